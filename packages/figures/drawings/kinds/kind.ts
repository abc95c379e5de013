import * as z from 'zod';

import type { FigureSheet } from '../sheet/figureSheet';

/** Where a figure, or a part of one, may be drawn; it takes the height that it needs. */
export interface Area {
  x: number;
  y: number;
  width: number;
}

/** A figure whose data is right: what it says in words, and how it is drawn. */
export interface Figure {
  words: string;
  /** Draws, and answers with the y of its lower edge. @throws LabelTooWide */
  draw(sheet: FigureSheet, area: Area): number;
}

/** Data of a figure as an author writes it becomes the figure; what is wrong with it is told by its path. */
export interface FigureKind {
  /** Its form in one line, for an author whose data is wrong. */
  form: string;
  schema: z.ZodType<Figure>;
}

/** A text in a figure; a number may be written without quotes. */
export const labelText = z
  .union([z.string(), z.number()], { error: 'is no text' })
  .transform(String)
  .refine((value) => value.trim() !== '', 'is empty');
/** What stands out: by the author's wish, or because it is new in a figure that has grown. */
export type FigureMark = boolean | 'new' | undefined;
export const mark = z.union([z.boolean(), z.literal('new')], { error: 'is neither true nor new' }).optional();
/** Whose a part is: a name from the front matter's `actors`. */
export const actor = labelText.optional();
/** A byte, a bit, a moment: nothing in a figure is counted from below 0. */
export const fromZero = z.number().min(0, 'is below 0');

/** What a mark says: an emphasis that is only seen would be lost to some. */
export const emphasis = (marked: FigureMark): string => (marked === 'new' ? ' (new)' : marked ? ' (emphasised)' : '');

export const isMarked = (marked: FigureMark): boolean => marked !== undefined && marked !== false;

/** Whose a part is, where its text does not say so itself. */
export const actorName = ({ actor: name }: { actor?: string | undefined }, shown: string): string =>
  name === undefined || mentions(shown, name) ? '' : ` (${name})`;

/** Whether a text has a name in it as words of its own. */
export const mentions = (shown: string, name: string): boolean => inWords(shown).includes(inWords(name));

const inWords = (shown: string): string =>
  ` ${
    shown
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The largest of some numbers, 0 for none. */
export const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers);
