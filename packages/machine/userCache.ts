import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const known = new Map<string, string>();

/**
 * The folder for what is kept by its content and serves every clone of this user: `$XDG_CACHE_HOME/groundwork`, or
 * `~/.cache/groundwork`. Where that cannot be written, `instead`, a folder of the clone, and one sentence that says so.
 */
export function userCache(instead: string): string {
  const folder = path.join(baseFolder(), 'groundwork');
  let usable = known.get(folder);
  if (usable === undefined) {
    const why = whyNotWritable(folder);
    usable = why === undefined ? folder : instead;
    if (why !== undefined)
      console.log(
        `${folder} cannot be written (${why}), so what is fetched is kept in ${instead}, for this clone alone.`,
      );
    known.set(folder, usable);
  }
  return usable;
}

/** The specification of these folders has relative paths ignored. */
function baseFolder(): string {
  const named = process.env['XDG_CACHE_HOME'];
  return named && path.isAbsolute(named) ? named : path.join(os.homedir(), '.cache');
}

/** A folder is made and removed again: an access check says yes to root on a file system that is read-only. */
function whyNotWritable(folder: string): string | undefined {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, '.probe-')));
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
