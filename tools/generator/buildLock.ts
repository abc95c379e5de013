import { appendFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { siteFolders } from './siteFolders';

const pollMilliseconds = 100;

export interface BuildLock {
  /** Names a process that works for us: the lock holds until it is gone as well. */
  sharedWith: (pid: number) => void;
}

/**
 * Does the work while nobody else does such work in this folder: builds share the generator's temporary files, so two
 * at once damage each other. Waits for the other, and says so once. The lock of a process that was killed is no lock.
 */
export async function withBuildLock<Result>(
  root: string,
  work: (lock: BuildLock) => Promise<Result>,
  say: (text: string) => void = console.log,
): Promise<Result> {
  const { lock } = siteFolders(root);
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let said = false; !taken(lock);) {
    const holder = liveHolder(lock);
    if (holder === null) continue;
    if (!said) say(`Another build of this folder is running (process ${holder}): waiting until it has ended.`);
    said = true;
    await sleep(pollMilliseconds);
  }
  try {
    return await work({ sharedWith: (pid) => appendFileSync(lock, line(pid)) });
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Linked rather than written: a lock has its content from the first moment on. */
function taken(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, line(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process that holds the lock; null where there is none any more, and the lock is free to be taken. */
function liveHolder(lock: string): number | null {
  const content = readIfThere(lock);
  if (content === null) return null;
  const alive = content.split('\n').find((text) => text !== '' && isAlive(text));
  if (alive !== undefined) return Number(alive.split(' ')[0]);
  // Moved aside before it is removed: should another have removed it and locked in between, that lock is put back.
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== content) linkSync(aside, lock);
  } catch {
    // Another was faster.
  }
  rmSync(aside, { force: true });
  return null;
}

function line(pid: number): string {
  return `${pid} ${startOf(pid)}\n`;
}

function isAlive(text: string): boolean {
  const [pid, start] = text.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === startOf(Number(pid));
}

/** When a process began, because its number may be another's by now; empty where the system does not say. */
function startOf(pid: number): string {
  const afterName = readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
  return afterName[19] ?? '';
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
