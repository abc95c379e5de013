import { describe, expect, test } from 'vitest';

import { cumulativeLayoutShift, totalBlockingTime } from './vitals';

describe('cumulative layout shift', () => {
  test('is 0 without shifts', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
  });

  test('adds shifts less than a second apart and takes the largest window', () => {
    const shifts = [
      { at: 0, value: 0.1 },
      { at: 900, value: 0.2 },
      { at: 3000, value: 0.25 },
    ];
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.3);
  });

  test('ends a window after five seconds', () => {
    const shifts = Array.from({ length: 11 }, (_, index) => ({ at: index * 900, value: 0.1 }));
    expect(cumulativeLayoutShift(shifts)).toBeCloseTo(0.6);
  });
});

describe('total blocking time', () => {
  test('counts what lies beyond 50 ms of each task after the first paint', () => {
    const tasks = [
      { start: 500, duration: 80 },
      { start: 700, duration: 50 },
      { start: 800, duration: 120 },
    ];
    expect(totalBlockingTime(tasks, 400)).toBe(100);
  });

  test('leaves out what lies before it', () => {
    expect(totalBlockingTime([{ start: 100, duration: 200 }], 400)).toBe(0);
    expect(totalBlockingTime([{ start: 300, duration: 200 }], 400)).toBe(50);
  });
});
