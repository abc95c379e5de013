import { afterAll, beforeAll, expect, it } from 'vitest';

import { defined } from '@groundwork/lib/defined';
import { buildIndex } from '../../indexer';
import { pageRecord } from '../../testing/fixtures';
import { openCountedEngine, type CountedEngine } from './countedEngine';

const files = buildIndex([
  pageRecord('/docs/linux/epoll', { text: 'epoll tells a process which of the watched descriptors are ready.' }),
  pageRecord('/docs/linux/pipes', { text: 'A pipe has two descriptors, one to read from and one to write to.' }),
]);

let counted: CountedEngine;

beforeAll(async () => {
  counted = await openCountedEngine(async (name) => defined(files.get(name), `${name} of the index`));
  // Whatever is read or compiled once is behind us.
  await workFor('epoll descriptors');
});

afterAll(() => counted.close());

/** The newest query's ranking is kept, so another is asked between. */
async function workFor(query: string): Promise<number> {
  await counted.engine.search({ query: 'watched', limit: 3 });
  await counted.takeWork();
  await counted.engine.search({ query, limit: 3 });
  return counted.takeWork();
}

it('counts the same for the same query, again and again, but for a fiftieth', async () => {
  const first = await workFor('epoll descriptors');
  expect(first).toBeGreaterThan(100);
  // The platform may compile a function again between two runs.
  for (let run = 0; run < 3; run++)
    expect(Math.abs((await workFor('epoll descriptors')) - first) / first).toBeLessThan(0.02);
});

it('counts more for more words', async () => {
  await workFor('epoll descriptors pipe ready');
  expect(await workFor('epoll descriptors pipe ready')).toBeGreaterThan(await workFor('epoll descriptors'));
});

it('counts no more for a megabyte than for what the engine reads of it', async () => {
  const query = 'epoll descriptor '.repeat(60_000);
  const { cutTo } = await counted.engine.search({ query, limit: 3 });
  await counted.takeWork();
  expect(cutTo?.length).toBeLessThanOrEqual(300);
  const [whole, cut] = [await workFor(query), await workFor(cutTo ?? '')];
  expect(whole).toBeLessThan(cut * 1.1);
});
