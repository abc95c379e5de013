import { afterAll, beforeAll, expect, it } from 'vitest';

import { hostedConfig } from '../../testing/fixtures';
import { HostedDouble } from '../../testing/hostedDouble';
import { answerHosted, textDeltas } from './hostedAssistant';

const double = new HostedDouble();
let assistantHost = '';
beforeAll(async () => {
  assistantHost = await double.start();
});
afterAll(() => double.stop());

const ask = async (): Promise<string> => {
  const hosted = hostedConfig({ assistantId: 'helper', assistantHost });
  let text = '';
  for await (const piece of answerHosted(hosted, 'why twice?', new AbortController().signal)) text += piece;
  return text;
};

it('streams what the assistant says', async () => {
  double.assistantSays = ['It runs ', 'twice.\n', '<b>'];
  expect(await ask()).toBe('It runs twice.\n<b>');
  const chat = double.requests.find(({ path }) => path === '/chat');
  expect(chat?.headers).toMatchObject({
    authorization: 'TOKEN a-token',
    'x-algolia-assistant-id': 'helper',
    'x-algolia-index-name': 'notes',
  });
  expect(chat?.body).toMatchObject({ messages: [{ role: 'user', parts: [{ type: 'text', text: 'why twice?' }] }] });
});

it('says that the assistant is unavailable when it fails', async () => {
  double.failWith = 500;
  await expect(ask()).rejects.toMatchObject({ name: 'SearchUnavailable' });
  double.failWith = undefined;
});

it('reads a stream cut anywhere, and passes over what it does not know', async () => {
  const text =
    'data: {"type":"text-delta","delta":"é"}\r\n\r\ndata: not json\n\n: comment\ndata: {"type":"tool","delta":"no"}\ndata: {"type":"text-delta","delta":"!"}\ndata: [DONE]';
  const bytes = new TextEncoder().encode(text);
  for (let cut = 0; cut <= bytes.length; cut++) {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    let read = '';
    for await (const piece of textDeltas(stream)) read += piece;
    expect(read).toBe('é!');
  }
});

it('throws what the stream calls an error', async () => {
  const stream = new Response('data: {"type":"error","errorText":"rate limit"}\n').body!;
  await expect(textDeltas(stream).next()).rejects.toThrow('rate limit');
});
