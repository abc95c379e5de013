import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { userCache } from './userCache';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-home-'));
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CACHE_HOME', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true, force: true });
});

it('is in the folder for caches that the user names, else in the home', () => {
  expect(userCache('/clone/.cache')).toBe(path.join(home, '.cache/groundwork'));
  vi.stubEnv('XDG_CACHE_HOME', 'relative');
  expect(userCache('/clone/.cache')).toBe(path.join(home, '.cache/groundwork'));
  vi.stubEnv('XDG_CACHE_HOME', path.join(home, 'elsewhere'));
  expect(userCache('/clone/.cache')).toBe(path.join(home, 'elsewhere/groundwork'));
  expect(fs.readdirSync(path.join(home, 'elsewhere/groundwork'))).toEqual([]);
});

it('is in the clone where that cannot be written, and says so once', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  fs.writeFileSync(path.join(home, 'file'), '');
  vi.stubEnv('XDG_CACHE_HOME', path.join(home, 'file'));
  expect(userCache('/clone/.cache')).toBe('/clone/.cache');
  expect(userCache('/clone/.cache')).toBe('/clone/.cache');
  expect(said.mock.calls).toEqual([
    [
      `${path.join(home, 'file/groundwork')} cannot be written (ENOTDIR), so what is fetched is kept in /clone/.cache, for this clone alone.`,
    ],
  ]);
});
