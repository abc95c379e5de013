import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const probeBytes = 1 << 20;

/**
 * Looks whether these folders can be written to: what fails on a full disk says so in many ways, and in none that
 * helps. Returns a sentence that says what to do, or null where they can.
 */
export function diskProblem(folders: readonly string[] = ['.cache/check', os.tmpdir()]): string | null {
  for (const folder of folders) {
    const probe = path.join(folder, `.probe-${process.pid}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(probe, Buffer.alloc(probeBytes));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      return code === 'ENOSPC' || code === 'EDQUOT'
        ? `the disk of ${folder} is full: make room there and run this again`
        : `${folder} cannot be written to (${code}): mend that and run this again`;
    } finally {
      try {
        rmSync(probe, { force: true });
      } catch {
        // The folder itself is none.
      }
    }
  }
  return null;
}
