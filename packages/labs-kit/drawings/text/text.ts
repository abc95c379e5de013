import { defined } from '@groundwork/lib/defined';

/** Widths of letters in the site's fonts, in thousandths of the size: a little too wide rather than too narrow. */
const KINDS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,:;'|!’‘I]/, 270],
  [/[ftr()\- “”]/, 350],
  [/[mwMW→←]/, 900],
  [/[A-Z]/, 720],
];
const ANY = 590;
/** Strong letters are wider. */
const STRONG = 1.07;

const widthOf = (letter: string): number => KINDS.find(([letters]) => letters.test(letter))?.[1] ?? ANY;

/**
 * How wide a text is, at most, in pixels. Reckoned and not measured, so that the server and every browser lay a drawing
 * out alike.
 */
export function labelWidth(text: string, size: number, strong = false): number {
  let thousandths = 0;
  for (const letter of text) thousandths += widthOf(letter);
  return (thousandths * size * (strong ? STRONG : 1)) / 1000;
}

/** A label's place in a column, by its top; those of one column stand at least this far below each other. */
export const LINE = 13;

/** Where labels of one column stand that should stand at `wanted`: never nearer to each other than a line. Ascending. */
export function spread(wanted: readonly number[], line = LINE): readonly number[] {
  const places: number[] = [];
  for (const want of wanted) places.push(Math.max(want, (places.at(-1) ?? -Infinity) + line));
  return places;
}

/** A text for a narrow drawing, and a longer one for a wide one. */
export type Words = string | readonly [narrow: string, wide: string];

export type Measure = (words: Words, strong?: boolean) => number;

const WIDE = 560;

/** How a drawing of a width writes: which of two texts, in which size, and how wide it gets. */
export function writing(width: number): { isWide: boolean; size: number; say(words: Words): string; wide: Measure } {
  const isWide = width >= WIDE;
  const size = isWide ? 13 : 12;
  const say = (words: Words): string => (typeof words === 'string' ? words : words[isWide ? 1 : 0]);
  return { isWide, size, say, wide: (words, strong = false) => labelWidth(say(words), size, strong) };
}

/** Between two names. */
export const GAP = 5;

/**
 * Where names begin that stand in a line: as near as they can to where they should, without touching each other or the
 * ends. `from` may say where one of them can begin at the earliest.
 */
export function inLine(
  wanted: readonly number[],
  rooms: readonly number[],
  [first, last]: readonly [number, number],
  from: (index: number) => number | undefined = () => undefined,
): readonly number[] {
  const roomAt = (index: number): number => defined(rooms[index], 'A room');
  let most = last;
  const lefts = wanted
    .map((_, at) => at)
    .toReversed()
    .map((index) => {
      const left = Math.min(defined(wanted[index], 'A place'), most - roomAt(index));
      most = left - GAP;
      return left;
    });
  let least = first;
  return lefts.toReversed().map((left, index) => {
    const x = Math.max(from(index) ?? least, left);
    least = x + roomAt(index) + GAP;
    return x;
  });
}
