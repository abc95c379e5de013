import { Client }
  from '@modelcontextprotocol/client';
import { StdioClientTransport }
  from '@modelcontextprotocol/client/stdio';

const client = new Client({
  name: 'assistant', version: '1.0.0' });
await client.connect(new StdioClientTransport({
  command: 'node', args: ['server.mjs'] }));

const { tools } = await client.listTools();
for (const { name, description } of tools)
  console.log(name, '-', description);

const result = await client.callTool({
  name: 'get_order', arguments: { number: 17 } });
console.log(result.content);
await client.close();
