import { isOver, labelWidth, type Ink } from '@groundwork/labs-kit/drawings';
import { item, rect, words, type GraphItem } from '@groundwork/labs-kit/drawings/graph';
import type { Rect } from './plan';
import type { Node } from './rules';

/** Each point has a colour and a letter. */
export const LETTERS: Readonly<Record<Node, readonly [NonNullable<GraphItem['actor']>, string]>> = {
  plus: ['a', 'P'],
  left: ['b', 'L'],
  right: ['c', 'R'],
  ground: ['d', 'G'],
};

export const DISC = 11;

/** A place for words. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** How wide the words may be, and between which heights they stand. */
  readonly room: { readonly w: number; readonly top: number; readonly foot: number };
}

export const FREE = { w: Infinity, top: -Infinity, foot: Infinity };

/** A point's letter in its colour. */
export const disc = (id: string, node: Node, x: number, y: number): GraphItem[] => [
  item(`${id} disc`, 'dot', 'plate', { x, y, r: DISC }, { actor: LETTERS[node][0] }),
  words(`${id} letter`, 'inverse', x, y + 4.5, LETTERS[node][1]),
];

const inkOf = ({ x, y, w, h }: Rect, text: string): Ink => ({ text, left: x, right: x + w, top: y, foot: y + h });

/** Labels, none of which is laid over another. */
export class Labels {
  readonly items: GraphItem[] = [];
  private readonly inks: Ink[] = [];

  constructor(
    private readonly size: number,
    private readonly edges: { readonly left: number; readonly right: number; readonly foot: number },
  ) {}

  /** Keeps a place free, for what has that name. */
  keep(rect: Rect, name = ''): void {
    this.inks.push(inkOf(rect, name));
  }

  /** Takes more room for what has a place already, if it is free. */
  grow(rect: Rect, name: string): boolean {
    const ink = inkOf(rect, name);
    if (!this.isFree(ink)) return false;
    this.inks.push(ink);
    return true;
  }

  private isFree(ink: Ink): boolean {
    const { left, right, foot } = this.edges;
    if (ink.left < left || ink.right > right || ink.top < 22 || ink.foot > foot) return false;
    return !this.inks.some((other) => isOver(other, ink) && (ink.text === '' || other.text !== ink.text));
  }

  /** The name of a point at the first of some places that is free, or else at the last. */
  name(node: Node, y: number, places: readonly (readonly [text: string, x: number])[]): void {
    const inkAt = ([text, x]: readonly [string, number]): Ink => ({
      text,
      left: x - DISC,
      right: x + labelWidth(text, this.size) + DISC + 8,
      top: y - DISC,
      foot: y + DISC,
    });
    const [text, x] = places.find((place) => this.isFree(inkAt(place))) ?? places.at(-1)!;
    const ink = inkAt([text, x]);
    this.inks.push(ink);
    this.items.push(
      rect(`${node} plate`, 'card plain', { x, y: y - 10, w: ink.right - x, h: 20 }, LETTERS[node][0], 4),
      ...disc(node, node, x, y),
      words(`${node} name`, 'start', x + DISC + 3, y + 4.5, text),
    );
  }

  /** Lines of a part, as many as have room at the best place; `places` are in groups, the best first. */
  lines(id: string, variants: readonly (readonly string[])[], places: readonly (readonly Spot[])[]): void {
    for (const group of places)
      for (const texts of variants) for (const spot of group) if (this.write(id, texts, spot)) return;
  }

  private write(id: string, texts: readonly string[], { x, y, anchor, room }: Spot): boolean {
    const pitch = this.size + 3;
    const wide = Math.max(...texts.map((text, index) => labelWidth(text, this.size, index === 0))) + 4;
    const high = texts.length * pitch + 2;
    const left = x - wide * { start: 0, middle: 0.5, end: 1 }[anchor];
    const ink = { text: id, left, right: left + wide, top: y - high / 2, foot: y + high / 2 };
    if (!this.isFree(ink) || wide > room.w || ink.top < room.top || ink.foot > room.foot) return false;
    this.inks.push(ink);
    this.items.push(rect(`${id} plate`, 'under', { x: left, y: ink.top, w: wide, h: high }, undefined, 4));
    texts.forEach((text, index) =>
      this.items.push(
        words(
          `${id} ${index}`,
          index === 0 ? 'strong' : 'said',
          left + wide / 2,
          ink.top + (index + 1) * pitch - 3,
          text,
        ),
      ),
    );
    return true;
  }
}
