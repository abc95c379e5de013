import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

const orders = { 17: 'sent on Monday', 18: 'being packed' };

serveStdio(() => {
  const server = new McpServer({ name: 'shop', version: '1.0.0' });
  server.registerTool('get_order', {
    description: 'Says where an order is.',
    inputSchema: z.object({ number: z.int() }),
  }, ({ number }) => ({
    content: [{ type: 'text', text: orders[number] ?? 'unknown' }],
  }));
  return server;
});
