import { labelWidth, writing } from '@groundwork/labs-kit/drawings';
import type { Coordinates, ItemBox } from '@groundwork/labs-kit/drawings/graph';
import { nameOf } from './heap';
import type { Name } from './scenes';

/** Where each thing is: its column, and its row from the top. */
type Places = Readonly<Record<string, readonly [column: number, row: number]>>;

interface Layout {
  readonly at: Places;
  readonly rows: number;
  /** How the free width is shared among the gaps between columns. */
  readonly gaps: readonly number[];
}

const CHAIN = { rows: 2.3, gaps: [1.2, 1.2, 1.8] } as const;
const LAYOUTS: Readonly<Record<Name, Layout>> = {
  boxes: {
    at: Object.fromEntries(
      ['soft', 'weak', 'phantom', 'both', 'strong'].flatMap((variable, row) => {
        const letter = ['S', 'W', 'P', 'B'][row];
        const own = [[variable, [0, row]] as const];
        return letter ? [...own, [`box ${letter}`, [1, row]], [`array ${letter}`, [2, row]]] : own;
      }),
    ),
    rows: 5,
    gaps: [1, 2.6],
  },
  holds: { at: inMap(), ...CHAIN },
  knows: { at: inMap(), ...CHAIN },
  captures: { at: inCleaner(), ...CHAIN },
  record: { at: inCleaner(), ...CHAIN },
  page: {
    at: {
      cache: [0, 0],
      last: [0, 1],
      lost: [0, 2],
      'box S': [1, 0],
      'box W': [1, 1],
      'box L': [1, 2],
      index: [2, 0],
      page: [3, 1],
    },
    rows: 3,
    gaps: [1, 2, 1.4],
  },
};

function inMap(): Places {
  return { map: [0, 0], table: [1, 0], entry: [2, 0], value: [3, 0], 'dog()': [0, 1.3], dog: [3, 1.3] };
}

function inCleaner(): Places {
  return { cleaner: [0, 0], list: [1, 0], cleanable: [2, 0], action: [3, 0], 'camera()': [0, 1.3], camera: [3, 1.3] };
}

/** Where everything is at a width: the collector’s steps, variables and the heap beside each other, the queue, the signs. */
export class Plan {
  readonly isWide: boolean;
  readonly size: number;
  readonly height: number;
  /** Of an object. */
  readonly h: number;
  readonly strip = { y: 1, h: 22 };
  readonly heap: ItemBox;
  readonly queue: ItemBox;
  /** Where the signs are explained. */
  readonly foot: number;
  private readonly lefts: readonly number[];
  private readonly wides: readonly number[];
  private readonly layout: Layout;
  private readonly pitch: number;

  constructor(
    scene: Name,
    readonly width: number,
  ) {
    const { isWide, size } = writing(width);
    this.isWide = isWide;
    this.size = size;
    this.layout = LAYOUTS[scene];
    this.h = isWide ? 38 : 35;
    const { at, gaps, rows } = this.layout;
    const last = gaps.length;
    this.wides = Array.from({ length: last + 1 }, (_, column) => {
      const names = Object.keys(at).filter((name) => at[name]![0] === column);
      const wide = Math.max(...names.map((name) => labelWidth(nameOf(name), size, true)));
      const least = column === 0 ? wide + 22 : Math.max(wide + 10, labelWidth('emptied', size) + 8);
      return Math.ceil(column === last ? Math.max(least, width * (last === 2 ? 0.36 : isWide ? 0.3 : 0.22)) : least);
    });
    const right = width - (isWide ? 12 : 7);
    const free = right - 2 - this.wides.reduce((sum, wide) => sum + wide, 0);
    const parts = gaps.reduce((sum, part) => sum + part, 0);
    let x = 2;
    this.lefts = this.wides.map((wide, column) => {
      const left = x;
      x += wide + (free * (gaps[column] ?? 0)) / parts;
      return left;
    });
    const top = this.strip.y + this.strip.h + 10;
    const inside = 5 * (isWide ? 46 : 42) + 4;
    this.pitch = inside / rows;
    const x0 = (this.lefts[1]! + 2 + this.wides[0]!) / 2;
    this.heap = { x: x0, y: top, w: width - 2 - x0, h: 24 + inside };
    this.queue = { x: x0, y: top + 24 + inside + 8, w: width - 2 - x0, h: 30 };
    this.foot = this.queue.y + this.queue.h + 20;
    this.height = this.foot + 6;
  }

  /** A variable or an object. */
  box(name: string): ItemBox {
    const [column, row] = this.layout.at[name]!;
    const h = column === 0 ? 24 : this.h;
    const middle = this.heap.y + 24 + (row + 0.5) * this.pitch - (this.isWide ? 1 : 2);
    return { x: this.lefts[column]!, y: middle - h / 2, w: this.wides[column]!, h };
  }

  /** From where to where a reference goes; with a corner where there are three places. */
  way(from: string, to: string): readonly Coordinates[] {
    const [a, b] = [this.box(from), this.box(to)];
    const [start, end] = [a.y + a.h / 2, b.y + b.h / 2];
    const [column, row] = this.layout.at[from]!;
    const [other, level] = this.layout.at[to]!;
    if (column === other) {
      const x = a.x + a.w * 0.62;
      return [
        { x, y: a.y + a.h },
        { x, y: b.y - 2 },
      ];
    }
    if (column === 0 && row !== level)
      return [
        { x: a.x + a.w, y: start },
        { x: b.x + b.w / 2, y: start },
        { x: b.x + b.w / 2, y: b.y + b.h + 2 },
      ];
    // Two that come to one object from other rows meet it apart.
    return [
      { x: a.x + a.w, y: start + (row < level ? a.h * 0.25 : 0) },
      { x: b.x - 2, y: end + Math.sign(row - level) * b.h * 0.3 },
    ];
  }

  /** A box that waits in the queue. */
  ticket(index: number, count: number): ItemBox {
    const { x, y, w, h } = this.queue;
    const label = labelWidth('queue', this.size, true) + 14;
    const pitch = Math.min(this.isWide ? 92 : 60, (w - label - 4) / Math.max(1, count));
    return { x: x + label + index * pitch, y: y + 4, w: pitch - 4, h: h - 8 };
  }
}
