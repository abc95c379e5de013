import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { gitLog, type Commit } from '../../../lib/node/gitLog';

type LastUpdate = Pick<Commit, 'author' | 'date'>;

/**
 * A `parseFrontMatter` for the generator's configuration that gives each note the author and time of its last commit,
 * as the generator would: it then need not ask git for each note by itself, which is a shell and a git a note. Where
 * an author is given, every note names that one: a committer's name may be a machine's. What a note's own front matter
 * says stays. In development the generator makes both up, and does so still.
 */
export function withLastUpdates(siteDir: string, folder: string, author?: string): ParseFrontMatter {
  let updates: ReadonlyMap<string, LastUpdate> | undefined;
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    if (process.env.NODE_ENV !== 'production' || 'last_update' in result.frontMatter) return result;
    updates ??= lastUpdates(siteDir, folder);
    const update = updates.get(path.relative(siteDir, params.filePath).split(path.sep).join('/'));
    if (!update) return result;
    const lastUpdate = { ...update, author: author ?? update.author };
    return { ...result, frontMatter: { ...result.frontMatter, last_update: lastUpdate } };
  };
}

/**
 * The last commit of each file below a folder, by the file's path relative to the site. Empty where there is no git;
 * a file that git does not know is not in it.
 */
export function lastUpdates(siteDir: string, folder: string): ReadonlyMap<string, LastUpdate> {
  // The newest commit comes first, and the last one put into a map stays.
  return new Map(
    gitLog(siteDir, folder)
      .reverse()
      .flatMap(({ author, date, files }) => files.map((file) => [file, { author, date }] as const)),
  );
}
