import { existsSync } from 'node:fs';
import path from 'node:path';

import { hasHistory } from '../../site/lib/node/gitLog';
import { writeFileList } from '../../site/plugins/offline/node/fileList';
import { userCache } from '@groundwork/machine/userCache';
import { billOfMaterials, writeBillOfMaterials } from './materials/billOfMaterials';
import { clearNext, siteFolders, switchToNext } from './siteFolders';
import { compressFolder } from './compress/compress';
import { assertWritable, diskFailure } from './messages/diskFailure';
import { generate } from './generate';
import { sourceHash } from './sourceHash';
import { isBuiltFrom, isCompressed, stampBuild, stampCompressed } from './stamp';
import { withBuildLock, type BuildLock } from './buildLock';

export interface BuildOptions {
  /** False where the site shall be served first and compressed behind that, by `compressBuild`. */
  compressed?: boolean;
}

/**
 * Builds the production site into `build/`: the generator, then what every file needs to be served fast. All of it
 * happens beside; the new site takes the old one's place at the end.
 * @throws Error of one sentence; where the generator failed, it has printed why.
 */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<void> {
  assertWritable(root);
  await withBuildLock(root, (lock) => build(root, lock, options));
}

/** Builds only where the sources changed since the build that is there. Returns true where it built. */
export async function buildIfChanged(root: string, options: BuildOptions = {}): Promise<boolean> {
  const { build: folder } = siteFolders(root);
  const isThere = (): boolean => isBuiltFrom(folder, sourceHash(root));
  const isDone = (): boolean => isThere() && (options.compressed === false || isCompressed(folder));
  if (isDone()) return false;
  assertWritable(root);
  return withBuildLock(root, async (lock) => {
    // Whom we waited for may have done it.
    if (isDone()) return false;
    if (!isThere()) await build(root, lock, options);
    else await compress(root, folder);
    return true;
  });
}

/** Compresses the files of the build that is there, unless that was done. */
export async function compressBuild(root: string): Promise<void> {
  const { build: folder } = siteFolders(root);
  await withBuildLock(root, async () => {
    if (existsSync(folder) && !isCompressed(folder)) await compress(root, folder);
  });
}

async function build(root: string, lock: BuildLock, { compressed = true }: BuildOptions): Promise<void> {
  const started = Date.now();
  const { next } = siteFolders(root);
  try {
    clearNext(root);
    const hash = sourceHash(root);
    // Both are waited for, whichever fails: a generator that still writes would fill the folder that is cleared below.
    const [generated, listed] = await Promise.allSettled([generate(root, next, lock), billOfMaterials(root)]);
    if (generated.status === 'rejected') throw generated.reason;
    if (listed.status === 'rejected') throw listed.reason;
    writeBillOfMaterials(next, listed.value);
    await writeFileList(next);
    console.log(`Built in ${seconds(Date.now() - started)}.`);
    if (!hasHistory(root)) console.log('This folder has no git history: no page says when it was last changed.');
    if (compressed) await compress(root, next);
    // Sources that changed while the build ran are not in it: the hash from before makes the next start build again.
    stampBuild(next, hash);
    switchToNext(root);
  } catch (error) {
    clearNext(root);
    throw new Error(diskFailure(String(error)) ?? messageOf(error), { cause: error });
  }
}

/** What was compressed is kept by its content for every clone of this user. */
async function compress(root: string, folder: string): Promise<void> {
  const started = Date.now();
  const cache = path.join(userCache(path.join(root, '.cache')), 'compressed');
  const { files, fresh } = await compressFolder(folder, cache, console.log);
  stampCompressed(folder);
  console.log(`Compressed ${files} files in ${seconds(Date.now() - started)} (${fresh} new).`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
