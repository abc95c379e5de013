import type { Frame } from '@groundwork/labs-kit/model';

import { hash, NAMES, place, pointsOf, RING, type Name, type Point, type Turns, type Way } from './ring';

/** A server comes, the last one goes, or one with this name does. */
export type Op = 'add' | 'remove' | Name;

/** The keys of each server, by their numbers, in the order in which they came to it. */
export type Piles = Readonly<Record<string, readonly number[]>>;
type ByWay<Value> = Readonly<Record<Way, Value>>;

export interface State {
  readonly each: number;
  readonly turns: Turns;
  readonly servers: readonly Name[];
  /** Where the keys are. */
  readonly piles: ByWay<Piles>;
  /** Where they were before they moved in this step; null where none moved. */
  readonly before: ByWay<Piles> | null;
  /** The server of each key by the present rule: who has another one has to move. */
  readonly target: ByWay<readonly string[]>;
  /** The server that comes or goes in this step. */
  readonly changed: string | null;
  readonly comes: boolean;
  /** How many of 60 keys move in such a case on average. */
  readonly average: ByWay<number>;
  /** How many operations are over, or in the middle. */
  readonly ops: number;
}

export const KEYS = Array.from({ length: 60 }, (_, n) => `user-${n}`);
export const FIRST = 4;
const WAYS = ['modulo', 'ring'] as const;
/** All remainders by the numbers of servers that there can be follow from the one by this. */
export const CELLS = 60;

const names = (list: readonly string[]) => list.join(', ');
const byWay = <Value>(of: (way: Way) => Value): ByWay<Value> => ({ modulo: of('modulo'), ring: of('ring') });

/** The server of each key, from the piles. */
export function serversOf(piles: Piles): readonly string[] {
  const servers: string[] = [];
  for (const [server, keys] of Object.entries(piles)) for (const key of keys) servers[key] = server;
  return servers;
}

/** The keys that move from one place of all keys to another, and how many of them to or from `server`. */
export function movedBetween(before: Piles, after: Piles, server: string | null): { moved: number; with: number } {
  const [from, to] = [serversOf(before), serversOf(after)];
  const moved = KEYS.flatMap((_, key) => (from[key] === to[key] ? [] : [[from[key], to[key]]]));
  return { moved: moved.length, with: moved.filter((pair) => pair.includes(server ?? '')).length };
}

/** Keys on each server, in the order of the servers. */
export const loads = ({ servers, piles }: State, way: Way): readonly number[] =>
  servers.map((server) => piles[way][server]?.length ?? 0);

/** Who stays keeps its place in its pile; who comes lies on top. */
function moved(piles: Piles, target: readonly string[], servers: readonly string[]): Piles {
  return Object.fromEntries(
    servers.map((server) => {
      const stay = (piles[server] ?? []).filter((key) => target[key] === server);
      const come = KEYS.flatMap((_, key) => (target[key] === server && !stay.includes(key) ? [key] : []));
      return [server, [...stay, ...come]];
    }),
  );
}

/** On the ring, who is nearest before its server lies lowest: a newcomer takes the top of the pile. */
function firstPiles(target: readonly string[], servers: readonly string[], points: readonly Point[]): Piles {
  const order = [...KEYS.keys()];
  const way = (key: number) => Math.min(...points.map(({ at }) => (at - hash(KEYS[key]!) + RING) % RING));
  if (points.length > 0) order.sort((a, b) => way(a) - way(b));
  return Object.fromEntries(servers.map((server) => [server, order.filter((key) => target[key] === server)]));
}

/** Of 60 keys, how many have another server on average when the list of servers becomes another one. */
function averageOf(way: Way, before: readonly string[], after: readonly string[]): number {
  if (way === 'ring') return Math.round(KEYS.length / Math.max(before.length, after.length));
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return cells.filter((cell) => before[cell % before.length] !== after[cell % after.length]).length;
}

const none: ByWay<number> = { modulo: 0, ring: 0 };

function told({ moved: all, with: own }: { moved: number; with: number }, name: string, comes: boolean): string {
  if (all === 0) return 'nobody moves';
  const move = all === 1 ? 'customer moves' : 'customers move';
  const where = comes ? `to ${name}` : `from ${name}`;
  return all === own
    ? `${all} ${move}, all ${where}`
    : `${all} ${move}, ${all - own} of them between servers that stay`;
}

/** Servers come and go; after each change the keys are placed again, and a frame says what moved. */
export function run(each: number, ops: readonly Op[], turns: Turns): Frame<State>[] {
  let servers: readonly Name[] = NAMES.slice(0, FIRST);
  const targets = () => byWay((way) => place(KEYS, servers, way, each, turns));
  let target = targets();
  let piles = byWay((way) => firstPiles(target[way], servers, way === 'ring' ? pointsOf(servers, each, turns) : []));
  let now = 0;
  const frames: Frame<State>[] = [];
  const say = (text: string, more: Partial<State> = {}) => {
    const plain = { before: null, changed: null, comes: false, average: none };
    frames.push({ text, state: { each, turns, servers, piles, target, ...plain, ops: now, ...more } });
  };
  const points = each === 1 ? 'one point' : `${each} points`;
  say(
    `${KEYS.length} customers on ${names(servers)}, by two rules: the remainder of the hash, and the next server clockwise.`,
  );
  const [modulo, ring] = WAYS.map((way) => Math.max(...loads(frames[0]!.state, way)));
  say(
    `The fullest server has ${modulo} by the remainder, ${ring} on the ring with ${points} each. ${KEYS.length / FIRST} would be fair.`,
  );
  for (const op of ops) {
    now++;
    const comes = op === 'add';
    const name = comes ? NAMES.find((one) => !servers.includes(one)) : op === 'remove' ? servers.at(-1) : op;
    if (name === undefined || (!comes && !servers.includes(name))) {
      say(name === undefined ? 'No more servers fit into this figure.' : `${name} is not there.`);
      continue;
    }
    if (!comes && servers.length === 1) {
      say('The last server stays.');
      continue;
    }
    const [old, was] = [servers, piles];
    servers = comes ? NAMES.filter((one) => one === name || old.includes(one)) : old.filter((one) => one !== name);
    target = targets();
    const average = byWay((way) => averageOf(way, old, servers));
    const change = { changed: name, comes, average };
    const how = comes ? 'comes' : 'goes';
    say(`${name} ${how}. An outline marks each customer who is now on the wrong server and must move.`, change);
    piles = byWay((way) => moved(was[way], target[way], servers));
    const [a, b] = WAYS.map((way) => told(movedBetween(was[way], piles[way], name), name, comes));
    say(`By the remainder ${a}. On the ring ${b}.`, {
      ...change,
      before: was,
    });
  }
  return frames;
}
