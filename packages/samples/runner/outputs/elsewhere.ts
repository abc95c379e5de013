import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

/** Other surroundings for a run, as far as this machine can make them. */
export interface MachineSurroundings {
  /** Beginning of a command that starts the words after it in them; empty where there are none. */
  prefix: readonly string[];
  /** What is different in them, in words. */
  names: readonly string[];
}

interface Change {
  name: string;
  prefix: readonly string[];
}

const works = ({ prefix: [program = 'true', ...args] }: Change): boolean =>
  spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0;

/**
 * Surroundings in which the host has another name, the kernel says that it is Linux 2.6 (`release: 'old'`) and there is
 * one processor (`processors: 'one'`). Each is left out where the command for it is missing or refused, or where it would change nothing.
 */
export function otherSurroundings(wanted: { processors: 'one' | 'all'; release: 'old' | 'own' }): MachineSurroundings {
  const { processors, release } = wanted;
  const changes: Change[] = [
    ...(release === 'old' && !os.release().startsWith('2.6.')
      ? [{ name: 'another kernel release', prefix: ['setarch', os.machine(), '--uname-2.6'] }]
      : []),
    ...(processors === 'one' && os.availableParallelism() > 1
      ? [{ name: 'one processor', prefix: ['taskset', '--cpu-list', firstProcessor()] }]
      : []),
    {
      name: 'another host name',
      prefix: ['unshare', '--uts', 'bash', '-c', 'hostname elsewhere && exec "$@"', 'bash'],
    },
  ];
  const possible = changes.filter(works);
  return { prefix: possible.flatMap(({ prefix }) => prefix), names: possible.map(({ name }) => name) };
}

/**
 * Whether an output is another one with lines added: what a program says about a kernel that it takes for one of 2009,
 * such as mke2fs, which tells nothing about the machine that records.
 */
export function addsLines(before: string, after: string): boolean {
  const rest = after.split('\n');
  return before.split('\n').every((line) => {
    const at = rest.indexOf(line);
    rest.splice(0, at + 1);
    return at >= 0;
  });
}

/** The first processor that we may run on: in a container it need not be number 0. */
function firstProcessor(): string {
  const status = fs.readFileSync('/proc/self/status', 'utf8');
  return /^Cpus_allowed_list:\s*(\d+)/m.exec(status)?.[1] ?? '0';
}
