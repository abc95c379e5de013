import { expect, it } from 'vitest';

import { countsLine, judge, nothing, resultFrom, sum } from './counts';

it('adds up and says so in one line', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1, failures: [] },
    { passed: 3, failed: 1, skipped: 0, failures: ['one'] },
  ]);
  expect(countsLine(total)).toBe('5 passed, 1 failed, 1 skipped');
  expect(countsLine({ ...total, skipped: 0 })).toBe('5 passed, 1 failed');
  expect(total.failures).toEqual(['one']);
});

it('reads the last totals of an output, and nothing that only looks like them', () => {
  expect(resultFrom('1 passed, 0 failed\nmore\n4 passed, 2 failed, 3 skipped\n')).toEqual({
    passed: 4,
    failed: 2,
    skipped: 3,
    failures: [],
  });
  expect(resultFrom('  | 1 passed, 0 failed\nabout 2 passed, 0 failed')).toBeNull();
});

it('reads the names of what failed, each once', () => {
  const output = 'FAILED a/b program x.mjs\n  | FAILED inside an output\nFAILED c\nFAILED c\n0 passed, 2 failed\n';
  expect(resultFrom(output)?.failures).toEqual(['a/b program x.mjs', 'c']);
});

it('counts a runner that ended badly as failed, whatever it reported', () => {
  expect(judge({ ...nothing, passed: 9 }, 1).failed).toBe(1);
  expect(judge({ ...nothing, passed: 9, failed: 3 }, 1).failed).toBe(3);
  expect(judge(null, null).failed).toBe(1);
});

it('counts a runner that ran nothing as failed', () => {
  expect(judge(null, 0)).toMatchObject({ failed: 1, failures: ['no test ran'] });
  expect(judge(nothing, 0).failed).toBe(1);
  expect(judge({ ...nothing, passed: 1 }, 0).failed).toBe(0);
});
