import type { Element, ElementContent } from 'hast';

import type { NoteActor } from '../../actors/actors';
import { fontSize, lineHeight, textWidth, wrapLabel } from './textWidth';

export interface SheetBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type SheetPoint = readonly [x: number, y: number];

interface LabelStyle {
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  soft?: boolean;
  /** Stands on a ground of its own that hides what is below: the number of a line, on that line. */
  onGround?: boolean;
}

/** What a part is called, and whose it is, if anybody's. */
export interface Named {
  name: string;
  actor?: string | undefined;
}

/** Radius of an actor's circle, and the room between it and a name. */
const badgeRadius = 9;
const badgeGap = 5;

/** A drawing in the making: shapes and labels in drawing order, and where the labels are. */
export class FigureSheet {
  readonly elements: ElementContent[] = [];
  readonly labels: { text: string; box: SheetBox; onGround: boolean }[] = [];
  /** Lines that no label may stand on. */
  readonly segments: (readonly [SheetPoint, SheetPoint])[] = [];

  /** `actors` are those of the page: who has a colour and a letter. */
  constructor(readonly actors: readonly NoteActor[] = []) {}

  /** `mark` emphasises by a thicker frame, which needs no colour; `gap` is what nothing is stored in. */
  rect({ x, y, width, height }: SheetBox, look: RectLook = 'box', owner?: NoteActor): void {
    const rx = look === 'round' ? '8' : '2';
    // Its thick frame lies within the shape, so that no neighbour covers half of it.
    const inset = look === 'mark' ? 1 : 0;
    const size = { width: r(width - 2 * inset), height: r(height - 2 * inset) };
    this.add('rect', { className: [`fig-${look}`, ...colourOf(owner)], x: r(x + inset), y: r(y + inset), ...size, rx });
  }

  line(
    points: readonly SheetPoint[],
    look: 'line' | 'lost' | 'lane' | 'link' | 'new' = 'line',
    owner?: NoteActor,
  ): void {
    const text = points.map(([x, y]) => `${r(x)},${r(y)}`).join(' ');
    this.add('polyline', { className: [`fig-${look}`, ...colourOf(owner)], points: text });
    if (look === 'lane') return;
    for (const [index, point] of points.slice(1).entries()) this.segments.push([points[index] ?? point, point]);
  }

  /** A line with a head at its end. The head is drawn and not referred to: no name can clash on a page. */
  arrow(points: readonly SheetPoint[], owner?: NoteActor, look: 'line' | 'new' = 'line'): void {
    this.line(points, look, owner);
    const [tip, before] = [points.at(-1), points.at(-2)];
    if (!tip || !before) return;
    const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    const corner = (turn: number): string =>
      `${r(tip[0] - 9 * Math.cos(angle + turn))},${r(tip[1] - 9 * Math.sin(angle + turn))}`;
    this.add('polygon', {
      className: ['fig-head', ...colourOf(owner)],
      points: `${r(tip[0])},${r(tip[1])} ${corner(0.42)} ${corner(-0.42)}`,
    });
  }

  dot([x, y]: SheetPoint): void {
    this.add('circle', { className: ['fig-head'], cx: r(x), cy: r(y), r: '3' });
  }

  /** A number in a circle, on a line. */
  badge([x, y]: SheetPoint, number: number): void {
    this.add('circle', { className: ['fig-badge'], cx: r(x), cy: r(y), r: '9' });
    this.label([String(number)], [x, y - lineHeight / 2], { anchor: 'middle', onGround: true });
  }

  /** Hides what is below a label. */
  ground({ x, y, width, height }: SheetBox): void {
    const place = { x: r(x - 2), y: r(y), width: r(width + 4), height: r(height) };
    this.add('rect', { className: ['fig-ground'], ...place });
  }

  /** The sign that a line is drawn shorter than it is. */
  breakAt([x, y]: SheetPoint, height = 0): void {
    if (height > 0) {
      // Across a bar: two lines with nothing between them.
      const side = (at: number): string => `${r(at + 4)},${r(y - 3)} ${r(at - 4)},${r(y + height + 3)}`;
      const [[left, right], end] = [
        [x - 3, x + 3],
        [y + height + 3, y - 3],
      ] as const;
      const gap = `${side(left)} ${r(right - 4)},${r(end[0])} ${r(right + 4)},${r(end[1])}`;
      this.add('polygon', { className: ['fig-ground'], points: gap });
      for (const at of [left, right]) this.add('polyline', { className: ['fig-break'], points: side(at) });
      return;
    }
    this.ground({ x: x - 2, y: y - 3, width: 4, height: 6 });
    this.add('path', { className: ['fig-break'], d: `M${r(x - 7)} ${r(y)}l14 -6m-14 12l14 -6` });
  }

  cross([x, y]: SheetPoint): void {
    const d = `M${r(x - 5)} ${r(y - 5)}l10 10m0 -10l-10 10`;
    this.add('path', { className: ['fig-cross'], d });
  }

  /** The actor of a part: the one that it says, or the one whose name it has. */
  actorOf({ name, actor = name }: Named): NoteActor | undefined {
    return this.actors.find((one) => one.name.toLowerCase() === actor.toLowerCase());
  }

  /** Lines of a name in some room, with its actor's circle before the first. @throws LabelTooWide */
  wrapName(named: Named, room: number, isBold = false): string[] {
    return wrapLabel(named.name, room - this.badgeRoom(named), isBold);
  }

  badgeRoom(named: Named): number {
    const owner = this.actorOf(named);
    return owner ? badgeWidth(owner) + badgeGap : 0;
  }

  /** A name as `wrapName` has broken it, with the circle of its actor. */
  named(named: Named, lines: readonly string[], [x, y]: SheetPoint, style: LabelStyle = {}): void {
    const owner = this.actorOf(named);
    if (!owner) {
      this.label(lines, [x, y], style);
      return;
    }
    const { width } = labelBox(lines, [x, y], { bold: style.bold === true });
    const room = this.badgeRoom(named);
    const left = style.anchor === 'middle' ? x - (width + room) / 2 : x;
    this.actorBadge(owner, [left + badgeWidth(owner) / 2, y + (lines.length * lineHeight) / 2]);
    this.label(lines, [left + room, y], { ...style, anchor: 'start' });
  }

  /** The letter of an actor in a circle of its colour. */
  actorBadge(owner: NoteActor, [x, y]: SheetPoint): void {
    const width = badgeWidth(owner);
    const place = { x: r(x - width / 2), y: r(y - badgeRadius), width: r(width), height: r(2 * badgeRadius) };
    this.add('rect', { className: ['fig-who', ...colourOf(owner)], ...place, rx: r(badgeRadius) });
    const at = { x: r(x), y: r(y - lineHeight / 2 + fontSize) };
    const letter = { className: ['fig-middle', 'fig-bold'], dataSearch: 'skip', ...at };
    this.add('text', letter, [{ type: 'text', value: owner.letter }]);
  }

  /** Lines of text; the point is the top of the first line, at its start, middle or end. */
  label(lines: readonly string[], [x, y]: SheetPoint, style: LabelStyle = {}): void {
    const { anchor = 'start', bold = false, soft = false, onGround = false } = style;
    const box = labelBox(lines, [x, y], style);
    const classes = [
      ...(anchor === 'start' ? [] : [`fig-${anchor}`]),
      ...(bold ? ['fig-bold'] : []),
      ...(soft ? ['fig-soft'] : []),
    ];
    for (const [index, line] of lines.entries()) {
      const place = { x: r(x), y: r(y + index * lineHeight + fontSize) };
      this.add('text', { ...(classes.length > 0 && { className: classes }), ...place }, [
        { type: 'text', value: line },
      ]);
    }
    if (lines.length > 0) this.labels.push({ text: lines.join(' '), box, onGround });
  }

  /** Draws below all that was drawn from an element on: a frame whose height is known after what it holds. */
  below(element: number, draw: () => void): void {
    const above = this.elements.splice(element);
    draw();
    this.elements.push(...above);
  }

  private add(tagName: string, properties: Element['properties'], children: ElementContent[] = []): void {
    this.elements.push({ type: 'element', tagName, properties, children });
  }
}

type RectLook = 'box' | 'mark' | 'gap' | 'outer' | 'round';

const badgeWidth = ({ letter }: NoteActor): number => Math.max(2 * badgeRadius, textWidth(letter, true) + 6);

/** The class to which the page's stylesheet gives an actor's colour. */
const colourOf = (owner: NoteActor | undefined): string[] => (owner ? [`who-${owner.colour}`] : []);

/** Where lines of text would be. */
export function labelBox(
  lines: readonly string[],
  [x, y]: SheetPoint,
  { anchor = 'start', bold = false }: LabelStyle = {},
): SheetBox {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, bold)));
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y, width, height: lines.length * lineHeight };
}

/** How far two boxes overlap in height; 0 when they are apart. */
export function overlap(a: SheetBox, b: SheetBox): number {
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return apart ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

/** Whether a line passes through a box. */
export function crosses(
  [[x1, y1], [x2, y2]]: readonly [SheetPoint, SheetPoint],
  { x, y, width, height }: SheetBox,
): boolean {
  // The part of the line, from 0 to 1, that lies within the box in both directions.
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [x1, x2 - x1, x, x + width],
    [y1, y2 - y1, y, y + height],
  ] as const) {
    if (step === 0 && (start <= low || start >= high)) return false;
    if (step === 0) continue;
    const [a, b] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

/** A tenth of a pixel is as fine as anyone sees. */
const r = (value: number): string => String(Math.round(value * 10) / 10);
