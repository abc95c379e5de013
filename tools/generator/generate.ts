import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { trustingGit } from '../../site/lib/node/trustingGit';
import { authorMistakes } from './messages/authorMistakes';
import { brokenAnchors } from './messages/brokenAnchors';
import type { BuildLock } from './buildLock';
import { diskFailure, isDiskFull } from './messages/diskFailure';
import { generatorArguments } from './generatorArguments';

/**
 * Runs the generator into a folder.
 * @throws Error where it fails. What it said to that is printed, unless the disk is at fault, which takes one sentence.
 */
export async function generate(root: string, folder: string, lock: BuildLock): Promise<void> {
  const { status, complaints } = await run(root, folder, lock);
  const failure = status === 0 ? null : diskFailure(isDiskFull(root) ? 'ENOSPC' : complaints);
  if (failure !== null) throw new Error(failure);
  const mistakes = status === 0 ? [] : authorMistakes(complaints, root);
  // An author needs nothing else of what the generator says, and all of it would push that off the screen.
  process.stderr.write(mistakes.length > 0 ? `\n${mistakes.join('\n\n')}\n\n` : complaints);
  const anchors = status === 0 ? brokenAnchors(complaints, root) : [];
  if (anchors.length > 0) process.stderr.write(`\n${anchors.join('\n\n')}\n\n`);
  if (status !== 0) throw new Error('The site was not built: the reason is above.');
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error('The site was not built: it has no first page.');
}

interface Ending {
  status: number | null;
  /** What it wrote to its second output: warnings, and why it failed. */
  complaints: string;
}

function run(root: string, folder: string, lock: BuildLock): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const args = [
      ...['--require', path.join(root, 'tools/generator/endWithParent.cjs')],
      ...generatorArguments(root),
      ...['--out-dir', folder],
    ];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...trustingGit(root), NO_UPDATE_NOTIFIER: '1', ...(process.stderr.isTTY && { FORCE_COLOR: '1' }) },
    });
    if (child.pid !== undefined) lock.sharedWith(child.pid);
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, complaints }));
  });
}
