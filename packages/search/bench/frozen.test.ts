import { beforeAll, describe, expect, it } from 'vitest';

import { report } from '@groundwork/machine/report';
import { betterThan, readFigures, worseThan, type Figures } from './figures/figures';
import { measureFigures } from './figures/measureFigures';

/**
 * Half a minute of a processor: some 800 queries once with all that runs counted, and once each from an empty cache.
 * What is held here no edit of a note moves, because the pages, the readers' words and the judgments stand still.
 */
describe('The search, over the frozen pages', () => {
  let frozen: Figures;
  let found: Figures;

  beforeAll(async () => {
    frozen = await readFigures();
    found = await measureFigures();
    for (const rise of betterThan(frozen, found))
      report('search', `frozen pages, ${rise}; \`npm run bench:search -- --figures\` holds it from now on`);
  }, 600_000);

  it('answers every set and kind of query as well as when they were frozen', () => {
    expect(worseThan(frozen, found, 'relevance')).toEqual([]);
  });

  it('fetches no more before the first results', () => {
    expect(worseThan(frozen, found, 'bytes')).toEqual([]);
  });

  it('does no more for an answer', () => {
    expect(worseThan(frozen, found, 'work')).toEqual([]);
  });
});
