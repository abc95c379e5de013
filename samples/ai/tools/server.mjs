import { McpServer, inputRequired, acceptedContent }
  from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';

const yes = z.object({ sure: z.boolean() });
const seats = z.int().min(1).max(9);

serveStdio(() => {
  const server = new McpServer({ name: 'trains', version: '1.0.0' });
  server.registerTool('book', {
    description: 'Books seats on a train. Costs money.',
    inputSchema: z.object({ train: z.string(), seats }),
    annotations: { destructiveHint: true },
  }, async ({ train, seats }, { mcpReq }) => {
    const answer = acceptedContent(mcpReq.inputResponses, 'ask', yes);
    if (answer === undefined) {
      const message = `Book ${seats} seats on ${train}?`;
      const ask =
        inputRequired.elicit({ message, requestedSchema: yes });
      return inputRequired({ inputRequests: { ask } });
    }
    const done = `booked ${seats} on ${train}`;
    const text = answer.sure ? done : 'refused';
    return { content: [{ type: 'text', text }] };
  });
  return server;
});
