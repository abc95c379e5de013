import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport }
  from '@modelcontextprotocol/client/stdio';

// #region show
/** Prints a message as JSON, without what is the same in each. */
function show(arrow, message) {
  const same = ['jsonrpc', '_meta', '$schema', 'title'];
  const json = JSON.stringify(message, (key, value) =>
    same.includes(key) ? undefined : value);
  const lines = json.match(/.{1,62}(?=,"|$|\{"|\[)[,{[]*|.{1,62}/g);
  console.log(`${arrow} ${lines.join('\n     ')}`);
}

class Shown extends StdioClientTransport {
  send(message, ...more) {
    show('-->', message);
    const receive = this.onmessage;
    this.onmessage = (answer, ...rest) => {
      this.onmessage = receive;
      show('<--', answer);
      receive(answer, ...rest);
    };
    return super.send(message, ...more);
  }
}
// #endregion show

// #region client
const client = new Client({ name: 'desk', version: '1.0.0' }, {
  capabilities: { elicitation: { form: {} } },
  versionNegotiation: { mode: { pin: '2026-07-28' } },
});
client.setRequestHandler('elicitation/create', ({ params }) => {
  console.log(`    THE USER IS ASKED: ${params.message}`);
  return { action: 'accept', content: { sure: true } };
});
const transport = new Shown({ command: 'node', args: ['server.mjs'] });
await client.connect(transport);
await client.listTools();
for (const seats of ['two', 2])
  await client.callTool({
    name: 'book', arguments: { train: 'ICE 9', seats },
  });
await client.close();
// #endregion client
