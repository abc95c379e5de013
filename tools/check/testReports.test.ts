import { expect, it } from 'vitest';

import {
  fromPlaywright,
  fromVitest,
  isRepeatable,
  mostFailures,
  resultOfReport,
  settled,
  type TestReport,
} from './testReports';

const test = (title: string, status: string, ancestorTitles: string[] = []) => ({ title, status, ancestorTitles });

it('names the failed tests of Vitest, and the files that could not be loaded', () => {
  const report = fromVitest(
    {
      numPassedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: '/site/lib/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [test('holds', 'failed', ['a']), test('is', 'passed')],
        },
        {
          name: '/site/lib/b.test.ts',
          status: 'failed',
          message: '\u001b[31mCannot find module\u001b[0m\nat b',
          assertionResults: [],
        },
      ],
    },
    '/site',
  );
  expect(report).toEqual({
    passed: 1,
    skipped: 2,
    failed: [
      { name: 'lib/a.test.ts › a › holds', file: 'lib/a.test.ts' },
      { name: 'lib/b.test.ts › Cannot find module', file: 'lib/b.test.ts' },
    ],
    flaky: [],
  });
});

it('names the failed and flaky tests of Playwright, and errors of no test', () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    line,
    file: 'e2e/x.spec.ts',
    tests: [{ status }],
  });
  const report = fromPlaywright(
    {
      config: { rootDir: '/site/tests' },
      suites: [
        {
          title: 'e2e/x.spec.ts',
          specs: [spec('opens', 3, 'unexpected'), spec('closes', 9, 'expected')],
          suites: [{ title: 'in the dark', specs: [spec('shines', 20, 'flaky')] }],
        },
      ],
      errors: [
        { message: 'SyntaxError: x\nat y', location: { file: '/site/tests/e2e/y.spec.ts' } },
        { message: 'Error: Testing stopped early after 25 maximum allowed failures.' },
      ],
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 4 },
    },
    '/site',
  );
  expect(report).toEqual({
    passed: 2,
    skipped: 4,
    failed: [
      { name: 'tests/e2e/x.spec.ts:3 › opens', file: 'tests/e2e/x.spec.ts' },
      { name: 'tests/e2e/y.spec.ts › SyntaxError: x', file: 'tests/e2e/y.spec.ts' },
    ],
    flaky: ['tests/e2e/x.spec.ts:20 › in the dark › shines'],
  });
});

const run = (passed: number, ...failed: string[]): TestReport => ({
  passed,
  skipped: 1,
  failed: failed.map((name) => ({ name, file: 'x.test.ts' })),
  flaky: [],
});

it('takes what passed alone as flaky, and what failed again as failed', () => {
  expect(settled(run(5, 'a', 'b'), run(1, 'b'))).toEqual({ ...run(6, 'b'), flaky: ['a'] });
  expect(settled(run(5, 'a'), run(1))).toEqual({ ...run(6), flaky: ['a'] });
});

it('trusts no repetition that ran nothing', () => {
  const first = run(5, 'a');
  expect(settled(first, null)).toBe(first);
  expect(settled(first, run(0))).toBe(first);
});

it('repeats no run that was ended early, and says that it was', () => {
  const many = Array.from({ length: mostFailures }, (_, index) => `test ${index}`);
  expect(isRepeatable(run(5))).toBe(false);
  expect(isRepeatable(run(5, 'a'))).toBe(true);
  expect(isRepeatable(run(5, ...many))).toBe(false);
  expect(resultOfReport(run(5, ...many)).failures[0]).toContain('ended after 25 failures');
  expect(resultOfReport(run(5, 'a'))).toEqual({ passed: 5, skipped: 1, failed: 1, failures: ['a'] });
});
