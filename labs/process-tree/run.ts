import type { Frame } from '@groundwork/labs-kit/model';

import { adopter, listed, type Process, type Table } from './table';

export interface Op {
  readonly act: 'fork' | 'exec' | 'exit' | 'kill' | 'wait' | 'reaper';
  /** Who acts; for `kill`, who is hit. */
  readonly pid: number;
}

export type Mark = 'put' | 'look' | 'found' | 'absent' | 'removed' | 'changed';

export interface State {
  readonly table: Table;
  readonly mark: Mark;
  /** The process that the step is about. */
  readonly at: number | null;
  /** Every result that was collected: whose, by whom, what. */
  readonly collected: readonly { readonly pid: number; readonly by: number; readonly result: string }[];
}

export const FIRST = 100;
/** A table with room for few, so that it can be filled. */
export const MOST_PROCESSES = 8;

const SHELL: Process = { pid: FIRST, parent: 1, program: 'shell', result: null, reaper: false };
const INIT: Process = { pid: 1, parent: 0, program: 'init', result: null, reaper: false };

/** Plays one setup on a table of processes. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private table: Table = [INIT, SHELL];
  private collected: State['collected'] = [];
  private next = FIRST + 1;

  constructor() {
    this.say('Init, process 1, has started the shell, process 100.', null, 'put');
  }

  do({ act, pid }: Op): void {
    const one = this.find(pid);
    if (!one)
      return this.say(
        `There is no process ${pid}, so the call fails with the error ESRCH (no such process).`,
        null,
        'absent',
      );
    if (act === 'kill') return this.kill(one);
    if (one.result !== null)
      return this.say(`${pid} is a zombie. A zombie runs no program, so ${pid} cannot call anything.`, pid, 'absent');
    return { fork: this.fork, exec: this.exec, exit: this.exit, wait: this.wait, reaper: this.reaper }[act].call(
      this,
      one,
    );
  }

  private find(pid: number): Process | undefined {
    return this.table.find((one) => one.pid === pid);
  }

  private say(text: string, at: number | null, mark: Mark): void {
    this.frames.push({ text, state: { table: listed(this.table), at, mark, collected: this.collected } });
  }

  private change(pid: number, change: Partial<Process>): void {
    this.table = this.table.map((one) => (one.pid === pid ? { ...one, ...change } : one));
  }

  private fork({ pid, program }: Process): void {
    if (this.table.length === MOST_PROCESSES)
      return this.say(
        `The table is full, because zombies count too: fork in ${pid} fails with the error EAGAIN.`,
        pid,
        'absent',
      );
    const child = this.next++;
    // Not the subreaper attribute: fork does not pass it on.
    this.table = [...this.table, { pid: child, parent: pid, program, result: null, reaper: false }];
    return this.say(
      `${pid} calls fork. The child ${child} is a copy, runs ${program} too, and has the parent ${pid}.`,
      child,
      'put',
    );
  }

  private exec({ pid, program }: Process): void {
    const other = program === 'sort' ? 'sleep' : 'sort';
    this.change(pid, { program: other });
    this.say(`${pid} calls exec: ${other} replaces ${program}. PID, parent and children stay.`, pid, 'changed');
  }

  private reaper({ pid, reaper }: Process): void {
    this.change(pid, { reaper: !reaper });
    const text = reaper
      ? `${pid} is no subreaper any more.`
      : `${pid} is a subreaper: ${pid} adopts the orphans among its descendants.`;
    this.say(text, pid, 'changed');
  }

  private exit({ pid }: Process): void {
    if (pid === 1) return this.say('In this lab, process 1 cannot end.', 1, 'look');
    return this.end(pid, 'status 7', `${pid} ends with exit status 7`);
  }

  private kill({ pid, result }: Process): void {
    if (result !== null)
      return this.say(
        `kill -9 ${pid} succeeds and changes nothing, because the zombie ${pid} has already ended.`,
        pid,
        'look',
      );
    if (pid === 1) return this.say('kill -9 1 does not end process 1: the kernel protects init.', 1, 'look');
    return this.end(pid, 'SIGKILL', `kill -9 ends ${pid}`);
  }

  private end(pid: number, result: string, how: string): void {
    this.change(pid, { result, reaper: false });
    this.say(
      `${how}. Its memory and open files are gone. Its PID and its result stay: ${pid} is a zombie.`,
      pid,
      'removed',
    );
    for (const child of this.table.filter((one) => one.parent === pid)) this.adopt(child, pid);
    this.initWaits();
  }

  private adopt(child: Process, dead: number): void {
    const parent = adopter(this.table, dead);
    // The adopted come last among the children of their new parent, and wait asks in that order.
    this.table = [...this.table.filter((one) => one.pid !== child.pid), { ...child, parent }];
    const who = parent === 1 ? 'init, process 1' : `the subreaper ${parent}`;
    this.say(
      `${child.pid} is an orphan, because its parent ${dead} has ended. The new parent is ${who}.`,
      child.pid,
      'changed',
    );
  }

  /** Process 1 waits for whatever it is given. */
  private initWaits(): void {
    for (const one of this.table.filter((each) => each.parent === 1 && each.result !== null)) {
      this.collect(one, 1);
      this.say(
        `Process 1 calls wait: ${one.pid} leaves the table, and process 1 drops the result (${one.result}).`,
        1,
        'found',
      );
    }
  }

  private wait({ pid }: Process): void {
    const children = this.table.filter((one) => one.parent === pid);
    const zombie = children.find((one) => one.result !== null);
    if (children.length === 0)
      return this.say(
        `${pid} calls wait and has no child, so wait fails with the error ECHILD (no child).`,
        pid,
        'absent',
      );
    if (!zombie)
      return this.say(
        `${pid} calls wait. Its children still run, so wait would return only when a child ends.`,
        pid,
        'look',
      );
    this.collect(zombie, pid);
    return this.say(
      `${pid} calls wait and gets the result of ${zombie.pid}: ${zombie.result}. Then ${zombie.pid} leaves the table.`,
      pid,
      'found',
    );
  }

  private collect({ pid, result }: Process, by: number): void {
    this.table = this.table.filter((one) => one.pid !== pid);
    this.collected = [...this.collected, { pid, by, result: result! }];
  }
}
