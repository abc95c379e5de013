import { describe, expect, it } from 'vitest';

import { figureWidth } from '../../drawFigure';
import { draw, rectsOf, textsOf } from '../../testing/shapes';

describe('a figure of bit fields', () => {
  const float = `fields:
  - { bits: 1, name: "sign", value: "0" }
  - { bits: 8, name: "exponent", value: "10000010", mark: true }
  - { bits: 23, name: "fraction" }`;

  it('numbers the bits from the highest one', () => {
    const { svg, words } = draw('bits', float);
    expect(textsOf(svg)).toEqual(['sign', '0', '31', 'exponent', '10000010', '30–23', 'fraction', '22–0']);
    expect(words).toBe('bit 31: sign = 0; bits 30 to 23: exponent = 10000010 (emphasised); bits 22 to 0: fraction');
  });

  it('numbers them from the left in rows, as headers are drawn', () => {
    const header =
      'perRow: 32\nfields: [{ bits: 16, name: source }, { bits: 16, name: target }, { bits: 32, name: number }]';
    expect(textsOf(draw('bits', header).svg)).toEqual(['source', '0–15', 'target', '16–31', 'number', '0–31']);
    expect(() => draw('bits', header.replace('bits: 32', 'bits: 33'))).toThrow(
      /fields\.2: does not fit a row of 32 bits/,
    );
  });

  it('has all cells within the figure, however many digits a value has', () => {
    const { svg } = draw(
      'bits',
      `fields: [{ bits: 1, name: s }, { bits: 64, name: all, value: "${'10'.repeat(32)}" }]`,
    );
    for (const { at } of rectsOf(svg)) expect((at.x ?? 0) + (at.width ?? 0)).toBeLessThanOrEqual(figureWidth);
  });
});
