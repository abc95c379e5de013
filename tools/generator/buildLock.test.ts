import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { withBuildLock } from './buildLock';
import { siteFolders } from './siteFolders';

let root: string;
let lock: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  lock = siteFolders(root).lock;
  mkdirSync(path.dirname(lock), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Work that notes whether other work was done at the same time. */
function work(): { run: () => Promise<void>; most: () => number } {
  let [now, most] = [0, 0];
  const run = async (): Promise<void> => {
    now += 1;
    most = Math.max(most, now);
    await sleep(20);
    now -= 1;
  };
  return { run, most: () => most };
}

it('lets one work at a time, and the others say once whom they wait for', async () => {
  const { run, most } = work();
  const said: string[] = [];
  await Promise.all(Array.from({ length: 5 }, () => withBuildLock(root, run, (text) => said.push(text))));
  expect(most()).toBe(1);
  expect(said).toHaveLength(4);
  expect(said[0]).toBe(`Another build of this folder is running (process ${process.pid}): waiting until it has ended.`);
  expect(existsSync(lock)).toBe(false);
});

it('takes the lock of a process that was killed, and only one of many takes it', async () => {
  writeFileSync(lock, `${spawnSync('true').pid} 1\n`);
  const { run, most } = work();
  await Promise.all(Array.from({ length: 5 }, () => withBuildLock(root, run, () => undefined)));
  expect(most()).toBe(1);
});

it.runIf(process.platform === 'linux')('does not take another process of the same number for the holder', async () => {
  writeFileSync(lock, `${process.pid} 1\n`);
  await expect(withBuildLock(root, () => Promise.resolve('done'))).resolves.toBe('done');
});

it.runIf(process.platform === 'linux')('holds while a process lives that works for the holder', async () => {
  const helper = spawn('sleep', ['60']);
  await once(helper, 'spawn');
  // As if the holder had been killed: its own line is of nobody who lives.
  writeFileSync(lock, `${spawnSync('true').pid} 1\n${helper.pid} ${startOf(helper.pid ?? 0)}\n`);
  let done = false;
  const waiting = withBuildLock(
    root,
    () => Promise.resolve((done = true)),
    () => undefined,
  );
  await sleep(300);
  expect(done).toBe(false);
  helper.kill('SIGKILL');
  await waiting;
  expect(done).toBe(true);
});

it('is given back when the work fails', async () => {
  await expect(withBuildLock(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

function startOf(pid: number): string {
  const { stdout } = spawnSync('cut', ['-d', ' ', '-f', '22', `/proc/${pid}/stat`], { encoding: 'utf8' });
  return stdout.trim();
}
