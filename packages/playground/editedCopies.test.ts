import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseCopies, withCopy } from './editedCopies';

const copy = (file: string, text = 'mine'): ReturnType<typeof parseCopies>[number] => ({
  page: '/docs/go/pointers',
  file,
  texts: [text],
});

describe('copies that a reader edited', () => {
  it('are read as they were stored, and whatever else stands there is nothing', () => {
    const copies = [copy('a.mjs'), copy('b.mjs')];
    expect(parseCopies(JSON.stringify(copies))).toEqual(copies);
    expect(parseCopies(JSON.stringify([copy('a.mjs'), { page: 1 }, null, { ...copy('b'), texts: [2] }]))).toEqual([
      copy('a.mjs'),
    ]);
    expect(parseCopies(null)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseCopies(text))));
    fc.assert(fc.property(fc.json(), (text) => parseCopies(text).every(({ texts }) => Array.isArray(texts))));
  });

  it('have one a sample, the newest first, and none for one that is as the page has it', () => {
    const both = withCopy([copy('a.mjs'), copy('b.mjs')], copy('b.mjs', 'newer'));
    expect(both).toEqual([copy('b.mjs', 'newer'), copy('a.mjs')]);
    expect(withCopy(both, { ...copy('b.mjs'), texts: undefined })).toEqual([copy('a.mjs')]);
  });

  it('drop the oldest where there are too many or all are too long', () => {
    const many = Array.from({ length: 40 }, (_, index) => copy(`${index}.mjs`));
    expect(withCopy(many, copy('new.mjs'))).toEqual([copy('new.mjs'), ...many.slice(0, 29)]);
    expect(withCopy([copy('old.mjs', 'x'.repeat(150_000))], copy('new.mjs', 'x'.repeat(60_000)))).toEqual([
      copy('new.mjs', 'x'.repeat(60_000)),
    ]);
  });
});
