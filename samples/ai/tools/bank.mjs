// #region imports
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
// #endregion imports

const done = new Map();
async function charge(order) {
  await wait(900); // the bank's network
  appendFileSync('payments', `${order}\n`);
  return 'paid';
}
const ways = {
  'id of the call': async (id, order) => {
    if (!done.has(id)) done.set(id, charge(order));
    return done.get(id);
  },
  'order, noted after': async (id, order) => {
    if (!done.has(order)) done.set(order, await charge(order));
    return done.get(order);
  },
  'order, noted before': async (id, order) => {
    if (!done.has(order)) done.set(order, charge(order));
    return done.get(order);
  },
};

// #region serve
serveStdio(() => {
  const server = new McpServer({ name: 'bank', version: '1.0.0' });
  server.registerTool('charge', {
    inputSchema: z.object({ order: z.int() }),
    annotations: { idempotentHint: true },
  }, async ({ order }, context) => {
    const text = await ways[process.argv[2]](context.mcpReq.id, order);
    return { content: [{ type: 'text', text }] };
  });
  return server;
});
// #endregion serve
