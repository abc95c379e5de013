import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { clearNext, siteFolders, switchToNext } from './siteFolders';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'folders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function writeBuild(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
}
const served = (): string => readFileSync(path.join(root, 'build/index.html'), 'utf8');

it('puts the next build in the place of the present one, which is kept for answers that have begun', () => {
  const { build, next, previous } = siteFolders(root);
  writeBuild(build, 'old');
  clearNext(root);
  writeBuild(next, 'new');
  expect(served()).toBe('old');
  switchToNext(root);
  expect(served()).toBe('new');
  expect(existsSync(next)).toBe(false);
  expect(readFileSync(path.join(previous, 'index.html'), 'utf8')).toBe('old');
});

it('trusts nothing that a stopped build left', () => {
  const { build, next } = siteFolders(root);
  writeBuild(build, 'old');
  writeBuild(next, 'half');
  clearNext(root);
  expect(existsSync(next)).toBe(false);
  expect(served()).toBe('old');
});

it('puts the old site back where the switch was stopped in the middle', () => {
  const { build, next, previous, switching } = siteFolders(root);
  writeBuild(build, 'old');
  writeBuild(next, 'new');
  writeFileSync(switching, '');
  renameSync(build, previous);
  clearNext(root);
  expect(served()).toBe('old');
});

it('does not bring back a site that its owner has removed', () => {
  const { build, previous } = siteFolders(root);
  writeBuild(previous, 'older');
  clearNext(root);
  expect(existsSync(build)).toBe(false);
});
