import fs from 'node:fs';
import path from 'node:path';

import { expect, it, vi } from 'vitest';

import { hashOf } from '../../contract/hash';
import { notesFolder } from '../../testing/notesFolder';
import { packageBinds } from './packages';

it('a page that pins nothing gets nothing', () =>
  expect(packageBinds('/nowhere', ['a.mjs'], '/home/reader/a')).toEqual([]));

it('what it pins is taken from where it was fetched before, by the hash of its files', () => {
  const { root, write } = notesFolder();
  vi.stubEnv('XDG_CACHE_HOME', root);
  for (const file of ['package.json', 'package-lock.json', 'go.mod', 'go.sum']) write(`page/${file}`, file);
  const npm = hashOf(process.platform, process.arch, 'package.json', 'package-lock.json');
  const fetched = [`groundwork/samples/npm/${npm}`, `groundwork/samples/go-modules/${hashOf('go.mod', 'go.sum')}`];
  for (const folder of fetched) fs.mkdirSync(path.join(root, folder), { recursive: true });
  expect(packageBinds(path.join(root, 'page'), ['go.sum', 'package-lock.json'], '/home/reader/a')).toEqual([
    { source: path.join(root, fetched[0]!, 'node_modules'), target: '/home/reader/a/node_modules', mode: 'ro' },
    { source: path.join(root, fetched[1]!, 'mod'), target: '/home/reader/go/pkg/mod', mode: 'ro' },
  ]);
  vi.unstubAllEnvs();
});
