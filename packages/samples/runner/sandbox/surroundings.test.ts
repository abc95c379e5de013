import fs from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { baseBinds, baseEnvironment, environmentFolder, folderAbove, repository, sharedCache } from './surroundings';

it('knows the repository that it belongs to, wherever in it this folder stands', () => {
  expect(repository).toBe(process.cwd());
  expect(sharedCache).toBe(path.resolve('.cache/samples'));
  expect(() => folderAbove(import.meta.dirname, 'no-such-file')).toThrow('No folder with no-such-file above');
});

it('gives a sample folders that are there', () => {
  const binds = baseBinds();
  expect(binds.map(({ target }) => target)).toEqual(expect.arrayContaining(['/node_modules', '/environment']));
  for (const { source } of binds) expect(fs.existsSync(source), source).toBe(true);
  expect(fs.readdirSync(environmentFolder)).toEqual(['browser.mjs', 'tsconfig.json', 'validate.mjs']);
});

it('gives it one home, locale and time zone, and the commands of the system', () => {
  expect(baseEnvironment()).toMatchObject({ HOME: '/home/reader', LC_ALL: 'C.UTF-8', TZ: 'UTC' });
  expect(baseEnvironment()['PATH']).toMatch(/:\/usr\/bin:.*:\/node_modules\/\.bin$/);
});
