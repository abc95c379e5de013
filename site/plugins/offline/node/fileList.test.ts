import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { bytesOf, filesOf } from '../shared/fileList';
import { fileList } from './fileList';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  write('index.html', 'home');
  write('docs.html', 'contents');
  write('docs/linux/pipes.html', '<a href="/base/assets/files/pipe.c.0123.txt">whole</a>');
  write('docs/linux/pipes.json', '{}');
  write('docs/java/jvm/threads.html', 'threads');
  write('assets/files/pipe.c.0123.txt', 'int main;');
  write('assets/js/main.0123.js', 'js');
  for (const other of ['index.html.br', 'docs/linux/pipes.md', 'feed.xml', '.source-hash', 'frames/a.html'])
    write(other, 'x');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

const addresses = (files: readonly (readonly [string, string, number])[]): string[] =>
  files.map(([address]) => address);

it('gives a topic its notes and what they name, and all topics the rest', async () => {
  const { common, topics } = await fileList(folder);
  expect(addresses(topics['linux'] ?? [])).toEqual([
    'docs/linux/pipes',
    'assets/files/pipe.c.0123.txt',
    'docs/linux/pipes.json',
  ]);
  expect(addresses(topics['java'] ?? [])).toEqual(['docs/java/jvm/threads']);
  expect(addresses(common)).toEqual(['assets/js/main.0123.js', 'docs', '']);
});

it('has another version when a file changes, and the same when none does', async () => {
  const { version } = await fileList(folder);
  expect((await fileList(folder)).version).toBe(version);
  write('docs/linux/pipes.json', '{"html":""}');
  expect((await fileList(folder)).version).not.toBe(version);
});

it('counts a file once that two topics need, and nothing where no topic is chosen', async () => {
  const list = await fileList(folder);
  const shared = { ...list, topics: { ...list.topics, other: list.topics['linux'] ?? [] } };
  expect(filesOf(shared, ['linux', 'other'])).toEqual(filesOf(list, ['linux']));
  expect(bytesOf(filesOf(list, []))).toBe(0);
  expect(addresses(filesOf(list, ['constructor']))).toEqual(addresses(list.common));
});
