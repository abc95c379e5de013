import { expect, it } from 'vitest';

import { FigureSheet } from '../../sheet/figureSheet';
import { barsOf } from './memoryBars';
import { memoryData } from './memoryData';

const area = { x: 0, y: 0, width: 300 };
const bars = (figure: unknown) => barsOf(memoryData.parse(figure), new FigureSheet(), area);

it('has a piece for each cell and for each gap, side by side', () => {
  const cells = [
    { at: 0, size: 1, text: 'a' },
    { at: 4, size: 4, text: 'b' },
  ];
  const [bar] = bars({ rows: [{ label: 'row', cells }] });
  expect(bar?.pieces.map(({ at, size, cell }) => [at, size, cell?.text])).toEqual([
    [0, 1, 'a'],
    [1, 3, undefined],
    [4, 4, 'b'],
  ]);
  expect(bar?.pieces.map(({ x, width }) => x + width).at(-1)).toBeCloseTo(300);
});

it('breaks a row into lines, of which only the first has the label', () => {
  const cells = Array.from({ length: 12 }, (_, at) => ({ at, size: 1, text: 'register' }));
  const labels = bars({ rows: [{ label: 'row', cells }] }).map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.flat()).toEqual(['row']);
});

it('draws to scale on one line each; a label that does not fit hangs below, and what is far longer is broken', () => {
  const cells = [
    { at: 0, size: 48, text: 'the first cache' },
    { at: 48, size: 32768, text: 'L3' },
  ];
  const [bar, ...others] = bars({ scale: true, rows: [{ label: 'caches', cells }] });
  expect(others).toEqual([]);
  expect(bar?.pieces.map(({ isBroken }) => isBroken)).toEqual([false, true]);
  const [first] = bars({
    scale: true,
    rows: [
      {
        label: 'row',
        cells: [
          { at: 0, size: 1, text: 'a' },
          { at: 1, size: 40, text: 'b' },
        ],
      },
    ],
  });
  expect(first?.pieces.map(({ hangs }) => hangs !== undefined)).toEqual([true, false]);
});
