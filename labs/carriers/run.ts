import type { Frame } from '@groundwork/labs-kit/model';

/** How a thread waits; the names are those of the note's `Carrier.java`. */
export const WAYS = ['pause', 'synchronized', 'initialisation'] as const;
export type Way = (typeof WAYS)[number];
/** Platform threads, or virtual threads of that JDK. */
export const KINDS = ['platform', '21', '25'] as const;
export type Kind = (typeof KINDS)[number];

export interface Setup {
  readonly kind: Kind;
  readonly way: Way;
  /** Platform threads that there are: a pool, or the carriers. */
  readonly carriers: number;
  readonly tasks: number;
  /** How many ticks each waits. */
  readonly wait: number;
}

/** Each task computes for a tick, waits, and computes for a tick. */
export const COMPUTE = 1;

/** What is on the stack of a task that computes, from the first call on; and what is added while it waits. */
export const CALLS = ['run', 'sell'] as const;
export const WAITING: Readonly<Record<Way, readonly string[]>> = {
  pause: ['pause'],
  synchronized: ['guarded', 'pause'],
  initialisation: ['native', 'Slow', 'pause'],
};

/** In line, on a carrier, waiting on it or in the heap, ended. */
type Phase = 'ready' | 'computes' | 'waits' | 'ended';

export interface Task {
  readonly name: string;
  readonly phase: Phase;
  /** The carrier that it is on, from 0; null when it is on none. */
  readonly on: number | null;
  /** Ticks left in this phase. */
  readonly left: number;
  readonly waited: boolean;
}

/** A task on a carrier, for some time: it computes there, or waits and holds it. */
export interface Spell {
  readonly carrier: number;
  /** Which task, from 0. */
  readonly task: number;
  readonly from: number;
  readonly till: number;
  readonly waits: boolean;
}

/** What happened to a task in this moment. */
export interface Move {
  readonly task: number;
  readonly did: 'mounts' | 'unmounts' | 'stays' | 'wakes' | 'ends';
  readonly carrier: number | null;
}

export interface State {
  readonly now: number;
  readonly tasks: readonly Task[];
  readonly moves: readonly Move[];
  /** Ready tasks, the first in line first. */
  readonly line: readonly number[];
  /** Ticks that carriers stood still under a waiting task. */
  readonly held: number;
  readonly ended: number;
}

/** Whether a task that waits keeps its carrier. */
export function pins({ kind, way }: Pick<Setup, 'kind' | 'way'>): boolean {
  return kind === 'platform' || way === 'initialisation' || (way === 'synchronized' && kind === '21');
}

/** What a task is put on: a carrier, or a thread of the pool. */
export const seatOf = ({ kind }: Pick<Setup, 'kind'>): string => (kind === 'platform' ? 'thread' : 'carrier');

/** The same threads, but they do the other thing while they wait: keep the carrier, or leave it. */
export const otherwise = (setup: Setup): Setup => ({
  ...setup,
  kind: '25',
  way: pins(setup) ? 'pause' : 'initialisation',
});

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

interface Played {
  readonly frames: readonly Frame<State>[];
  readonly spells: readonly Spell[];
  /** The tick in which the last task ended. */
  readonly end: number;
}

class Run {
  tasks: Task[];
  line: number[];
  readonly frames: Frame<State>[] = [];
  readonly spells: Spell[] = [];
  private moves: Move[] = [];
  private held = 0;
  private readonly pinned: boolean;
  private readonly seat: string;

  constructor(private readonly setup: Setup) {
    this.pinned = pins(setup);
    this.seat = seatOf(setup);
    const letter = setup.kind === 'platform' ? 't' : 'v';
    this.tasks = Array.from({ length: setup.tasks }, (_, index) => ({
      name: `${letter}${index + 1}`,
      phase: 'ready',
      on: null,
      left: COMPUTE,
      waited: false,
    }));
    this.line = this.tasks.map((_, index) => index);
  }

  private change(task: number, did: Move['did'], to: Partial<Task>): void {
    const before = this.tasks[task]!;
    this.tasks = this.tasks.map((one, index) => (index === task ? { ...one, ...to } : one));
    this.moves.push({ task, did, carrier: to.on ?? before.on });
  }

  /** Puts the first in line on free carriers. */
  private mount(): void {
    const busy = new Set(this.tasks.map(({ on }) => on));
    for (let carrier = 0; carrier < this.setup.carriers; carrier++) {
      if (busy.has(carrier)) continue;
      const first = this.line.shift();
      if (first === undefined) return;
      this.change(first, 'mounts', { phase: 'computes', on: carrier });
    }
  }

  /** All carriers carry on for a tick, and whose time is over goes on. */
  private tick(now: number): void {
    this.tasks.forEach(({ phase, left, on, waited }, task) => {
      if (on !== null) this.spend({ carrier: on, task, from: now - 1, till: now, waits: phase === 'waits' });
      if (phase !== 'computes' && phase !== 'waits') return;
      if (left > 1) this.tasks[task] = { ...this.tasks[task]!, left: left - 1 };
      else if (phase === 'waits') this.wake(task, on);
      else if (waited) this.change(task, 'ends', { phase: 'ended', on: null, left: 0 });
      else if (this.pinned) this.change(task, 'stays', { phase: 'waits', left: this.setup.wait, waited: true });
      else this.change(task, 'unmounts', { phase: 'waits', left: this.setup.wait, waited: true, on: null });
    });
    this.mount();
  }

  private wake(task: number, on: number | null): void {
    if (on === null) this.line.push(task);
    this.change(task, 'wakes', { phase: on === null ? 'ready' : 'computes', left: COMPUTE });
  }

  /** A spell goes on, or another one begins. */
  private spend(spell: Spell): void {
    if (spell.waits) this.held += 1;
    const at = this.spells.findIndex(
      ({ task, till, waits }) => task === spell.task && till === spell.from && waits === spell.waits,
    );
    if (at < 0) this.spells.push(spell);
    else this.spells[at] = { ...this.spells[at]!, till: spell.till };
  }

  private did(what: Move['did']): readonly string[] {
    return this.moves.filter(({ did }) => did === what).map(({ task }) => this.tasks[task]!.name);
  }

  private seats(what: Move['did']): string {
    const on = this.moves.filter(({ did }) => did === what).map(({ carrier }) => String(carrier! + 1));
    return `${this.seat}${on.length > 1 ? 's' : ''} ${list(on)}`;
  }

  /** What happened, in words. */
  private told(): string {
    const words: string[] = [];
    const say = (names: readonly string[], one: string, more: string): void => {
      if (names.length > 0) words.push(`${list(names)} ${names.length === 1 ? one : more}.`);
    };
    const { kind, way } = this.setup;
    const why = kind === 'platform' || way !== 'initialisation' ? '' : ', because native code is on the stack';
    const lock = kind !== 'platform' && way === 'synchronized' && this.pinned ? ', because of the lock' : '';
    say(this.did('ends'), 'ends', 'end');
    say(
      this.did('unmounts'),
      'waits and unmounts: its stack moves to the heap',
      'wait and unmount: their stacks move to the heap',
    );
    const held = `${this.seats('stays')}${why}${lock}`;
    say(this.did('stays'), `waits and holds ${held}`, `wait and hold ${held}`);
    const [woken, mounted] = [this.did('wakes'), this.did('mounts')];
    const back = woken.filter((name) => mounted.includes(name));
    if (this.pinned) say(woken, 'has waited, and computes', 'have waited, and compute');
    else {
      const late = woken.filter((name) => !back.includes(name));
      say(back, 'has waited: its stack moves back', 'have waited: their stacks move back');
      say(late, 'has waited, and stands in line', 'have waited, and stand in line');
    }
    const on = this.seats('mounts');
    if (kind === 'platform') say(mounted, `gets ${on}`, `get ${on}`);
    else say(mounted, `mounts on ${on}`, `mount on ${on}`);
    const isIdle =
      this.tasks.every(({ on: place }) => place === null) && this.tasks.some(({ phase }) => phase === 'waits');
    if (isIdle) words.push('Nobody is on a carrier.');
    return words.join(' ');
  }

  private say(now: number, text: string): void {
    const { tasks, moves, held } = this;
    const ended = tasks.filter(({ phase }) => phase === 'ended').length;
    this.frames.push({ text, state: { now, tasks, moves, line: [...this.line], held, ended } });
    this.moves = [];
  }

  play(): Played {
    const names = this.tasks.map(({ name }) => name);
    this.say(0, `${list(names)} ${names.length === 1 ? 'is' : 'are'} in line. Nobody is on a ${this.seat}.`);
    this.mount();
    this.say(0, `Tick 0: ${this.told()}`);
    let now = 0;
    while (this.tasks.some(({ phase }) => phase !== 'ended')) {
      now += 1;
      this.tasks = [...this.tasks];
      this.tick(now);
      if (this.moves.length > 0) this.say(now, `Tick ${now}: ${this.told()}`);
    }
    return { frames: this.frames, spells: this.spells, end: now };
  }
}

/** Plays all tasks, one frame for each tick in which something happens. */
export const play = (setup: Setup): Played => new Run(setup).play();
