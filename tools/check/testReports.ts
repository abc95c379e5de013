import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { firstLineOf } from '@groundwork/lib/firstLineOf';
import type { CheckResult } from './counts';

/** After so many failures a run of tests ends: what breaks everything is seen from these as well. */
export const mostFailures = 25;

/** A test that failed: its name is `file › titles`. */
interface FailedTest {
  name: string;
  /** From the root. */
  file: string;
}

/** What a run of tests told of itself, in one form for all runners. */
export interface TestReport {
  passed: number;
  skipped: number;
  failed: readonly FailedTest[];
  /** Names of those that passed only when they were repeated. */
  flaky: readonly string[];
}

/** The part of the JSON report of Vitest that is read here. */
export interface VitestJson {
  numPassedTests: number;
  numPendingTests: number;
  testResults: readonly {
    /** Absolute. */
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

/** Reads a report of Vitest; `root` is the folder that names are told from. */
export function fromVitest({ numPassedTests, numPendingTests, testResults }: VitestJson, root: string): TestReport {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded, or whose hooks fail, has no failed test of its own.
    if (tests.length === 0 && status === 'failed') return [{ name: `${file} › ${firstLine(message)}`, file }];
    return tests.map(({ ancestorTitles, title }) => ({
      name: [file, ...ancestorTitles.filter((name) => name !== ''), title].join(' › '),
      file,
    }));
  });
  return { passed: numPassedTests, skipped: numPendingTests, failed, flaky: [] };
}

interface PlaywrightSuite {
  title: string;
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly { status: string }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** The part of the JSON report of Playwright that is read here. */
export interface PlaywrightJson {
  config: { rootDir: string };
  suites: readonly PlaywrightSuite[];
  /** Of no test: a file that cannot be loaded, a configuration that cannot be read. */
  errors: readonly { message?: string; location?: { file: string } }[];
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

/** Reads a report of Playwright; `root` is the folder that names are told from. */
export function fromPlaywright({ config, suites, errors, stats }: PlaywrightJson, root: string): TestReport {
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const fileOf = (file: string): string => path.relative(root, path.resolve(config.rootDir, file));
  const withStatus = (status: string): FailedTest[] =>
    specs
      .filter(({ statuses }) => statuses.includes(status))
      .map(({ file, line, titles }) => ({
        name: [`${fileOf(file)}:${line}`, ...titles].join(' › '),
        file: fileOf(file),
      }));
  const broken = errors
    // The limit itself, which `resultOf` tells.
    .filter(({ message = '' }) => !message.includes('Testing stopped early'))
    .map(({ message = 'an error without a message', location }) => {
      const file = location ? fileOf(location.file) : 'playwright.config.ts';
      return { name: `${file} › ${firstLine(message)}`, file };
    });
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [...withStatus('unexpected'), ...broken],
    flaky: withStatus('flaky').map(({ name }) => name),
  };
}

interface Spec {
  file: string;
  line: number;
  titles: readonly string[];
  statuses: readonly string[];
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite, above: readonly string[]): Spec[] {
  return [
    ...specs.map(({ title, file, line, tests }) => ({
      file,
      line,
      titles: [...above, title],
      statuses: tests.map(({ status }) => status),
    })),
    ...suites.flatMap((suite) => specsOf(suite, [...above, suite.title])),
  ];
}

const firstLine = (text: string): string => firstLineOf(stripVTControlCharacters(text));

/**
 * True where a run is worth repeating for what failed in it: something did, and not so much that the run was ended
 * early.
 */
export const isRepeatable = ({ failed }: TestReport): boolean => failed.length > 0 && failed.length < mostFailures;

/**
 * The report of a run whose failed tests were repeated alone. What passed then is flaky; what failed again has failed,
 * and so has what was not seen to fail before. Null is the report of a repetition that wrote none.
 */
export function settled(first: TestReport, again: TestReport | null): TestReport {
  if (!again || again.passed + again.failed.length === 0) return first;
  const still = new Set(again.failed.map(({ name }) => name));
  const recovered = first.failed.map(({ name }) => name).filter((name) => !still.has(name));
  return {
    passed: first.passed + recovered.length,
    skipped: first.skipped,
    failed: again.failed,
    flaky: [...new Set([...first.flaky, ...recovered])],
  };
}

/** Counts and names for the end of the output. A run that was cut short says so among the names. */
export function resultOfReport({ passed, skipped, failed }: TestReport): CheckResult {
  const cut =
    failed.length >= mostFailures ? [`ended after ${mostFailures} failures: the tests that were left did not run`] : [];
  return { passed, skipped, failed: failed.length, failures: [...cut, ...failed.map(({ name }) => name)] };
}
