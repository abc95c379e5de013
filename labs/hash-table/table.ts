/** How keys with the same home slot are kept, and what a deletion leaves behind. */
export type Strategy = 'chaining' | 'probing' | 'erasing';
export type Entry = number | 'tombstone';
/** A slot's keys: any number under chaining, at most one entry under open addressing. */
export type Slot = readonly Entry[];

const isKey = (entry: Entry): entry is number => entry !== 'tombstone';
/** All keys, slot by slot. */
export const keysOf = (slots: readonly Slot[]): number[] => slots.flatMap((slot) => slot.filter(isKey));
/** Entries that fill slots: keys and tombstones. */
export const used = (slots: readonly Slot[]) => slots.reduce((sum, slot) => sum + slot.length, 0);
/** The slot where the search for a key starts. */
export const home = (key: number, capacity: number): number => key % capacity;
export const emptySlots = (capacity: number): Slot[] => Array.from({ length: capacity }, () => []);

/** The slots with one of them exchanged. */
export function replaced(slots: readonly Slot[], at: number, slot: Slot): Slot[] {
  return slots.map((old, index) => (index === at ? slot : old));
}

/** One look of a search: at a slot, at which entry of its list, and what is there. */
export interface Look {
  readonly slot: number;
  readonly entry: number;
  readonly sees: 'other' | 'tombstone' | 'equal' | 'end';
}

/** Where a silent search for a key ends: its place, or where it would go, and how many looks that took. */
export function search(
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

/** The slots with a key put where a search for it ends, and that slot's number. */
export function place(slots: readonly Slot[], chained: boolean, key: number): { slots: Slot[]; slot: number } {
  const { slot } = search(slots, chained, key);
  return { slots: replaced(slots, slot, chained ? [...slots[slot]!, key] : [key]), slot };
}

/** The looks of a silent search for a key that is new. */
export function walk(slots: readonly Slot[], chained: boolean, key: number): readonly Look[] {
  const start = home(key, slots.length);
  if (chained) {
    const passed = slots[start]!.map((_, entry) => ({ slot: start, entry, sees: 'other' }) as const);
    return [...passed, { slot: start, entry: passed.length, sees: 'end' }];
  }
  const { looks } = search(slots, chained, key);
  return Array.from({ length: looks }, (_, by) => {
    const slot = (start + by) % slots.length;
    const [entry] = slots[slot]!;
    const sees = entry === undefined ? 'end' : entry === 'tombstone' ? 'tombstone' : 'other';
    return { slot, entry: 0, sees };
  });
}
