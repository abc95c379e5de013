import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { starlight } from '../sites/starlight';
import { installPeer, type Installer } from './install';

let place: string;
let root: string;
let folder: string;
let installed: string[];
let waited: number[];

/** Fails as often as it is told, leaving half of its work, and then does all of it. */
function installer(failures: number): Installer {
  return {
    cache: path.join(place, 'cache'),
    say: () => undefined,
    rest: (milliseconds) => void waited.push(milliseconds),
    install: (target) => {
      installed.push(target);
      mkdirSync(path.join(target, 'node_modules/astro'), { recursive: true });
      if (installed.length <= failures) return false;
      writeFileSync(path.join(target, 'node_modules/astro/package.json'), '{}');
      return true;
    },
  };
}

const kept = () => readdirSync(path.join(place, 'cache/bench'));
const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/astro': { version },
      'node_modules/of-another-platform': { optional: true },
    },
  });

beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'bench-install-'));
  root = path.join(place, 'clone');
  folder = path.join(root, starlight.packages);
  [installed, waited] = [[], []];
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', '.npmrc']) writeFileSync(path.join(folder, name), '{}');
  writeFileSync(path.join(folder, 'package-lock.json'), lockOf('1.0.0'));
  return () => rmSync(place, { recursive: true });
});

test('packages are kept outside the clone and linked, and fetched once for all clones', () => {
  installPeer(root, starlight, installer(0));
  rmSync(path.join(folder, 'node_modules'));
  installPeer(root, starlight, installer(0));
  expect(installed).toHaveLength(1);
  expect(readFileSync(path.join(folder, 'node_modules/astro/package.json'), 'utf8')).toBe('{}');
});

test('another lock has packages of its own', () => {
  installPeer(root, starlight, installer(0));
  writeFileSync(path.join(folder, 'package-lock.json'), lockOf('2.0.0'));
  installPeer(root, starlight, installer(0));
  expect(kept()).toHaveLength(2);
});

test('what fails is tried three times with longer and longer pauses, and nothing of it stays', () => {
  installPeer(root, starlight, installer(2));
  expect(waited).toEqual([5000, 15_000]);
  expect(kept()).toHaveLength(1);
});

test('after three failures one sentence says what to do, and nothing half-done is kept', () => {
  expect(() => installPeer(root, starlight, installer(3))).toThrow(/Starlight was not installed.*run the same/);
  expect([installed.length, kept(), existsSync(path.join(folder, 'node_modules'))]).toEqual([3, [], false]);
});

test('kept packages that lost a part are installed again', () => {
  installPeer(root, starlight, installer(0));
  rmSync(path.join(folder, 'node_modules/astro/package.json'));
  installPeer(root, starlight, installer(0));
  expect(installed).toHaveLength(2);
  expect(existsSync(path.join(folder, 'node_modules/astro/package.json'))).toBe(true);
});

test('a node_modules that an earlier bench installed in the clone gives way', () => {
  mkdirSync(path.join(folder, 'node_modules/old'), { recursive: true });
  installPeer(root, starlight, installer(0));
  expect(readdirSync(path.join(folder, 'node_modules'))).toEqual(['astro']);
});
