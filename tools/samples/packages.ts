import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { hashOf } from '../../lib/samples/hash';
import type { Bind } from './sandbox';

/**
 * Packages that a page pins for its samples (`package.json` with `package-lock.json`, `go.mod` with `go.sum`): fetched
 * once, with the network, without running their scripts; a sample only sees the result. `folder` is the page's sample
 * folder, `home` where its files stand in the sandbox. Throws with the tool's complaint when they cannot be fetched.
 */
export function packageBinds(root: string, folder: string, inputs: readonly string[], home: string): Bind[] {
  return [
    ...(inputs.includes('package-lock.json') ? [npmPackages(root, folder, home)] : []),
    ...(inputs.includes('go.sum') ? [goModules(root, folder)] : []),
  ];
}

function npmPackages(root: string, folder: string, home: string): Bind {
  const files = ['package.json', 'package-lock.json'];
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file)));
  const target = path.join(root, '.cache/samples/npm', hashOf(...texts));
  fetchOnce(target, () => {
    for (const file of files) fs.copyFileSync(path.join(folder, file), path.join(target, file));
    return ['npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], target];
  });
  return { source: path.join(target, 'node_modules'), target: `${home}/node_modules`, mode: 'ro' };
}

function goModules(root: string, folder: string): Bind {
  const target = path.join(root, '.cache/samples/go-modules', hashOf(fs.readFileSync(path.join(folder, 'go.sum'))));
  fetchOnce(target, () => ['go', ['mod', 'download'], folder], {
    GOMODCACHE: path.join(target, 'mod'),
    GOFLAGS: '-modcacherw',
  });
  return { source: path.join(target, 'mod'), target: '/home/reader/go/pkg/mod', mode: 'ro' };
}

function fetchOnce(target: string, plan: () => [string, string[], string], env: Record<string, string> = {}): void {
  if (fs.existsSync(path.join(target, 'complete'))) return;
  fs.mkdirSync(target, { recursive: true });
  const [program, args, cwd] = plan();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, ...env },
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${(stdout + stderr).slice(-2000)}`);
  fs.writeFileSync(path.join(target, 'complete'), '');
}
