export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly program: string;
  /** How it ended; null while it runs. */
  readonly result: string | null;
  readonly reaper: boolean;
}

export type Table = readonly Process[];

/** Who takes the children of a process that has ended: the nearest ancestor that runs and is a subreaper, else process 1. */
export function adopter(table: Table, dead: number): number {
  let at = table.find((one) => one.pid === dead)!.parent;
  while (at > 1) {
    const one = table.find((each) => each.pid === at)!;
    if (one.reaper && one.result === null) return at;
    at = one.parent;
  }
  return 1;
}

/** The table in the order of a tree: each process after its parent, brothers by number. */
export function listed(table: Table, root = 0): Table {
  return table
    .filter((one) => one.parent === root)
    .sort((a, b) => a.pid - b.pid)
    .flatMap((one) => [one, ...listed(table, one.pid)]);
}
