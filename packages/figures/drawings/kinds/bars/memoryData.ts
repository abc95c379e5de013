import * as z from 'zod';

import { actor, fromZero, labelText, mark } from '../kind';

const cell = z.strictObject({
  at: fromZero,
  size: z.number().positive('is not above 0'),
  text: labelText,
  to: labelText.optional(),
  actor,
  mark,
});
const row = z.strictObject({ label: labelText, cells: z.array(cell).min(1, 'is empty'), actor, mark });
/** The data of a memory figure as an author writes it. */
export const memoryData = z
  .strictObject({
    rows: z.array(row).min(1, 'is empty'),
    unit: labelText.default('byte'),
    scale: z.literal(true).optional(),
  })
  .superRefine(({ rows }, context) => {
    const labels = rows.map(({ label }) => label);
    for (const [at, { label, cells }] of rows.entries()) {
      const path = ['rows', at];
      if (labels.indexOf(label) !== at) context.addIssue({ code: 'custom', path, message: `a second row ${label}` });
      for (const [index, { at: start, to }] of cells.entries()) {
        const here = [...path, 'cells', index];
        const before = cells[index - 1];
        if (before && start < before.at + before.size)
          context.addIssue({ code: 'custom', path: here, message: `begins at ${start}, within the cell before it` });
        const found = to === undefined ? 1 : targetsOf(rows, to).length;
        const told = found === 0 ? 'which is no row and no cell' : 'of which there is more than one: write "row: cell"';
        if (found !== 1)
          context.addIssue({ code: 'custom', path: [...here, 'to'], message: `points at "${to}", ${told}` });
      }
    }
  });

export type MemoryData = z.infer<typeof memoryData>;
export type MemoryRow = MemoryData['rows'][number];
export type MemoryCell = MemoryRow['cells'][number];

/** Where an arrow leads: a row, or one of its cells. */
export interface ArrowTarget {
  row: MemoryRow;
  cell?: MemoryCell;
}

/** A row by its label; else the cells of that text, or of `row: text`. */
export function targetsOf(rows: readonly MemoryRow[], name: string): ArrowTarget[] {
  const named = rows.find(({ label }) => label === name);
  if (named) return [{ row: named }];
  return rows.flatMap((one) =>
    one.cells
      .filter((part) => part.text === name || `${one.label}: ${part.text}` === name)
      .map((part) => ({ row: one, cell: part })),
  );
}
