import * as z from 'zod';

import type { NoteActor } from '../../actors/actors';
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
  type FigureMark,
} from './kind';
import { FigureSheet, type SheetBox } from '../sheet/figureSheet';
import { lineHeight, unbreakable, wrapLabel } from '../sheet/textWidth';

interface BoxData {
  name: string;
  note?: string | undefined;
  actor?: string | undefined;
  mark?: FigureMark;
  inside?: BoxData[] | undefined;
}

const box: z.ZodType<BoxData> = z.strictObject({
  name: labelText,
  note: labelText.optional(),
  actor,
  mark,
  get inside() {
    return z.array(box).min(1, 'is empty').optional();
  },
});
const arrow = z.strictObject({ from: labelText, to: labelText, text: labelText.optional(), mark });

const mostLanes = 3;

const data = z
  .strictObject({ boxes: z.array(box).min(1, 'is empty'), arrows: z.array(arrow).optional() })
  .superRefine(({ boxes: top, arrows = [] }, context) => {
    const names = allOf(top).map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) context.addIssue({ code: 'custom', path: ['boxes'], message: `two boxes ${twice}` });
    for (const [index, { from, to }] of arrows.entries())
      for (const [key, name] of Object.entries({ from, to }))
        if (!names.includes(name))
          context.addIssue({ code: 'custom', path: ['arrows', index, key], message: `"${name}" is no box` });
    if (arrows.filter((one) => !areNeighbours(top, one)).length > mostLanes)
      context.addIssue({
        code: 'custom',
        path: ['arrows'],
        message: `more than ${mostLanes} between boxes that are not neighbours`,
      });
  });

type Data = z.infer<typeof data>;
type Arrow = z.infer<typeof arrow>;

/** Boxes within boxes, and arrows between any two of them. */
export const boxes: FigureKind = {
  form: 'boxes with name, note and inside (boxes again), and arrows with from, to and text between names',
  schema: data.transform((figure): Figure => ({
    words: wordsOf(figure),
    draw: (sheet, area) => new Drawing(sheet, figure.arrows ?? []).all(figure.boxes, area),
  })),
};

const allOf = (level: readonly BoxData[]): BoxData[] => level.flatMap((one) => [one, ...allOf(one.inside ?? [])]);

/** Whether an arrow joins two boxes that stand one directly above the other. */
function areNeighbours(all: readonly BoxData[], { from, to }: Arrow): boolean {
  const names = all.map(({ name }) => name);
  if (names.includes(from) && names.includes(to)) return Math.abs(names.indexOf(from) - names.indexOf(to)) === 1;
  return all.some(({ inside = [] }) => areNeighbours(inside, { from, to }));
}

function wordsOf({ boxes: all, arrows = [] }: Data): string {
  const arrowWords = arrows.map(
    (one) => `${one.from} to ${one.to}${one.text === undefined ? '' : `: ${one.text}`}${emphasis(one.mark)}`,
  );
  return [...all.map(boxWords), ...arrowWords].join('. ');
}

function boxWords(one: BoxData): string {
  const { name, note, inside = [] } = one;
  const own = `${name}${actorName(one, name)}${note === undefined ? '' : ` (${note})`}${emphasis(one.mark)}`;
  return inside.length === 0 ? own : `${own} contains ${inside.map(boxWords).join(' and ')}`;
}

const padding = 8;
const gap = 10;
const laneWidth = 22;

class Drawing {
  private readonly places = new Map<string, SheetBox>();
  private known: BoxData[] = [];

  constructor(
    private readonly sheet: FigureSheet,
    private readonly arrows: readonly Arrow[],
  ) {}

  all(top: readonly BoxData[], area: Area): number {
    this.known = allOf(top);
    const around = this.arrows.filter((one) => !areNeighbours(top, one));
    const bottom = this.level(top, {
      ...area,
      width: area.width - around.length * laneWidth - (around.length > 0 ? 6 : 0),
    });
    const right = area.x + area.width - around.length * laneWidth + 10;
    const told = around.filter(({ text }) => text !== undefined);
    for (const [index, one] of around.entries()) {
      const middle = this.around(one, right + index * laneWidth, index + 1);
      // A number without a text would be a riddle.
      if (middle && one.text !== undefined) this.sheet.badge(middle, told.indexOf(one) + 1);
    }
    return this.legend(told, { ...area, y: bottom });
  }

  /** The boxes of one level: side by side where arrows and texts allow, else one below the other. */
  private level(all: readonly BoxData[], area: Area): number {
    const share = (area.width - (all.length - 1) * gap) / all.length;
    const isRow =
      this.arrows.length === 0 && all.length > 1 && share >= 84 && all.every((one) => this.leastWidth(one) <= share);
    if (!isRow) return this.column(all, area);
    const areaOf = (index: number): Area => ({ x: area.x + index * (share + gap), y: area.y, width: share });
    const bottom = largest(all.map((one, index) => this.heightOf(one, share) + areaOf(index).y));
    for (const [index, one] of all.entries()) this.box(one, areaOf(index), bottom);
    return bottom;
  }

  private column(all: readonly BoxData[], area: Area): number {
    let { y } = area;
    for (const [index, one] of all.entries()) {
      const above = all[index - 1];
      if (above) y = this.between(above, one, { ...area, y });
      y = this.box(one, { ...area, y });
    }
    return y;
  }

  /** The room between two boxes, with the arrows that cross it. */
  private between(above: BoxData, below: BoxData, area: Area): number {
    const own = this.arrows.filter(
      ({ from, to }) => from !== to && [above.name, below.name].every((name) => name === from || name === to),
    );
    if (own.length === 0) return area.y + gap;
    const slot = area.width / own.length;
    const labels = own.map((one) => wrapLabel(one.text ?? '', slot - 28, isMarked(one.mark)));
    const height = Math.max(28, largest(labels.map((lines) => lines.length)) * lineHeight + 12);
    for (const [index, one] of own.entries()) {
      const lines = labels[index] ?? [];
      const x = area.x + index * slot + 14;
      const [start, end] = one.from === above.name ? [area.y, area.y + height] : [area.y + height, area.y];
      this.sheet.arrow(
        [
          [x, start],
          [x, end],
        ],
        this.senderOf(one),
        isMarked(one.mark) ? 'new' : 'line',
      );
      const top = area.y + (height - lines.length * lineHeight) / 2;
      this.sheet.label(lines, [x + 10, top], { bold: isMarked(one.mark) });
    }
    return area.y + height;
  }

  /** One box with what is in it, at least down to `least`; answers with its lower edge. */
  private box(one: BoxData, area: Area, least = 0): number {
    const { name, note, inside } = one;
    const room = area.width - 2 * padding;
    const names = this.sheet.wrapName(one, room, true);
    const notes = wrapLabel(note ?? '', room);
    const shape = this.sheet.elements.length;
    this.sheet.named(one, names, [area.x + padding, area.y + 5], { bold: true });
    this.sheet.label(notes, [area.x + padding, area.y + 5 + names.length * lineHeight]);
    let bottom = area.y + (names.length + notes.length) * lineHeight + 10;
    if (inside) bottom = this.level(inside, { x: area.x + padding, y: bottom, width: room }) + padding;
    const place = { ...area, height: Math.max(bottom, least) - area.y };
    const look = isMarked(one.mark) ? 'mark' : inside ? 'outer' : 'box';
    this.sheet.below(shape, () => this.sheet.rect(place, look, this.sheet.actorOf(one)));
    this.places.set(name, place);
    return area.y + place.height;
  }

  /** An arrow that leaves its box to the right, in the lane of a number, and comes back from there. Returns its middle. */
  private around(one: Arrow, x: number, lane: number): [number, number] | undefined {
    const [start, end] = [this.places.get(one.from), this.places.get(one.to)];
    if (!start || !end) return undefined;
    // Not at the same height where one box contains the other, or where another arrow arrives.
    const [y1, y2] = [start.y + 12 + lane * 3, end.y + Math.min(end.height - 6, 20 + lane * 3)];
    this.sheet.arrow(
      [
        [start.x + start.width, y1],
        [x, y1],
        [x, y2],
        [end.x + end.width, y2],
      ],
      this.senderOf(one),
      isMarked(one.mark) ? 'new' : 'line',
    );
    return [x, (y1 + y2) / 2];
  }

  private legend(told: readonly Arrow[], area: Area): number {
    let { y } = area;
    for (const [index, { text = '', mark: marked }] of told.entries()) {
      const lines = wrapLabel(text, area.width - 30, isMarked(marked));
      this.sheet.badge([area.x + 10, y + 17], index + 1);
      this.sheet.label(lines, [area.x + 26, y + 8.5], { bold: isMarked(marked) });
      y += Math.max(1, lines.length) * lineHeight + 5;
    }
    return y > area.y ? y + 8 : y;
  }

  /** An arrow has the colour of whoever sends. */
  private senderOf({ from }: Arrow): NoteActor | undefined {
    const sender = this.known.find(({ name }) => name === from);
    return sender && this.sheet.actorOf(sender);
  }

  private leastWidth(one: BoxData): number {
    const { name, note = '', inside = [] } = one;
    const children = largest(inside.map((child) => this.leastWidth(child)));
    const names = unbreakable(name, true) + this.sheet.badgeRoom(one);
    return largest([names, unbreakable(note), children]) + 2 * padding;
  }

  /** The height that a box takes at some width, were it drawn by itself. */
  private heightOf(one: BoxData, width: number): number {
    return new Drawing(new FigureSheet(this.sheet.actors), []).all([one], { x: 0, y: 0, width });
  }
}
