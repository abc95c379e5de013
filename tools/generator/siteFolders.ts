import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface SiteFolders {
  /** The finished site. */
  build: string;
  /** Where the next one is made. */
  next: string;
  /** The one before, which answers that have begun may still read. */
  previous: string;
  /** Exists while one takes the place of the other. */
  switching: string;
  lock: string;
}

export function siteFolders(root: string): SiteFolders {
  const beside = path.join(root, '.cache/site');
  return {
    build: path.join(root, 'build'),
    next: path.join(beside, 'next'),
    previous: path.join(beside, 'previous'),
    switching: path.join(beside, 'switching'),
    lock: path.join(beside, 'lock'),
  };
}

/** Makes room for the next build: what a build left that was stopped, and the one before the present, go. */
export function clearNext(root: string): void {
  const { build, next, previous, switching } = siteFolders(root);
  mkdirSync(path.dirname(next), { recursive: true });
  // Stopped between the two halves of a switch: the old site is put back.
  if (existsSync(switching) && !existsSync(build) && existsSync(previous)) renameSync(previous, build);
  for (const left of [switching, next, previous]) rmSync(left, { recursive: true, force: true });
}

/** The next build takes the place of the present one, which the running server goes on serving until then. */
export function switchToNext(root: string): void {
  const { build, next, previous, switching } = siteFolders(root);
  writeFileSync(switching, '');
  if (existsSync(build)) renameSync(build, previous);
  renameSync(next, build);
  rmSync(switching);
}
