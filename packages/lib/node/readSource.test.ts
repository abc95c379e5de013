import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readSource } from './readSource';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'source-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function read(content: string | Buffer): string {
  writeFileSync(path.join(root, 'note.mdx'), content);
  return readSource(root, 'note.mdx');
}

it('answers a text of UTF-8 as it is', () => {
  expect(read('größe ↵ 🙂 \uFFFD\n')).toBe('größe ↵ 🙂 \uFFFD\n');
});

it.each([
  ['Latin-1', Buffer.from('one\ntwo\ncaf\xe9\n', 'latin1'), 'note.mdx:3', 'the byte E9'],
  ['half of a character', Buffer.from([0x61, 0x0a, 0xe2, 0x82]), 'note.mdx:2', 'the byte E2'],
  ['a byte-order mark', '\uFEFF---\n', 'note.mdx:1', 'EF BB BF'],
  ['a carriage return', 'one\ntwo\r\n', 'note.mdx:2', 'a carriage return (CR)'],
  ['a megabyte', 'x'.repeat(1_000_000), 'note.mdx', '1000000 bytes'],
])('refuses %s, with its place', (_what, content, place, found) => {
  expect(() => read(content)).toThrow(`${place}\n  expected  `);
  expect(() => read(content)).toThrow(found);
  expect(() => read(content)).toThrow('\n  hint      ');
});
