import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { differenceFromLock, installBy } from './ensureInstalled.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

function write(file: string, packages: Packages): void {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
}

describe('what is installed', () => {
  const lock: Packages = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a-darwin': { version: '2.0.0', optional: true },
  };
  beforeEach(() => write('package-lock.json', lock));

  it('is what the lock names, less what is for other systems', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } });
    expect(differenceFromLock(root)).toBeNull();
  });

  it('is nothing yet', () => {
    expect(differenceFromLock(root)).toBe('nothing is installed yet');
  });

  it('is older, or lacks a package', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.9.0' } });
    expect(differenceFromLock(root)).toBe('node_modules/a: expected 2.0.0, found 1.9.0');
    write('node_modules/.package-lock.json', {});
    expect(differenceFromLock(root)).toBe('node_modules/a: expected 2.0.0, found nothing');
  });

  it('lacks the link to one of our own packages, which has no version', () => {
    write('package-lock.json', { 'node_modules/@groundwork/lib': { link: true } });
    write('node_modules/.package-lock.json', {});
    expect(differenceFromLock(root)).toBe('node_modules/@groundwork/lib: expected a link, found nothing');
    write('node_modules/.package-lock.json', { 'node_modules/@groundwork/lib': { link: true } });
    expect(differenceFromLock(root)).toBeNull();
  });
});

describe('the installation', () => {
  const by = (...statuses: (number | null)[]) => {
    const rests: number[] = [];
    const failure = installBy(
      () => ({ status: statuses.shift() ?? null }),
      (pause) => rests.push(pause),
    );
    return { failure, rests };
  };

  it('is tried three times', () => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    expect(by(0)).toEqual({ failure: null, rests: [] });
    expect(by(1, null, 0)).toEqual({ failure: null, rests: [2000, 6000] });
    const { failure, rests } = by(1, 1, 7);
    expect(rests).toEqual([2000, 6000]);
    expect(failure).toMatchObject({
      status: 7,
      sentence: expect.stringMatching(/failed three times.*run the same command again/) as string,
    });
    vi.restoreAllMocks();
  });

  it('is not tried again without an npm', () => {
    const failure = installBy(() => ({ status: null, error: new Error('spawn npm ENOENT') }));
    expect(failure?.sentence).toBe(
      'npm could not be started (spawn npm ENOENT): install Node 20.19 or newer with its npm.',
    );
  });
});

interface Entry {
  resolved?: string;
  /** Of one of our own packages, which stands in a folder of the repository. */
  link?: true;
  optionalDependencies?: Record<string, string>;
}

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };

  // A registry that lacks a version for some systems makes npm leave it out without a word, and `npm ci` then refuses.
  it('names every optional package, also those for other systems', () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isNamed(name, folder)),
    );
    expect(missing, 'in package.json, override the package that asks for them with an older version').toEqual([]);
  });

  it('names no host, so that every registry will do', () => {
    const resolved = Object.values(packages).flatMap(({ resolved, link }) => (link ? [] : (resolved ?? [])));
    expect(resolved).toEqual([]);
  });

  /** As Node looks for it: in the folder's own `node_modules`, then in those above. */
  function isNamed(name: string, folder: string): boolean {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    return isNamed(name, above === -1 ? '' : folder.slice(0, above));
  }
});
