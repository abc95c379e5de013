import { describe, expect, it } from 'vitest';

import { legsTo, onTheWay } from './useClock';

describe('the way from one time to another', () => {
  it('begins where it is, ends where it is to be, and never goes back', () => {
    const times = Array.from({ length: 21 }, (_, index) => onTheWay(10, 50, index / 20));
    expect(times[0]).toEqual({ time: 10, settled: 0 });
    expect(times.at(-1)).toEqual({ time: 50, settled: 1 });
    expect(times.map(({ time }) => time)).toEqual(times.map(({ time }) => time).toSorted((a, b) => a - b));
  });

  it('shows what happens at its end only when it is there', () => {
    const settling = onTheWay(0, 40, 0.8);
    expect(settling.time).toBe(40);
    expect(settling.settled).toBeLessThan(1);
    expect(onTheWay(0, 40, 0.5).settled).toBe(0);
  });

  it('goes backwards through what has long settled', () => {
    expect(onTheWay(50, 10, 0.5)).toEqual({ time: 30, settled: 1 });
  });
});

describe('another run', () => {
  const parting = () => 30;
  const shown = { run: 'old', time: 80, settled: 1 };

  it('begins where the two part: the old one goes back to there', () => {
    expect(legsTo(shown, { run: 'new', to: 100, parting })).toEqual([
      { run: 'old', to: 30 },
      { run: 'new', to: 100 },
    ]);
  });

  it('goes on at once where they have not parted yet', () => {
    expect(legsTo({ ...shown, time: 20 }, { run: 'new', to: 100, parting })).toEqual([{ run: 'new', to: 100 }]);
    expect(legsTo(shown, { run: 'old', to: 5, parting })).toEqual([{ run: 'old', to: 5 }]);
  });
});
