import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { compressFolder } from './compress';

let folder: string;
let cache: string;
beforeEach(() => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  folder = path.join(root, 'build');
  cache = path.join(root, 'cache');
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const text = 'The same words again and again. '.repeat(100);
const write = (file: string, content: string): void => writeFileSync(path.join(folder, file), content);

it('writes both forms beside each text file, and they hold the same text', async () => {
  write('docs/a.html', text);
  await expect(compressFolder(folder, cache)).resolves.toEqual({ files: 1, fresh: 1 });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'docs/a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'docs/a.html.gz'))).toString()).toBe(text);
});

it('leaves alone what is small or compressed already', async () => {
  write('small.txt', 'x');
  write('picture.png', text);
  await expect(compressFolder(folder, cache)).resolves.toEqual({ files: 0, fresh: 0 });
  expect(readdirSync(folder).sort()).toEqual(['docs', 'picture.png', 'small.txt']);
});

it('compresses the same content once, and again when it changes', async () => {
  write('a.js', text);
  await compressFolder(folder, cache);
  write('b.js', text);
  await expect(compressFolder(folder, cache)).resolves.toEqual({ files: 2, fresh: 0 });
  write('a.js', `${text}!`);
  await expect(compressFolder(folder, cache)).resolves.toEqual({ files: 2, fresh: 1 });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.js.br'))).toString()).toBe(`${text}!`);
});

it('drops from the cache what no build has used for a month', async () => {
  write('a.js', text);
  await compressFolder(folder, cache);
  const [old] = readdirSync(cache);
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  for (const name of readdirSync(cache)) utimesSync(path.join(cache, name), longAgo, longAgo);
  write('a.js', `${text}!`);
  await compressFolder(folder, cache);
  expect(existsSync(path.join(cache, old!))).toBe(false);
});

it('takes from the cache nothing that is not the content, whatever its size', async () => {
  write('a.js', text);
  await compressFolder(folder, cache);
  for (const name of readdirSync(cache)) {
    const bytes = readFileSync(path.join(cache, name));
    writeFileSync(path.join(cache, name), name.endsWith('.br') ? bytes.subarray(0, 10) : Buffer.alloc(bytes.length));
  }
  await expect(compressFolder(folder, cache)).resolves.toEqual({ files: 1, fresh: 1 });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'a.js.gz'))).toString()).toBe(text);
});

it('takes for another build what one has compressed, also while both run', async () => {
  const other = path.join(path.dirname(folder), 'other');
  mkdirSync(other);
  write('a.js', text);
  writeFileSync(path.join(other, 'a.js'), text);
  await compressFolder(folder, cache);
  await expect(compressFolder(other, cache)).resolves.toEqual({ files: 1, fresh: 0 });
  expect(readFileSync(path.join(other, 'a.js.br'))).toEqual(readFileSync(path.join(folder, 'a.js.br')));
  const both = await Promise.all([compressFolder(folder, cache), compressFolder(other, cache)]);
  expect(both).toEqual([
    { files: 1, fresh: 0 },
    { files: 1, fresh: 0 },
  ]);
});

it('goes on where the cache cannot be written, and says so in one sentence', async () => {
  for (const name of ['a.js', 'b.js']) write(name, text + name);
  // A file stands where the folder would be.
  writeFileSync(cache, '');
  const said: string[] = [];
  await expect(compressFolder(folder, cache, (line) => said.push(line))).resolves.toEqual({ files: 2, fresh: 2 });
  expect(said).toEqual([expect.stringMatching(/cache cannot be written \(E\w+\), so that the next build compresses/)]);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.js.br'))).toString()).toBe(`${text}a.js`);
});

it('leaves alone what has the name of an entry and is none', async () => {
  write('a.js', text);
  await compressFolder(folder, cache);
  const [entry = ''] = readdirSync(cache);
  rmSync(path.join(cache, entry));
  mkdirSync(path.join(cache, entry));
  await expect(compressFolder(folder, cache)).resolves.toEqual({ files: 1, fresh: 1 });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.js.br'))).toString()).toBe(text);
});

it('compresses two files of the same content at the same time', async () => {
  for (const name of ['a.js', 'b.js', 'c.js', 'd.js']) write(name, text);
  await expect(compressFolder(folder, cache)).resolves.toMatchObject({ files: 4 });
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
