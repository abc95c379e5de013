import { describe, expect, it } from 'vitest';

import { lastShared } from './replay';

const frames = (...texts: string[]) => texts.map((text) => ({ text, state: text.length }));

describe('lastShared', () => {
  it('is the last frame before two runs differ', () => {
    expect(lastShared(frames('a', 'b', 'c'), frames('a', 'b', 'd'))).toBe(1);
  });

  it('is the first one where they differ from the start', () => {
    expect(lastShared(frames('a'), frames('b'))).toBe(0);
  });

  it('is the end of the shorter one where the other goes on', () => {
    expect(lastShared(frames('a', 'b'), frames('a', 'b', 'c'))).toBe(1);
    expect(lastShared(frames('a', 'b', 'c'), frames('a', 'b'))).toBe(1);
  });
});
