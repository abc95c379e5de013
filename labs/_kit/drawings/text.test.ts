import { describe, expect, it } from 'vitest';

import { LINE, spread, textWidth } from './text';

describe('textWidth', () => {
  it('grows with the text, its size and its strength', () => {
    expect(textWidth('', 12)).toBe(0);
    expect(textWidth('wants 2 ', 12)).toBeGreaterThan(textWidth('wants 2', 12));
    expect(textWidth('client', 13)).toBeGreaterThan(textWidth('client', 12));
    expect(textWidth('client', 12, true)).toBeGreaterThan(textWidth('client', 12));
  });

  it('knows narrow letters from wide ones', () => {
    expect(textWidth('ill', 12)).toBeLessThan(textWidth('mow', 12) / 2);
  });
});

describe('spread', () => {
  it('leaves alone what has room, and keeps a line between the others', () => {
    expect(spread([0, 40])).toEqual([0, 40]);
    expect(spread([0, 4, 6, 90])).toEqual([0, LINE, 2 * LINE, 90]);
  });
});
