import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import type { NoteSet } from '../notes/note';
import { groundwork, peers } from '../sites/sites';
import { clearOutside, prepareSite } from './preparedSite';

const peer = { ...peers[0]!, write: (folder: string) => writeFileSync(path.join(folder, 'written'), '') };
const own = { ...groundwork, write: peer.write };
const set: NoteSet = {
  topics: [],
  notes: [],
  introduction: { page: '', file: '', title: '', description: '', text: '', samplesOf: '', generated: false },
};

let place: string;

beforeEach(() => {
  place = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'bench-sites-')));
  mkdirSync(path.join(place, 'kept/node_modules'), { recursive: true });
  for (const clone of ['a', 'b']) {
    mkdirSync(path.join(place, clone, peer.packages), { recursive: true });
    symlinkSync(path.join(place, 'kept/node_modules'), path.join(place, clone, peer.packages, 'node_modules'));
  }
  return () => rmSync(place, { recursive: true });
});

const prepare = (clone: string, site = peer) =>
  prepareSite(site, { root: path.join(place, clone), set, labs: new Map() }).folder;

test("a peer's site stands beside its packages, in a place that no other clone has, and our own in the clone", () => {
  const folders = [prepare('a'), prepare('b')];
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) expect(folder.startsWith(path.join(place, 'kept') + path.sep)).toBe(true);
  expect(prepare('a', own)).toBe(path.join(place, 'a/.cache/bench/groundwork-0'));
});

test('what stands outside a clone is removed for this clone alone, and what stands in it stays', () => {
  const [a, b, inside] = [prepare('a'), prepare('b'), prepare('a', own)];
  clearOutside(path.join(place, 'a'), [own, peer]);
  expect([a, b, inside].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
