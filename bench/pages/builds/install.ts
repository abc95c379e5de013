import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { userCache } from '@groundwork/machine/userCache';
import { withRetries, type Tries } from '@groundwork/machine/withRetries';
import { say } from '../progress';
import type { BenchSite } from '../sites/site';

/** What decides which packages come, and how npm gets them. */
const inputs = ['package.json', 'package-lock.json', '.npmrc'];
export interface Installer {
  /** Where packages are kept. */
  cache: string;
  /** Installs the packages of the lock file in a folder. Returns whether it did. */
  install: (folder: string) => boolean;
  /** Waits between the tries. */
  rest?: Tries['rest'];
  /** Tells who waits. */
  say: (text: string) => void;
}

const byNpm = (root: string): Installer => ({
  cache: userCache(path.join(root, '.cache')),
  install: npmInstall,
  say,
});

/**
 * Has a peer's packages, in the versions of its lock file, in its folder's `node_modules`: a link to where they are
 * kept outside the clone by content, so that no clone fetches again what one on this machine has.
 * @throws Error that says what to do where three tries did not get them.
 */
export function installPeer(root: string, peer: BenchSite, installer: Installer = byNpm(root)): void {
  const folder = path.join(root, peer.packages);
  const kept = path.join(installer.cache, 'bench', `${peer.name}-${keyOf(folder)}`);
  if (!isWhole(kept)) fill(kept, folder, peer, installer);
  const link = path.join(folder, 'node_modules');
  rmSync(link, { recursive: true, force: true });
  symlinkSync(path.join(kept, 'node_modules'), link, 'junction');
}

/** Packages with machine code differ by platform and by the major version of Node. */
function keyOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of inputs) hash.update(readFileSync(path.join(folder, name))).update('\0');
  hash.update([process.platform, process.arch, process.versions.modules].join(' '));
  return hash.digest('hex').slice(0, 16);
}

interface Lock {
  packages: Record<string, { optional?: boolean }>;
}

/** Whether every package is there that no platform does without. */
function isWhole(kept: string): boolean {
  const lock = path.join(kept, 'package-lock.json');
  if (!existsSync(lock)) return false;
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as Lock;
  return Object.entries(packages).every(
    ([place, { optional }]) => optional === true || existsSync(path.join(kept, place, 'package.json')),
  );
}

function fill(kept: string, folder: string, { title }: BenchSite, { install, rest, say }: Installer): void {
  say(`Installing ${title} in ${kept} …`);
  try {
    withRetries(`npm install for ${title}`, () => fillAside(kept, folder, install), {
      attempts: 3,
      firstRest: 5000,
      ...(rest && { rest }),
    });
  } catch (error) {
    throw new Error(
      `${title} was not installed: npm failed three times, for the reason above. ` +
        'Make the npm registry reachable and run the same command again.',
      { cause: error },
    );
  }
}

/** Installed aside and renamed: who is stopped here leaves no half under the final name. */
function fillAside(kept: string, folder: string, install: Installer['install']): void {
  const aside = `${kept}.${randomUUID()}`;
  mkdirSync(aside, { recursive: true });
  try {
    for (const name of inputs) copyFileSync(path.join(folder, name), path.join(aside, name));
    if (!install(aside)) throw new Error('npm failed');
    rmSync(kept, { recursive: true, force: true });
    renameSync(aside, kept);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Not by `npm ci`, which refuses a lock that lacks a package for a platform of others, as registries' mirrors do. */
function npmInstall(folder: string): boolean {
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
