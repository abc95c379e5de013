import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashOf } from '../../contract/hash';
import type { Bind } from '../sandbox/sandbox';

const source = path.join(path.dirname(fileURLToPath(import.meta.url)), 'uml/xstate.c');

/**
 * Whether this machine's processor has more registers than User-mode Linux 6.1 knows. That keeps the state of the
 * programs in it in a buffer of fixed size, and hands it back by `ptrace`. The kernel takes only a buffer that is as
 * large as the processor's (`xstateregs_set()`, arch/x86/kernel/fpu/regset.c), which with AMX it is not: every program
 * then ends with a segmentation fault, `init` first.
 */
export const outgrowsUml = (cpuinfo: string): boolean => /^flags\s*:.*\bamx_tile\b/m.test(cpuinfo);

/**
 * For such a machine, what a sample with User-mode Linux needs besides: a library that hands complete buffers on, made
 * once below `cache`, with gcc; without it there is none, and the samples show what fails.
 */
export function umlSupport(
  cache: string,
  cpuinfo = readCpuinfo(),
): { env: Record<string, string>; binds: Bind[] } | undefined {
  if (!outgrowsUml(cpuinfo)) return undefined;
  const folder = path.join(cache, 'uml', hashOf(fs.readFileSync(source)).slice(0, 12));
  if (!fs.existsSync(folder) && !make(folder)) return undefined;
  return { env: { LD_PRELOAD: '/uml/xstate.so' }, binds: [{ source: folder, target: '/uml', mode: 'ro' }] };
}

/** Other samples may want it at the same time, so it is there at once or not at all. */
function make(folder: string): boolean {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const draft = fs.mkdtempSync(`${folder}-`);
  fs.chmodSync(draft, 0o755);
  const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-O2', '-o', path.join(draft, 'xstate.so'), source]);
  try {
    if (status === 0) fs.renameSync(draft, folder);
  } catch {
    // Another process was first.
  }
  fs.rmSync(draft, { recursive: true, force: true });
  return fs.existsSync(folder);
}

function readCpuinfo(): string {
  try {
    return fs.readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return '';
  }
}
