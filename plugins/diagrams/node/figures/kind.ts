import * as z from 'zod';

import type { Sheet } from './sheet';

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
  draw(sheet: Sheet, area: Area): number;
}

/** Data of a figure as an author writes it becomes the figure; what is wrong with it is told by its path. */
export interface FigureKind {
  /** Its form in one line, for an author whose data is wrong. */
  form: string;
  schema: z.ZodType<Figure>;
}

/** A text in a figure; a number may be written without quotes. */
export const text = z
  .union([z.string(), z.number()], { error: 'is no text' })
  .transform(String)
  .refine((value) => value.trim() !== '', 'is empty');
export const mark = z.boolean().optional();
/** A byte, a bit, a moment: nothing in a figure is counted from below 0. */
export const count = z.number().min(0, 'is below 0');

/** `, emphasised` for what a mark emphasises: an emphasis that is only seen would be lost to some. */
export const emphasis = (isMarked: boolean | undefined): string => (isMarked ? ' (emphasised)' : '');

/** The largest of some numbers, 0 for none. */
export const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers);
