import fs from 'node:fs';

interface Process {
  pid: number;
  parent: number;
}

/** What the processes below one process use together. */
interface Usage {
  pids: number[];
  threads: number;
  /** MiB of resident memory; shared pages count once a process. */
  memory: number;
}

const pageSize = 4096;

/** Pids of a process and all its descendants, read from /proc. */
export function descendants(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const { pid, parent } of listProcesses()) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const found = [root];
  // An array is walked to its end as it is then, so that children's children are met as well.
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** Adds up threads and resident memory of a process and its descendants. A process that ends meanwhile counts as nothing. */
export function usageOf(root: number): Usage {
  const pids = descendants(root);
  let threads = 0;
  let pages = 0;
  for (const pid of pids) {
    const fields = statFields(pid);
    threads += Number(fields?.[17] ?? 0);
    pages += Number(fields?.[21] ?? 0);
  }
  return { pids, threads, memory: (pages * pageSize) / 2 ** 20 };
}

/** Kills a process group and every descendant it has left. */
export function killTree(root: number): void {
  const pids = descendants(root);
  for (const target of [-root, ...pids]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

/** Kills every process whose environment holds a text: where there is no process namespace, a daemon is found by it. */
export function killByEnvironment(text: string): void {
  for (const { pid } of listProcesses()) {
    try {
      if (fs.readFileSync(`/proc/${pid}/environ`, 'utf8').includes(text)) process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself, or is not ours.
    }
  }
}

function listProcesses(): Process[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = statFields(Number(name));
      return fields ? [{ pid: Number(name), parent: Number(fields[1]) }] : [];
    });
}

/** Fields of /proc/PID/stat from the third (state) on; see proc(5). The name before them may contain spaces. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
