import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { countsFrom, judge, nothing, sum, type Counts } from './counts';

/** Where the output of a check goes as it comes. */
export type Write = (text: string) => void;

export const toTerminal: Write = (text) => void process.stdout.write(text);

/** Runs one check of a part and says what came out. */
export type Run = (write: Write) => Promise<Counts>;

const reports = '.cache/check';

interface Ending {
  status: number | null;
  output: string;
}

/** Runs a script of an installed package (or of our own) with this Node. */
function node(
  script: string,
  args: readonly string[],
  write: Write,
  env: Record<string, string> = {},
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      write(chunk);
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', write);
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** A tool that only says yes or no counts as one check. */
export function tool(script: string, ...args: string[]): Run {
  return async (write) => {
    const { status } = await node(`node_modules/${script}`, args, write);
    return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  };
}

/** One of our own TypeScript commands that ends with a line `N passed, N failed`. */
export function ownRunner(script: string, ...args: string[]): Run {
  return async (write) => {
    const { status, output } = await node('tools/run.mjs', [script, ...args], write);
    return judge(countsFrom(output), status);
  };
}

/** The tests of one Vitest project. */
export function vitest(project: string, ...args: string[]): Run {
  return async (write) => {
    const report = freshReport(`vitest-${project}.json`);
    const options = [
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ];
    const { status } = await node('node_modules/vitest/vitest.mjs', ['run', ...options], write);
    const found = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(report);
    const counts = found && {
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests,
    };
    // Where it was asked for what a few files can reach, nothing may be the answer.
    if (status === 0 && args.includes('--passWithNoTests')) return counts ?? nothing;
    return judge(counts, status);
  };
}

/** The tests of one Playwright project. */
export function playwright(project: string, ...args: string[]): Run {
  return async (write) => {
    const report = freshReport(`playwright-${project}.json`);
    const { status } = await node(
      'node_modules/@playwright/test/cli.js',
      ['test', `--project=${project}`, `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`, ...args],
      write,
      { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(report) },
    );
    const stats = readReport<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(report)?.stats;
    const counts = stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
    return judge(counts ?? null, status);
  };
}

/** Several runs, one after the other, also where one fails. */
export function inTurn(...runs: Run[]): Run {
  return async (write) => {
    const all: Counts[] = [];
    for (const run of runs) all.push(await run(write));
    return sum(all);
  };
}

/** An old report must not be taken for that of a run that wrote none. */
function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
