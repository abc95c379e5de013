import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { sum, type Counts } from './counts';
import { tool, toTerminal } from './runners';

/** What of the check is quick on a few files: format and lint. Returns the exit status. */
export async function runStaged(): Promise<number> {
  const files = stagedFiles();
  if (files.length === 0) return 0;
  const scripts = files.filter((file) => /\.(ts|tsx|mts|mjs|cjs)$/.test(file));
  const styles = files.filter((file) => /\.p?css$/.test(file));
  const all: Counts[] = [await tool('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files)(toTerminal)];
  if (scripts.length > 0) {
    all.push(await tool('eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored', ...scripts)(toTerminal));
  }
  if (styles.length > 0) {
    all.push(
      await tool('stylelint/bin/stylelint.mjs', '--max-warnings=0', '--allow-empty-input', ...styles)(toTerminal),
    );
  }
  return sum(all).failed === 0 ? 0 : 1;
}

function stagedFiles(): string[] {
  return execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
}
