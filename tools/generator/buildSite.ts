import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { compressFolder } from './compress';
import { generatorArguments } from './generatorArguments';
import { sourceHash } from './sourceHash';
import { isBuiltFrom, stampBuild } from './stamp';

/**
 * Builds the production site into `build/`: the generator, then what every file needs to be served fast.
 * @throws Error where the generator fails; it has printed why.
 */
export async function buildSite(root: string): Promise<void> {
  const started = Date.now();
  const hash = sourceHash(root);
  const { status } = spawnSync(process.execPath, generatorArguments(root), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) throw new Error('The site was not built: the reason is above.');
  const generated = Date.now();
  const { files, fresh } = await compressFolder(path.join(root, 'build'), path.join(root, '.cache/compressed'));
  // Sources that changed while the build ran are not in it: the hash from before makes the next start build again.
  stampBuild(root, hash);
  console.log(
    `Built in ${seconds(generated - started)}, compressed ${files} files in ${seconds(Date.now() - generated)} (${fresh} new).`,
  );
}

/** Builds only where the sources changed since the build that is there. Returns true where it built. */
export async function buildIfChanged(root: string): Promise<boolean> {
  if (isBuiltFrom(root, sourceHash(root))) return false;
  await buildSite(root);
  return true;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
