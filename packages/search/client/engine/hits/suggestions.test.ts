import { expect, it } from 'vitest';

import { buildIndex } from '../../../node/buildIndex';
import { pageRecord } from '../../../testing/fixtures';
import { evidenceOf, type WordEvidence } from '../rank/evidence';
import { expandQuery } from '../expand/expandQuery';
import { IndexStore } from '../indexStore';
import { parseQuery } from '../parseQuery';
import { rankPages } from '../rank/rankPages';
import { suggestionsFor } from './suggestions';

const pages = [
  pageRecord('/docs/storage/inodes', { title: 'Inodes', text: 'The inode has links.' }),
  pageRecord('/docs/linux/processes', { title: 'Processes', text: 'A process has a parent.' }),
];
const files = buildIndex(pages);
const store = new IndexStore((name) => Promise.resolve(files.get(name)!));

const evidence = async (query: string): Promise<WordEvidence[]> =>
  (await expandQuery(store, parseQuery(query).words)).map((word) => evidenceOf(word, pages.length));

const hasResults = async (query: string): Promise<boolean> => rankPages(await evidence(query), pages.length).length > 0;

/** What is suggested where nothing was found for the query. */
const suggested = async (query: string): Promise<string[]> =>
  suggestionsFor(store, await evidence(query), [], hasResults);

it('suggests the words that have results', async () => {
  expect(await suggested('inode parent')).toEqual(expect.arrayContaining(['inode', 'parent']));
});

it('does not suggest what was asked', async () => {
  expect(await suggested('inode ')).toEqual([]);
  expect(await suggested('inode parent')).not.toContain('inode parent');
});
