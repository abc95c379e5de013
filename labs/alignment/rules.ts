/** Three layouts: a flex container, one that may wrap, and a grid with three columns. */
export type Layout = 'flex' | 'wrap' | 'grid';
export type Content = 'normal' | 'start' | 'center' | 'end' | 'space-between';
export type Items = 'normal' | 'start' | 'center' | 'end';

export interface Setup {
  readonly layout: Layout;
  readonly 'justify-content': Content;
  readonly 'align-content': Content;
  readonly 'justify-items': Items;
  readonly 'align-items': Items;
}

export type Property = Exclude<keyof Setup, 'layout'>;

/** In the order in which the figure applies them: what moves everything together, then what moves each item. */
export const PROPERTIES = [
  'justify-content',
  'align-content',
  'justify-items',
  'align-items',
] as const satisfies readonly Property[];

export const WIDTH = 300;
export const HEIGHT = 120;
/** The columns of the grid. */
export const COLUMN = 80;
/** Width and least height of each item; its height is `auto`, so that it may be stretched. */
export const ITEMS = [
  { width: 40, height: 20 },
  { width: 70, height: 40 },
  { width: 50, height: 30 },
] as const;

const TALLEST = Math.max(...ITEMS.map(({ height }) => height));

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where each item is, and the area in which `items` aligns it. */
export interface Placed {
  readonly items: readonly Rectangle[];
  readonly areas: readonly Rectangle[];
}

/** CSS Box Alignment, sections 5 and 6, for these items and left-to-right text. */
export function place(setup: Setup): Placed {
  const areas = areasOf(setup);
  return { areas, items: areas.map((area, index) => inArea(setup, area, ITEMS[index]!)) };
}

function areasOf({ layout, 'justify-content': justify, 'align-content': align }: Setup): Rectangle[] {
  const widths = ITEMS.map(({ width }) => (layout === 'grid' ? COLUMN : width));
  const xs = spread(justify, widths, WIDTH);
  // A line that cannot wrap is as tall as its container; others are when nothing is said.
  const isFull = layout === 'flex' || align === 'normal';
  const height = isFull ? HEIGHT : TALLEST;
  const y = isFull ? 0 : spread(align, [TALLEST], HEIGHT)[0]!;
  return widths.map((width, index) => ({ x: xs[index]!, y, width, height }));
}

/** Where parts of these sizes begin in a container. */
function spread(value: Content, sizes: readonly number[], container: number): number[] {
  const free = container - sizes.reduce((all, size) => all + size, 0);
  const between = value === 'space-between' && sizes.length > 1 ? free / (sizes.length - 1) : 0;
  let next = offset(value === 'space-between' ? 'start' : value, free);
  return sizes.map((size) => {
    const begin = next;
    next += size + between;
    return begin;
  });
}

const offset = (value: Content | Items, free: number): number =>
  ({ center: free / 2, end: free })[value as string] ?? 0;

function inArea(
  { layout, 'justify-items': justify, 'align-items': align }: Setup,
  area: Rectangle,
  item: (typeof ITEMS)[number],
): Rectangle {
  const height = align === 'normal' ? area.height : item.height;
  // In a flex container, an item has no area of its own along the line.
  const x = layout === 'grid' ? offset(justify, area.width - item.width) : 0;
  return { x: area.x + x, y: area.y + offset(align, area.height - height), width: item.width, height };
}

/** The setup with everything after a property still unsaid. */
export function upTo(setup: Setup, count: number): Setup {
  const unsaid = PROPERTIES.slice(count).map((property) => [property, 'normal'] as const);
  return { ...setup, ...Object.fromEntries(unsaid) };
}
