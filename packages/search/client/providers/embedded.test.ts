import { expect, it, vi } from 'vitest';

import { Superseded, type SearchResponse } from '../../shared/types';
import { EmbeddedClient } from './embedded';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages';

/** A worker that answers when it is told to. */
class IdleWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly asked: WorkerQuestion[] = [];
  readonly terminate = vi.fn();

  postMessage(question: WorkerQuestion): void {
    this.asked.push(question);
  }

  answer(data: WorkerAnswer): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.onerror?.call(this as AbstractWorker as Worker, new Event('error') as ErrorEvent);
  }
}

const response: SearchResponse = {
  query: 'epoll',
  total: 0,
  hits: [],
  places: [],
  hasMore: false,
  topics: [],
  suggestions: [],
};
const request = { query: 'epoll', limit: 3 };

function clientOver(...workers: IdleWorker[]): EmbeddedClient {
  const start = vi.fn<() => Worker>();
  for (const worker of workers) start.mockReturnValueOnce(worker);
  return new EmbeddedClient('/search-index', start);
}

it('gives each question its own answer, in whatever order they come', async () => {
  const worker = new IdleWorker();
  const client = clientOver(worker);
  client.prepare();
  const found = client.search(request);
  const quoted = client.passages('why?', 1);
  expect(worker.asked.map(({ kind }) => kind)).toEqual(['prepare', 'search', 'passages']);
  worker.answer({ kind: 'passages', id: 2, passages: [] });
  worker.answer({ kind: 'found', id: 1, response });
  expect(await found).toBe(response);
  expect(await quoted).toEqual([]);
});

it('tells an overtaken query, a damaged file and a network that is away apart', async () => {
  const worker = new IdleWorker();
  const client = clientOver(worker);
  const errors = [1, 2, 3].map(() => client.search(request).catch((error: unknown) => error));
  worker.answer({ kind: 'superseded', id: 1 });
  worker.answer({ kind: 'failed', id: 2, message: 'status 404', isDamaged: true });
  worker.answer({ kind: 'failed', id: 3, message: 'offline', isDamaged: false });
  expect(await errors[0]).toBeInstanceOf(Superseded);
  expect(await errors[1]).toMatchObject({ name: 'SearchUnavailable', isDamaged: true });
  expect(await errors[2]).toMatchObject({ name: 'SearchUnavailable', isDamaged: false });
});

it('starts another worker after one whose script could not be had', async () => {
  const [broken, whole] = [new IdleWorker(), new IdleWorker()];
  const client = clientOver(broken, whole);
  const failed = client.search(request);
  broken.fail();
  await expect(failed).rejects.toMatchObject({ name: 'SearchUnavailable' });
  expect(broken.terminate).toHaveBeenCalled();
  const found = client.search(request);
  whole.answer({ kind: 'found', id: 2, response });
  expect(await found).toBe(response);
});

it('says at the query that a page may not start workers, and not before', async () => {
  const client = new EmbeddedClient('/search-index', () => {
    throw new Error('forbidden');
  });
  expect(() => client.prepare()).not.toThrow();
  await expect(client.search(request)).rejects.toMatchObject({ name: 'SearchUnavailable' });
});
