import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import type { Actor, Words } from '@groundwork/labs-kit/drawings';
import {
  Cells,
  type Block,
  type Cell,
  type Scene,
  type SceneEdge,
  type Tone,
  type Value,
} from '@groundwork/labs-kit/drawings/cells';
import { model, MOST_OPS, type Setup } from './model';
import type { Leaf, Op, State } from './run';
import { addressOf, FIRST_ENTRY, indexAt, lastLevel, offsetOf, OUTSIDE, PAGES, type PageSize } from './space';

const ACTORS: readonly Actor[] = ['a', 'b', 'c', 'd', 'e', 'f'];
const LEVELS = [4, 3, 2, 1] as const;
type Level = (typeof LEVELS)[number];
/** Each table has a column for its indexes and one for its entries; the last two are the frames. */
const COLUMNS = 10;
const FRAMES = 8;
const GRID = { columns: COLUMNS, group: 2 } as const;
const KERNEL = 10;
const LEAST_ROWS = 5;
/** Accesses that are shown, and how many of them are past. */
const SHOWN = 7;
const PAST = 4;

const columnOf = (level: Level): number => (4 - level) * 2;
/** The number of a page, as the program counts. */
const numberOf = (page: number): number => (page === OUTSIDE ? 512 : FIRST_ENTRY + page);
/** What the TLB knows a page by. */
const keyOf = (page: number, size: PageSize): number => indexAt(addressOf(page), lastLevel(size));

/** What of a run does not change from step to step. */
interface Plan {
  readonly setup: Setup;
  readonly colours: ReadonlyMap<number, Actor>;
  /** The indexes that are shown of each table. */
  readonly indexes: ReadonlyMap<Level, readonly number[]>;
  readonly frames: readonly number[];
}

/** Each translation has a colour: in the program, in the tables, in the TLB and in RAM. */
function planOf(setup: Setup, states: readonly State[]): Plan {
  const { size, ops } = setup;
  const keys = [...new Set(ops.map(({ page }) => keyOf(page, size)))];
  const pages = new Set(ops.map(({ page }) => page).filter((page) => page !== OUTSIDE));
  for (let page = 0; page < PAGES && pages.size < LEAST_ROWS; page++) pages.add(page);
  const own = (level: Level, page: number): number => indexAt(addressOf(page), level);
  const outside = ops.some(({ page }) => page === OUTSIDE) ? [own(2, OUTSIDE)] : [];
  const small = size === 'small' ? [...pages].sort((a, b) => a - b).map((page) => own(1, page)) : [];
  const used = states.flatMap(({ leaves }) => leaves.map(({ frame }) => frame));
  const first = used.includes(0) ? 0 : 1;
  const last = Math.max(first + Math.max(small.length, LEAST_ROWS) - 1, ...used);
  return {
    setup,
    colours: new Map(keys.flatMap((key, index) => (ACTORS[index] ? [[key, ACTORS[index]] as const] : []))),
    indexes: new Map<Level, readonly number[]>([
      [4, [own(4, 0)]],
      [3, [own(3, 0)]],
      [2, [own(2, 0), ...outside]],
      [1, small],
    ]),
    frames: Array.from({ length: last - first + 1 }, (_, index) => first + index),
  };
}

const who = ({ colours }: Plan, key: number): { actor?: Actor } => {
  const actor = colours.get(key);
  return actor ? { actor } : {};
};

/** A moment of a run, with what the picture needs besides. */
interface Moment {
  readonly state: State;
  readonly plan: Plan;
  /** The present access, and what the TLB knows its page by. */
  readonly op: Op | null;
  readonly key: number;
  /** Which places of the TLB hold which entries. */
  readonly slots: readonly (number | null)[];
  /** What came of each access so far. */
  readonly results: readonly (Result | null)[];
}

type Result = 'hit' | 'walk' | 'fault';
const TONES: Readonly<Record<Result, Tone>> = { hit: 'good', walk: 'plain', fault: 'bad' };

/** An entry keeps its place in the TLB as long as it is there. */
function slotsAfter(slots: readonly (number | null)[], { tlb }: State): readonly (number | null)[] {
  const kept = slots.map((index) => (tlb.some((entry) => entry.index === index) ? index : null));
  for (const { index } of tlb) if (!kept.includes(index)) kept[kept.indexOf(null)] = index;
  return kept;
}

/** The walk has come to a frame, or the TLB has said which. */
const arrives = ({ cursor }: State): boolean =>
  cursor?.mark === 'found' || (cursor?.at === 'tlb' && cursor.mark === 'put');

function momentsOf(setup: Setup): readonly Moment[] {
  const states = model.trace(setup).map(({ state }) => state);
  const plan = planOf(setup, states);
  let slots: readonly (number | null)[] = Array.from({ length: setup.tlbSize }, () => null);
  let results: readonly (Result | null)[] = [];
  let before = states[0]!.counts;
  return states.map((state, at) => {
    slots = slotsAfter(slots, state);
    const { counts } = state;
    if (counts.accesses > results.length) {
      before = states[Math.max(0, at - 1)]!.counts;
      results = [...results.map((one) => one ?? 'walk'), null];
    }
    const result = counts.faults > before.faults ? 'fault' : counts.hits > before.hits ? 'hit' : null;
    if (results.length > 0) results = [...results.slice(0, -1), result ?? (arrives(state) ? 'walk' : null)];
    const op = setup.ops[counts.accesses - 1] ?? null;
    return { state, plan, op, key: op ? keyOf(op.page, setup.size) : -1, slots, results };
  });
}

type Part = Pick<Scene, 'cells' | 'values'>;

/** What the program does: page by page, with what it came to. */
function accessesOf({ plan, results }: Moment): Part {
  const { ops, size } = plan.setup;
  const now = results.length - 1;
  const first = Math.max(0, Math.min(now - PAST, ops.length - SHOWN));
  const shown = ops.slice(first, first + SHOWN);
  const cells = shown.map((_, index): Cell => {
    const name = results[first + index] ?? '';
    const tone = name === '' ? 'plain' : TONES[name];
    return { id: `access ${index}`, in: 'accesses', at: index, look: 'bare', name, tone };
  });
  const values = shown.map(({ act, page }, index): Value => {
    const at = first + index;
    const look = at === now ? 'whole' : at < now ? 'still' : 'question';
    const text = `${act[0]}${numberOf(page)}`;
    return { id: `access ${at}`, on: `access ${index}`, text, look, ...who(plan, keyOf(page, size)) };
  });
  return { cells, values };
}

/** The few translations that the processor remembers. */
function tlbOf({ state, plan, slots }: Moment): Part {
  const { cursor, tlb } = state;
  const here = cursor?.at === 'tlb' ? cursor : null;
  const isMiss = here?.index === null;
  const cells: Cell[] = [
    {
      id: 'tlb',
      in: 'tlb',
      at: 0,
      span: 2,
      look: 'bare',
      text: 'TLB',
      name: isMiss ? 'miss' : '',
      tone: 'bad',
    },
  ];
  const values: Value[] = [];
  const names = { found: ['hit', 'good'], absent: ['no write', 'bad'], put: ['new', 'plain'] } as const;
  slots.forEach((index, slot) => {
    const entry = tlb.find((one) => one.index === index);
    const isOld = tlb.length === slots.length && tlb.length > 1 && tlb[0]!.index === index;
    const mark = here && here.index === index && index !== null ? here.mark : null;
    const [name, tone] = mark && mark in names ? names[mark as keyof typeof names] : [isOld ? 'old' : '', 'soft'];
    const at = 2 + 2 * slot;
    cells.push(
      {
        id: `tlb index ${slot}`,
        in: 'tlb',
        at,
        look: 'bare',
        ...(index !== null && { text: String(index) }),
        name,
        tone: tone as Tone,
      },
      { id: `tlb ${slot}`, in: 'tlb', at: at + 1, look: entry ? 'box' : 'dashed' },
    );
    if (!entry) return;
    values.push({
      ...entryValue(plan, entry),
      id: `tlb ${entry.index}`,
      on: `tlb ${slot}`,
      born: `leaf ${entry.index}`,
    });
  });
  return { cells, values };
}

/** A frame's number, in the colour of the page that it is for; one that may only be read is dashed. */
const entryValue = (plan: Plan, { index, frame, writable }: Leaf): Pick<Value, 'text' | 'actor' | 'look'> => ({
  text: String(frame),
  ...who(plan, index),
  ...(!writable && { look: 'question' }),
});

/** The present address, cut into an index for each table and the place in the page. */
function addressCells({ state, plan, key }: Moment): Cell[] {
  const { address, size } = state;
  const last = lastLevel(size);
  const parts = LEVELS.filter((level) => level >= last).map((level): Cell => {
    const text = address === null ? '' : String(indexAt(address, level));
    const own = level === last && address !== null ? who(plan, key) : {};
    const look = address === null ? 'dashed' : 'box';
    const name = `level ${level}`;
    return { id: `part ${level}`, in: 'address', at: columnOf(level), span: 2, text, name, look, ...own, tone: 'soft' };
  });
  const text = address === null ? '' : `+${offsetOf(address, size)}`;
  const look = address === null ? 'dashed' : 'box';
  return [...parts, { id: 'offset', in: 'address', at: FRAMES, span: 2, text, name: 'byte', look, tone: 'soft' }];
}

const indexId = (level: Level, index: number): string => `index ${level} ${index}`;
const entryId = (level: Level, index: number): string => `entry ${level} ${index}`;

/** What a click on an entry does, for the entries that lead to a frame, or could. */
function pageOf(level: Level, index: number, size: PageSize): number | null {
  if (level === 2 && index === indexAt(addressOf(OUTSIDE), 2)) return OUTSIDE;
  if (level !== lastLevel(size)) return null;
  return level === 1 ? index - FIRST_ENTRY : 0;
}

function tablesOf({ state, plan }: Moment): Part {
  const { leaves, tables, size } = state;
  const last = lastLevel(size);
  const cells: Cell[] = [];
  const values: Value[] = [];
  for (const level of LEVELS.filter((one) => one >= last && (tables || one === 4)))
    plan.indexes.get(level)!.forEach((index, row) => {
      const at = row * COLUMNS + columnOf(level);
      const leaf = level === last ? leaves.find((one) => one.index === index) : undefined;
      const isOutside = level === 2 && row > 0;
      const isFull = level === last ? leaf !== undefined : tables && !isOutside;
      const page = pageOf(level, index, size);
      cells.push(
        { id: indexId(level, index), in: 'tables', at, look: 'bare', text: String(index) },
        {
          id: entryId(level, index),
          in: 'tables',
          at: at + 1,
          look: isFull ? 'box' : 'dashed',
          ...(level > last && isFull && { text: '•' }),
          ...(page !== null && { says: `Write to page ${numberOf(page)}` }),
        },
      );
      if (leaf)
        values.push({
          ...entryValue(plan, leaf),
          id: `leaf ${index}`,
          on: entryId(level, index),
          born: `frame ${leaf.frame}`,
        });
    });
  return { cells, values };
}

function framesOf({ state: { leaves }, plan }: Moment): Part {
  const cells = plan.frames.map((frame, row): Cell => {
    const isUsed = leaves.some((leaf) => leaf.frame === frame);
    return { id: `frame ${frame}`, in: 'tables', at: row * COLUMNS + FRAMES, span: 2, look: isUsed ? 'box' : 'dashed' };
  });
  const values = plan.frames.map((frame): Value => {
    const owner = leaves.find((leaf) => leaf.frame === frame);
    const own = owner?.writable ? who(plan, owner.index) : {};
    return { id: `frame ${frame}`, on: `frame ${frame}`, text: String(frame), look: owner ? 'whole' : 'still', ...own };
  });
  return { cells, values };
}

/** The levels whose entries the present walk has read, and those that it will have to read. */
function walkedIn({ cursor, size }: State): readonly Level[] {
  if (cursor === null) return [];
  const last = lastLevel(size);
  if (cursor.at === 'tlb') return cursor.mark === 'put' ? LEVELS.filter((level) => level >= last) : [];
  const { at } = cursor;
  return cursor.mark === 'put' ? [] : LEVELS.filter((level) => level >= at);
}

/** Which frame the present access reaches. */
function frameOf({ state, key }: Moment): number | null {
  if (!arrives(state)) return null;
  return state.leaves.find(({ index }) => index === key)?.frame ?? null;
}

function walkEdges(moment: Moment): SceneEdge[] {
  const { state, plan, key, op } = moment;
  const { address, tables, size } = state;
  const last = lastLevel(size);
  const walked = walkedIn(state);
  const own = who(plan, key);
  const edges: SceneEdge[] = [];
  LEVELS.forEach((level, depth) => {
    if (level < last) return;
    const isRead = walked.includes(level);
    const index = isRead ? indexAt(address!, level) : plan.indexes.get(level)![0]!;
    const on = { on: indexId(level, index) };
    if (isRead && plan.indexes.get(level)!.includes(index))
      edges.push({ id: `index ${level} ${index}`, kind: 'index', from: { on: `part ${level}` }, to: on, tone: 'soft' });
    if (level === 4 || !tables) return;
    const above = LEVELS[depth - 1]!;
    const from = { on: entryId(above, plan.indexes.get(above)![0]!) };
    edges.push({ id: `lead ${level} ${index}`, kind: 'lead', from, to: on, ...(isRead ? own : { tone: 'soft' }) });
  });
  const frame = frameOf(moment);
  if (frame === null || op === null) return edges;
  const to = { on: `frame ${frame}` };
  const isHit = state.cursor?.at === 'tlb' && state.cursor.mark === 'found';
  const from = { on: isHit ? `tlb ${moment.slots.indexOf(key)}` : entryId(last, key) };
  edges.push(
    { id: `byte ${frame}`, kind: 'index', from: { on: 'offset' }, to, tone: 'soft' },
    { id: `${isHit ? 'hit' : 'reach'} ${key}`, kind: 'lead', from, to, ...own },
  );
  return edges;
}

/** The way to the kernel, and back from it. */
function kernelEdges({ state, key, slots, plan }: Moment): SceneEdge[] {
  const { cursor, size, killed } = state;
  const last = lastLevel(size);
  const to = { on: 'kernel' };
  if (killed) {
    const level = 2;
    return [
      { id: 'call', kind: 'call', from: { on: entryId(level, indexAt(state.address!, level)) }, to, tone: 'bad' },
    ];
  }
  if (cursor === null || cursor.index === null) return [];
  if (cursor.at === 'tlb') {
    if (cursor.mark !== 'absent') return [];
    const from = { on: `tlb ${slots.indexOf(key)}` };
    return [{ id: 'tlb call', kind: 'call', from, to, via: entryId(last, key), tone: 'bad' }];
  }
  const entry = { on: entryId(cursor.at, cursor.index) };
  if (cursor.mark === 'absent') return [{ id: 'call', kind: 'call', from: entry, to, tone: 'bad' }];
  return cursor.mark === 'put' ? [{ id: 'answer', kind: 'answer', from: to, to: entry, ...who(plan, key) }] : [];
}

/** What the kernel does now, in a few words. */
function kernelCell({ state, key }: Moment): Cell {
  const { cursor, killed, leaves, tables } = state;
  const cell = { id: 'kernel', in: 'kernel', at: 0, span: KERNEL } as const;
  if (killed) return { ...cell, look: 'fresh', text: 'kernel: no mapping, SIGSEGV' };
  if (cursor?.mark === 'absent' && cursor.index !== null)
    return { ...cell, look: 'fresh', text: 'page fault: kernel!' };
  if (cursor?.mark === 'put' && cursor.at !== 'tlb') {
    const frame = leaves.find(({ index }) => index === key)!.frame;
    const text: Words = tables ? [`kernel: frame ${frame}`, `kernel: enters frame ${frame}`] : '';
    return { ...cell, look: 'fresh', text };
  }
  return { ...cell, look: 'dashed', text: 'kernel' };
}

function nowOf(moment: Moment): Scene['now'] {
  const { state, slots } = moment;
  const { cursor, killed } = state;
  if (killed) return [{ id: 'entry', on: 'kernel' }];
  if (cursor === null) return [];
  const frame = frameOf(moment);
  const reached = frame === null ? [] : [{ id: 'frame', on: `frame ${frame}` }];
  if (cursor.at === 'tlb')
    return [{ id: 'tlb', on: cursor.index === null ? 'tlb' : `tlb ${slots.indexOf(cursor.index)}` }, ...reached];
  const on = entryId(cursor.at, cursor.index!);
  const part = { id: 'part', on: `part ${cursor.at}` };
  return [{ id: 'entry', on }, ...(cursor.mark === 'put' ? [] : [part]), ...reached];
}

function sceneOf(moment: Moment): Scene {
  const parts = [accessesOf(moment), tlbOf(moment), tablesOf(moment), framesOf(moment)];
  const blocks: Block[] = [
    { id: 'accesses', columns: SHOWN, isLow: true },
    { id: 'tlb', ...GRID, isLow: true },
    { id: 'address', ...GRID, strip: 'pass' },
    { id: 'tables', ...GRID, strip: 'pass', isLow: true },
    // Without gaps, so that it reaches to the ways between the columns above it.
    { id: 'kernel', columns: KERNEL + 2, isLow: true },
  ];
  const caption: Cell = {
    id: 'ram',
    in: 'kernel',
    at: KERNEL,
    span: 2,
    look: 'bare',
    text: ['frames', 'frames of RAM'],
  };
  const cells = [...parts.flatMap((part) => part.cells), ...addressCells(moment), kernelCell(moment), caption];
  const known = new Set(cells.map(({ id }) => id));
  const edges = [...walkEdges(moment), ...kernelEdges(moment)];
  return {
    blocks,
    cells,
    values: parts.flatMap((part) => part.values),
    edges: edges.filter(({ from, to }) => known.has(from.on) && known.has(to.on)),
    now: nowOf(moment).filter(({ on }) => known.has(on)),
  };
}

/** A picture for each step of a run. */
export const scenesOf = (setup: Setup): readonly Scene[] => momentsOf(setup).map(sceneOf);

function saysOf({ tlb, leaves, size, killed }: State): string {
  const list = (all: readonly Leaf[]): string =>
    all.map(({ index, frame, writable }) => `${index} in frame ${frame}${writable ? '' : ', read only'}`).join('; ');
  const end = killed ? ' The process is gone.' : '';
  return `TLB: ${list(tlb) || 'empty'}. Table of level ${lastLevel(size)}: ${list(leaves) || 'empty'}.${end}`;
}

/** An address goes from table to table to a frame, or past them all by the TLB; an empty entry calls the kernel. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  const { state } = lab.frame;
  const scenes = useMemo(() => scenesOf(setup), [setup]);
  // It is written after the access that is shown; what came later in the old run is no more.
  const write = (id: string): void => {
    const [, level, index] = id.split(' ').map(Number);
    const page = pageOf(level as Level, index!, setup.size);
    if (page === null) return;
    const ops = [...setup.ops.slice(0, state.counts.accesses), { act: 'write', page } as const].slice(0, MOST_OPS);
    lab.replace({ ...setup, ops });
  };
  return <Cells scenes={scenes} at={position.at} says={saysOf(state)} isTried={lab.isTried} onPick={write} />;
}
