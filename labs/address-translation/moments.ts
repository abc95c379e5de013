import { model, type Setup } from './model';
import type { Op, State } from './run';
import { addressOf, indexAt, lastLevel, OUTSIDE, PAGES, type Level, type PageSize } from './space';

const ACTORS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const LEAST_ROWS = 5;

/** The three ways from a page to its frame. */
export const WAYS = ['hit', 'walk', 'fault'] as const;
export type Way = (typeof WAYS)[number];

/** An entry of the last table, or of the one before, behind the mapping. */
export interface Row {
  readonly level: Level;
  readonly index: number;
  /** What a click on it writes to. */
  readonly page: number;
}

/** What of a run does not change from step to step. */
export interface Plan {
  readonly setup: Setup;
  readonly last: 1 | 2;
  /** Each translation has a colour: in the program, in the TLB, in the tables and in RAM. */
  readonly colours: ReadonlyMap<number, (typeof ACTORS)[number]>;
  readonly rows: readonly Row[];
  /** How many rows all tables have room for. */
  readonly room: number;
  readonly frames: readonly number[];
}

/** A moment of a run, with what the picture needs besides. */
export interface Moment {
  readonly plan: Plan;
  readonly state: State;
  /** The present access, and what the tables and the TLB know its page by. */
  readonly op: Op | null;
  readonly key: number;
  /** What came of each access so far; of the present one perhaps nothing yet. */
  readonly results: readonly (Way | null)[];
  /** The level whose entry was empty or forbade the access, `tlb`, or null: then the kernel was not called. */
  readonly called: Level | 'tlb' | null;
  /** Whether the kernel was called because the entry was empty, and not because it forbids writing. */
  readonly wasEmpty: boolean;
  /** What the TLB has lost at this step. */
  readonly out: number | null;
}

/** What the TLB knows a page by. */
export const keyOf = (page: number, size: PageSize): number => indexAt(addressOf(page), lastLevel(size));

function rowsOf({ size, ops }: Setup): { rows: readonly Row[]; room: number } {
  const pages = new Set(ops.map(({ page }) => page).filter((page) => page !== OUTSIDE));
  for (let page = 0; page < PAGES && pages.size < LEAST_ROWS; page++) pages.add(page);
  const last = lastLevel(size);
  const inside = size === 'small' ? [...pages].sort((a, b) => a - b) : [0];
  const outside = ops.some(({ page }) => page === OUTSIDE);
  const rows: Row[] = inside.map((page) => ({ level: last, index: keyOf(page, size), page }));
  if (outside) rows.push({ level: 2, index: indexAt(addressOf(OUTSIDE), 2), page: OUTSIDE });
  return { rows, room: pages.size };
}

function planOf(setup: Setup, states: readonly State[]): Plan {
  const { size, ops } = setup;
  const keys = [...new Set(ops.map(({ page }) => keyOf(page, size)))];
  const { rows, room } = rowsOf(setup);
  const used = states.flatMap(({ leaves }) => leaves.map(({ frame }) => frame));
  const first = used.includes(0) ? 0 : 1;
  // One frame more than all can take, so that the kernel is seen to have a free one.
  const last = Math.max(LEAST_ROWS, ...used) + 1;
  return {
    setup,
    last: lastLevel(size),
    colours: new Map(keys.flatMap((key, index) => (ACTORS[index] ? [[key, ACTORS[index]] as const] : []))),
    rows,
    room,
    frames: Array.from({ length: last - first + 1 }, (_, index) => first + index),
  };
}

/** The walk has come to a frame, or the TLB has said which. */
export const arrives = ({ cursor }: State): boolean =>
  cursor?.mark === 'found' || (cursor?.at === 'tlb' && cursor.mark === 'put');

function wayOf(state: State, called: Moment['called']): Way | null {
  if (called !== null) return 'fault';
  if (!arrives(state)) return null;
  return state.cursor?.at === 'tlb' && state.cursor.mark === 'found' ? 'hit' : 'walk';
}

/** All moments of a run. */
export function momentsOf(setup: Setup): readonly Moment[] {
  const states = model.trace(setup).map(({ state }) => state);
  const plan = planOf(setup, states);
  let results: readonly (Way | null)[] = [];
  let called: Moment['called'] = null;
  let wasEmpty = true;
  return states.map((state, at) => {
    const { cursor, counts, tlb } = state;
    if (counts.accesses > results.length) {
      results = [...results, null];
      called = null;
    }
    const op = setup.ops[counts.accesses - 1] ?? null;
    const key = op ? keyOf(op.page, setup.size) : -1;
    if (cursor?.mark === 'absent' && cursor.index !== null) {
      called = cursor.at;
      wasEmpty = state.leaves.every(({ index }) => index !== key);
    }
    const found = wayOf(state, called);
    results = results.map((one, index) => (index === results.length - 1 ? (one ?? found) : one));
    const before = states[at - 1]?.tlb ?? [];
    const isFull = before.length === setup.tlbSize && cursor?.at === 'tlb' && cursor.mark === 'put';
    const gone = isFull ? before.find(({ index }) => tlb.every((one) => one.index !== index)) : undefined;
    return { plan, state, op, key, results, called, wasEmpty, out: gone?.index ?? null };
  });
}
