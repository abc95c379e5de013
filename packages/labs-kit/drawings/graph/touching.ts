import { labelWidth, writing } from '../text/text';
import { clashes, type Ink } from '../text/touching';
import type { GraphItem, GraphPicture } from './picture';

/** How much room a text takes, from the widths of its letters. */
export function inkOf({ text = '', look, geo: { x = 0, y = 0 } }: GraphItem, size: number): Ink {
  const wide = labelWidth(text, size, /strong|inverse/.test(look));
  const before = look.includes('start') ? 0 : look.includes('end') ? 1 : 0.5;
  const left = x - wide * before;
  return { text, left, right: left + wide, top: y - size * 0.72, foot: y };
}

/** For tests: the labels of a picture that touch each other or the edge. */
export function touchingItems({ items, width, height }: GraphPicture): string[] {
  const texts = items.filter(({ kind, text }) => kind === 'text' && text !== '');
  const { size } = writing(width);
  return clashes(
    texts.map((item) => inkOf(item, size)),
    { width, height },
  );
}
