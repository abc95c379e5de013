import type { Frame } from '@groundwork/labs-kit/model';

import {
  emptySlots,
  home,
  keysOf,
  place,
  replaced,
  search,
  used,
  walk,
  type Look,
  type Slot,
  type Strategy,
} from './table';

export interface Op {
  readonly act: 'insert' | 'find' | 'delete';
  readonly key: number;
}

export type Mark = 'look' | 'pass' | 'put' | 'found' | 'absent' | 'removed';

export interface State {
  readonly strategy: Strategy;
  readonly slots: readonly Slot[];
  /** What the frame is about: a slot, an entry in it, and what happens there. */
  readonly cursor: { readonly slot: number; readonly entry: number; readonly mark: Mark } | null;
  /** Slots (open addressing) or keys (chaining) that the present operation has looked at. */
  readonly looks: number;
  /** The present operation, by its place among all. */
  readonly op: (Op & { readonly index: number }) | null;
  /** What it has looked at so far. */
  readonly path: readonly Look[];
  /** What came of it; a lost key is in the table, and was not found. */
  readonly outcome: Outcome | null;
  /** The key whose home slot is computed. */
  readonly hashed: number | null;
  /** How many arrays there were before this one. */
  readonly arrays: number;
  /** The array from which keys still move into the new one. */
  readonly old: readonly Slot[] | null;
}

export type Outcome = 'found' | 'absent' | 'lost' | 'stored' | 'removed' | 'refused';

export const FIRST_CAPACITY = 8;
export const MOST_SLOTS = 32;
/** Growth at three quarters full, as in Java's HashMap; tombstones count as full slots. */
const FULL = 0.75;

function seen(entry: Slot[number] | undefined, key: number): Look['sees'] {
  if (entry === undefined) return 'end';
  if (entry === 'tombstone') return 'tombstone';
  return entry === key ? 'equal' : 'other';
}

/** How many slots of an array may be used. */
export const mostUsed = (capacity: number): number => capacity * FULL;

/** Plays one setup; collects frames while its table changes. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private slots: Slot[] = emptySlots(FIRST_CAPACITY);
  private looks = 0;
  private op: State['op'] = null;
  private path: readonly Look[] = [];
  private hashed: number | null = null;
  private arrays = 0;
  private old: readonly Slot[] | null = null;

  constructor(private readonly strategy: Strategy) {
    this.say('An empty table of 8 slots. The home slot of a key is key mod 8.', null);
  }

  do(op: Op): void {
    this.looks = 0;
    this.op = { ...op, index: this.op === null ? 0 : this.op.index + 1 };
    this.path = [];
    this.hashed = op.key;
    const at = home(op.key, this.slots.length);
    const verb = { insert: 'Insert', find: 'Look up', delete: 'Remove' }[op.act];
    const from = `${verb} ${op.key}: ${op.key} mod ${this.slots.length} = ${at}, so its home slot is slot ${at}.`;
    this.say(from, { slot: at, entry: 0, mark: 'look' });
    if (this.chained) this.doChained(op, at);
    else this.doProbed(op, at);
  }

  private get chained(): boolean {
    return this.strategy === 'chaining';
  }

  private say(text: string, cursor: State['cursor'], outcome: Outcome | null = null): void {
    const { strategy, slots, looks, op, path, hashed, arrays, old } = this;
    this.frames.push({ text, state: { strategy, slots, cursor, looks, op, path, outcome, hashed, arrays, old } });
  }

  private look(slot: number, entry: number, sees: Look['sees']): void {
    this.looks++;
    this.path = [...this.path, { slot, entry, sees }];
  }

  private doChained(op: Op, slot: number): void {
    const chain = this.slots[slot]!;
    for (const [entry, key] of chain.entries()) {
      this.look(slot, entry, key === op.key ? 'equal' : 'other');
      if (key === op.key) return this.meet(op, slot, entry);
      this.say(`The list of slot ${slot} has ${key}, which is not ${op.key}: continue in the list.`, {
        slot,
        entry,
        mark: 'pass',
      });
    }
    this.path = [...this.path, { slot, entry: chain.length, sees: 'end' }];
    const end = chain.length === 0 ? `Slot ${slot} is empty` : `The list of slot ${slot} ends`;
    if (op.act !== 'insert') return this.miss(op, slot, chain.length, end);
    if (!this.makeRoom(op.key)) return undefined;
    return this.put(op.key, end);
  }

  private doProbed(op: Op, start: number): void {
    let reusable: number | null = null;
    for (let slot = start; ; slot = (slot + 1) % this.slots.length) {
      const entry = this.slots[slot]![0];
      this.look(slot, 0, seen(entry, op.key));
      if (entry === op.key) return this.meet(op, slot, 0);
      if (entry === undefined) return this.reachEmpty(op, slot, reusable);
      if (entry === 'tombstone') {
        reusable ??= slot;
        this.say(`Slot ${slot} has a tombstone: a key was removed here, so ${op.key} may be in a later slot.`, {
          slot,
          entry: 0,
          mark: 'pass',
        });
      } else {
        this.say(`Slot ${slot} has ${entry}, which is not ${op.key}: try the next slot.`, {
          slot,
          entry: 0,
          mark: 'pass',
        });
      }
    }
  }

  private reachEmpty(op: Op, slot: number, reusable: number | null): void {
    const end = `Slot ${slot} is empty`;
    if (op.act !== 'insert') return this.miss(op, slot, 0, end);
    if (reusable !== null) {
      this.slots = replaced(this.slots, reusable, [op.key]);
      const text = `${end}, so ${op.key} is new. It replaces the tombstone in slot ${reusable}.`;
      return this.say(text, { slot: reusable, entry: 0, mark: 'put' }, 'stored');
    }
    return this.makeRoom(op.key) ? this.put(op.key, end) : undefined;
  }

  private meet(op: Op, slot: number, entry: number): void {
    const cost = this.cost();
    if (op.act === 'insert')
      return this.say(
        `${op.key} is in slot ${slot} already, so nothing changes.`,
        { slot, entry, mark: 'found' },
        'found',
      );
    if (op.act === 'find')
      return this.say(`Found ${op.key} in slot ${slot}. ${cost}`, { slot, entry, mark: 'found' }, 'found');
    const left: Slot =
      this.strategy === 'probing' ? ['tombstone'] : this.slots[slot]!.filter((_, index) => index !== entry);
    this.slots = replaced(this.slots, slot, left);
    const how = {
      chaining: `${op.key} is removed from the list of slot ${slot}.`,
      probing: `${op.key} is removed. Slot ${slot} gets a tombstone, so that lookups continue there.`,
      erasing: `${op.key} is removed. Slot ${slot} is empty again, so lookups now end there.`,
    }[this.strategy];
    return this.say(how, { slot, entry, mark: 'removed' }, 'removed');
  }

  private miss(op: Op, slot: number, entry: number, end: string): void {
    const lost = keysOf(this.slots).includes(op.key);
    const verdict = lost
      ? `the lookup reports “not found”, although ${op.key} is in the table`
      : `${op.key} is not in the table`;
    this.say(`${end}: ${verdict}. ${this.cost()}`, { slot, entry, mark: 'absent' }, lost ? 'lost' : 'absent');
  }

  private put(key: number, end: string): void {
    // After a growth, the way of the search is another one.
    this.path = walk(this.slots, this.chained, key);
    const { slots, slot } = place(this.slots, this.chained, key);
    this.slots = slots;
    const text = `${end}: ${key} goes into slot ${slot}. ${this.cost()}`;
    this.say(text, { slot, entry: slots[slot]!.length - 1, mark: 'put' }, 'stored');
  }

  private cost(): string {
    return `${this.chained ? 'Comparisons' : 'Slots tried'}: ${this.looks}.`;
  }

  /** Grows or cleans the table when one more key would fill more than three quarters; false if the lab is full. */
  private makeRoom(key: number): boolean {
    const capacity = this.slots.length;
    if (used(this.slots) + 1 <= mostUsed(capacity)) return true;
    const keys = keysOf(this.slots);
    if (keys.length + 1 > mostUsed(MOST_SLOTS)) {
      this.say(`${key} would need more than ${MOST_SLOTS} slots. This lab stops here.`, null, 'refused');
      return false;
    }
    const wanted = keys.length + 1 > capacity / 2 ? capacity * 2 : capacity;
    this.rehash(key, keys, Math.min(wanted, MOST_SLOTS));
    return true;
  }

  private rehash(key: number, keys: readonly number[], capacity: number): void {
    const before = this.slots.length;
    const why = `${key} would make ${used(this.slots) + 1} of ${before} slots used (tombstones count), more than three quarters.`;
    this.old = this.slots;
    this.arrays++;
    this.slots = emptySlots(capacity);
    this.path = [];
    this.hashed = null;
    const what =
      capacity > before ? `A new array of ${capacity} slots` : `A new array of the same size, without tombstones`;
    this.say(`${why} ${what}: all ${keys.length} keys move.`, null);
    for (const moving of keys) this.moveOver(moving);
    this.old = null;
    this.hashed = key;
  }

  private moveOver(key: number): void {
    const { slots, slot } = place(this.slots, this.chained, key);
    const capacity = slots.length;
    this.slots = slots;
    this.hashed = key;
    this.old = this.old!.map((left) => left.filter((entry) => entry !== key));
    this.say(`${key} mod ${capacity} = ${home(key, capacity)}: ${key} moves to slot ${slot}.`, {
      slot,
      entry: slots[slot]!.length - 1,
      mark: 'put',
    });
  }
}

/** What a table costs right now: measured by searching for every key that it holds. */
export function measure({ slots, strategy }: State) {
  const keys = keysOf(slots);
  const searches = keys.map((key) => search(slots, strategy === 'chaining', key));
  const reached = searches.filter((result) => result.found);
  return {
    capacity: slots.length,
    size: keys.length,
    tombstones: used(slots) - keys.length,
    load: keys.length / slots.length,
    meanLooks: reached.length === 0 ? 0 : reached.reduce((sum, result) => sum + result.looks, 0) / reached.length,
    worstLooks: Math.max(0, ...searches.map((result) => result.looks)),
    lost: keys.length - reached.length,
  };
}
