import { describe, expect, it } from 'vitest';

import { contrast, parseColour } from '@groundwork/lib/colour';
import { readableColour } from './readableColour';
import { themeCss, themeNames } from './themeCss';

describe('readableColour', () => {
  it('keeps a colour that can be read', () => {
    expect(readableColour('#9CDCFE', '#1E1E1E')).toBe('#9CDCFE');
  });

  it('lightens on dark and darkens on light paper, just enough', () => {
    for (const paper of ['#1e1e1e', '#ffffff'] as const) {
      const mended = parseColour(readableColour('rgb(128, 128, 160)', paper))!;
      expect(contrast(mended, parseColour(paper)!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mended, parseColour(paper)!)).toBeLessThan(5);
    }
  });
});

describe.each(themeNames)('theme %s', (name) => {
  const css = themeCss({ light: name, dark: name });
  const paper = parseColour(/\.code \{[^}]*background(?:-color)?: ([^;}]+)/.exec(css)![1]!)!;

  it('has no token below 4.5:1', () => {
    const texts = [...css.matchAll(/(?<![-\w])color: ([^;}]+)/g)].map((match) => match[1]!.trim());
    const tooFaint = texts.filter((text) => {
      const colour = parseColour(text);
      return colour !== undefined && contrast(colour, paper) < 4.5;
    });
    expect(tooFaint).toEqual([]);
  });
});
