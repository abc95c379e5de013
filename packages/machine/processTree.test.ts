import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { afterAll, expect, it } from 'vitest';

import { descendants, killByEnvironment, killTree, usageOf } from './processTree';

const started: number[] = [];
afterAll(() => started.forEach(killTree));

/** A shell with a child of its own, in a process group of its own. */
async function start(env: Record<string, string> = {}) {
  const child = spawn('bash', ['-c', 'sleep 4713 & echo ready; wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  if (!child.pid) throw new Error('bash did not start');
  started.push(child.pid);
  await once(child.stdout, 'data');
  return { pid: child.pid, ended: once(child, 'exit') };
}

it('knows what a process and those that it started use, and ends them all', async () => {
  const { pid, ended } = await start();
  const pids = descendants(pid);
  expect(pids[0]).toBe(pid);
  expect(pids).toHaveLength(2);
  const { threads, memory } = usageOf(pid);
  expect(threads).toBe(2);
  expect(memory).toBeGreaterThan(0.5);
  killTree(pid);
  await ended;
  // The child is the system's to bury: until then it counts, with no memory.
  expect(usageOf(pid)).toMatchObject({ threads: 0, memory: 0 });
});

it('finds a process by what stands in its environment', async () => {
  const mark = `GW_PROCESS_TREE=${process.pid}-${Date.now()}`;
  const [name = '', value = ''] = mark.split('=');
  const { ended } = await start({ [name]: value });
  killByEnvironment(mark);
  const [, signal] = (await ended) as [number | null, string];
  expect(signal).toBe('SIGKILL');
});
