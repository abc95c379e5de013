import { expect, it } from 'vitest';

import { readListing, writeListing } from './listingMeta';

it('reads what it wrote', () => {
  const folds = [{ name: 'helpers', first: 10, last: 14 }];
  const notes = [{ text: 'Asks "why", once.', first: 1, last: 1 }];
  const words = writeListing({ marks: '{1,3-4}', numbered: true, folds, added: [3, 4, 9], notes });
  expect(words).toMatch(/^\{1,3-4\} numbers folds="10-14:helpers" added="3-4,9-9" notes="1-1:Asks%20/);
  expect(readListing(words)).toEqual({
    marked: new Set([1, 3, 4]),
    numbered: true,
    folds,
    added: new Set([3, 4, 9]),
    notes,
  });
});

it('finds nothing in other words', () => {
  expect(writeListing({ marks: '', numbered: false, folds: [] })).toBe('');
  expect(readListing('title="numbers {1}.go"')).toMatchObject({ numbered: false, folds: [], notes: [] });
});
