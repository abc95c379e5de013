import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages where we may; does nothing where there is no apt-get or we are not root. */
export function aptInstall(packages: readonly string[], purpose: string): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${purpose} by apt-get: ${packages.join(', ')} …`);
  // Nothing that a package brings may start a server on this machine.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
