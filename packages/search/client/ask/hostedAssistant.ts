import type { HostedConfig } from '../../shared/config';
import { SearchUnavailable } from '../../shared/types';

const defaultHost = 'https://askai.algolia.com';

/** Streams the hosted assistant's answer: a token is asked for, then a stream of AI SDK 5 UI messages is read. */
export async function* answerHosted(
  hosted: HostedConfig,
  question: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { appId, apiKey, indexName, assistantId = '', assistantHost = defaultHost } = hosted;
  const token = await fetchToken(assistantHost, assistantId, signal);
  const response = await fetch(`${assistantHost}/chat`, {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      authorization: `TOKEN ${token}`,
      'X-Algolia-API-Key': apiKey,
      'X-Algolia-Application-Id': appId,
      'X-Algolia-Index-Name': indexName,
      'X-Algolia-Assistant-Id': assistantId,
      'X-AI-SDK-Version': 'v5',
    },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      messages: [{ id: crypto.randomUUID(), role: 'user', parts: [{ type: 'text', text: question }] }],
      trigger: 'submit-message',
    }),
  });
  if (!response.ok || !response.body) throw new SearchUnavailable(`the assistant answered with ${response.status}`);
  yield* textDeltas(response.body);
}

async function fetchToken(host: string, assistantId: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${host}/chat/token`, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json', 'x-algolia-assistant-id': assistantId },
  });
  const { token } = (await response.json()) as { token?: string };
  if (!response.ok || !token) throw new SearchUnavailable('the assistant gave no token');
  return token;
}

interface StreamPart {
  type?: string;
  delta?: unknown;
  errorText?: unknown;
}

/** The text of a stream of server-sent events, piece by piece. @throws SearchUnavailable where the stream says so. */
export async function* textDeltas(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const line of lines(stream)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (!data || data === '[DONE]') continue;
    const part = parsePart(data);
    if (part.type === 'error') throw new SearchUnavailable(String(part.errorText ?? 'the assistant failed'));
    if (part.type === 'text-delta' && typeof part.delta === 'string') yield part.delta;
  }
}

function parsePart(data: string): StreamPart {
  try {
    return JSON.parse(data) as StreamPart;
  } catch {
    return {};
  }
}

async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const all = (rest + decoder.decode(chunk.value, { stream: true })).split(/\r?\n/);
    rest = all.pop() ?? '';
    yield* all;
  }
  if (rest) yield rest;
}
