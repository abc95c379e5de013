import * as z from 'zod';

import {
  actor,
  emphasis,
  isMarked,
  largest,
  mark,
  actorName,
  labelText,
  type Area,
  type Figure,
  type FigureKind,
} from './kind';
import type { FigureSheet } from '../sheet/figureSheet';
import { lineHeight, textWidth, wrapLabel } from '../sheet/textWidth';

const layer = z.strictObject({ name: labelText, text: labelText.optional(), actor, mark });
const data = z.strictObject({ layers: z.array(layer).min(1, 'is empty') });

type Layer = z.infer<typeof layer>;

/** Layers on top of each other, the first one on top. */
export const stack: FigureKind = {
  form: 'layers with name and text, the top one first',
  schema: data.transform(({ layers }): Figure => ({
    words: `From top to bottom: ${layers.map(wordsOf).join('; ')}`,
    draw: (sheet, area) => draw(layers, sheet, area),
  })),
};

const wordsOf = (one: Layer): string =>
  `${one.name}${actorName(one, one.name)}${one.text === undefined ? '' : `, ${one.text}`}${emphasis(one.mark)}`;

const padding = 8;

function draw(layers: readonly Layer[], sheet: FigureSheet, area: Area): number {
  const room = area.width - 2 * padding;
  const nameWidth = (one: Layer): number => textWidth(one.name, true) + sheet.badgeRoom(one);
  const longest = largest(layers.filter((one) => one.text !== undefined).map(nameWidth));
  // Names in a column of their own, where that leaves the texts more than half.
  const column = longest < room * 0.42 ? longest + 12 : 0;
  let { y } = area;
  for (const one of layers) {
    const about = one.text ?? '';
    const names = sheet.wrapName(one, column > 0 && about !== '' ? column - 12 : room, true);
    const abouts = wrapLabel(about, room - column);
    const lines = column > 0 ? Math.max(names.length, abouts.length) : names.length + abouts.length;
    const height = lines * lineHeight + 10;
    sheet.rect({ x: area.x, y, width: area.width, height }, isMarked(one.mark) ? 'mark' : 'box', sheet.actorOf(one));
    sheet.named(one, names, [area.x + padding, y + 5], { bold: true });
    const below = column > 0 ? 0 : names.length * lineHeight;
    sheet.label(abouts, [area.x + padding + column, y + 5 + below]);
    y += height;
  }
  return y;
}
