import { describe, expect, it } from 'vitest';

import { LabelTooWide, textWidth, unbreakable, wrapLabel } from './textWidth';

describe('the width of a label', () => {
  it('is that of the widest font, and larger in bold', () => {
    expect(textWidth('m')).toBe(13);
    expect(textWidth('iii')).toBe(11);
    expect(textWidth('main', true)).toBeGreaterThan(textWidth('main'));
    expect(textWidth('日本')).toBe(26);
  });

  it('decides where a line breaks: at spaces, and after the signs of names', () => {
    expect(wrapLabel('finds the file', 60)).toEqual(['finds the', 'file']);
    expect(wrapLabel('clock_gettime', 60)).toEqual(['clock_', 'gettime']);
    expect(wrapLabel('a/b', 100)).toEqual(['a/b']);
    expect(wrapLabel('', 10)).toEqual([]);
    expect(unbreakable('finds the file')).toBe(textWidth('finds'));
  });

  it('is refused where a word does not fit', () => {
    expect(() => wrapLabel('a transaction', 50)).toThrow(LabelTooWide);
    expect(() => wrapLabel('a transaction', 50)).toThrow(`"transaction" is ${textWidth('transaction')} px wide`);
  });
});
