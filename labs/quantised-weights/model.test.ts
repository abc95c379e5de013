import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { FORMATS, model, prediction, REACHES, type Setup } from './model';
import { bitsOf, codeOf, COLUMNS, errorOf, groupsOf, scaleOf } from './quantise';

/** Every value of a float with one sign, two exponent and one fraction bit, from its bits: an independent table. */
const E2M1 = Array.from({ length: 16 }, (_, bits) => {
  const [sign, exponent, fraction] = [bits >> 3, (bits >> 1) & 3, bits & 1];
  const size = exponent === 0 ? fraction / 2 : (1 + fraction / 2) * 2 ** (exponent - 1);
  return sign ? -size : size;
});

const next = seeded(8);
const groups = Array.from({ length: 200 }, () =>
  Array.from({ length: 8 }, () => (next() - 0.5) * 10 ** Math.floor(next() * 4)),
);

describe('a group', () => {
  it('keeps whole numbers within their bits, half a step away at most', () => {
    for (const [format, most] of [
      ['int8', 127],
      ['int4', 7],
    ] as const)
      for (const group of groups) {
        const scale = scaleOf(group, format);
        const codes = group.map((weight) => codeOf(weight, scale, format));
        expect(Math.max(...codes.map(Math.abs))).toBe(most);
        codes.forEach((code, index) => {
          expect(Number.isInteger(code)).toBe(true);
          expect(Math.abs(code * scale - group[index]!)).toBeLessThanOrEqual(scale / 2 + 1e-9);
        });
      }
  });

  it('stores the nearest 4-bit float, and its largest fills the format', () => {
    for (const group of groups) {
      const scale = scaleOf(group, 'mxfp4');
      expect(Number.isInteger(Math.log2(scale / 1000))).toBe(true);
      const most = Math.max(...group.map(Math.abs)) / scale;
      expect(most).toBeGreaterThanOrEqual(4);
      expect(most).toBeLessThan(8);
      for (const weight of group) {
        const code = codeOf(weight, scale, 'mxfp4');
        expect(E2M1).toContain(code);
        const nearest = Math.min(...E2M1.map((value) => Math.abs(value - weight / scale)));
        expect(Math.abs(code - weight / scale)).toBeCloseTo(nearest, 9);
      }
    }
  });

  it('is counted once', () => {
    for (const reach of REACHES)
      expect(groupsOf(reach).flat()).toEqual(Array.from({ length: 32 }, (_, index) => index));
    expect(bitsOf('int4', 'block')).toBe(8);
    expect(bitsOf('mxfp4', 'all')).toBe(4.25);
  });
});

describe('the run', () => {
  const last = (setup: Setup) => model.trace(setup).at(-1)!.state;
  const others = (setup: Setup): number => {
    const { weights, stored } = last(setup);
    return errorOf(weights.slice(COLUMNS), stored.slice(COLUMNS));
  };

  it('shows what the note says: a scale protects those outside its group', () => {
    for (const format of FORMATS) {
      const spoilt = others({ format, reach: 'all', outlier: true });
      const apart = others({ format, reach: 'row', outlier: true });
      expect(spoilt).toBeGreaterThan(0.5);
      expect(apart).toBeLessThan(0.2);
      expect(apart).toBe(others({ format, reach: 'row', outlier: false }));
      const zeros = (setup: Setup) =>
        last(setup)
          .stored.slice(0, COLUMNS)
          .filter((value) => value === 0).length;
      expect(zeros({ format, reach: 'row', outlier: true })).toBeGreaterThan(
        zeros({ format, reach: 'block', outlier: true }),
      );
    }
  });

  it('asks what the next step answers', () => {
    const { text } = model.trace(model.initial)[model.startAt + 1]!;
    expect(text).toBe(
      `Row 1: ${8 - Number(prediction.choices[prediction.right])} of 8 weights become 0. As a whole, the row is off by 85.3 % of its size.`,
    );
    expect(new Set(prediction.choices).size).toBe(3);
  });
});
