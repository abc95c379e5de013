import { createServer } from 'node:http';
import Anthropic from '@anthropic-ai/sdk';
import { generateText, isStepCount, jsonSchema } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import OpenAI from 'openai';

// #region stand
// The stand-in calls `save` until it has been asked `calls` times.
let calls, asked, read;
const more = (body) => {
  asked++;
  read = body.match(/Error: [\w ]+|disk full|saved/)?.[0] ?? read;
  return asked <= calls;
};
const stand = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const again = more(body);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(request.url.includes('messages')
    ? { type: 'message', role: 'assistant', usage: {},
      stop_reason: again ? 'tool_use' : 'end_turn',
      content: [again
        ? { type: 'tool_use', id: 't' + asked, name: 'save', input: {} }
        : { type: 'text', text: 'done' }] }
    : { choices: [{ finish_reason: again ? 'tool_calls' : 'stop',
      message: { role: 'assistant', content: again ? null : 'done',
        tool_calls: again ? [{ id: 'c' + asked, type: 'function',
          function: { name: 'save', arguments: '{}' } }] : undefined,
      } }] }));
});
await new Promise((ready) => stand.listen(0, '127.0.0.1', ready));
const baseURL = `http://127.0.0.1:${stand.address().port}`;
const mock = new MockLanguageModelV4({ doGenerate: async (options) => {
  const again = more(JSON.stringify(options.prompt));
  return { warnings: [], usage: { inputTokens: {}, outputTokens: {} },
    finishReason: { unified: again ? 'tool-calls' : 'stop' },
    content: [again
      ? { type: 'tool-call', toolCallId: 'v' + asked,
        toolName: 'save', input: '{}' }
      : { type: 'text', text: 'done' }] };
} });
const user = [{ role: 'user', content: 'save it' }];
const type = { type: 'object', properties: {} };
const openai = new OpenAI({ apiKey: 'none', baseURL });
const claude = new Anthropic({ apiKey: 'none', baseURL });

const loops = {
  'OpenAI runTools': (run) => openai.chat.completions.runTools({
    model: 'm', messages: user, tools: [{ type: 'function', function: {
      name: 'save', parameters: type, function: run, parse: JSON.parse,
    } }] }).finalContent(),
  'Claude toolRunner': async (run) => (
    await claude.beta.messages.toolRunner({
      model: 'm', max_tokens: 99, messages: user, tools: [{
        name: 'save', input_schema: type, run, parse: (x) => x,
      }] }).runUntilDone()).content[0].text,
  'AI SDK': async (run, steps = {}) => (await generateText({
    model: mock, prompt: 'save it', ...steps, tools: { save: {
      inputSchema: jsonSchema(type), execute: run } } })).text,
  'AI SDK, 20 steps': (run) =>
    loops['AI SDK'](run, { stopWhen: isStepCount(20) }),
};
// #endregion stand
const fail = () => { throw new Error('disk full'); };
for (const [name, loop] of Object.entries(loops)) {
  [calls, asked, read] = [1, 0, 'nothing'];
  const end = await loop(fail).catch((e) => 'error ' + e.message);
  console.log(`${name}: model reads "${read}", ends with "${end}"`);
  [calls, asked] = [40, 0];
  const last = await loop(() => 'saved').catch((e) => e.message);
  console.log(`  endless: ${asked} requests, ends with "${last}"`);
}
stand.close();
