import { spawn } from 'node:child_process';

const message = {
  jsonrpc: '2.0', id: 1, method: 'tools/call',
  params: { name: 'get_order', arguments: { number: 17 },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {} } } };

const server = spawn('node', ['server.mjs'],
  { stdio: ['pipe', 'inherit', 'inherit'] });
server.stdin.end(JSON.stringify(message) + '\n');
