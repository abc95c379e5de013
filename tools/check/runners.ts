import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { judge, nothing, resultFrom, sum, type CheckResult } from './counts';
import { report } from '@groundwork/machine/report';
import {
  fromPlaywright,
  fromVitest,
  isRepeatable,
  mostFailures,
  resultOfReport,
  settled,
  type PlaywrightJson,
  type TestReport,
  type VitestJson,
} from './testReports';

/** Where the output of a check goes as it comes. */
export type Write = (text: string) => void;

export const toTerminal: Write = (text) => void process.stdout.write(text);

/** Runs one check of a part and says what came out. */
export type RunPart = (write: Write) => Promise<CheckResult>;

const reports = '.cache/check';

interface Ending {
  status: number | null;
  output: string;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a script of an installed package (or of our own) with this Node. */
function node(script: string, args: readonly string[], write: Write, env: Environment = {}): Promise<Ending> {
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
export function tool(script: string, ...args: string[]): RunPart {
  return yesOrNo(`node_modules/${script}`, args);
}

/** Likewise, one of our own TypeScript commands. */
export function ownTool(script: string, ...args: string[]): RunPart {
  return yesOrNo('tools/run.mjs', [script, ...args]);
}

function yesOrNo(script: string, args: readonly string[]): RunPart {
  return async (write) => {
    const { status } = await node(script, args, write);
    return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
  };
}

/** One of our own TypeScript commands that ends with a line `N passed, N failed`, after `FAILED name` for each. */
export function ownRunner(script: string, ...args: string[]): RunPart {
  return ownRunnerWith({}, script, ...args);
}

/** Likewise, with variables in the environment. */
export function ownRunnerWith(env: Environment, script: string, ...args: string[]): RunPart {
  return async (write) => {
    const { status, output } = await node('tools/run.mjs', [script, ...args], write, env);
    return judge(resultFrom(output), status);
  };
}

/** The tests of one Vitest project. */
export function vitest(project: string, ...args: string[]): RunPart {
  return vitestWith({}, project, ...args);
}

/** Likewise, with variables in the environment. */
export function vitestWith(env: Environment, project: string, ...args: string[]): RunPart {
  const run = async (write: Write, ...more: string[]): Promise<Ran> => {
    const file = freshReport(`vitest-${project}.json`);
    const options = [
      `--project=${project}`,
      `--bail=${mostFailures}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { status } = await node('node_modules/vitest/vitest.mjs', ['run', ...options, ...args, ...more], write, env);
    const found = readJson<VitestJson>(file);
    return { status, report: found && fromVitest(found, process.cwd()) };
  };
  return async (write) => {
    const first = await run(write);
    // Where it was asked for what a few files can reach, nothing may be the answer.
    if (first.status === 0 && !first.report && args.includes('--passWithNoTests')) return nothing;
    const ended = await repeatedAlone(first, write, ({ failed }) =>
      run(write, '--maxWorkers=1', ...new Set(failed.map(({ file }) => file))),
    );
    if (ended.status === 0 && args.includes('--passWithNoTests'))
      return ended.report ? resultOfReport(ended.report) : nothing;
    return judge(ended.report && resultOfReport(ended.report), ended.status);
  };
}

/** The tests of one Playwright project. */
export function playwright(project: string, ...args: string[]): RunPart {
  const run = async (write: Write, ...more: string[]): Promise<Ran> => {
    const file = freshReport(`playwright-${project}.json`);
    const { status } = await node(
      'node_modules/@playwright/test/cli.js',
      ['test', `--project=${project}`, `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`, ...args, ...more],
      write,
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(file),
        PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: path.resolve(reports, `last-${project}.json`),
      },
    );
    const found = readJson<PlaywrightJson>(file);
    return { status, report: found && fromPlaywright(found, process.cwd()) };
  };
  return async (write) => {
    const first = await run(write);
    const ended = await repeatedAlone(first, write, () => run(write, '--last-failed', '--workers=1', '--retries=1'));
    return judge(ended.report && resultOfReport(ended.report), ended.status);
  };
}

interface Ran {
  status: number | null;
  report: TestReport | null;
}

/**
 * Repeats what failed while no other test runs, because a machine that does much at once stalls: what passes then is
 * reported by name as flaky, and fails nothing.
 */
async function repeatedAlone(first: Ran, write: Write, again: (report: TestReport) => Promise<Ran>): Promise<Ran> {
  let ended = first;
  if (first.report && isRepeatable(first.report)) {
    write(`\nWhat failed is repeated alone: ${first.report.failed.length} of the tests.\n`);
    const second = await again(first.report);
    const report = settled(first.report, second.report);
    if (report !== first.report) ended = { status: second.status, report };
  }
  for (const name of ended.report?.flaky ?? []) report('flaky', name);
  return ended;
}

/** Several runs, one after the other, also where one fails. */
export function inTurn(...runs: RunPart[]): RunPart {
  return async (write) => {
    const all: CheckResult[] = [];
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

function readJson<Json>(file: string): Json | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json;
  } catch {
    return null;
  }
}
