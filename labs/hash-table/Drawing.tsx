import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import type { Actor } from '@groundwork/labs-kit/drawings';
import {
  Cells,
  type CellBlock,
  type Cell,
  type CellSpot,
  type Scene,
  type SceneEdge,
  type Sign,
  type Tone,
  type Value,
} from '@groundwork/labs-kit/drawings/cells';
import { HIGHEST_KEY, model, MOST_OPS, type Setup } from './model';
import { FIRST_CAPACITY, mostUsed, type Op, type State } from './run';
import { home, keysOf, used, type Entry, type Look, type Slot } from './table';

const ACTORS: readonly Actor[] = ['a', 'b', 'c', 'd', 'e', 'f'];
const VERBS = { insert: 'Insert', find: 'Look up', delete: 'Remove' } as const;

type Colours = ReadonlyMap<number, Actor>;

/** Keys with one home slot have one colour, which they keep when the table grows; a seventh and eighth home have none. */
export function coloursOf({ ops }: Setup): Colours {
  const homes = new Set(ops.map(({ key }) => home(key, FIRST_CAPACITY)));
  return new Map([...homes].flatMap((slot, index) => (ACTORS[index] ? [[slot, ACTORS[index]] as const] : [])));
}

const colourOf = (colours: Colours, key: number): { actor?: Actor } => {
  const actor = colours.get(home(key, FIRST_CAPACITY));
  return actor ? { actor } : {};
};

/** The smallest key of a home slot that is not in the table. */
function newKey({ slots }: State, slot: number): number | null {
  const keys = keysOf(slots);
  for (let key = slot; key <= HIGHEST_KEY; key += slots.length) if (!keys.includes(key)) return key;
  return null;
}

/** What stands over a slot at which the search has looked. */
function signOf({ sees }: Look, entry: Entry | undefined, { key, act }: Op): Sign {
  if (sees === 'other') return { text: `${entry}≠${key}`, tone: 'plain' };
  if (sees === 'tombstone') return { text: 'go on', tone: 'plain' };
  if (sees === 'equal') return { text: `=${key}`, tone: 'good' };
  return act === 'insert' ? { text: 'free', tone: 'good' } : { text: 'stop', tone: 'bad' };
}

/** One of the tables of a picture: the array of the run, or that of the run without tombstones. */
class Table {
  readonly cells: Cell[] = [];
  readonly values: Value[] = [];
  readonly edges: SceneEdge[] = [];
  readonly now: (CellSpot & { readonly id: string })[] = [];

  constructor(
    readonly id: string,
    private readonly state: State,
    private readonly colours: Colours,
    private readonly isSecond: boolean,
  ) {}

  private get isChained(): boolean {
    return this.state.strategy === 'chaining';
  }

  private cell(slot: number): string {
    return `${this.id} ${slot}`;
  }

  /** Where an entry of a slot lies: in it, or in the list below it. */
  private spot(slot: number, entry: number): CellSpot {
    return this.isChained ? { on: this.cell(slot), depth: entry + 1 } : { on: this.cell(slot) };
  }

  slots(slots: readonly Slot[], isOld = false): this {
    const homes = new Set(keysOf(this.state.slots).map((key) => home(key, slots.length)));
    slots.forEach((slot, index) => {
      const actor = !isOld && homes.has(index) ? this.colours.get(home(index, FIRST_CAPACITY)) : undefined;
      const key = isOld || this.isSecond ? null : newKey(this.state, index);
      this.cells.push({
        id: this.cell(index),
        in: this.id,
        ...(this.isChained ? { text: String(index) } : { name: String(index) }),
        ...(actor && { actor }),
        ...(slot.length === 0 && !this.isChained && { look: 'dashed' }),
        ...(key !== null && { says: `Insert ${key}, a new key with the home slot ${index}` }),
      });
      slot.forEach((entry, at) => this.entry(entry, index, at, isOld));
    });
    return this;
  }

  private entry(entry: Entry, slot: number, at: number, isOld: boolean): void {
    const spot = this.spot(slot, at);
    if (entry === 'tombstone') {
      this.values.push({ id: `${this.id} tombstone ${slot}`, ...spot, text: '†', look: 'tombstone' });
      return;
    }
    const { outcome, op } = this.state;
    const isLost = outcome === 'lost' && entry === op!.key;
    this.values.push({
      id: this.isSecond ? `second ${entry}` : `key ${entry}`,
      ...spot,
      text: String(entry),
      ...colourOf(this.colours, entry),
      ...(isLost && { look: 'lost' }),
      ...(this.isSecond
        ? { born: `key ${entry}` }
        : !isOld && { says: `Look up ${entry}; Delete removes it`, canLeave: true }),
    });
    if (isLost) this.signed(slot, { text: 'missed', tone: 'bad' });
    if (this.isChained) {
      const from = at === 0 ? { on: this.cell(slot) } : this.spot(slot, at - 1);
      this.edges.push({ id: `${this.id} link ${entry}`, kind: 'link', from, to: spot, tone: 'soft' });
    }
  }

  /** The way of the present operation: from the sum to the home slot, and on from slot to slot. */
  search(): this {
    const { op, path, slots, hashed, old, cursor } = this.state;
    if (op === null || hashed === null || old !== null) return this.here(cursor);
    const start = home(op.key, slots.length);
    const who = colourOf(this.colours, op.key);
    const drop = { kind: 'drop', from: { on: 'sum' }, to: { on: this.cell(start) } } as const;
    this.edges.push({ id: `${this.id} home ${op.index}`, ...drop, ...(this.isSecond && { kind: 'enter' }), ...who });
    path.forEach((look, index) => {
      if (this.isChained) this.listed(look, op);
      else this.probed(look, path[index - 1], op, who);
    });
    return this.here(cursor);
  }

  private probed(look: Look, before: Look | undefined, op: NonNullable<State['op']>, who: { actor?: Actor }): void {
    this.signed(look.slot, signOf(look, this.state.slots[look.slot]![0], op));
    if (!before) return;
    const hop = { kind: 'hop', from: { on: this.cell(before.slot) }, to: { on: this.cell(look.slot) } } as const;
    this.edges.push({ id: `${this.id} hop ${op.index} ${look.slot}`, ...hop, ...who });
  }

  private signed(slot: number, sign: Sign): void {
    const at = this.cells.findIndex(({ id }) => id === this.cell(slot));
    this.cells[at] = { ...this.cells[at]!, sign };
  }

  private listed({ slot, entry, sees }: Look, op: Op): void {
    const { depth } = this.spot(slot, entry);
    const at = this.values.findIndex((value) => value.on === this.cell(slot) && value.depth === depth);
    const sign: Sign =
      sees === 'equal'
        ? { text: '=', tone: 'good' }
        : { text: ['≠', this.state.slots.length > FIRST_CAPACITY ? '≠' : `≠ ${op.key}`], tone: 'plain' };
    if (at >= 0) {
      // The key that has just come was not compared with itself.
      if (sees !== 'end') this.values[at] = { ...this.values[at]!, sign };
    } else if (sees === 'end') {
      this.values.push({ id: `${this.id} end`, on: this.cell(slot), depth: depth!, text: '∅', look: 'tombstone' });
    }
  }

  private here(cursor: State['cursor']): this {
    if (cursor === null) return this;
    const { slot, entry, mark } = cursor;
    const spot = mark === 'look' ? { on: this.cell(slot) } : this.spot(slot, entry);
    this.now.push({ id: this.isSecond ? 'second' : 'first', ...spot });
    return this;
  }
}

const VERDICTS = {
  found: [(key: number) => `✓ found ${key}`, 'good'],
  absent: [(key: number) => `✗ ${key} not there`, 'bad'],
  lost: [(key: number) => `✗ does not find ${key}`, 'bad'],
  stored: [(key: number) => `✓ stored ${key}`, 'good'],
  removed: [(key: number) => `removed ${key}`, 'soft'],
  refused: [() => '✗ full', 'bad'],
} as const satisfies Record<string, readonly [(key: number) => string, Tone]>;

function verdictOf({ outcome, op }: State): Pick<CellBlock, 'verdict'> {
  if (outcome === null || op === null) return {};
  const [say, tone] = VERDICTS[outcome];
  return { verdict: { text: say(op.key), tone } };
}

const columnsOf = (capacity: number): number | readonly [number, number] =>
  capacity <= FIRST_CAPACITY ? FIRST_CAPACITY : [8, 16];

const oldBlock = (id: string, capacity: number): CellBlock => ({
  id,
  title: 'Old array',
  columns: columnsOf(capacity),
  strip: 'pass',
});

/** The line above the tables: what is asked, and the sum that gives the home slot. */
function sumOf(state: State, colours: Colours): Pick<Scene, 'cells' | 'values'> {
  const { op, hashed, slots, old } = state;
  if (op === null || hashed === null) {
    const text = old ? `${slots.length} new slots: every key is placed anew` : `home slot = key mod ${slots.length}`;
    return { cells: [{ id: 'verb', in: 'sum', look: 'bare', text }], values: [] };
  }
  const isStored = keysOf(old ? [...slots, ...old] : slots).includes(hashed);
  const isGone = state.outcome === 'removed';
  const isThing = !old && (isGone || (op.act === 'insert' && !isStored));
  return {
    cells: [
      { id: 'verb', in: 'sum', look: 'bare', text: old ? 'Move' : VERBS[op.act] },
      { id: 'wanted', in: 'sum', look: 'bare' },
      { id: 'division', in: 'sum', look: 'bare', text: `${hashed} mod ${slots.length} =` },
      { id: 'sum', in: 'sum', text: String(home(hashed, slots.length)), ...colourOf(colours, hashed) },
    ],
    values: [
      {
        id: isThing ? `key ${hashed}` : `asked ${old ? 'again' : op.index}`,
        on: 'wanted',
        text: String(hashed),
        ...colourOf(colours, hashed),
        look: isGone ? 'still' : isThing ? 'whole' : 'question',
      },
    ],
  };
}

/** Where a key goes in a new array. */
function moveOf({ old, cursor, hashed, arrays, strategy }: State, colours: Colours): SceneEdge[] {
  if (old === null || cursor === null || hashed === null || strategy === 'chaining') return [];
  const to = { on: `${arrays} ${cursor.slot}` };
  return [{ id: `move ${hashed}`, kind: 'drop', from: { on: 'sum' }, to, ...colourOf(colours, hashed) }];
}

/** The picture of one state; `second` is what the same table would be without tombstones. */
export function sceneOf(state: State, second: State | null, colours: Colours): Scene {
  const { slots, old, arrays } = state;
  const most = mostUsed(slots.length);
  const before = old && new Table(String(arrays - 1), state, colours, false).slots(old, true);
  const first = new Table(String(arrays), state, colours, false).slots(slots).search();
  const other = second && new Table('second', second, colours, true).slots(second.slots).search();
  const tables = [before, first, other].filter((table) => table !== null);
  const sum = sumOf(state, colours);
  const usage = `${used(slots)} of at most ${most} used`;
  const strip: NonNullable<CellBlock['strip']> = state.strategy === 'chaining' ? 'ways' : 'signs';
  const title = second
    ? 'With a tombstone'
    : old
      ? `New array of ${slots.length} slots`
      : ([usage, `${slots.length} slots, ${usage}`] as const);
  const own: CellBlock = { id: first.id, title, ...verdictOf(state), columns: columnsOf(slots.length), strip };
  return {
    blocks: [
      { id: 'sum' },
      ...(before && old ? [oldBlock(before.id, old.length)] : []),
      own,
      ...(other && second ? [{ ...own, id: other.id, title: 'Without it', ...verdictOf(second) }] : []),
    ],
    cells: [...sum.cells, ...tables.flatMap(({ cells }) => cells)],
    values: [...sum.values, ...tables.flatMap(({ values }) => values)],
    edges: [...moveOf(state, colours), ...tables.flatMap(({ edges }) => edges)],
    now: tables.flatMap(({ now }) => now),
  };
}

/** For each state the same moment of the run that leaves no tombstones, while both are of the same size and differ. */
function secondsOf(setup: Setup, states: readonly State[]): readonly (State | null)[] {
  if (setup.strategy !== 'probing') return states.map(() => null);
  const others = model.trace({ ...setup, strategy: 'erasing' }).map(({ state }) => state);
  let [op, within] = [-1, 0];
  return states.map((state) => {
    const index = state.op?.index ?? -1;
    within = index === op ? within + 1 : 0;
    op = index;
    const same = others.filter((other) => (other.op?.index ?? -1) === index);
    const second = same[Math.min(within, same.length - 1)];
    const differs = state.slots.some((slot) => slot.includes('tombstone'));
    const isSize = second && second.old === null && state.old === null && second.slots.length === state.slots.length;
    return differs && isSize ? second : null;
  });
}

/** A picture for each step of a run. */
export function scenesOf(setup: Setup): readonly Scene[] {
  const states = model.trace(setup).map(({ state }) => state);
  const colours = coloursOf(setup);
  const seconds = secondsOf(setup, states);
  return states.map((state, index) => sceneOf(state, seconds[index]!, colours));
}

function saysOf({ slots, op, outcome }: State): string {
  const filled = slots.flatMap((slot, index) => {
    const held = slot.map((entry) => (entry === 'tombstone' ? 'a tombstone' : entry)).join(', ');
    return slot.length === 0 ? [] : [`slot ${index}: ${held}`];
  });
  const doing = op ? ` ${VERBS[op.act]} ${op.key}${outcome ? `: ${outcome}` : ''}.` : '';
  return `A table of ${slots.length} slots. ${filled.join('; ') || 'All are empty'}.${doing}`;
}

/** What a click means: a key is looked up, the number of a slot brings a new key for it. */
function opOf(id: string, state: State): Op | null {
  const [first = '', second] = id.split(' ');
  if (first === 'key') return { act: 'find', key: Number(second) };
  const key = newKey(state, Number(second));
  return key === null ? null : { act: 'insert', key };
}

/** A table as cells: the sum leads to the home slot, a full slot on to the next, and what was removed leaves a mark. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  const { state } = lab.frame;
  const scenes = useMemo(() => scenesOf(setup), [setup]);
  const act = (op: Op | null): void => {
    if (op === null) return;
    // It happens after the operation that is shown; what came later in the old run is no more.
    const ops = [...setup.ops.slice(0, (state.op?.index ?? -1) + 1), op].slice(0, MOST_OPS);
    lab.replace({ ...setup, ops });
  };
  return (
    <Cells
      scenes={scenes}
      at={position.at}
      says={saysOf(state)}
      isTried={lab.isTried}
      onPick={(id) => act(opOf(id, state))}
      onTakeOut={(id) => act({ act: 'delete', key: Number(id.split(' ')[1]) })}
    />
  );
}
