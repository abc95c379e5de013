import { beforeEach, describe, expect, it } from 'vitest';

import type { StorageSlot } from '../searchHost';
import { recentSearches, rememberSearch } from './recentSearches';

let stored: string | null;
const slot: StorageSlot = {
  get: () => stored,
  set: (value) => void (stored = value),
  del: () => void (stored = null),
};

beforeEach(() => {
  stored = null;
});

describe('recent searches', () => {
  it('are the six newest, newest first, each once', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', '']) rememberSearch(slot, query);
    expect(recentSearches(slot)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('leave out what is too long to be shown', () => {
    rememberSearch(slot, 'x'.repeat(81));
    expect(recentSearches(slot)).toEqual([]);
  });

  it.each(['', 'no JSON', 'null', '{}', '"epoll"', '[1, null, {}]'])('are none where storage holds %j', (rubbish) => {
    stored = rubbish;
    expect(recentSearches(slot)).toEqual([]);
  });

  it('keep what is good of what storage holds', () => {
    stored = JSON.stringify(['epoll', 7, 'y'.repeat(100), ...'abcdefgh']);
    expect(recentSearches(slot)).toEqual(['epoll', 'a', 'b', 'c', 'd', 'e']);
  });
});
