import type { Actor } from '../shapes';
import type { Words } from '../text/text';

/** Good and bad news, what is no news, and what has been given up. */
export type Tone = 'plain' | 'soft' | 'good' | 'bad';

/** Cells that belong together: in rows of so many columns; without columns one after the other, as wide as their words. */
export interface CellBlock {
  readonly id: string;
  /** Written below it. */
  readonly title?: Words;
  /** What came of it, after the title. */
  readonly verdict?: { readonly text: Words; readonly tone: Tone };
  /** Whether the title stands at the right, where no way passes. */
  readonly isTitleLast?: boolean;
  /** Whether its cells are only as high as a value. */
  readonly isLow?: boolean;
  readonly columns?: number | readonly [narrow: number, wide: number];
  /** A wider gap after so many columns. */
  readonly group?: number;
  /** Room above the rows for ways that pass, or above each for ways that lead there, and for what is said of its cells, too. */
  readonly strip?: 'pass' | 'ways' | 'signs';
}

/** A place, which stays; what it holds is a value. */
export interface Cell {
  readonly id: string;
  readonly in: string;
  /** Its place in the block, counted in columns and rows. */
  readonly at?: number;
  /** How many columns it takes. */
  readonly span?: number;
  readonly look?: 'box' | 'bare' | 'dashed';
  readonly actor?: Actor;
  readonly text?: Words;
  /** Written below it. */
  readonly name?: string;
  readonly tone?: Tone;
  /** Said of it, above it. */
  readonly sign?: Sign;
  /** Its name for who chooses it; without it, it cannot be chosen. */
  readonly says?: string;
}

export interface Sign {
  readonly text: Words;
  readonly tone: Tone;
}

/** What lies in a cell and may travel to another; below the cell from the depth of 1 on. */
export interface Value {
  readonly id: string;
  readonly on: string;
  readonly depth?: number;
  readonly text: string;
  readonly actor?: Actor;
  /** A question is only asked for; what is still does not matter now. */
  readonly look?: 'whole' | 'question' | 'tombstone' | 'lost' | 'still';
  /** The value that it is a copy of: it comes from there. */
  readonly born?: string;
  /** Said of it, at its right. */
  readonly sign?: Sign;
  readonly says?: string;
  /** Whether it can be dragged out of its cell. */
  readonly canLeave?: boolean;
}

/** A cell, or a value in it. */
export interface CellSpot {
  readonly on: string;
  readonly depth?: number;
}

/**
 * A way: from words down to a cell, into a cell from nowhere, from a cell over to another, from a value to the one below
 * it, or up to a cell above.
 */
export interface SceneEdge {
  readonly id: string;
  readonly kind: 'drop' | 'enter' | 'hop' | 'link' | 'rise';
  readonly from: CellSpot;
  readonly to: CellSpot;
  readonly actor?: Actor;
  readonly tone?: Tone;
}

/** All that is drawn at one step. */
export interface Scene {
  readonly blocks: readonly CellBlock[];
  readonly cells: readonly Cell[];
  readonly values: readonly Value[];
  readonly edges: readonly SceneEdge[];
  /** Where it happens: a frame that travels. */
  readonly now: readonly (CellSpot & { readonly id: string })[];
}
