import * as z from 'zod';

import { bits } from './bars/bits';
import { boxes } from './boxes';
import { graph } from './graph/graph';
import { labelText, type Area, type Figure, type FigureKind } from './kind';
import { memory } from './bars/memory';
import { FigureSheet } from '../sheet/figureSheet';
import { stack } from './stack';
import { LabelTooWide, lineHeight, wrapLabel } from '../sheet/textWidth';

/** What can stand in each half. */
const halves = { memory, bits, boxes, graph, stack } as const;

const half = z
  .looseObject({ title: labelText, kind: z.enum(Object.keys(halves) as (keyof typeof halves)[]) })
  .transform(({ title, kind, ...rest }, context) => {
    const parsed = halves[kind].schema.safeParse(rest);
    if (parsed.success) return { title, figure: parsed.data, isBar: kind === 'memory' || kind === 'bits' };
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

type Half = z.infer<typeof half>;
const dataOfHalf = `each with title, kind (${Object.keys(halves).join(', ')}) and the data of that kind`;

/** What becomes what: an arrow leads from the first to the second. */
export const beforeAfter: FigureKind = {
  form: `before and after, ${dataOfHalf}`,
  schema: z
    .strictObject({ before: half, after: half })
    .transform(({ before, after }): Figure => pair({ first: before, second: after, hasArrow: true })),
};

/** Two of a kind beside each other, neither of which becomes the other: no arrow. */
export const comparison: FigureKind = {
  form: `first and second, ${dataOfHalf}`,
  schema: z
    .strictObject({ first: half, second: half })
    .transform(({ first, second }): Figure => pair({ first, second, hasArrow: false })),
};

interface Pair {
  first: Half;
  second: Half;
  hasArrow: boolean;
}

/** Two figures with titles, side by side where both fit into half of the width, else one above the other. */
function pair(halvesOfPair: Pair): Figure {
  const both = [halvesOfPair.first, halvesOfPair.second];
  return {
    words: both.map(({ title, figure }) => `${title}: ${figure.words}`).join('. '),
    draw(sheet, area) {
      const width = (area.width - gap) / 2;
      const isNarrow = both.every((one) => fits(one, sheet, { ...area, width }));
      return isNarrow ? sideBySide(halvesOfPair, sheet, area, width) : stacked(halvesOfPair, sheet, area);
    },
  };
}

const gap = 30;

/** Whether a half can be narrow. A bar could, but would be broken into lines. */
function fits({ title, figure, isBar }: Half, sheet: FigureSheet, area: Area): boolean {
  if (isBar) return false;
  try {
    wrapLabel(title, area.width, true);
    figure.draw(new FigureSheet(sheet.actors), area);
    return true;
  } catch (error) {
    if (error instanceof LabelTooWide) return false;
    throw error;
  }
}

function sideBySide({ first, second, hasArrow }: Pair, sheet: FigureSheet, area: Area, width: number): number {
  const bottoms = [
    drawHalf(first, sheet, { ...area, width }),
    drawHalf(second, sheet, { ...area, x: area.x + width + gap, width }),
  ];
  if (!hasArrow) return Math.max(...bottoms);
  const middle = (area.y + lineHeight + Math.max(...bottoms)) / 2;
  const left = area.x + width;
  sheet.arrow([
    [left + 5, middle],
    [left + gap - 5, middle],
  ]);
  return Math.max(...bottoms);
}

function stacked({ first, second, hasArrow }: Pair, sheet: FigureSheet, area: Area): number {
  const bottom = drawHalf(first, sheet, area);
  if (!hasArrow) return drawHalf(second, sheet, { ...area, y: bottom + lineHeight });
  const x = area.x + area.width / 2;
  sheet.arrow([
    [x, bottom + 6],
    [x, bottom + 28],
  ]);
  return drawHalf(second, sheet, { ...area, y: bottom + 34 });
}

function drawHalf({ title, figure }: Half, sheet: FigureSheet, area: Area): number {
  const lines = wrapLabel(title, area.width, true);
  sheet.label(lines, [area.x, area.y], { bold: true });
  return figure.draw(sheet, { ...area, y: area.y + lines.length * lineHeight + 5 });
}
