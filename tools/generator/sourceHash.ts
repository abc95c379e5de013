import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { trustingGit } from '../../site/lib/node/trustingGit';

/**
 * What no build reads, as paths from the root. Everything else counts: a list of what is read would go stale without
 * a sound, this one costs a needless build at worst.
 */
const notBuilt = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.cache',
  '.git',
  '.ci',
  '.vscode',
  '.idea',
  'tests',
  'bench',
  'coverage',
  'decisions',
  'deploy',
  'test-results',
  'tools/check',
  'tools/server',
  'tools/start',
  'tools/lint',
  'README.md',
  'CONTRIBUTING.md',
  'contributing',
  'LICENSE',
  'LICENSE-text',
  'eslint.config.ts',
  'vitest.config.mts',
  'playwright.config.ts',
]);

/**
 * A hash over everything that decides how the site comes out: the content of the sources, our environment variables,
 * the version of Node, and the last commit of the notes (pages show its author and date).
 */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  hash.update(JSON.stringify(ownEnvironment()));
  hash.update(process.versions.node.split('.')[0] ?? '');
  hash.update(lastCommitOfNotes(root));
  return hash.digest('hex');
}

/** The paths of all sources, relative to the root, sorted. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (notBuilt.has(file) || entry.name === 'node_modules' || /\.(test\.tsx?|log)$/.test(entry.name)) return [];
      if (entry.isDirectory()) return sourceFiles(root, file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}

function ownEnvironment(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('GROUNDWORK_'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Empty where there is no history, for example in an unpacked archive: pages then show no date either. */
function lastCommitOfNotes(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', 'docs'], {
      cwd: root,
      env: trustingGit(root),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
