import { expect, it } from 'vitest';

import { memoryData, targetsOf } from './memoryData';

const rows = memoryData.parse({
  rows: [
    { label: 'header', cells: [{ at: 0, size: 8, text: 'pointer', to: 'array' }] },
    { label: 'array', cells: [{ at: 0, size: 8, text: '10' }] },
    { label: 'copy', cells: [{ at: 0, size: 8, text: '10' }] },
  ],
}).rows;

it('finds the target of an arrow: a row by its label, else the cells of that text', () => {
  expect(targetsOf(rows, 'array')).toEqual([{ row: rows[1] }]);
  expect(targetsOf(rows, '10').map(({ row }) => row.label)).toEqual(['array', 'copy']);
  expect(targetsOf(rows, 'copy: 10')).toEqual([{ row: rows[2], cell: rows[2]?.cells[0] }]);
  expect(targetsOf(rows, 'heap')).toEqual([]);
});

it('wants an arrow to have one target', () => {
  const [header, ...others] = rows;
  const pointing = { ...header, cells: [{ at: 0, size: 8, text: 'pointer', to: '10' }] };
  const { error } = memoryData.safeParse({ rows: [pointing, ...others] });
  expect(error?.issues[0]).toMatchObject({
    path: ['rows', 0, 'cells', 0, 'to'],
    message: expect.stringContaining('more than one') as string,
  });
});
