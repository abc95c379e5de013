import { McpServer }
  from '@modelcontextprotocol/server';
import { serveStdio }
  from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

const orders = { 17: 'sent on Monday' };
const definition = {
  description: 'Says where an order is.',
  inputSchema: z.object({ number: z.int() }),
};
function getOrder({ number }) {
  const text = orders[number] ?? 'unknown';
  return { content: [{ type: 'text', text }] };
}
function makeServer() {
  const server = new McpServer({
    name: 'shop', version: '1.0.0' });
  server.registerTool(
    'get_order', definition, getOrder);
  return server;
}
serveStdio(makeServer);
