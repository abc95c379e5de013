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
export function textWidth(text: string, size: number, strong = false): number {
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
