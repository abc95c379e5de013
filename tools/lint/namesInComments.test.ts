import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ownSources } from './importCycles';
import { lostNames, lostPaths } from './namesInComments';

const root = process.cwd();
/** What git leaves out, and its own folder: an earlier build's copies of sources stand there. */
const others = new Set(['.git', 'node_modules', 'build', 'books', '.docusaurus', '.cache', 'test-results']);
const read = (file: string) => ({ file, text: readFileSync(path.join(root, file), 'utf8') });

/** All files below a folder of the repository, from the root. */
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (others.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
const all = filesBelow('');

it('names and paths that comments put between backticks are in the repository', () => {
  const sources = [...ownSources(root), ...all.filter((file) => file.endsWith('.css'))].map(read);
  expect(sources.length).toBeGreaterThan(1000);
  expect(lostNames(sources, all)).toEqual([]);
});

it('paths that documents put between backticks are there', () => {
  const documents = all.filter((file) => /^(README|CONTRIBUTING)\.md$|^contributing\//.test(file)).map(read);
  expect(documents.length).toBeGreaterThan(5);
  expect(documents.flatMap((document) => lostPaths(document, all))).toEqual([]);
});

it('finds what is not there', () => {
  const sources = [
    {
      file: 'a.ts',
      text: '/** As `lostName` in `gone/away/`, `b.tsx`, `b.ts` and `lib/b.ts`; `seenName`. */\nconst seenName = 1;',
    },
    { file: 'lib/b.ts', text: 'const a = "`inText`"; // `otherName()` of `lib/c.ts`' },
    { file: 'a.css', text: '.a {}\n/* As in\n   `gone.tsx` */' },
  ];
  expect(
    lostNames(
      sources,
      sources.map(({ file }) => file),
    ),
  ).toEqual([
    { file: 'a.ts', line: 1, name: 'lostName' },
    { file: 'a.ts', line: 1, name: 'gone/away/' },
    { file: 'a.ts', line: 1, name: 'b.tsx' },
    { file: 'lib/b.ts', line: 1, name: 'otherName()' },
    { file: 'lib/b.ts', line: 1, name: 'lib/c.ts' },
    { file: 'a.css', line: 3, name: 'gone.tsx' },
  ]);
});
