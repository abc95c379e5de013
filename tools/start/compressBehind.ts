import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

import { siteFolders } from '../generator/siteFolders';
import { isCompressed } from '../generator/stamp';

/** Readers come first. */
const niceness = 10;

/**
 * Compresses the build that is being served, in a process of its own: its work would take the server's threads. Until
 * it has ended, what has no compressed form yet is sent as it is. Returns what stops it.
 */
export function compressBehind(root: string): () => void {
  if (isCompressed(siteFolders(root).build)) return () => undefined;
  const child = spawn(
    process.execPath,
    [
      '--require',
      path.join(root, 'tools/generator/endWithParent.cjs'),
      'tools/run.mjs',
      'tools/generator/compress/compressBuild.ts',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  try {
    if (child.pid !== undefined) os.setPriority(child.pid, niceness);
  } catch {
    // It has ended already, or the system does not let us: then it competes.
  }
  child.on('error', (error) => console.error(`The site is served without compression: ${error.message}`));
  return () => child.kill();
}
