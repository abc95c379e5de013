import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BenchSite } from '../sites/site';

/**
 * Installs a peer's packages in the versions of its lock file where they are missing or the lock changed. Not by
 * `npm ci`, which refuses a lock that lacks a package for a platform of others, as registries' mirrors do.
 */
export function installPeer(root: string, { packages, title }: BenchSite): void {
  const folder = path.join(root, packages);
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules/.bench-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error(`Installing ${title} in ${packages} …`);
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0)
    throw new Error(`${title} was not installed: npm install in ${packages} failed, the reason is above.`);
  writeFileSync(stamp, lock);
}
