import type { Frame } from '../../lib/labModel';

import { NAMES, place, type Way } from './ring';

export type Op = 'add' | 'remove';

export interface State {
  readonly way: Way;
  readonly each: number;
  readonly turn: number;
  readonly servers: readonly string[];
  /** The server of each key, now and before the last change. */
  readonly now: readonly string[];
  readonly before: readonly string[];
  /** The server that came or went in this step. */
  readonly changed: string | null;
}

export const KEYS = Array.from({ length: 60 }, (_, n) => `user-${n}`);
export const FIRST = 4;

const names = (list: readonly string[]) => list.join(', ');

/** How many keys have another server than before, and how many of them lie on `server`, then or now. */
export function movedOf({ now, before }: State, server: string | null): { moved: number; with: number } {
  const moved = now.flatMap((to, index) => (to === before[index] ? [] : [{ to, from: before[index] }]));
  return { moved: moved.length, with: moved.filter(({ to, from }) => to === server || from === server).length };
}

/** Keys on each server, in the order of the servers. */
export function loads({ servers, now }: State): readonly number[] {
  return servers.map((server) => now.filter((name) => name === server).length);
}

/** Servers come and go; after each change the keys are placed again, and a frame says what moved. */
export function run(way: Way, each: number, ops: readonly Op[], turn: number): Frame<State>[] {
  let servers: readonly string[] = NAMES.slice(0, FIRST);
  let now = place(KEYS, servers, way, each, turn);
  const frames: Frame<State>[] = [];
  const say = (text: string, changed: string | null, before: readonly string[]) =>
    frames.push({ text, state: { way, each, turn, servers, now, before, changed } });
  const rule =
    way === 'modulo'
      ? `chosen by the remainder of the hash divided by ${FIRST}`
      : `at the next point clockwise, with ${each === 1 ? 'one point' : `${each} points`} for each server`;
  say(`${KEYS.length} customers on ${names(servers)}. A customer’s server is ${rule}.`, null, now);
  say(
    `The fullest server has ${Math.max(...loads(frames[0]!.state))} customers; ${KEYS.length / FIRST} would be fair.`,
    null,
    now,
  );
  for (const op of ops) {
    const name = op === 'add' ? NAMES.find((candidate) => !servers.includes(candidate)) : servers.at(-1);
    if (name === undefined || (op === 'remove' && servers.length === 1)) {
      say(op === 'add' ? 'No more servers fit into this figure.' : 'The last server stays.', null, now);
      continue;
    }
    const before = now;
    servers = op === 'add' ? [...servers, name] : servers.filter((server) => server !== name);
    say(`${name} ${op === 'add' ? 'comes' : 'goes'}: ${names(servers)}. Which customers have to move?`, name, before);
    now = place(KEYS, servers, way, each, turn);
    const after: State = { way, each, turn, servers, now, before, changed: name };
    const { moved, with: touching } = movedOf(after, name);
    const rest = moved - touching;
    const others = rest === 0 ? 'none between the others' : `${rest} between servers that stay`;
    const where = op === 'add' ? `to ${name}` : `from ${name}`;
    say(`${moved} of ${KEYS.length} customers move: ${touching} ${where}, ${others}.`, name, before);
  }
  return frames;
}
