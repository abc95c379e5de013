import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eased, interpolate } from './interpolate';

describe('interpolate', () => {
  it('leads from one number to another', () => {
    const way = interpolate('10', '20')!;
    expect([0, 0.25, 1].map(way)).toEqual(['10', '12.5', '20']);
  });

  it('leads along paths, points and transforms of the same shape', () => {
    expect(interpolate('M0,0 L10,-4', 'M0,2 L20,4')!(0.5)).toBe('M0,1 L15,0');
    expect(interpolate('0,0 4,4', '2,2 4,8')!(0.5)).toBe('1,1 4,6');
    expect(interpolate('translate(0 8)', 'translate(4 0)')!(0.25)).toBe('translate(1 6)');
  });

  it('ends at the very text that was asked for', () => {
    expect(interpolate('1', '2.50')!(1)).toBe('2.50');
  });

  it('has no way between equal values, other shapes, arcs and words', () => {
    expect(interpolate('7', '7')).toBeNull();
    expect(interpolate('M0,0 L1,1', 'M0,0 L1,1 L2,2')).toBeNull();
    expect(interpolate('M0,0 A5 5 0 0 1 9 9', 'M0,0 A5 5 0 1 1 8 8')).toBeNull();
    expect(interpolate('none', 'some')).toBeNull();
  });

  it('stays between its ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999, max: 999 }),
        fc.integer({ min: -999, max: 999 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, part) => {
          const value = Number(interpolate(String(from), String(to))?.(part) ?? to);
          expect(value).toBeGreaterThanOrEqual(Math.min(from, to));
          expect(value).toBeLessThanOrEqual(Math.max(from, to));
        },
      ),
    );
  });
});

describe('eased', () => {
  it('begins at 0, ends at 1 and never goes back', () => {
    const parts = Array.from({ length: 101 }, (_, index) => eased(index / 100));
    expect([parts[0], parts[50], parts[100]]).toEqual([0, 0.5, 1]);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });
});
