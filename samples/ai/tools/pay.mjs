import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport }
  from '@modelcontextprotocol/client/stdio';
import { readFileSync, writeFileSync } from 'node:fs';

for (const way of ['id of the call', 'order, noted after',
  'order, noted before']) {
  writeFileSync('payments', '');
  const client = new Client({ name: 'shop', version: '1.0.0' });
  await client.connect(new StdioClientTransport({
    command: 'node', args: ['bank.mjs', way] }));
  const pay = (timeout) => client.callTool({ name: 'charge',
    arguments: { order: 17 } }, { timeout });
  const first = await pay(300).catch((error) => error.message);
  const second = await pay(9000);
  const lines = readFileSync('payments', 'utf8').match(/\n/g);
  console.log(`${way}: ${first}, then`,
    second.content[0].text, `- charged ${lines.length} times`);
  await client.close();
}
