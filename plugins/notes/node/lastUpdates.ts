import { spawnSync } from 'node:child_process';
import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

interface LastUpdate {
  author: string;
  /** ISO 8601, to the second. */
  date: string;
}

const marker = 'COMMIT:';

/**
 * A `parseFrontMatter` for the generator's configuration that gives each note the author and time of its last commit,
 * as the generator would: it then need not ask git for each note by itself, which is a shell and a git a note. What a
 * note's own front matter says stays. In development the generator makes both up, and does so still.
 */
export function withLastUpdates(siteDir: string, folder: string): ParseFrontMatter {
  let updates: ReadonlyMap<string, LastUpdate> | undefined;
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    if (process.env.NODE_ENV !== 'production' || 'last_update' in result.frontMatter) return result;
    updates ??= lastUpdates(siteDir, folder);
    const update = updates.get(path.relative(siteDir, params.filePath).split(path.sep).join('/'));
    return update ? { ...result, frontMatter: { ...result.frontMatter, last_update: update } } : result;
  };
}

/**
 * The last commit of each file below a folder, by the file's path relative to the site. Empty where there is no git;
 * a file that git does not know is not in it.
 */
export function lastUpdates(siteDir: string, folder: string): ReadonlyMap<string, LastUpdate> {
  const options = ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'];
  const log = ['log', `--format=${marker}%ct,%an`, '--name-only', '--no-renames', '--relative', '--', folder];
  const { stdout, status } = spawnSync('git', [...options, ...log], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const updates = new Map<string, LastUpdate>();
  if (status !== 0) return updates;
  let commit: LastUpdate | undefined;
  for (const line of stdout.split('\n')) {
    const [, seconds, author] = /^COMMIT:(\d+),(.*)$/.exec(line) ?? [];
    if (seconds !== undefined) commit = { author: author!, date: new Date(Number(seconds) * 1000).toISOString() };
    // The newest commit comes first.
    else if (line !== '' && commit && !updates.has(line)) updates.set(line, commit);
  }
  return updates;
}
