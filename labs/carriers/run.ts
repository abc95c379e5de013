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
}

/** Ticks: each task computes, waits, computes. */
export const COMPUTE = 1;
export const WAIT = 4;

export type Phase = 'ready' | 'computes' | 'waits' | 'done';

export interface Task {
  readonly name: string;
  readonly phase: Phase;
  /** The carrier that it is on, from 0; null when it is on none. */
  readonly on: number | null;
  /** Ticks left in this phase. */
  readonly left: number;
  readonly waited: boolean;
}

export interface State {
  readonly now: number;
  readonly tasks: readonly Task[];
  readonly carriers: number;
  /** Ready tasks, the first in line first. */
  readonly line: readonly string[];
  /** Ticks that carriers stood still under a waiting task. */
  readonly held: number;
  readonly done: number;
  readonly changed: readonly string[];
}

/** Whether a task that waits keeps its carrier. */
export function pins({ kind, way }: Pick<Setup, 'kind' | 'way'>): boolean {
  return kind === 'platform' || way === 'initialisation' || (way === 'synchronized' && kind === '21');
}

/** What a task is put on: a carrier, or a thread of the pool. */
export const seatOf = (kind: Kind): string => (kind === 'platform' ? 'thread' : 'carrier');

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const list = (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/** Plays all tasks, one frame a tick. */
export function play(setup: Setup): readonly Frame<State>[] {
  const pinned = pins(setup);
  const seat = seatOf(setup.kind);
  const frames: Frame<State>[] = [];
  let tasks: Task[] = Array.from({ length: setup.tasks }, (_, index) => ({
    name: `T${index + 1}`,
    phase: 'ready',
    on: null,
    left: COMPUTE,
    waited: false,
  }));
  let line = tasks.map((task) => task.name);
  let held = 0;
  let changed: string[] = [];
  const change = (name: string, to: Partial<Task>) => {
    tasks = tasks.map((task) => (task.name === name ? { ...task, ...to } : task));
    changed.push(name);
  };
  const say = (now: number, text: string) => {
    const done = tasks.filter((task) => task.phase === 'done').length;
    frames.push({
      text: `Tick ${now}: ${text}`,
      state: { now, tasks, carriers: setup.carriers, line: [...line], held, done, changed },
    });
    changed = [];
  };
  /** Puts the first in line on free carriers. */
  const mount = (): string[] => {
    const busy = new Set(tasks.map((task) => task.on));
    const news: string[] = [];
    for (let carrier = 0; carrier < setup.carriers && line.length > 0; carrier++) {
      if (busy.has(carrier)) continue;
      const [name = '', ...rest] = line;
      line = rest;
      change(name, { phase: 'computes', on: carrier });
      news.push(name);
    }
    return news;
  };
  const mounted = (names: readonly string[]) =>
    names.length === 0 ? [] : [`${list(names)} ${names.length === 1 ? `gets a ${seat}` : `get ${seat}s`}`];

  say(0, `${list(line)} ${line.length === 1 ? 'is' : 'are'} ready.`);
  say(0, `${mounted(mount()).join('')} and compute.`.replace(`${seat} and compute.`, `${seat} and computes.`));
  for (let now = 1; tasks.some((task) => task.phase !== 'done'); now++) {
    const before = tasks;
    held += before.filter((task) => task.phase === 'waits' && task.on !== null).length;
    const waits: string[] = [];
    const woken: string[] = [];
    const ended: string[] = [];
    for (const { name, phase, left, on, waited } of before) {
      if (phase !== 'computes' && phase !== 'waits') continue;
      if (left > 1) {
        tasks = tasks.map((task) => (task.name === name ? { ...task, left: left - 1 } : task));
      } else if (phase === 'waits') {
        woken.push(name);
        if (on === null) {
          change(name, { phase: 'ready', left: COMPUTE });
          line = [...line, name];
        } else change(name, { phase: 'computes', left: COMPUTE });
      } else if (waited) {
        ended.push(name);
        change(name, { phase: 'done', on: null, left: 0 });
      } else {
        waits.push(name);
        change(name, { phase: 'waits', left: WAIT, waited: true, on: pinned ? on : null });
      }
    }
    const next = mount();
    const news: string[] = [];
    if (waits.length > 0)
      news.push(
        `${list(waits)} ${waits.length === 1 ? 'waits' : 'wait'} and ${pinned ? (waits.length === 1 ? `holds its ${seat}` : `hold their ${seat}s`) : waits.length === 1 ? 'unmounts' : 'unmount'}`,
      );
    if (woken.length > 0) news.push(`${list(woken)} ${woken.length === 1 ? 'has' : 'have'} waited`);
    if (ended.length > 0) news.push(`${list(ended)} ${ended.length === 1 ? 'is' : 'are'} done`);
    news.push(...mounted(next));
    say(now, news.length === 0 ? 'All that is started waits.' : `${capital(news.join('; '))}.`);
  }
  return frames;
}
