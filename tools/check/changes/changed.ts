import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { literalPattern } from '@groundwork/lib/literalPattern';
import { listPages, pageOf } from '@groundwork/samples';
import type { CheckPart } from '../parts';
import { quickChecks } from './quick';
import { ownRunnerWith, playwright, tool, vitest, type RunPart } from '../runners';

/**
 * The parts of the check that files touched since main can break, on those files where the tool can be told so: what
 * one runs again and again while working. Where only notes and their programs were touched, content and pages are
 * those of these notes. The whole check looks at what they do to others.
 */
export function changedParts(files: readonly string[], pages: readonly string[] = listPages('.')): CheckPart[] {
  const any = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  const parts: CheckPart[] = quickChecks(files).map(({ name, run }) => ({
    name,
    about: 'on the files touched since main',
    run,
    together: 'sources',
  }));
  if (any(/\.(ts|tsx|mts)$|^tsconfig\.json$/)) {
    parts.push({
      name: 'types',
      about: 'TypeScript, over all sources, because any of them may use what was touched',
      run: tool('typescript/bin/tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', typesCache),
      together: 'sources',
    });
  }
  if (files.some(isCode)) {
    // `--changed` takes the tests that import what was touched, over any number of steps.
    // Git is asked when they run: to name the parts of some files takes none.
    const run: RunPart = (...given) => vitest('unit', `--changed=${pointOfDeparture()}`, '--passWithNoTests')(...given);
    parts.push({ name: 'unit', about: 'the tests that what was touched can reach', run });
  }
  if (!any(/^(samples|docs|site\/config)\//)) return parts;
  parts.push({
    name: 'samples',
    about: 'programs whose files were touched',
    // The tenth of the unchanged ones fails nothing, and is the whole check's.
    run: ownRunnerWith({ SAMPLES_TENTH: 'none' }, 'packages/samples/runner/run.ts'),
    together: 'notes',
  });
  const touched = touchedPages(files, pages);
  const all = files.some(isCode) || touched.length === 0;
  parts.push(
    all
      ? { name: 'content', about: 'every note follows the editorial guide', run: vitest('content'), together: 'notes' }
      : {
          name: 'content',
          about: 'what was touched follows the editorial guide, and fits the other notes',
          run: vitest('content', '--testNamePattern', contentOf(touched), ...withoutTypes(files)),
          together: 'notes',
        },
  );
  if (touched.length > 0) {
    parts.push({
      name: 'pages',
      about: `as built: ${touched.map((page) => `/docs/${page}`).join(', ')}`,
      run: playwright('site', '--workers=3', '--grep', pagesPattern(touched)),
      needs: ['plain build', 'chromium'],
    });
  }
  return parts;
}

/** True for a file that can change more than a note: samples are programs that notes show, and no code of the site. */
export const isCode = (file: string): boolean => !file.startsWith('samples/') && /\.(ts|tsx|mts|mjs|cjs)$/.test(file);

/** The notes that are there of which these files are the text or a program. */
export function touchedPages(files: readonly string[], pages: readonly string[]): string[] {
  const known = new Set(pages);
  const ofSample = (file: string): string[] => {
    const folders = path.posix.dirname(file).split('/');
    const above = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
    return above.filter((folder) => known.has(folder)).slice(0, 1);
  };
  const touched = files.flatMap((file) => {
    if (file.startsWith('samples/')) return ofSample(file.slice('samples/'.length));
    return file.startsWith('docs/') ? [pageOf(file.slice('docs/'.length))].filter((page) => known.has(page)) : [];
  });
  return [...new Set(touched)].sort();
}

/** The tests of content that name one of the pages, and those that name none because they look at all together. */
export const contentOf = (pages: readonly string[]): string =>
  `(^| )(${pages.map(literalPattern).join('|')})([ /:]|$)|^[^/]*$`;

/** The compiler looks at all samples in TypeScript together, which takes half a minute, and only one can change it. */
const withoutTypes = (files: readonly string[]): string[] =>
  files.some((file) => /^samples\/.*(\.[mc]?tsx?|\.json)$/.test(file))
    ? []
    : ['--exclude', 'tests/content/types.test.ts'];

/** The tests of the built site that are about one of the pages. */
export const pagesPattern = (pages: readonly string[]): string => `/docs/(${pages.map(literalPattern).join('|')}): `;

const typesCache = '.cache/check/types.tsbuildinfo';

/**
 * Every file that differs from where this work left main, committed or not, and those that git does not know yet.
 * @throws Error of one sentence where there is no git to ask
 */
export function changedFiles(): string[] {
  const touched = git('diff', '--name-only', '-z', pointOfDeparture());
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z');
  return named(touched, unknown);
}

/** Likewise, only what is committed; on main itself, what its last commit changed. */
export function committedFiles(): string[] {
  const departure = pointOfDeparture();
  const from = departure === git('rev-parse', 'HEAD').trim() ? parentOfHead() : departure;
  return named(git('diff', '--name-only', '-z', from, 'HEAD'));
}

/** What git would not take into a clone: changes of tracked files, and files that it does not know. */
export const uncommittedFiles = (): string[] =>
  named(git('diff', '--name-only', '-z', 'HEAD'), git('ls-files', '--others', '--exclude-standard', '-z'));

const named = (...lists: string[]): string[] =>
  [...new Set(lists.flatMap((list) => list.split('\0')))].filter((file) => file !== '').sort();

/** On main itself, what is not committed. */
function pointOfDeparture(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // A clone of one branch has no main of its own.
    }
  }
  return git('rev-parse', 'HEAD').trim();
}

/** The empty tree where the history ends here, as in a clone of one commit. */
function parentOfHead(): string {
  try {
    return git('rev-parse', 'HEAD^').trim();
  } catch {
    return git('hash-object', '-t', 'tree', '/dev/null').trim();
  }
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });
  } catch (error) {
    const hint = existsSync('.git') ? '' : ': this folder is no clone, so what was touched is not known; take npm test';
    throw new Error(`git ${args[0] ?? ''} failed${hint}`, { cause: error });
  }
}
