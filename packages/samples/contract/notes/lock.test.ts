import fs from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { readLock, writeLock } from './lock';

const { root } = notesFolder();
const file = path.join(root, 'samples/go/maps/samples.lock.json');
const evidence = { source: 'a', output: 'b', inputs: 'c', toolchain: 'go 1.26.8', date: '2026-11-26' };
const nothing = { programs: {}, sessions: {}, norun: {} };

it('a page without a lock has no evidence', () => expect(readLock(root, 'go/maps')).toEqual(nothing));

it('is read as it was written: keys in order, without empty parts', () => {
  const lock = { ...nothing, programs: { 'b.go': evidence, 'a.go': evidence } };
  writeLock(root, 'go/maps', lock);
  expect(readLock(root, 'go/maps')).toEqual(lock);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toMatch(/^\{\n {2}"programs": \{\n {4}"a\.go"[^]*"b\.go"[^]*\}\n$/);
  expect(text).not.toContain('sessions');
});

it('is no file any more where nothing is left of it', () => {
  writeLock(root, 'go/maps', nothing);
  expect(fs.existsSync(file)).toBe(false);
});
