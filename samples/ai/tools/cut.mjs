// #region server
import { createServer } from 'node:http';
import Anthropic from '@anthropic-ai/sdk';

let json, stop; // what was written, and why it stopped
const content_block = {
  type: 'tool_use', id: 't1', name: 'cancel', input: {} };
const events = () => Object.entries({
  message_start: { message:
    { type: 'message', content: [], usage: {} } },
  content_block_start: { index: 0, content_block },
  content_block_delta: { index: 0, delta:
    { type: 'input_json_delta', partial_json: json } },
  content_block_stop: { index: 0 },
  message_delta: { delta: { stop_reason: stop }, usage: {} },
  message_stop: {},
}).map(([type, data]) => `event: ${type}\n` +
  `data: ${JSON.stringify({ type, ...data })}\n\n`).join('');
const server = createServer((request, response) => response
  .setHeader('content-type', 'text/event-stream').end(events()));
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const claude = new Anthropic({ apiKey: 'none',
  baseURL: `http://127.0.0.1:${server.address().port}` });
// #endregion server
const whole = '{"state":"open","keep":[17,18,19]}';
for (stop of ['tool_use', 'max_tokens']) {
  json = stop === 'tool_use' ? whole : whole.slice(0, -5);
  console.log('written:', json);
  const message = await claude.messages.stream(
    { model: 'm', max_tokens: 99, messages: [] }).finalMessage();
  console.log(message.stop_reason,
    JSON.stringify(message.content[0].input));
  try { console.log('JSON.parse:', JSON.parse(json).keep); }
  catch (error) { console.log('JSON.parse:', error.name); }
}
server.close();
