import { describe, expect, it } from 'vitest';

import { packTitles, unpackTitles } from './titles';

describe('titles', () => {
  it('come back as they were', () => {
    const pages = [
      { title: 'epoll', route: '/docs/linux/epoll' },
      { title: '"C" & <b>', route: '/x' },
    ];
    expect(unpackTitles(packTitles(pages))).toEqual(pages);
    expect(unpackTitles(packTitles([]))).toEqual([]);
  });

  it.each(['', '{}', '["a"]', '[1, 2]', '["a", "b"'])('%j is no list of titles', (text) => {
    expect(unpackTitles(text)).toBeNull();
  });
});
