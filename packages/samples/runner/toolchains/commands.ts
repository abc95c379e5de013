import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { debianPackageOf, installedWith } from '../../contract/options/knownCommands';
import { listPages, samplesFolderOf } from '../../contract/notes/pages';
import { readSamplesJson, type SamplesJson } from '../../contract/options/samplesJson';
import { aptInstall } from '@groundwork/machine/aptInstall';
import { systemFolders } from '../sandbox/surroundings';

/** Whether samples find this command, or file with its whole path: they see the system's own folders and no other PATH. */
export function hasCommand(name: string): boolean {
  if (path.isAbsolute(name)) return existsSync(name);
  return systemFolders.some((folder) => existsSync(path.join(folder, name)));
}

/** The command's package with its version, such as `nftables 1.0.6`; undefined where dpkg does not know it. */
export function packageLabel(name: string): string | undefined {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', debianPackageOf[name] ?? name], {
    encoding: 'utf8',
  });
  return status === 0 ? `${debianPackageOf[name]} ${upstreamVersion(stdout)}` : undefined;
}

/** The part of a Debian version `[epoch:]upstream[-revision]` that its makers gave: `1.0.6` of `1:1.0.6-2+deb12u2`, and the date where they gave no number. */
export function upstreamVersion(version: string): string {
  return version
    .replace(/^\d+:/, '')
    .replace(/-[^-]*$/, '')
    .replace(/^0~/, '')
    .replace(/[+~].*$/, '');
}

/** The commands that a page's samples ask for. */
export const neededCommands = ({ programs = {}, sessions }: SamplesJson): string[] =>
  [...Object.values(programs), sessions].flatMap((options) => options?.needs ?? []);

/** The packages that bring these commands and what samples do with them, each once. */
export function packagesFor(commands: readonly string[]): string[] {
  const packages = commands.flatMap((name) => debianPackageOf[name] ?? []);
  return [...new Set(packages.flatMap((name) => [name, ...(installedWith[name] ?? [])]))];
}

/** Installs what samples need where we may; what is still missing is then named, and its samples skipped or failed. */
export function ensureSampleCommands(root: string): void {
  const needed = listPages(root).flatMap((page) => neededCommands(readSamplesJson(root, samplesFolderOf(root, page))));
  aptInstall(packagesFor(needed.filter((name) => !hasCommand(name))), 'for samples');
}
