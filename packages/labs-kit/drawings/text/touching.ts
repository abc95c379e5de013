import type { Shape } from '../shapes';
import { labelWidth } from './text';

/** Something that is read, and the room that it takes. */
export interface Ink {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

export const isOver = (a: Ink, b: Ink): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;

/** For tests: of all that is to be read, what touches each other or the edge. */
export function clashes(inks: readonly Ink[], { width, height }: { width: number; height: number }): string[] {
  const over = inks.flatMap((a, at) =>
    inks.slice(at + 1).flatMap((b) => (isOver(a, b) ? [`${a.text}/${b.text}`] : [])),
  );
  const outside = inks
    .filter(({ left, right, top, foot }) => left < -1 || right > width + 1 || top < -1 || foot > height + 1)
    .map(({ text }) => `${text} outside`);
  return [...over, ...outside];
}

/** How much room a text takes, from the widths of its letters and the height of those that stand. */
function inkOf({ look, at, text = '' }: Shape, size: number): Ink {
  const [x, y] = [Number(at.x), Number(at.y)];
  const wide = labelWidth(text, size, /strong|lost|number|onpill|nowword/.test(look));
  if (at.transform !== undefined)
    return { text, left: x - size * 0.7, right: x, top: y - wide / 2, foot: y + wide / 2 };
  const left = x - wide * ({ start: 0, middle: 0.5, end: 1 }[String(at.textAnchor)] ?? 0);
  return { text, left, right: left + wide, top: y - size * 0.7, foot: y };
}

/** The sheet that a painter fills: below `top`, a label that has scrolled away is behind the cover. */
interface Sheet {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly top?: number;
}

/** Names stand over the edge behind which the rest goes away. */
const isName = ({ key }: Shape): boolean => /^(name|column|group|badge|unit)/.test(key);

/** For tests: the labels of shapes that touch each other or the edge. */
export function touchingShapes(shapes: readonly Shape[], { size, top = -Infinity, ...sheet }: Sheet): string[] {
  const texts = shapes.filter(({ tag, text }) => tag === 'text' && text !== '');
  const seen = texts.filter((one) => isName(one) || Number(one.at.y) - size > top - 13);
  return clashes(
    seen.map((one) => inkOf(one, size)),
    sheet,
  );
}
