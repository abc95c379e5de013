import { spawnSync } from 'node:child_process';

import { trustingGit } from './trustingGit';

export interface Commit {
  author: string;
  /** ISO 8601, to the second. */
  date: string;
  /** The first line of its message. */
  subject: string;
  /** What it changed below the folder that was asked for, relative to the site. */
  files: string[];
}

const marker = 'COMMIT:';
/** The unit separator of ASCII, which stands in no author's name. */
const separator = '\u001f';

/** The commits that changed anything below a folder of the site, newest first. Empty where there is no git. */
export function gitLog(siteDir: string, folder: string): Commit[] {
  const options = ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'];
  const format = `--format=${marker}%ct${separator}%an${separator}%s`;
  const log = ['log', format, '--name-only', '--no-renames', '--relative', '--', folder];
  const { stdout, status } = spawnSync('git', [...options, ...log], {
    cwd: siteDir,
    env: trustingGit(siteDir),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) return [];
  const commits: Commit[] = [];
  for (const line of stdout.split('\n')) {
    if (line.startsWith(marker)) {
      const [seconds, author = '', ...subject] = line.slice(marker.length).split(separator);
      const date = new Date(Number(seconds) * 1000).toISOString();
      commits.push({ author, date, subject: subject.join(separator), files: [] });
    } else if (line !== '') commits.at(-1)?.files.push(line);
  }
  return commits;
}

/** False in an unpacked archive, and where there is no git: pages then have no dates. */
export const hasHistory = (siteDir: string): boolean =>
  spawnSync('git', ['rev-parse', '--is-inside-work-tree'], { cwd: siteDir, env: trustingGit(siteDir) }).status === 0;
