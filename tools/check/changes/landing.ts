import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { committedFiles, isCode, uncommittedFiles } from './changed';
import { ready } from '../machine/ready';

/** What a change of notes can break, in the order of the check. */
const ofNotes = ['format', 'samples', 'content', 'build', 'site', 'sizes'] as const;
/** What of the rest is quick, where the change has code in it. */
const ofCode = ['lint', 'types', 'unit'] as const;

/** The parts that say beforehand what CI will say of these files. */
export const landingParts = (files: readonly string[]): string[] => [...ofNotes, ...(files.some(isCode) ? ofCode : [])];

/**
 * Says what CI will say of the last commit: clones it aside, where nothing uncommitted and nothing of an earlier run
 * is seen, and runs the parts that it can break. Returns the exit status.
 * @throws Error of one sentence where there is nothing to clone
 */
export async function checkLanding(root: string): Promise<number> {
  const files = committedFiles();
  const left = uncommittedFiles();
  if (left.length > 0)
    console.log(
      `Not committed, and so not looked at: ${left.slice(0, 5).join(', ')}${left.length > 5 ? ` and ${left.length - 5} more` : ''}`,
    );
  ready();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'landing-'));
  // Samples run as users of their own, who must be able to enter it.
  chmodSync(folder, 0o755);
  const clone = path.join(folder, 'clone');
  try {
    run('git', ['clone', '--quiet', root, clone], root);
    linkPackages(root, clone);
    if (files.some(isCode)) console.log('The change has code in it: npm test looks at more than this does.');
    const child = spawn(process.execPath, ['tools/run.mjs', 'tools/check/check.ts', ...landingParts(files)], {
      cwd: clone,
      stdio: 'inherit',
      // The tenth of the unchanged samples that CI runs as well fails nothing.
      env: { ...process.env, CI: 'true', npm_config_changed: '', SAMPLES_TENTH: 'none' },
    });
    // Stopped early, the clone is removed all the same.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    await once(child, 'exit');
    return child.exitCode ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Hard links in place of an installation where the system can make them; otherwise the clone installs for itself. */
function linkPackages(root: string, clone: string): void {
  const packages = path.join(clone, 'node_modules');
  const { status } = spawnSync('cp', ['-al', path.join(root, 'node_modules'), packages], { stdio: 'ignore' });
  if (status !== 0) return rmSync(packages, { recursive: true, force: true });
  // What tools keep there for themselves they also write to, which the clone must not do for us.
  const kept = new Set(['.bin', '.package-lock.json']);
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && !kept.has(name)) rmSync(path.join(packages, name), { recursive: true });
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} failed; its message is above.`);
}
