import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Installs Debian packages where we may; does nothing where there is no apt-get or we are not root. */
export function aptInstall(packages: readonly string[], purpose: string): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${purpose} by apt-get: ${packages.join(', ')} …`);
  withoutServices(() => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  });
}

const policy = '/usr/sbin/policy-rc.d';

/** No server that a package brings may start on this machine: Debian asks this file, and 101 forbids it. */
function withoutServices(install: () => void): void {
  if (existsSync(policy)) return install();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(policy, { force: true });
  }
}
