import { useCallback, useRef, useState, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { writing } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  inkOf,
  own,
  toTenth,
  words,
  type Geo,
  type GraphItem,
  type GraphPicture,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { STEP, STEPS, type State } from './model';
import {
  ACTORS,
  comparedOf,
  cornerOf,
  cut,
  DECLARED,
  freeOf,
  PAGE,
  switched,
  thingsOf,
  windowAt,
  type Rect,
} from './page';
import { ANCESTOR, BOX, layoutOf, LEFT, LINE, TOP, WINDOW, type Layout, type Setup } from './rules';

/** Where the page's corner is drawn, and how large the page. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly page: View;
  /** In one column or two, what the window shows at each step. */
  readonly columns: readonly (readonly View[])[];
}

/** Around the page, for the frame of the window. */
const EDGE = 5;
const KNOB = 10;
/** Between what is seen at two steps. */
const GAP = 4;

/** The page at the left; at the right what is seen of it, on a wide screen beside what would be seen with another rule. */
function planOf(width: number): Plan {
  const { isWide } = writing(width);
  const scale = isWide ? Math.min(1.08, (width - 90) / 514) : (width * 0.685) / PAGE.w;
  const height = Math.ceil(PAGE.h * scale + 2 * EDGE);
  const top = isWide ? 22 : EDGE;
  const pitch = (height - EDGE + GAP - top) / (STEPS + 1);
  const small = (pitch - GAP) / WINDOW.height;
  const room = width - 2 - small * WINDOW.width;
  const lefts = isWide ? [room - 60 - small * WINDOW.width, room - 16] : [room];
  const columns = lefts.map((left) =>
    Array.from({ length: STEPS + 1 }, (_, at) => ({ x: toTenth(left), y: toTenth(top + at * pitch), scale: small })),
  );
  return { width, height, page: { x: EDGE, y: EDGE, scale }, columns };
}

/** How far the page is scrolled when the middle of the window is at a height of the picture. */
export function scrolledAt(y: number, width: number): number {
  const { page } = planOf(width);
  const top = (y - page.y) / page.scale - WINDOW.height / 2;
  return Math.round(Math.min(Math.max(top, 0), STEP * STEPS));
}

/** The height of the window's middle. */
export const middleAt = (scrolled: number, width: number): number => {
  const { page } = planOf(width);
  return page.y + (scrolled + WINDOW.height / 2) * page.scale;
};

/** A rectangle of the page in the picture. */
const inView = ({ x, y, w, h }: Rect, view: View): Rect => ({
  x: toTenth(view.x + x * view.scale),
  y: toTenth(view.y + y * view.scale),
  w: toTenth(w * view.scale),
  h: toTenth(h * view.scale),
});

const rect = (id: string, look: string, { x, y, w, h }: Rect, actor?: GraphItem['actor'], rx = 0): GraphItem => ({
  id,
  kind: 'rect',
  look,
  geo: rx ? { x, y, w, h, rx } : { x, y, w, h },
  ...own(actor),
});

const lineGeo = ([x1, y1, x2, y2]: readonly [number, number, number, number]): Geo => ({
  x1: toTenth(x1),
  y1: toTenth(y1),
  x2: toTenth(x2),
  y2: toTenth(y2),
});

const line = (
  id: string,
  look: string,
  ends: readonly [number, number, number, number],
  actor?: GraphItem['actor'],
  kind: 'line' | 'arrow' = 'line',
): GraphItem => ({ id, kind, look, geo: lineGeo(ends), ...own(actor) });

/** The box hangs on two rods, as long as left and top say, on the rectangle that it goes along with. */
function rodsOf(layout: Layout, id: string, look: string, scrolled: number, view: View): GraphItem[] {
  const { box, holder } = layout;
  const corner = cornerOf(layout, scrolled);
  const x = (at: number): number => view.x + at * view.scale;
  const y = (at: number): number => view.y + (at + scrolled) * view.scale;
  const [across, down] = [y(box.y + LINE / 2), x(box.x + BOX.width / 2)];
  return [
    ...(box.x - corner.x === LEFT
      ? [line(`${id} left`, look, [x(corner.x), across, x(box.x), across], ACTORS[holder])]
      : []),
    ...(box.y - corner.y === TOP ? [line(`${id} top`, look, [down, y(corner.y), down, y(box.y)], ACTORS[holder])] : []),
  ];
}

/** A sticky box waits for the line that pushes it, and at last for the end of its ancestor. */
function stopsOf({ box, ancestor, holder, reference }: Layout, scrolled: number, view: View): GraphItem[] {
  const x = (at: number): number => view.x + at * view.scale;
  const y = (at: number): number => view.y + (at + scrolled) * view.scale;
  const isOwn = reference === 'the ancestor';
  const [left, wide, top] = isOwn ? [ancestor.x, ANCESTOR.width, ancestor.y] : [0, WINDOW.width, 0];
  const limit = line('limit', 'stop', [x(left), y(top + TOP), x(left + wide), y(top + TOP)], isOwn ? 'b' : 'a');
  if (holder !== 'ancestor' || isOwn) return [limit];
  const floor = y(ancestor.y + ANCESTOR.height);
  return [limit, line('floor', 'rod', [x(box.x), floor, x(box.x + BOX.width), floor], 'b')];
}

interface Shown {
  readonly setup: Setup;
  /** Whether also what would be with nothing on the ancestor. */
  readonly hasOther: boolean;
}

/** What is seen of the page at a step: it comes out of the window. */
function seen(
  id: string,
  { setup, hasOther }: Shown,
  scrolled: number,
  [view, page]: readonly [View, View],
): GraphItem[] {
  const window = windowAt(scrolled);
  const all = [{ id: 'sheet', look: 'sheet', rect: window }, ...thingsOf(setup, scrolled, hasOther)];
  const place = { ...view, y: view.y - scrolled * view.scale };
  return all.flatMap(({ id: part, look, actor, rect: whole }): GraphItem[] => {
    const left = cut(whole, window);
    return left
      ? [{ ...rect(`${id} ${part}`, `${look} tiny`, inView(left, place), actor), from: { ...inView(left, page) } }]
      : [];
  });
}

/** What was seen up to this step, and room for what comes. */
function column(
  shown: Shown,
  column: number,
  at: number,
  [views, page]: readonly [readonly View[], View],
): GraphItem[] {
  return views.flatMap((view, index) => {
    const frame = inView(windowAt(0), view);
    const id = `seen ${column} ${index}`;
    if (index > at) return [rect(`${id} room`, 'free', frame)];
    const isNow = index === at && column === 0;
    return [
      ...seen(id, shown, index * STEP, [view, page]),
      {
        ...rect(id, isNow ? 'frame now' : 'frame tiny', frame, 'a'),
        from: { ...inView(windowAt(index * STEP), page) },
      },
    ];
  });
}

/** From the window to what it shows at this step. */
const beams = (from: Rect, to: Rect): GraphItem[] =>
  [0, 1].map((edge) =>
    line(`beam ${edge}`, 'beam', [from.x + from.w, from.y + edge * from.h, to.x, to.y + edge * to.h], 'a'),
  );

/** The window with its name and what it is dragged by; what is outside of it is pale. */
function windowItems(window: Rect, page: Rect, size: number): GraphItem[] {
  const foot = window.y + window.h;
  const [x, y] = [window.x + window.w, window.y + window.h / 2];
  return [
    rect('above', 'veil', { ...page, h: window.y - page.y }),
    rect('below', 'veil', { ...page, y: foot, h: page.y + page.h - foot }),
    rect('window', 'frame', window, 'a', 3),
    rect('window plate', 'box', { x: window.x, y: foot - size - 6, w: size * 5.1, h: size + 6 }, 'a', 3),
    words('window name', 'strong start', window.x + 6, foot - 6, 'viewport'),
    { id: 'knob', kind: 'dot', look: 'plate handed', actor: 'a', geo: { x, y, r: KNOB } },
    line('knob up', 'points handed', [x, y, x, y - KNOB + 2], undefined, 'arrow'),
    line('knob down', 'points handed', [x, y, x, y + KNOB - 2], undefined, 'arrow'),
  ];
}

/** Whether a text lies under something. */
const isUnder = (item: GraphItem, over: Rect, size: number): boolean => {
  const { left, right, top, foot } = inkOf(item, size);
  return left < over.x + over.w && right > over.x && top < over.y + over.h && foot > over.y;
};

const middleOf = ({ x, y, w, h }: Rect, size: number): readonly [number, number] => [
  x + w / 2,
  y + h / 2 + size * 0.36,
];

/** Of a box that an edge of the window divides, the part that has more room for a name. */
function largerPart(box: Rect, edge: number): Rect {
  const above = edge - box.y;
  if (above <= 0 || above >= box.h) return box;
  return above > box.h / 2 ? { ...box, h: above } : { ...box, y: edge, h: box.h - above };
}

/** Where labels of the ancestor stand, in the page: where no step has an edge of the window. */
const NAMED = { ancestor: 76, declared: 188 };

/** The page with all that lies on it. */
function pageItems(setup: Setup, scrolled: number, page: View, size: number): GraphItem[] {
  const layout = layoutOf(setup, scrolled);
  const free = freeOf(setup);
  const isHeld = layout.holder === 'page';
  const items = new Map(thingsOf(setup, scrolled).map((thing) => [thing.id, inView(thing.rect, page)]));
  const [box, ancestor, other] = [items.get('box')!, items.get('ancestor')!, items.get('other')];
  const right = ancestor.x + ancestor.w - 7;
  const isBare = setup.ancestor === 'nothing';
  const declared = isBare ? `+ ${DECLARED[switched(setup).ancestor]}` : DECLARED[setup.ancestor];
  const labels = [
    words('ancestor name', 'end soft', right, page.y + NAMED.ancestor * page.scale, 'ancestor'),
    words('declared', isBare ? 'end soft' : 'end strong', right, page.y + NAMED.declared * page.scale, declared),
    ...(other ? [words('other name', 'soft', ...middleOf(other, size), 'without')] : []),
  ];
  const over = [box, ...(other ? [other] : [])];
  const isFree = (item: GraphItem): boolean =>
    !over.some((one) => !(item.id === 'other name' && one === other) && isUnder(item, one, size));
  return [
    rect('page', isHeld ? 'sheet holds' : 'sheet', inView(PAGE, page), isHeld ? 'c' : undefined),
    ...(setup.position === 'sticky' ? stopsOf(layout, scrolled, page) : []),
    ...thingsOf(setup, scrolled).map(({ id, look, actor, rect: whole }) => rect(id, look, inView(whole, page), actor)),
    ...(free ? rodsOf(layoutOf(free, scrolled), 'other', 'thread', scrolled, page) : []),
    ...rodsOf(layout, 'rod', 'rod', scrolled, page),
    ...labels.filter(isFree),
    words('box name', 'strong', ...middleOf(largerPart(box, page.y + scrolled * page.scale), size), setup.position),
  ];
}

/** What can be chosen: the window, to be dragged; the ancestor, to give it something else; and each step. */
function spotsOf(setup: Setup, window: Rect, ancestor: Rect, frames: readonly Rect[]): Spot[] {
  const other = DECLARED[switched(setup).ancestor];
  const [x, y] = [window.x + window.w, window.y + window.h / 2];
  return [
    {
      id: 'window',
      says: 'The viewport over the page: drag it to scroll, or press the arrows left and right',
      ...{ x: x - 26, y: y - 30, w: 26 + KNOB + 2, h: 60 },
      drags: 'window',
    },
    {
      id: 'ancestor',
      says: `The ancestor has ${DECLARED[setup.ancestor]}: give it ${other}`,
      ...ancestor,
      y: toTenth(ancestor.y + ancestor.h * 0.6),
      h: toTenth(ancestor.h * 0.4),
    },
    ...frames.map((frame, index) => ({ id: String(index), says: `Scroll by ${index * STEP}`, ...frame })),
  ];
}

/** The picture of a step at a width; while the reader drags the window, it is scrolled by another length. */
export function pictureOf({ setup }: State, at: number, width: number, scrolled = at * STEP): GraphPicture {
  const { page, columns, height } = planOf(width);
  const { isWide, size } = writing(width);
  const compared = comparedOf(setup);
  const window = inView(windowAt(scrolled), page);
  const frames = columns[0]!.map((view) => inView(windowAt(0), view));
  const ancestor = thingsOf(setup, scrolled).find(({ id }) => id === 'ancestor')!;
  return {
    width,
    height,
    items: [
      ...pageItems(setup, scrolled, page, size),
      ...beams(window, frames[at]!),
      ...windowItems(window, inView(PAGE, page), size),
      ...columns.flatMap((views, index) => [
        ...(isWide ? [words(`head ${index}`, 'soft', views[0]!.x + frames[0]!.w / 2, 13, compared[index]!.name)] : []),
        ...column({ setup: compared[index]!.setup, hasOther: !isWide }, index, at, [views, page]),
      ]),
    ],
    spots: spotsOf(setup, window, inView(ancestor.rect, page), frames),
  };
}

/** A page with a window that goes over it, and beside it what the window showed at each step. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const { at } = lab.position;
  const [held, setHeld] = useState<number | null>(null);
  /** How far from the window's middle it is held. */
  const grip = useRef<number | null>(null);
  const scrolled = held ?? at * STEP;
  const of = useCallback((width: number) => pictureOf(state, at, width, scrolled), [state, at, scrolled]);
  const { box, place, next } = state.layout;
  return (
    <Graph
      of={of}
      step={at}
      says={`The box is at ${box.x},${box.y} of the viewport, its place at ${place.x},${place.y}, the next line at ${next.x},${next.y}.`}
      isTried={lab.isTried}
      acts={{
        pick(id) {
          // The page stays scrolled as it is.
          if (id === 'ancestor') lab.replace(switched(lab.setup), at);
          else if (id !== 'window') lab.move({ seek: Number(id) });
        },
        nudge: (id, by) => id === 'window' && lab.move({ seek: at + by }),
        drag(id, { y }, width, from) {
          if (id !== 'window') return;
          grip.current ??= from.y - middleAt(scrolled, width);
          const to = scrolledAt(y - grip.current, width);
          setHeld(to);
          const near = Math.round(to / STEP);
          if (near !== at) lab.move({ seek: near });
        },
        drop() {
          grip.current = null;
          setHeld(null);
        },
      }}
    />
  );
}
