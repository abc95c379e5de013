import * as z from 'zod';

import { inLines, sumOf, widthsOf, type CellPart } from './cells';
import { emphasis, isMarked, largest, mark, labelText, type Area, type Figure, type FigureKind } from '../kind';
import type { FigureSheet } from '../../sheet/figureSheet';
import { lineHeight, textWidth, unbreakable, wrapLabel } from '../../sheet/textWidth';

const field = z.strictObject({
  bits: z.int().positive('is not above 0'),
  name: labelText,
  value: labelText.optional(),
  mark,
});
const data = z
  .strictObject({ fields: z.array(field).min(1, 'is empty'), perRow: z.int().positive('is not above 0').optional() })
  .superRefine(({ fields, perRow }, context) => {
    let filled = 0;
    for (const [index, { bits }] of fields.entries()) {
      filled += bits;
      if (perRow !== undefined && filled > perRow)
        context.addIssue({ code: 'custom', path: ['fields', index], message: `does not fit a row of ${perRow} bits` });
      if (filled === perRow) filled = 0;
    }
  });

type Data = z.infer<typeof data>;
type Field = Data['fields'][number];

/** Bit fields: the name above, the value inside, the numbers of the bits below. */
export const bits: FigureKind = {
  form: 'fields with bits, name and value, the highest bit first; with perRow, as in a header, bit 0 first in each row',
  schema: data.transform((fields): Figure => ({
    words: wordsOf(fields),
    draw: (sheet, area) => draw(fields, sheet, area),
  })),
};

interface Numbered extends CellPart {
  field: Field;
  numbers: string;
}

const between = (first: number, last: number): string => (first === last ? String(first) : `${first}–${last}`);

/** The fields in rows, if the author set any, each with the numbers of its bits. */
function rowsOf({ fields, perRow }: Data): Numbered[][] {
  const total = sumOf(fields.map((one) => one.bits));
  const rows: Numbered[][] = [[]];
  let start = 0;
  for (const one of fields) {
    const end = start + one.bits - 1;
    const numbers =
      perRow === undefined ? between(total - 1 - start, total - 1 - end) : between(start % perRow, end % perRow);
    const least = 8 + largest([unbreakable(one.name, true), unbreakable(valueOf(one), true), textWidth(numbers)]);
    if (perRow !== undefined && start > 0 && start % perRow === 0) rows.push([]);
    rows.at(-1)?.push({ field: one, numbers, size: one.bits, least });
    start = end + 1;
  }
  return rows;
}

/** A long row of digits may break after each eight. */
const valueOf = ({ value = '' }: Field): string =>
  /^[01]{9,}$/.test(value) ? (value.match(/.{1,8}/g) ?? []).join(' ') : value;

function wordsOf(figure: Data): string {
  return rowsOf(figure)
    .flat()
    .map(({ field: { bits: size, name, value, mark: marked }, numbers }) => {
      const place = `${size === 1 ? 'bit' : 'bits'} ${numbers.replace('–', ' to ')}`;
      return `${place}: ${name}${value === undefined ? '' : ` = ${value}`}${emphasis(marked)}`;
    })
    .join('; ');
}

function draw(figure: Data, sheet: FigureSheet, area: Area): number {
  let { y } = area;
  for (const row of rowsOf(figure))
    for (const line of inLines(row, area.width)) y = drawLine(line, sheet, { ...area, y }) + 8;
  return y - 8;
}

function drawLine(line: readonly Numbered[], sheet: FigureSheet, area: Area): number {
  const widths = widthsOf(line, area.width);
  const wrapped = (label: (one: Field) => string): string[][] =>
    line.map(({ field: one }, index) => wrapLabel(label(one), (widths[index] ?? 0) - 6, isMarked(one.mark)));
  const names = wrapped(({ name }) => name);
  const values = wrapped(valueOf);
  const most = (labels: readonly string[][]): number => largest(labels.map((lines) => lines.length)) * lineHeight;
  const top = area.y + most(names) + 3;
  const height = Math.max(most(values), 8) + 10;
  let { x } = area;
  for (const [index, { field: one, numbers }] of line.entries()) {
    const width = widths[index] ?? 0;
    const middle = x + width / 2;
    const bold = isMarked(one.mark);
    const [name = [], value = []] = [names[index], values[index]];
    sheet.label(name, [middle, top - 3 - name.length * lineHeight], { anchor: 'middle', bold });
    sheet.rect({ x, y: top, width, height }, bold ? 'mark' : 'box');
    sheet.label(value, [middle, top + (height - value.length * lineHeight) / 2], { anchor: 'middle', bold });
    sheet.label([numbers], [middle, top + height + 1], { anchor: 'middle', soft: true });
    x += width;
  }
  return top + height + lineHeight + 2;
}
