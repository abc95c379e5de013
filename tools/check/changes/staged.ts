import { execFileSync } from 'node:child_process';

import { sum, type CheckResult } from '../counts';
import { quickChecks } from './quick';
import { toTerminal } from '../runners';

/** What of the check is quick on what is about to be committed. Returns the exit status. */
export async function runStaged(): Promise<number> {
  const all: CheckResult[] = [];
  for (const { run } of quickChecks(stagedFiles())) all.push(await run(toTerminal));
  return sum(all).failed === 0 ? 0 : 1;
}

function stagedFiles(): string[] {
  return execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
}
