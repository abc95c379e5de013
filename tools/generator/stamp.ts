import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Dot files in the build, because the server shows none. The first is written when the generator has ended well, the
// second when every file has its compressed forms.
const sourceStamp = '.source-hash';
const compressionStamp = '.compressed';

/** Records that the build in this folder was made from the sources with this hash. */
export function stampBuild(folder: string, hash: string): void {
  writeFileSync(path.join(folder, sourceStamp), `${hash}\n`);
}

/** True where this folder holds a whole build of the sources with this hash. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  const file = path.join(folder, sourceStamp);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash;
}

/** Records that the files of a build have their compressed forms beside them. */
export function stampCompressed(folder: string): void {
  writeFileSync(path.join(folder, compressionStamp), '');
}

export function isCompressed(folder: string): boolean {
  return existsSync(path.join(folder, compressionStamp));
}
