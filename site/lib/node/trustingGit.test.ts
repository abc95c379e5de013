import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { trustingGit } from './trustingGit';

it('adds to the settings that are there already', () => {
  const environment = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'a.b', GIT_CONFIG_VALUE_0: 'c' };
  expect(trustingGit('/site', environment)).toEqual({
    ...environment,
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_1: 'safe.directory',
    GIT_CONFIG_VALUE_1: '/site',
  });
});

it('lets git read a checkout that is said to be of another user', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'git-'));
  const git = (env: NodeJS.ProcessEnv): string =>
    execFileSync('git', ['rev-parse', '--show-toplevel'], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  // What git's own tests do in the place of a second user.
  const foreign = { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
  expect(() => git(foreign)).toThrow(/dubious ownership/);
  expect(path.basename(git(trustingGit(folder, foreign)))).toBe(path.basename(folder));
  rmSync(folder, { recursive: true });
});
