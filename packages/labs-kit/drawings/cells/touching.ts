import { labelWidth } from '../text/text';
import { clashes, type Ink } from '../text/touching';
import { layoutCells } from './layout';
import { cellsPicture, VALUE, type CellItem } from './picture';
import type { Scene } from './scene';

/** How much room a text takes, from the widths of its letters and the height of those that stand; and a value its own. */
function inkOf({ kind, look, text = '', geo: { x = 0, y = 0, w = 0 } }: CellItem, size: number): Ink[] {
  if (kind === 'value') return [{ text, left: x - w / 2, right: x + w / 2, top: y - VALUE / 2, foot: y + VALUE / 2 }];
  if (kind !== 'text' || text === '') return [];
  const wide = labelWidth(text, size, /strong|good|bad/.test(look));
  const left = look.includes('start') ? x : x - wide / 2;
  return [{ text, left, right: left + wide, top: y - size * 0.75, foot: y }];
}

/** For tests: the labels and values of a scene that touch each other or the edge at a width. */
export function touchingCells(scene: Scene, width: number): string[] {
  const { size, height } = layoutCells(scene, width);
  const inks = cellsPicture(scene, width).items.flatMap((item) => inkOf(item, size));
  return clashes(inks, { width, height });
}
