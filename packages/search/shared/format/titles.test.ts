import { describe, expect, it } from 'vitest';

import { packTitles, unpackTitles } from './titles';

describe('titles', () => {
  it('come back with the concepts that they do not name', () => {
    const pages = [
      { title: 'Processes', route: '/docs/linux/processes', defines: ['process-id', 'processes', 'zombie'] },
      { title: 'Signals', route: '/docs/linux/kill', defines: [] },
      { title: 'Home', route: '/', defines: [] },
      { title: '"C" & <b>', route: '/x', defines: [] },
    ];
    expect(unpackTitles(packTitles(pages))).toEqual([
      { title: 'Processes', route: '/docs/linux/processes', concepts: ['process id', 'zombie'] },
      { title: 'Signals', route: '/docs/linux/kill', concepts: [] },
      { title: 'Home', route: '/', concepts: [] },
      { title: '"C" & <b>', route: '/x', concepts: [] },
    ]);
    expect(unpackTitles(packTitles([]))).toEqual([]);
  });

  it('say once what title and route have in common', () => {
    const packed = packTitles([
      { title: 'Processes', route: '/docs/linux/processes', defines: [] },
      { title: 'Processes and threads', route: '/docs/linux/processes-and-threads', defines: [] },
    ]);
    expect(packed).toBe('["Processes","/docs/linux/","","Processes and threads","",""]');
  });

  it.each(['', '{}', '["a"]', '[1, 2, 3]', '["a", "b"]'])('%j is no list of titles', (text) => {
    expect(unpackTitles(text)).toBeNull();
  });
});
