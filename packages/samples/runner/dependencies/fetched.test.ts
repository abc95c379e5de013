import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { fetchOnce } from './fetched';

vi.mock('@groundwork/machine/withRetries', async (original) => {
  const { withRetries } = await original<typeof import('@groundwork/machine/withRetries')>();
  return {
    // As it is, without the rests.
    withRetries: <T>(what: string, work: () => T, tries = { attempts: 3, firstRest: 0 }) =>
      withRetries(what, work, { ...tries, rest: () => {} }),
  };
});
vi.spyOn(console, 'log').mockImplementation(() => {});

const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-fetched-'));
vi.stubEnv('XDG_CACHE_HOME', cache);
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(cache, { recursive: true, force: true });
});

const kept = (): string[] => fs.readdirSync(path.join(cache, 'groundwork/samples/things'));
beforeEach(() => fs.rmSync(path.join(cache, 'groundwork'), { recursive: true, force: true }));

it('fetches once, and gives the same folder to whoever asks again', () => {
  const fill = vi.fn((draft: string) => fs.writeFileSync(path.join(draft, 'thing'), 'whole'));
  const folder = fetchOnce('things', 'abc', 'a thing', fill);
  expect(fetchOnce('things', 'abc', 'a thing', fill)).toBe(folder);
  expect(fill).toHaveBeenCalledTimes(1);
  expect(fs.readFileSync(path.join(folder, 'thing'), 'utf8')).toBe('whole');
  expect(kept()).toEqual(['abc']);
});

it('begins anew after a half, and trusts none', () => {
  let tries = 0;
  const folder = fetchOnce('things', 'def', 'a hiccup', (draft) => {
    expect(fs.readdirSync(draft)).toEqual([]);
    fs.writeFileSync(path.join(draft, 'half'), '');
    if (++tries < 3) throw new Error('connection reset');
    fs.writeFileSync(path.join(draft, 'rest'), '');
  });
  expect(fs.readdirSync(folder).sort()).toEqual(['half', 'rest']);
  expect(kept()).toEqual(['def']);
});

it('leaves nothing where it fails, and then tries more of the same kind once only', () => {
  const fill = vi.fn((draft: string) => {
    fs.writeFileSync(path.join(draft, 'half'), '');
    throw new Error('no route');
  });
  expect(() => fetchOnce('things', 'one', 'a registry', fill)).toThrow('no route');
  expect(fill).toHaveBeenCalledTimes(3);
  expect(() => fetchOnce('things', 'two', 'a registry', fill)).toThrow('no route');
  expect(fill).toHaveBeenCalledTimes(4);
  expect(kept()).toEqual([]);
});

it('takes what another process finished first', () => {
  const folder = fetchOnce('things', 'both', 'a race', (draft) => {
    fs.writeFileSync(path.join(draft, 'ours'), '');
    const theirs = draft.replace(/both.*$/, 'both');
    fs.mkdirSync(theirs);
    fs.writeFileSync(path.join(theirs, 'theirs'), '');
  });
  expect(fs.readdirSync(folder)).toEqual(['theirs']);
  expect(kept()).toEqual(['both']);
});
