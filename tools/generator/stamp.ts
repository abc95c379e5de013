import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Inside the build, because the generator empties that folder first: half a build never carries a stamp.
// A dot file, because the server shows none.
const stampFile = 'build/.source-hash';

/** Records that the build in this folder was made from the sources with this hash. */
export function stampBuild(root: string, hash: string): void {
  writeFileSync(path.join(root, stampFile), `${hash}\n`);
}

/** True where a whole build of the sources with this hash is there. */
export function isBuiltFrom(root: string, hash: string): boolean {
  const file = path.join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash;
}
