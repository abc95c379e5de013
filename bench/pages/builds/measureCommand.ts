import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { usageOf } from '@groundwork/machine/processTree';

export interface Cost {
  seconds: number;
  /** User and system time of the command and its descendants. */
  cpuSeconds: number;
  /** The most that its processes held at one moment, in MB; null where the system does not tell. */
  peakMemory: number | null;
}

interface Command {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const sampleEvery = 100;

/**
 * Runs a command in a folder and measures it; its output goes to `build.log` there. Needs bash, whose `time` counts
 * the processor time of all descendants.
 * @throws Error with the end of that output where the command fails.
 */
export async function measureCommand({ program, args, env }: Command, folder: string): Promise<Cost> {
  const log = path.join(folder, 'build.log');
  const times = path.join(folder, 'build.times');
  const script = `TIMEFORMAT='%3R %3U %3S'; { time "$@" >'${log}' 2>&1; } 2>'${times}'`;
  const child = spawn('bash', ['-c', script, 'bash', program, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', CI: '1', ...env },
  });
  let peak: number | null = null;
  const sampler = setInterval(() => {
    if (child.pid === undefined || !existsSync('/proc')) return;
    peak = Math.max(peak ?? 0, usageOf(child.pid).memory);
  }, sampleEvery);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(sampler));
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${tailOf(log)}`);
  const [real = NaN, user = NaN, system = NaN] = readFileSync(times, 'utf8').trim().split(' ').map(Number);
  return { seconds: real, cpuSeconds: user + system, peakMemory: peak };
}

function tailOf(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-30).join('\n');
}
