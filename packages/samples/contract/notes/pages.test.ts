import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { docFileOf, inputFiles, listPages, pageOf, pageOfFile, pagesBelow } from './pages';

const { root, write } = notesFolder();
for (const file of ['java/jvm/index.mdx', 'java/jvm/threads.mdx', 'go/maps.md', 'go/_draft.mdx', 'go/map.png'])
  write(`docs/${file}`, '');

it('a page is named by its path, without extension and index', () => {
  expect(listPages(root)).toEqual(['go/maps', 'java/jvm', 'java/jvm/threads']);
  expect(pagesBelow(root, 'java/jvm')).toEqual(['java/jvm/threads']);
  expect(pagesBelow(root, 'none')).toEqual([]);
  expect(pageOf('java/jvm/index.mdx')).toBe('java/jvm');
  expect(pageOfFile(root, `${root}/docs/java/jvm/index.mdx`)).toBe('java/jvm');
  expect(pageOfFile(root, `${root}/site/pages/why.mdx`)).toBeUndefined();
});

it('its file is found again by that name', () => {
  expect(listPages(root).map((page) => docFileOf(root, page))).toEqual([
    'docs/go/maps.md',
    'docs/java/jvm/index.mdx',
    'docs/java/jvm/threads.mdx',
  ]);
  expect(() => docFileOf(root, 'go/none')).toThrow('No note at docs/go/none.mdx');
});

it('its samples run with the files of its folder, less what was recorded and what belongs to a page below', () => {
  for (const file of ['Main.java', 'Main.java.out', 'samples.json', 'samples.lock.json', 'data/words.txt'])
    write(`samples/java/jvm/${file}`, '');
  write('samples/java/jvm/threads/Pool.java', '');
  write('samples/java/jvm/node_modules/a/index.js', '');
  expect(inputFiles(root, 'java/jvm', listPages(root))).toEqual(['Main.java', 'data/words.txt']);
  expect(inputFiles(root, 'go/maps', listPages(root))).toEqual([]);
});
