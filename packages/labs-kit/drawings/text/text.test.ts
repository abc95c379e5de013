import { describe, expect, it } from 'vitest';

import { LINE, spread, labelWidth } from './text';

describe('textWidth', () => {
  it('grows with the text, its size and its strength', () => {
    expect(labelWidth('', 12)).toBe(0);
    expect(labelWidth('wants 2 ', 12)).toBeGreaterThan(labelWidth('wants 2', 12));
    expect(labelWidth('client', 13)).toBeGreaterThan(labelWidth('client', 12));
    expect(labelWidth('client', 12, true)).toBeGreaterThan(labelWidth('client', 12));
  });

  it('knows narrow letters from wide ones', () => {
    expect(labelWidth('ill', 12)).toBeLessThan(labelWidth('mow', 12) / 2);
  });
});

describe('spread', () => {
  it('leaves alone what has room, and keeps a line between the others', () => {
    expect(spread([0, 40])).toEqual([0, 40]);
    expect(spread([0, 4, 6, 90])).toEqual([0, LINE, 2 * LINE, 90]);
  });
});
