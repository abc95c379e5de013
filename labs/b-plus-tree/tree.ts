/** A page: a leaf with keys, or an inner page with one entry for each page below it. */
export interface Page {
  readonly id: number;
  /** Of a leaf: its keys. Of an inner page: the lowest key that each child may hold, the first without a limit. */
  readonly keys: readonly number[];
  readonly children: readonly Page[] | null;
}

/** How a full page is divided: in halves, or, at the right end, as full as it was. */
export type Split = 'half' | 'right';

export const ROOM = 4;
export const LOWEST = -1;

/** Which child holds a key, if any does: the last whose lowest key is not above it. */
export function childFor(page: Page, key: number): number {
  let at = 0;
  while (at + 1 < page.keys.length && page.keys[at + 1]! <= key) at += 1;
  return at;
}

/** Levels of pages, the root first; each from left to right. */
export function levels(root: Page): Page[][] {
  const all: Page[][] = [];
  for (let level: readonly Page[] = [root]; level.length > 0; level = level.flatMap((page) => page.children ?? []))
    all.push([...level]);
  return all;
}

export const leavesOf = (root: Page): Page[] => levels(root).at(-1)!;
export const keysOf = (root: Page): number[] => leavesOf(root).flatMap((leaf) => leaf.keys);

/** Where an overfull page is cut: the number of entries that stay on the left. */
export function cut(entries: number, split: Split, atRightEnd: boolean): number {
  return split === 'right' && atRightEnd ? entries - 1 : Math.floor(entries / 2);
}
