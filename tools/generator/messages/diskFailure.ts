import { accessSync, constants, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const full = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;
const readOnly = /\b(EROFS|EACCES|EPERM)\b|read-only file system/i;

/** One sentence where a text (a message, what a tool printed) says that the disk is at fault; null where it does not. */
export function diskFailure(text: string): string | null {
  if (full.test(text)) return 'The site was not built: the disk is full. The site that was there is as it was.';
  if (readOnly.test(text)) {
    return 'The site was not built: this folder or one in it cannot be written to. The site that was there is as it was.';
  }
  return null;
}

/** Bytes without which no step of a build can write its result. */
const leastSpace = 4 * 1024 * 1024;

/** Whether a folder's disk has no room left, which not every tool says when it fails for it. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastSpace;
}

/** Tries to write where a build writes, before it takes time. @throws Error of one sentence */
export function assertWritable(root: string): void {
  try {
    // The build is put in its place by renaming.
    accessSync(root, constants.W_OK);
    for (const folder of ['.cache/site', '.docusaurus']) {
      const probe = path.join(root, folder, `.probe-${process.pid}`);
      mkdirSync(path.dirname(probe), { recursive: true });
      writeFileSync(probe, Buffer.alloc(4096));
      rmSync(probe);
    }
  } catch (error) {
    throw new Error(diskFailure(String(error)) ?? String(error), { cause: error });
  }
}
