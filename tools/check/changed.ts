import { execFileSync } from 'node:child_process';

import type { Part } from './parts';
import { quickChecks } from './quick';
import { ownRunner, tool, vitest } from './runners';

/**
 * The parts of the check that files touched since main can break, on those files where the tool can be told so: what
 * one runs again and again while working. The site itself is not built; the whole check is for that.
 */
export function changedParts(files: readonly string[]): Part[] {
  const any = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  const parts: Part[] = quickChecks(files).map(({ name, run }) => ({
    name,
    about: 'on the files touched since main',
    run,
    oneProcessor: true,
  }));
  if (any(/\.(ts|tsx|mts)$|^tsconfig\.json$/)) {
    parts.push({
      name: 'types',
      about: 'TypeScript, over all sources, because any of them may use what was touched',
      run: tool('typescript/bin/tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', typesCache),
      oneProcessor: true,
    });
  }
  if (any(/\.(ts|tsx|mts|mjs|cjs)$/)) {
    // `--changed` takes the tests that import what was touched, over any number of steps.
    const run = vitest('unit', `--changed=${pointOfDeparture()}`, '--passWithNoTests');
    parts.push({ name: 'unit', about: 'the tests that what was touched can reach', run });
  }
  if (any(/^(samples\/|docs\/|samples\.lock)/)) {
    parts.push({ name: 'samples', about: 'programs whose files were touched', run: ownRunner('tools/samples/run.ts') });
    parts.push({ name: 'content', about: 'every note follows the editorial guide', run: vitest('content') });
  }
  return parts;
}

const typesCache = '.cache/check/types.tsbuildinfo';

/** Every file that differs from where this work left main, committed or not, and those that git does not know yet. */
export function changedFiles(): string[] {
  const touched = git('diff', '--name-only', '-z', pointOfDeparture());
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...touched.split('\0'), ...unknown.split('\0')])].filter((file) => file !== '').sort();
}

/** On main itself, what is not committed. */
function pointOfDeparture(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // A clone of one branch has no main of its own.
    }
  }
  return 'HEAD';
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 });
}
