import { expect, it } from 'vitest';

import { countsFrom, countsLine, judge, sum } from './counts';

it('adds up and says so in one line', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  expect(countsLine(total)).toBe('5 passed, 1 failed, 1 skipped');
  expect(countsLine({ ...total, skipped: 0 })).toBe('5 passed, 1 failed');
});

it('reads the last totals of an output, and nothing that only looks like them', () => {
  expect(countsFrom('1 passed, 0 failed\nmore\n4 passed, 2 failed, 3 skipped\n')).toEqual({
    passed: 4,
    failed: 2,
    skipped: 3,
  });
  expect(countsFrom('  | 1 passed, 0 failed\nabout 2 passed, 0 failed')).toBeNull();
});

it('counts a runner that ended badly as failed, whatever it reported', () => {
  expect(judge({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(judge({ passed: 9, failed: 3, skipped: 0 }, 1).failed).toBe(3);
  expect(judge(null, null).failed).toBe(1);
});

it('counts a runner that ran nothing as failed', () => {
  expect(judge(null, 0).failed).toBe(1);
  expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  expect(judge({ passed: 1, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});
