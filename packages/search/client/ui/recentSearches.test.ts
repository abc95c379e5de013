import { beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetSearches, recentSearches, rememberSearch } from './recentSearches';

const stored = vi.hoisted(() => ({ value: null as string | null }));

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => stored.value,
    set: (value: string) => (stored.value = value),
    del: () => (stored.value = null),
  }),
}));

beforeEach(() => {
  stored.value = null;
});

describe('recent searches', () => {
  it('are the six newest, newest first, each once', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', '']) rememberSearch(query);
    expect(recentSearches()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('leave out what is too long to be shown', () => {
    rememberSearch('x'.repeat(81));
    expect(recentSearches()).toEqual([]);
  });

  it.each(['', 'no JSON', 'null', '{}', '"epoll"', '[1, null, {}]'])('are none where storage holds %j', (rubbish) => {
    stored.value = rubbish;
    expect(recentSearches()).toEqual([]);
  });

  it('keep what is good of what storage holds', () => {
    stored.value = JSON.stringify(['epoll', 7, 'y'.repeat(100), ...'abcdefgh']);
    expect(recentSearches()).toEqual(['epoll', 'a', 'b', 'c', 'd', 'e']);
  });

  it('are forgotten', () => {
    rememberSearch('epoll');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
});
