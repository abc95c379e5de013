import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { listPages, samplesFolderOf } from '../../plugins/samples/build/pages';
import { readSamplesJson } from '../../plugins/samples/build/samplesJson';

/**
 * The commands that a sample may ask for with `needs`, beside the toolchains, and the Debian package of each.
 * `npm test` installs what is missing where it may.
 */
export const packageOf: Readonly<Record<string, string>> = {
  bird: 'bird2',
  conntrack: 'conntrack',
  cpio: 'cpio',
  'grub-fstest': 'grub-common',
  ip: 'iproute2',
  'linux.uml': 'user-mode-linux',
  'mkfs.ext4': 'e2fsprogs',
  nft: 'nftables',
};

const folders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Whether samples find this command: they see the system's own folders and no other PATH. */
export function hasCommand(name: string): boolean {
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

/** The command's package with its version, such as `nftables 1.0.6`; undefined where dpkg does not know it. */
export function packageLabel(name: string): string | undefined {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', packageOf[name] ?? name], { encoding: 'utf8' });
  return status === 0 ? `${packageOf[name]} ${upstreamVersion(stdout)}` : undefined;
}

/** The part of a Debian version `[epoch:]upstream[-revision]` that its makers gave: `1.0.6` of `1:1.0.6-2+deb12u2`. */
export function upstreamVersion(version: string): string {
  return version.replace(/^\d+:/, '').replace(/-[^-]*$/, '').replace(/[+~].*$/, '');
}

/** What samples of these pages need and this machine lacks. */
export function missingCommands(root: string, pages: readonly string[] = listPages(root)): string[] {
  const needed = pages.flatMap((page) => {
    const { programs = {}, sessions } = readSamplesJson(root, samplesFolderOf(root, page));
    return [...Object.values(programs), sessions].flatMap((options) => options?.needs ?? []);
  });
  return [...new Set(needed)].filter((name) => !hasCommand(name));
}

/** Installs by apt-get what samples need, where we may; what is still missing is then named, and its samples skipped or failed. */
export function ensureSampleCommands(root: string): void {
  const packages = [...new Set(missingCommands(root).flatMap((name) => packageOf[name] ?? []))];
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing for samples by apt-get: ${packages.join(', ')} …`);
  // Nothing that a package brings may start a server on this machine.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
