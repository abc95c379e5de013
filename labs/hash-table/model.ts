import type { Frame, LabModel, Prediction } from '../../lib/labModel';

/** How keys with the same home slot are kept, and what a deletion leaves behind. */
export type Strategy = 'chaining' | 'probing' | 'erasing';
export type Entry = number | 'tombstone';
/** A slot's keys: any number under chaining, at most one entry under open addressing. */
export type Slot = readonly Entry[];

export interface Op {
  readonly act: 'insert' | 'find' | 'delete';
  readonly key: number;
}

export interface Setup {
  readonly strategy: Strategy;
  readonly ops: readonly Op[];
}

export type Mark = 'look' | 'pass' | 'put' | 'found' | 'absent' | 'removed';

export interface State {
  readonly strategy: Strategy;
  readonly slots: readonly Slot[];
  /** What the frame is about: a slot, an entry in it, and what happens there. */
  readonly cursor: { readonly slot: number; readonly entry: number; readonly mark: Mark } | null;
  /** Slots (open addressing) or keys (chaining) that the present operation has looked at. */
  readonly looks: number;
  /** Keys still to be moved into a new array. */
  readonly waiting: readonly number[];
}

export const FIRST_CAPACITY = 8;
export const MOST_SLOTS = 32;
export const HIGHEST_KEY = 99;
export const MOST_OPS = 60;
/** Growth at three quarters full, as in Java's HashMap; tombstones count as full slots. */
const FULL = 0.75;

const isKey = (entry: Entry): entry is number => entry !== 'tombstone';
export const keysOf = (slots: readonly Slot[]): number[] => slots.flatMap((slot) => slot.filter(isKey));
const used = (slots: readonly Slot[]) => slots.reduce((sum, slot) => sum + slot.length, 0);
/** The slot where the search for a key starts. */
export const home = (key: number, capacity: number): number => key % capacity;
const emptySlots = (capacity: number): Slot[] => Array.from({ length: capacity }, () => []);

function replaced(slots: readonly Slot[], at: number, slot: Slot): Slot[] {
  return slots.map((old, index) => (index === at ? slot : old));
}

/** Where a silent search for a key ends: its place, or where it would go, and how many looks that took. */
function search(
  slots: readonly Slot[],
  chained: boolean,
  key: number,
): { slot: number; found: boolean; looks: number } {
  const start = home(key, slots.length);
  if (chained) {
    const at = slots[start]!.indexOf(key);
    return { slot: start, found: at >= 0, looks: at >= 0 ? at + 1 : slots[start]!.length };
  }
  let looks = 0;
  for (let slot = start; looks < slots.length; slot = (slot + 1) % slots.length) {
    looks++;
    const entry = slots[slot]![0];
    if (entry === undefined) return { slot, found: false, looks };
    if (entry === key) return { slot, found: true, looks };
  }
  return { slot: start, found: false, looks };
}

function place(slots: readonly Slot[], chained: boolean, key: number): { slots: Slot[]; slot: number } {
  const { slot } = search(slots, chained, key);
  return { slots: replaced(slots, slot, chained ? [...slots[slot]!, key] : [key]), slot };
}

/** Plays one setup; collects frames while its table changes. */
class Run {
  readonly frames: Frame<State>[] = [];
  private slots: Slot[] = emptySlots(FIRST_CAPACITY);
  private looks = 0;

  constructor(private readonly strategy: Strategy) {
    this.say('An empty table of 8 slots. The home slot of a key is key mod 8.', null);
  }

  do(op: Op): void {
    this.looks = 0;
    const at = home(op.key, this.slots.length);
    const verb = { insert: 'Insert', find: 'Find', delete: 'Delete' }[op.act];
    const from = `${verb} ${op.key}: ${op.key} mod ${this.slots.length} = ${at}, so the search starts at slot ${at}.`;
    this.say(from, { slot: at, entry: 0, mark: 'look' });
    if (this.chained) this.doChained(op, at);
    else this.doProbed(op, at);
  }

  private get chained(): boolean {
    return this.strategy === 'chaining';
  }

  private say(text: string, cursor: State['cursor'], waiting: readonly number[] = []): void {
    this.frames.push({
      text,
      state: { strategy: this.strategy, slots: this.slots, cursor, looks: this.looks, waiting },
    });
  }

  private doChained(op: Op, slot: number): void {
    const chain = this.slots[slot]!;
    for (const [entry, key] of chain.entries()) {
      this.looks++;
      if (key === op.key) return this.meet(op, slot, entry);
      this.say(`The chain of slot ${slot} holds ${key}, not ${op.key}: follow it.`, { slot, entry, mark: 'pass' });
    }
    const end = chain.length === 0 ? `Slot ${slot} is empty` : `The chain of slot ${slot} ends`;
    if (op.act !== 'insert') return this.miss(op, slot, chain.length, end);
    if (!this.makeRoom(op.key)) return undefined;
    return this.put(op.key, end);
  }

  private doProbed(op: Op, start: number): void {
    let reusable: number | null = null;
    for (let slot = start; ; slot = (slot + 1) % this.slots.length) {
      this.looks++;
      const entry = this.slots[slot]![0];
      if (entry === op.key) return this.meet(op, slot, 0);
      if (entry === undefined) return this.reachEmpty(op, slot, reusable);
      if (entry === 'tombstone') {
        reusable ??= slot;
        this.say(`Slot ${slot} holds a tombstone: a key was deleted here, so ${op.key} may lie further on.`, {
          slot,
          entry: 0,
          mark: 'pass',
        });
      } else {
        this.say(`Slot ${slot} holds ${entry}, not ${op.key}: look at the next slot.`, {
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
      return this.say(`${end}, so ${op.key} is new. It takes the place of the tombstone in slot ${reusable}.`, {
        slot: reusable,
        entry: 0,
        mark: 'put',
      });
    }
    return this.makeRoom(op.key) ? this.put(op.key, end) : undefined;
  }

  private meet(op: Op, slot: number, entry: number): void {
    const cost = this.cost();
    if (op.act === 'insert')
      return this.say(`${op.key} is in slot ${slot} already; nothing to do.`, { slot, entry, mark: 'found' });
    if (op.act === 'find')
      return this.say(`Found ${op.key} in slot ${slot} after ${cost}.`, { slot, entry, mark: 'found' });
    const left: Slot =
      this.strategy === 'probing' ? ['tombstone'] : this.slots[slot]!.filter((_, index) => index !== entry);
    this.slots = replaced(this.slots, slot, left);
    const how = {
      chaining: `${op.key} is unlinked from the chain of slot ${slot}.`,
      probing: `${op.key} goes; slot ${slot} keeps a tombstone, so that searches walk on.`,
      erasing: `${op.key} goes and slot ${slot} is empty again: searches now stop here.`,
    }[this.strategy];
    return this.say(how, { slot, entry, mark: 'removed' });
  }

  private miss(op: Op, slot: number, entry: number, end: string): void {
    const lost = keysOf(this.slots).includes(op.key);
    const verdict = lost
      ? `the search reports “not found”, yet ${op.key} is in the table`
      : `${op.key} is not in the table`;
    this.say(`${end}: ${verdict}. It took ${this.cost()}.`, { slot, entry, mark: 'absent' });
  }

  private put(key: number, end: string): void {
    const { slots, slot } = place(this.slots, this.chained, key);
    this.slots = slots;
    this.say(`${end}: ${key} goes into slot ${slot} after ${this.cost()}.`, {
      slot,
      entry: slots[slot]!.length - 1,
      mark: 'put',
    });
  }

  private cost(): string {
    const thing = this.chained ? 'comparison' : 'look';
    return `${this.looks} ${thing}${this.looks === 1 ? '' : 's'}`;
  }

  /** Grows or cleans the table when one more key would fill more than three quarters; false if the lab is full. */
  private makeRoom(key: number): boolean {
    const capacity = this.slots.length;
    if (used(this.slots) + 1 <= capacity * FULL) return true;
    const keys = keysOf(this.slots);
    if (keys.length + 1 > MOST_SLOTS * FULL) {
      this.say(`${key} would need more than ${MOST_SLOTS} slots; this figure stops here.`, null);
      return false;
    }
    const wanted = keys.length + 1 > capacity / 2 ? capacity * 2 : capacity;
    this.rehash(key, keys, Math.min(wanted, MOST_SLOTS));
    return true;
  }

  private rehash(key: number, keys: readonly number[], capacity: number): void {
    const before = this.slots.length;
    const why = `${key} would make ${used(this.slots) + 1} of ${before} slots used, more than three quarters.`;
    this.slots = emptySlots(capacity);
    const what =
      capacity > before ? `A new array of ${capacity} slots` : `A new array of the same size, without tombstones`;
    this.say(`${why} ${what}: all ${keys.length} keys move.`, null, keys);
    keys.forEach((moving, index) => {
      const { slots, slot } = place(this.slots, this.chained, moving);
      this.slots = slots;
      const cursor = { slot, entry: slots[slot]!.length - 1, mark: 'put' } as const;
      this.say(
        `${moving} mod ${capacity} = ${home(moving, capacity)}: ${moving} moves to slot ${slot}.`,
        cursor,
        keys.slice(index + 1),
      );
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

const LETTER = { insert: 'i', find: 'f', delete: 'd' } as const;
const ACT = { i: 'insert', f: 'find', d: 'delete' } as const;
const STRATEGY = { c: 'chaining', p: 'probing', e: 'erasing' } as const;

/** Reads `i3 f11 d11`, letters for insert, find and delete. */
export function ops(text: string): Op[] {
  return text.split(' ').map((word) => ({ act: ACT[word[0] as keyof typeof ACT], key: Number(word.slice(1)) }));
}

/** Runs worth starting from: a deletion inside a run of full slots, one home for all keys, growth. */
export const EXAMPLES = {
  'Delete in a run': ops('i3 i11 i19 i6 d11 f19'),
  'All keys collide': ops('i0 i8 i16 i24 i32 f32'),
  Grow: ops('i1 i9 i2 i10 i3 i11 i4'),
} as const;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup.strategy);
  for (const op of setup.ops) run.do(op);
  return run.frames;
}

const initial: Setup = { strategy: 'probing', ops: EXAMPLES['Delete in a run'] };

export const model: LabModel<Setup, State> = {
  name: 'hash-table',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, 5) }).length - 1,
  trace,
  encode: ({ strategy, ops: list }) => [strategy[0], ...list.map((op) => `${LETTER[op.act]}${op.key}`)].join('.'),
  decode(text) {
    const [letter = '', ...words] = text.split('.');
    if (!Object.hasOwn(STRATEGY, letter) || words.length > MOST_OPS) return null;
    if (!words.every((word) => /^[ifd](0|[1-9]\d?)$/.test(word))) return null;
    return { strategy: STRATEGY[letter as keyof typeof STRATEGY], ops: words.length === 0 ? [] : ops(words.join(' ')) };
  },
};

function predict(): Prediction {
  const erased = trace({ ...initial, strategy: 'erasing' }).at(-1)!;
  const kept = trace(initial).at(-1)!;
  return {
    question:
      '3, 11 and 19 share the home slot 3. 11 was just deleted. If slot 4 were emptied instead of marked, what would “find 19” report?',
    choices: ['Found in slot 5', 'Not found'],
    right: erased.state.cursor?.mark === 'found' ? 0 : 1,
    because: `With the tombstone: ${kept.text} With the slot erased: ${erased.text}`,
  };
}

export const prediction = predict();
