import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { hashOf } from '../../plugins/samples/build/hash';
import type { Bind } from './sandbox';

const sources = path.join(path.dirname(fileURLToPath(import.meta.url)), 'uml');

/** Where a sample finds what `mendedUml` makes. */
const target = '/uml';

/**
 * Whether this machine's processor has more registers than User-mode Linux 6.1 knows. That keeps the state of the
 * programs in it in a buffer of fixed size, and hands it back by `ptrace`. The kernel takes only a buffer that is as
 * large as the processor's (`xstateregs_set()`, arch/x86/kernel/fpu/regset.c), which with AMX it is not: every program
 * then ends with a segmentation fault, `init` first.
 */
export const outgrowsUml = (cpuinfo: string): boolean => /^flags\s*:.*\bamx_tile\b/m.test(cpuinfo);

/**
 * For such a machine, what a sample with User-mode Linux needs besides: a `linux.uml` before the system's own in PATH,
 * which hands complete buffers on. Made once below `cache`, with gcc; without it there is none, and the samples show
 * what fails.
 */
export function mendedUml(
  cache: string,
  searched: string,
  cpuinfo = readCpuinfo(),
): { env: Record<string, string>; binds: Bind[] } | undefined {
  if (!outgrowsUml(cpuinfo)) return undefined;
  const folder = path.join(cache, 'uml', hashOf(fs.readFileSync(path.join(sources, 'xstate.c'))).slice(0, 12));
  const library = path.join(folder, 'xstate.so');
  if (!fs.existsSync(library) && !make(folder, library)) return undefined;
  return { env: { PATH: `${target}:${searched}` }, binds: [{ source: folder, target, mode: 'ro' }] };
}

function make(folder: string, library: string): boolean {
  fs.mkdirSync(folder, { recursive: true });
  fs.copyFileSync(path.join(sources, 'linux.uml'), path.join(folder, 'linux.uml'));
  const made = `${library}.${process.pid}`;
  const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-O2', '-o', made, path.join(sources, 'xstate.c')]);
  if (status === 0) fs.renameSync(made, library);
  return status === 0;
}

function readCpuinfo(): string {
  try {
    return fs.readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return '';
  }
}
