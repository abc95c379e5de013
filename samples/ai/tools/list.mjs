import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport }
  from '@modelcontextprotocol/client/stdio';
import { countTokens } from 'gpt-tokenizer/model/gpt-5';

const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: 'list', version: '1.0.0' });
await client.connect(new StdioClientTransport({ command, args }));
const { tools } = await client.listTools();
console.log(tools[0].name, '-', tools[0].description);
const text = JSON.stringify(tools.map(
  ({ name, description, inputSchema }) =>
    ({ name, description, inputSchema })));
console.log(tools.length, 'tools,', countTokens(text), 'tokens');
await client.close();
