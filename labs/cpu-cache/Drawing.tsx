import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import type { Actor } from '@groundwork/labs-kit/drawings';
import {
  Cells,
  type CellBlock,
  type Cell,
  type Scene,
  type SceneEdge,
  type Tone,
  type Value,
} from '@groundwork/labs-kit/drawings/cells';
import { LINE, lineOf, LINES, setOf, setsOf } from './cache';
import { HIGHEST, model, MOST_LOADS, type Setup } from './model';
import type { State } from './run';

const ACTORS: readonly Actor[] = ['a', 'b', 'c', 'd', 'e', 'f'];
const MEMORY_LINES = (HIGHEST + 1) / LINE;
/** Lines of one set stand below each other, so many in a column. */
const ROWS = 4;
/** Reads that are shown, and how many of them are past. */
const SHOWN = 8;
const PAST = 4;

type Colours = ReadonlyMap<number, Actor>;

/** Each line that a run reads has a colour, from its place in memory to its copy in the cache; the seventh and later ones have none. */
function coloursOf({ loads }: Setup): Colours {
  const lines = new Set(loads.map(lineOf));
  return new Map([...lines].flatMap((line, index) => (ACTORS[index] ? [[line, ACTORS[index]] as const] : [])));
}

const colourOf = (colours: Colours, line: number): { actor?: Actor } => {
  const actor = colours.get(line);
  return actor ? { actor } : {};
};

type Part = Pick<Scene, 'cells' | 'values'>;

/** The reads around the present one: what they found stands below them. */
function readsOf(state: State, colours: Colours): Part {
  const { loads, hits, cursor } = state;
  const now = cursor === null ? -1 : hits.length - 1;
  const first = firstRead(state);
  const shown = loads.slice(first, first + SHOWN);
  const cells = shown.map((_, index): Cell => {
    const hit = hits[first + index];
    const name = hit === undefined ? '' : hit ? '✓' : '✗';
    return { id: `read ${index}`, in: 'reads', at: index, look: 'bare', name, tone: hit ? 'good' : 'bad' };
  });
  const values = shown.map((address, index): Value => {
    const at = first + index;
    const look = at === now ? 'whole' : at < now ? 'still' : 'question';
    return {
      id: `read ${at}`,
      on: `read ${index}`,
      text: String(address),
      look,
      ...colourOf(colours, lineOf(address)),
    };
  });
  return { cells, values };
}

/** The first read that is shown: some that are past, and those that come. */
const firstRead = ({ loads, hits }: State): number =>
  Math.max(0, Math.min(hits.length - 1 - PAST, loads.length - SHOWN));

const nowRead = (state: State): Scene['now'] => [
  { id: 'read', on: `read ${state.hits.length - 1 - firstRead(state)}` },
];

/** The parts of the address that is read: which set follows from it. */
function addressOf(address: number | null, ways: number, who: { actor?: Actor }): Cell[] {
  const bare = (id: string, text: Cell['text']): Cell => ({ id, in: 'address', look: 'bare', text: text! });
  const boxed = (id: string, text: string): Cell => ({ id, in: 'address', text });
  const sets = setsOf(ways);
  if (address === null) return [bare('sum', 'address = tag, set and byte in the line')];
  const line = lineOf(address);
  const [tag, byte] = [Math.floor(line / sets), address % LINE];
  const whole = sets * LINE;
  return [
    bare('sum', `${address} =`),
    boxed('tag', `tag ${tag}`),
    bare('times', [`×${whole}+`, `× ${whole} +`]),
    ...(sets > 1
      ? [{ ...boxed('index', `set ${setOf(line, ways)}`), ...who }, bare('lines', [`×${LINE}+`, `× ${LINE} +`])]
      : []),
    boxed('byte', `byte ${byte}`),
  ];
}

const placeOf = (set: number, way: number): string => `way ${set} ${way}`;

/** What stands below a place: what the comparison with the wanted line gives, or that it is the next to go. */
function nameOf({ cache, cursor }: State, set: number, way: number): { name: string; tone: Tone } {
  const lines = cache.sets[set]!;
  const line = lines[way]!;
  const isOldest = line !== null && !lines.includes(null) && cache.order[set]![0] === line;
  const rest = { name: isOldest && lines.length > 1 ? 'old' : '', tone: 'soft' } as const;
  if (cursor?.set !== set) return rest;
  const { mark } = cursor;
  if (mark === 'absent') return line === null ? rest : { name: isOldest ? 'goes' : '≠', tone: 'bad' };
  if (cursor.way !== way) return rest;
  return mark === 'found' ? { name: 'hit', tone: 'good' } : { name: 'new', tone: 'plain' };
}

/** The same eight places, however they are divided into sets. */
function cacheOf(state: State, colours: Colours): Part {
  const { cache, cursor } = state;
  const { ways } = cache;
  const heads = cache.sets.map((_, set): Cell => ({
    id: `set ${set}`,
    in: 'sets',
    at: set * ways,
    span: ways,
    text: `set ${set}`,
    look: cursor?.set === set ? 'box' : 'bare',
    ...(cursor?.set === set && colourOf(colours, lineOf(addressAt(state)!))),
  }));
  const places = cache.sets.flatMap((lines, set) =>
    lines.map((line, way): Cell => {
      const look = line === null ? 'dashed' : 'box';
      return { id: placeOf(set, way), in: 'cache', at: set * ways + way, look, ...nameOf(state, set, way) };
    }),
  );
  const copies = cache.sets.flatMap((lines, set) =>
    lines.flatMap((line, way): Value[] => {
      if (line === null) return [];
      const who = colourOf(colours, line);
      const goes = nameOf(state, set, way).name === 'goes';
      const look = goes ? 'lost' : 'whole';
      return [
        { id: `copy ${line}`, on: placeOf(set, way), text: String(line * LINE), look, born: `line ${line}`, ...who },
      ];
    }),
  );
  return { cells: [...heads, ...places], values: copies };
}

/** Memory in order of address; each line stands below the set to which it belongs. */
function memoryOf({ cache: { ways }, loads }: State, colours: Colours): Part {
  const sets = setsOf(ways);
  const span = Math.min(2, ways);
  const used = new Set(loads.map(lineOf));
  const lines = Array.from({ length: MEMORY_LINES }, (_, line) => line);
  const cells = lines.map((line): Cell => {
    const above = Math.floor(line / sets);
    const at = (above % ROWS) * LINES + setOf(line, ways) * ways + Math.floor(above / ROWS) * span;
    const address = String(line * LINE);
    const says = `Read ${address}`;
    return {
      id: `line ${line}`,
      in: 'memory',
      at,
      span,
      says,
      ...(used.has(line) ? {} : { text: address, look: 'dashed' }),
    };
  });
  const values = lines
    .filter((line) => used.has(line))
    .map((line): Value => ({
      id: `line ${line}`,
      on: `line ${line}`,
      text: String(line * LINE),
      ...colourOf(colours, line),
    }));
  return { cells, values };
}

const addressAt = ({ loads, hits, cursor }: State): number | null => (cursor === null ? null : loads[hits.length - 1]!);

function edgesOf(state: State, colours: Colours): SceneEdge[] {
  const { cache, cursor } = state;
  const address = addressAt(state);
  if (cursor === null || address === null) return [];
  const line = lineOf(address);
  const who = colourOf(colours, line);
  const { set, way, mark } = cursor;
  const drop = { id: 'chosen', kind: 'drop', from: { on: 'index' }, to: { on: `set ${set}` }, ...who } as const;
  const rise = { id: `load ${line}`, kind: 'rise', from: { on: `line ${line}` } } as const;
  return [
    ...(setsOf(cache.ways) > 1 ? [drop] : []),
    ...(mark === 'put' && way !== null ? [{ ...rise, to: { on: placeOf(set, way) }, ...who }] : []),
  ];
}

/** The picture of one state. */
export function sceneOf(state: State, colours: Colours): Scene {
  const { cache, cursor } = state;
  const { ways } = cache;
  const address = addressAt(state);
  const who = address === null ? {} : colourOf(colours, lineOf(address));
  const grid = { columns: LINES, group: ways };
  const parts = [readsOf(state, colours), cacheOf(state, colours), memoryOf(state, colours)];
  const blocks: CellBlock[] = [
    { id: 'reads', columns: SHOWN, isLow: true, title: 'the program reads', isTitleLast: true },
    { id: 'address' },
    { id: 'sets', ...grid, strip: 'ways', isLow: true },
    { id: 'cache', ...grid, title: 'cache', isTitleLast: true },
    {
      id: 'memory',
      ...grid,
      strip: 'pass',
      isLow: true,
      title: ['memory: lines of 64 bytes', 'memory: lines of 64 bytes, by their first address'],
    },
  ];
  const spot = cursor && (cursor.way === null ? `set ${cursor.set}` : placeOf(cursor.set, cursor.way));
  return {
    blocks,
    cells: [...addressOf(address, ways, who), ...parts.flatMap(({ cells }) => cells)],
    values: parts.flatMap(({ values }) => values),
    edges: edgesOf(state, colours),
    now: spot === null ? [] : [{ id: 'now', on: spot }, ...nowRead(state)],
  };
}

/** A picture for each step of a run. */
export function scenesOf(setup: Setup): readonly Scene[] {
  const colours = coloursOf(setup);
  return model.trace(setup).map(({ state }) => sceneOf(state, colours));
}

function saysOf(state: State): string {
  const held = state.cache.sets.map((lines, set) => {
    const filled = lines.filter((line) => line !== null).map((line) => line * LINE);
    return `set ${set}: ${filled.join(', ') || 'empty'}`;
  });
  const address = addressAt(state);
  const last = address === null ? '' : ` Read ${address}: ${state.hits.at(-1) ? 'a hit' : 'a miss'}.`;
  return `A cache of ${state.cache.ways} places a set. ${held.join('; ')}.${last}`;
}

/** Memory below, the cache above it, each set over its lines; what is read comes up as a copy. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  const { state } = lab.frame;
  const scenes = useMemo(() => scenesOf(setup), [setup]);
  // It is read after the read that is shown; what came later in the old run is no more.
  const read = (id: string): void => {
    const address = Number(id.split(' ')[1]) * LINE;
    const loads = [...setup.loads.slice(0, state.hits.length), address].slice(0, MOST_LOADS);
    lab.replace({ ...setup, loads });
  };
  return <Cells scenes={scenes} at={position.at} says={saysOf(state)} isTried={lab.isTried} onPick={read} />;
}
