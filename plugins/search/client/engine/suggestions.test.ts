import { expect, it } from 'vitest';

import { buildIndex } from '../../node/buildIndex';
import { pageRecord } from '../../testing/fixtures';
import { gather } from './gather';
import { IndexStore } from './indexStore';
import { parseQuery } from './parseQuery';
import { suggestionsFor } from './suggestions';

const pages = [
  pageRecord('/docs/storage/inodes', { title: 'Inodes', text: 'The inode has links.' }),
  pageRecord('/docs/linux/processes', { title: 'Processes', text: 'A process has a parent.' }),
];
const files = buildIndex(pages);
const store = new IndexStore((name) => Promise.resolve(files.get(name)!));

/** What is suggested where nothing was found for the query. */
const suggested = async (query: string): Promise<string[]> =>
  suggestionsFor(store, await gather(store, parseQuery(query).words), [], pages.length);

it('suggests the words that have results', async () => {
  expect(await suggested('inode parent')).toEqual(expect.arrayContaining(['inode', 'parent']));
});

it('does not suggest what was asked', async () => {
  expect(await suggested('inode ')).toEqual([]);
  expect(await suggested('inode parent')).not.toContain('inode parent');
});
