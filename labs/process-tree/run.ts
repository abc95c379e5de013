import type { Frame } from '@groundwork/labs-kit/model';

import { adopter, listed, type Process, type Table } from './table';

export interface Op {
  readonly act: 'fork' | 'exec' | 'exit' | 'kill' | 'wait' | 'reaper';
  /** Who acts; for `kill`, who is hit. */
  readonly pid: number;
}

export type Mark = 'put' | 'look' | 'found' | 'absent' | 'removed' | 'changed';

/** What a step shows: who it is about, and who else takes part (a parent, a child or the collector). */
export interface Event {
  readonly kind:
    | 'start'
    | 'fork'
    | 'full'
    | 'exec'
    | 'reaper'
    | 'exit'
    | 'kill'
    | 'useless'
    | 'missing'
    | 'mute'
    | 'stays'
    | 'adopt'
    | 'collect'
    | 'childless'
    | 'sleeps';
  readonly pid: number;
  readonly other?: number;
  readonly act?: Op['act'];
}

export interface State {
  readonly table: Table;
  readonly mark: Mark;
  /** The process that the step is about. */
  readonly at: number | null;
  /** Every result that was collected: whose, by whom, what. */
  readonly collected: readonly { readonly pid: number; readonly by: number; readonly result: string }[];
  readonly event: Event;
  /** The process that leaves the table in this step. */
  readonly gone: Process | null;
  /** How many operations have begun. */
  readonly done: number;
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
  private gone: Process | null = null;
  private done = 0;

  constructor() {
    this.say('Init, process 1, has started the shell, process 100.', null, 'put', {
      kind: 'start',
      pid: FIRST,
    });
  }

  do({ act, pid }: Op): void {
    this.done++;
    const one = this.find(pid);
    if (!one)
      return this.say(
        `There is no process ${pid}, so the call fails with the error ESRCH (no such process).`,
        null,
        'absent',
        { kind: 'missing', pid, act },
      );
    if (act === 'kill') return this.kill(one);
    if (one.result !== null)
      return this.say(`${pid} is a zombie. A zombie runs no program, so ${pid} cannot call anything.`, pid, 'absent', {
        kind: 'mute',
        pid,
      });
    return { fork: this.fork, exec: this.exec, exit: this.exit, wait: this.wait, reaper: this.reaper }[act].call(
      this,
      one,
    );
  }

  private find(pid: number): Process | undefined {
    return this.table.find((one) => one.pid === pid);
  }

  private say(text: string, at: number | null, mark: Mark, event: Event): void {
    const { collected, gone, done } = this;
    this.frames.push({ text, state: { table: listed(this.table), at, mark, collected, event, gone, done } });
    this.gone = null;
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
        { kind: 'full', pid },
      );
    const child = this.next++;
    // Not the subreaper attribute: fork does not pass it on.
    this.table = [...this.table, { pid: child, parent: pid, program, result: null, reaper: false }];
    return this.say(
      `${pid} calls fork. The child ${child} is a copy, runs ${program} too, and has the parent ${pid}.`,
      child,
      'put',
      { kind: 'fork', pid: child, other: pid },
    );
  }

  private exec({ pid, program }: Process): void {
    const other = program === 'sort' ? 'sleep' : 'sort';
    this.change(pid, { program: other });
    this.say(`${pid} calls exec: ${other} replaces ${program}. PID, parent and children stay.`, pid, 'changed', {
      kind: 'exec',
      pid,
    });
  }

  private reaper({ pid, reaper }: Process): void {
    this.change(pid, { reaper: !reaper });
    const text = reaper
      ? `${pid} is no subreaper any more.`
      : `${pid} is a subreaper: ${pid} adopts the orphans among its descendants.`;
    this.say(text, pid, 'changed', { kind: 'reaper', pid });
  }

  private exit({ pid }: Process): void {
    if (pid === 1) return this.say('In this lab, process 1 cannot end.', 1, 'look', { kind: 'stays', pid });
    return this.end(pid, 'exit', 'status 7', `${pid} ends with exit status 7`);
  }

  private kill({ pid, result }: Process): void {
    if (result !== null)
      return this.say(
        `kill -9 ${pid} succeeds and changes nothing, because the zombie ${pid} has already ended.`,
        pid,
        'look',
        { kind: 'useless', pid },
      );
    if (pid === 1)
      return this.say('kill -9 1 does not end process 1: the kernel protects init.', 1, 'look', { kind: 'stays', pid });
    return this.end(pid, 'kill', 'SIGKILL', `kill -9 ends ${pid}`);
  }

  private end(pid: number, kind: 'exit' | 'kill', result: string, how: string): void {
    this.change(pid, { result, reaper: false });
    this.say(
      `${how}. Its memory and open files are gone. Its PID and its result stay: ${pid} is a zombie.`,
      pid,
      'removed',
      { kind, pid },
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
      { kind: 'adopt', pid: child.pid, other: dead },
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
        { kind: 'collect', pid: one.pid, other: 1 },
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
        { kind: 'childless', pid },
      );
    if (!zombie)
      return this.say(
        `${pid} calls wait. Its children still run, so wait would return only when a child ends.`,
        pid,
        'look',
        { kind: 'sleeps', pid },
      );
    this.collect(zombie, pid);
    return this.say(
      `${pid} calls wait and gets the result of ${zombie.pid}: ${zombie.result}. Then ${zombie.pid} leaves the table.`,
      pid,
      'found',
      { kind: 'collect', pid: zombie.pid, other: pid },
    );
  }

  private collect(one: Process, by: number): void {
    const { pid, result } = one;
    this.gone = one;
    this.table = this.table.filter((one) => one.pid !== pid);
    this.collected = [...this.collected, { pid, by, result: result! }];
  }
}
