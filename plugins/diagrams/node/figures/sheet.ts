import type { Element, ElementContent } from 'hast';

import { fontSize, lineHeight, textWidth } from './textWidth';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

interface LabelStyle {
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  soft?: boolean;
  /** Hides what is drawn below the label: for a label on a line. */
  opaque?: boolean;
}

/** A drawing in the making: shapes and labels in drawing order, and where the labels are. */
export class Sheet {
  readonly elements: ElementContent[] = [];
  readonly labels: { text: string; box: Box }[] = [];

  /** `mark` emphasises by a thicker frame, which needs no colour; `gap` is what nothing is stored in. */
  rect({ x, y, width, height }: Box, look: 'box' | 'mark' | 'gap' | 'outer' | 'round' = 'box'): void {
    const rx = look === 'round' ? '8' : '2';
    // Its thick frame lies within the shape, so that no neighbour covers half of it.
    const inset = look === 'mark' ? 1 : 0;
    const size = { width: r(width - 2 * inset), height: r(height - 2 * inset) };
    this.add('rect', { className: [`fig-${look}`], x: r(x + inset), y: r(y + inset), ...size, rx });
  }

  line(points: readonly Point[], look: 'line' | 'lost' | 'lane' = 'line'): void {
    this.add('polyline', { className: [`fig-${look}`], points: points.map(([x, y]) => `${r(x)},${r(y)}`).join(' ') });
  }

  /** A line with a head at its end. The head is drawn and not referred to: no name can clash on a page. */
  arrow(points: readonly Point[]): void {
    this.line(points);
    const [tip, before] = [points.at(-1), points.at(-2)];
    if (!tip || !before) return;
    const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    const corner = (turn: number): string =>
      `${r(tip[0] - 9 * Math.cos(angle + turn))},${r(tip[1] - 9 * Math.sin(angle + turn))}`;
    this.add('polygon', {
      className: ['fig-head'],
      points: `${r(tip[0])},${r(tip[1])} ${corner(0.42)} ${corner(-0.42)}`,
    });
  }

  dot([x, y]: Point): void {
    this.add('circle', { className: ['fig-head'], cx: r(x), cy: r(y), r: '3' });
  }

  /** A number in a circle, on a line. */
  badge([x, y]: Point, number: number): void {
    this.add('circle', { className: ['fig-badge'], cx: r(x), cy: r(y), r: '9' });
    this.label([String(number)], [x, y - lineHeight / 2], { anchor: 'middle' });
  }

  cross([x, y]: Point): void {
    const d = `M${r(x - 5)} ${r(y - 5)}l10 10m0 -10l-10 10`;
    this.add('path', { className: ['fig-cross'], d });
  }

  /** Lines of text; the point is the top of the first line, at its start, middle or end. */
  label(lines: readonly string[], [x, y]: Point, style: LabelStyle = {}): void {
    const { anchor = 'start', bold = false, soft = false, opaque = false } = style;
    const box = labelBox(lines, [x, y], style);
    if (opaque)
      this.add('rect', {
        className: ['fig-ground'],
        x: r(box.x - 3),
        y: r(box.y),
        width: r(box.width + 6),
        height: r(box.height),
      });
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
    if (lines.length > 0) this.labels.push({ text: lines.join(' '), box });
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

/** Where lines of text would be. */
export function labelBox(
  lines: readonly string[],
  [x, y]: Point,
  { anchor = 'start', bold = false }: LabelStyle = {},
): Box {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, bold)));
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y, width, height: lines.length * lineHeight };
}

/** How far two boxes overlap in height; 0 when they are apart. */
export function overlap(a: Box, b: Box): number {
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return apart ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

/** A tenth of a pixel is as fine as anyone sees. */
const r = (value: number): string => String(Math.round(value * 10) / 10);
