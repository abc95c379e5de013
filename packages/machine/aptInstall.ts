import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

import { withRetries, type Tries } from './withRetries';

/** Runs apt-get. Returns its exit status, null where it was killed. */
export type AptGet = (...args: string[]) => number | null;

/**
 * Installs Debian packages where we may; does nothing where there is no apt-get or we are not root. What cannot be
 * installed is said in one sentence and is no error: who needs it looks for it, and says what that means.
 */
export function aptInstall(packages: readonly string[], purpose: string): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${purpose} by apt-get: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const failure = withoutServices(() =>
    installBy((...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status, packages),
  );
  if (failure !== null) console.error(failure);
}

/** Another apt-get on this machine is waited for, in seconds, and a mirror that stalls is given up. */
const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30'];

/** Three tries. Returns null where one was good, and otherwise a sentence that says what to do. */
export function installBy(aptGet: AptGet, packages: readonly string[], tries?: Tries): string | null {
  try {
    withRetries(
      `apt-get install ${packages.join(' ')}`,
      () => {
        // Lists that cannot be fetched anew may still do: what counts is whether the packages come.
        const updated = aptGet('update', ...options);
        const installed = aptGet('install', '-y', '--no-install-recommends', ...options, ...packages);
        if (installed === 0) return;
        throw new Error(`update ended with status ${updated ?? 'none'}, install with ${installed ?? 'none'}`);
      },
      tries,
    );
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `apt-get could not install ${packages.join(', ')} (${reason}; its message is above): install them by hand, or try again when the mirror can be reached.`;
  }
}

const policy = '/usr/sbin/policy-rc.d';

/** No server that a package brings may start on this machine: Debian asks this file, and 101 forbids it. */
function withoutServices<Result>(install: () => Result): Result {
  if (existsSync(policy)) return install();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(policy, { force: true });
  }
}
