import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { indexFolder } from '../shared/config';
import { writeIndexInThread } from './indexThread';

// Below the repository: the thread finds packages from where its code stands.
let folder: string;
beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('.cache/index-thread-'));
  await writeFile(path.join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sections = [{ heading: '', anchor: '', level: 1, text: 'Waits for many descriptors.', code: '' }];
const epoll = {
  route: '/docs/epoll',
  defines: [],
  title: 'epoll',
  description: '',
  topic: { id: 'linux', title: 'Linux' },
  sections,
};
const sources = (outDir: string) => ({ outDir, pages: [epoll], places: [] });

it('writes the index of the pages', async () => {
  await writeIndexInThread(sources(folder), folder);
  const manifest = JSON.parse(await readFile(path.join(folder, `${indexFolder}.json`), 'utf8')) as { shards: string };
  expect(manifest.shards).not.toBe('');
});

it('throws what the thread throws', async () => {
  await expect(writeIndexInThread(sources(path.join(folder, 'file')), folder)).rejects.toThrow(/ENOTDIR/);
});
