import * as z from 'zod';

import { bits } from './bits';
import { boxes } from './boxes';
import { text, type Area, type Figure, type FigureKind } from './kind';
import { memory } from './memory';
import { Sheet } from './sheet';
import { stack } from './stack';
import { LabelTooWide, lineHeight, wrapLabel } from './textWidth';

/** What can stand in each half. */
const halves = { memory, bits, boxes, stack } as const;

const half = z
  .looseObject({ title: text, kind: z.enum(Object.keys(halves) as (keyof typeof halves)[]) })
  .transform(({ title, kind, ...rest }, context) => {
    const parsed = halves[kind].schema.safeParse(rest);
    if (parsed.success) return { title, figure: parsed.data, isBar: kind === 'memory' || kind === 'bits' };
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

const data = z.strictObject({ before: half, after: half });
type Half = z.infer<typeof half>;

/** Two figures with titles, side by side where both fit into half of the width, else one above the other. */
export const beforeAfter: FigureKind = {
  form: `before and after, each with title, kind (${Object.keys(halves).join(', ')}) and the data of that kind`,
  schema: data.transform(({ before, after }): Figure => ({
    words: [before, after].map(({ title, figure }) => `${title}: ${figure.words}`).join('. '),
    draw(sheet, area) {
      const width = (area.width - gap) / 2;
      const isNarrow = [before, after].every((one) => fits(one, { ...area, width }));
      return isNarrow ? sideBySide(before, after, sheet, area, width) : stacked(before, after, sheet, area);
    },
  })),
};

const gap = 30;

/** Whether a half can be narrow. A bar could, but would be broken into lines. */
function fits({ title, figure, isBar }: Half, area: Area): boolean {
  if (isBar) return false;
  try {
    wrapLabel(title, area.width, true);
    figure.draw(new Sheet(), area);
    return true;
  } catch (error) {
    if (error instanceof LabelTooWide) return false;
    throw error;
  }
}

function sideBySide(before: Half, after: Half, sheet: Sheet, area: Area, width: number): number {
  const bottoms = [
    drawHalf(before, sheet, { ...area, width }),
    drawHalf(after, sheet, { ...area, x: area.x + width + gap, width }),
  ];
  const middle = (area.y + lineHeight + Math.max(...bottoms)) / 2;
  const left = area.x + width;
  sheet.arrow([
    [left + 5, middle],
    [left + gap - 5, middle],
  ]);
  return Math.max(...bottoms);
}

function stacked(before: Half, after: Half, sheet: Sheet, area: Area): number {
  const bottom = drawHalf(before, sheet, area);
  const x = area.x + area.width / 2;
  sheet.arrow([
    [x, bottom + 6],
    [x, bottom + 28],
  ]);
  return drawHalf(after, sheet, { ...area, y: bottom + 34 });
}

function drawHalf({ title, figure }: Half, sheet: Sheet, area: Area): number {
  const lines = wrapLabel(title, area.width, true);
  sheet.label(lines, [area.x, area.y], { bold: true });
  return figure.draw(sheet, { ...area, y: area.y + lines.length * lineHeight + 5 });
}
