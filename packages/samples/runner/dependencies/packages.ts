import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { hashOf } from '../../contract/hash';
import { fetchOnce } from './fetched';
import type { Bind } from '../sandbox/sandbox';

/**
 * Packages that a page pins for its samples (`package.json` with `package-lock.json`, `go.mod` with `go.sum`): fetched
 * once, with the network, without running their scripts; a sample only sees the result. `folder` is the page's sample
 * folder, `home` where its files stand in the sandbox. Throws with the tool's complaint when they cannot be fetched.
 */
export function packageBinds(folder: string, inputs: readonly string[], home: string): Bind[] {
  return [
    ...(inputs.includes('package-lock.json') ? [npmPackages(folder, home)] : []),
    ...(inputs.includes('go.sum') ? [goModules(folder)] : []),
  ];
}

function npmPackages(folder: string, home: string): Bind {
  const files = ['package.json', 'package-lock.json'];
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file)));
  // Packages with native parts differ between systems, and the folder is the user's, wherever it is mounted.
  const hash = hashOf(process.platform, process.arch, ...texts);
  const packages = fetchOnce('npm', hash, 'npm ci', (draft) => {
    for (const file of files) fs.copyFileSync(path.join(folder, file), path.join(draft, file));
    // npm's own rests between tries are minutes; ours stand around the whole of it.
    call('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'], draft);
  });
  return { source: path.join(packages, 'node_modules'), target: `${home}/node_modules`, mode: 'ro' };
}

function goModules(folder: string): Bind {
  const texts = ['go.mod', 'go.sum'].map((file) => fs.readFileSync(path.join(folder, file)));
  const modules = fetchOnce('go-modules', hashOf(...texts), 'go mod download', (draft) => {
    call('go', ['mod', 'download'], folder, { GOMODCACHE: path.join(draft, 'mod'), GOFLAGS: '-modcacherw' });
  });
  return { source: path.join(modules, 'mod'), target: '/home/reader/go/pkg/mod', mode: 'ro' };
}

function call(program: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${(stdout + stderr).slice(-2000)}`);
}
