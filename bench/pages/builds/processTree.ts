import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

/**
 * Resident memory of a process and all its descendants, in bytes: pages that processes share count in each.
 * Null where /proc is not there.
 */
export function treeMemory(pid: number): number | null {
  const own = residentBytes(pid);
  if (own === null) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (treeMemory(child) ?? 0), own);
}

function residentBytes(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
