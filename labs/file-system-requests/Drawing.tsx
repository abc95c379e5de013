import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import { inCommon, type Lab } from '@groundwork/labs-kit';
import { isStillIn, labelWidth, useClock, writing } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  Graph,
  line,
  rect,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot as ButtonOf,
} from '@groundwork/labs-kit/drawings/graph';
import type { Frame } from '@groundwork/labs-kit/model';
import { followed, model, moved, MOST_ROLLS, MOST_TRUST, MOST_WAIT, type Setup } from './model';
import {
  contentsOf,
  FILES,
  NAMES,
  NUMBERS,
  trusted,
  type FileNumber,
  type Name,
  type Notes,
  type Stock,
} from './rules';
import { NO_SUCH_FILE, type Leg, type Line, type Spot, type State } from './run';

type Actor = NonNullable<GraphItem['actor']>;
type Frames = readonly Frame<State>[];

/** The program, the kernel, and the shop with all that it has said. */
const WHO: Readonly<Record<'cat' | 'kernel' | 'shop', Actor>> = { cat: 'a', kernel: 'd', shop: 'b' };

/** Where everything is: a floor each for the program, the kernel and the shop, and a column for each name. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Where columns begin, and how far they are from each other. */
  readonly left: number;
  readonly pitch: number;
  /** How far a name's column is from the middle of its file. */
  readonly aside: number;
  /** A byte. */
  readonly cell: { readonly w: number; readonly h: number };
  readonly chip: { readonly w: number; readonly h: number };
  readonly inode: number;
  /** How many lines of what was done have room. */
  readonly lines: number;
  /** The upper edges of what lies below each other. */
  readonly y: Readonly<
    Record<
      | 'cat'
      | 'names'
      | 'lines'
      | 'kernel'
      | 'lane'
      | 'dentries'
      | 'inodes'
      | 'pages'
      | 'door'
      | 'shop'
      | 'stock'
      | 'oven'
      | 'time',
      number
    >
  >;
}

const MOST_BYTES = `${MOST_ROLLS}\n`.length;

function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const left = isWide ? 106 : 70;
  const pitch = (width - left - 2) / NAMES.length;
  const cell = isWide ? { w: 28, h: 28 } : { w: 22, h: 22 };
  const high = isWide ? 24 : 21;
  const names = high + 24;
  const kernel = names + high + 18;
  const dentries = kernel + high + 10;
  const inodes = dentries + high + 18;
  const pages = inodes + high + 10;
  const door = pages + cell.h + 9;
  const shop = door + high + 14;
  const stock = shop + size + 11;
  const oven = stock + cell.h + 18;
  const time = oven + 35;
  return {
    width,
    size,
    left,
    pitch,
    aside: Math.min(pitch / 2, 50),
    cell,
    chip: { w: Math.min(pitch - 4, 94), h: high },
    inode: 4 * cell.w + 8,
    lines: isWide ? 6 : width < 330 ? 3 : 4,
    height: Math.ceil(time + 13),
    y: { cat: 1, lines: 6, names, kernel, lane: kernel + 4, dentries, inodes, pages, door, shop, stock, oven, time },
  };
}

/** A file stands under its names. */
const middleOf = ({ left, pitch }: Plan, file: FileNumber): number => left + pitch * (file === 2 ? 1 : 3);
const columnOf = (plan: Plan, name: Name): number => {
  const index = NAMES.indexOf(name);
  return middleOf(plan, index < 2 ? 2 : 3) + (index % 2 === 0 ? -1 : 1) * plan.aside;
};
const bytesAt = (plan: Plan, file: FileNumber): number => middleOf(plan, file) - (MOST_BYTES * plan.cell.w) / 2;

function placeOf(plan: Plan, { at, name }: Spot): Coordinates {
  const { y, chip, cell } = plan;
  const heights = {
    cat: y.names + chip.h / 2,
    dentry: y.lane + chip.h / 2,
    inode: y.inodes + chip.h / 2,
    page: y.pages + cell.h / 2,
    door: y.door + 7 + chip.h / 2,
  };
  return { x: columnOf(plan, name), y: heights[at] };
}

const between = (from: Coordinates, to: Coordinates, part: number): Coordinates => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The height of letters in the middle of something. */
const letters = (y: number, h: number, size: number): number => y + h / 2 + size * 0.36;

const fade = (item: GraphItem, o: number): GraphItem => ({ ...item, geo: { ...item.geo, o } });

/** The floors, their names, and the places for notes. */
function floors(plan: Plan, isOpenRefused: boolean, isAsleep: boolean): GraphItem[] {
  const { y, width, size, chip, cell, left } = plan;
  const floor = (id: 'cat' | 'kernel' | 'shop', end: number): GraphItem =>
    rect(`floor ${id}`, 'card', { x: 0.5, y: y[id], w: width - 1, h: end - y[id] }, WHO[id], 6);
  const row = (name: string, look: string, top: number, h: number): GraphItem =>
    words(name, `${look} start`, 7, letters(top, h, size), name);
  return [
    floor('cat', y.kernel - 12),
    floor('kernel', y.door),
    floor('shop', y.time - 16),
    rect('screen', 'sheet', { x: left - 2, y: 5, w: width - left - 2, h: y.names - 10 }),
    row('cat box/', 'strong', y.names, chip.h),
    ...(isAsleep ? [row('cat sleeps', 'soft', y.lines, chip.h)] : []),
    row('kernel', 'strong', y.lane, chip.h),
    row('dentries', 'soft', y.dentries, chip.h),
    row('inodes', 'soft', y.inodes, chip.h),
    ...(width < 560
      ? [words('page', 'soft start', 7, y.pages + 8, 'page'), words('cache', 'soft start', 7, y.pages + 20, 'cache')]
      : [row('page cache', 'soft', y.pages, cell.h)]),
    row('/dev/fuse', 'soft', y.door + 7, chip.h),
    row('shop', 'strong', y.shop, size + 10),
    ...(isOpenRefused
      ? [words('no OPEN', 'soft gone start', 7, (y.dentries + y.inodes + chip.h) / 2 + size * 0.36, 'OPEN')]
      : []),
    ...NAMES.map((name) =>
      rect(`free ${name}`, 'free', { x: columnOf(plan, name) - chip.w / 2, y: y.dentries, ...chip }),
    ),
    ...FILES.flatMap((file): GraphItem[] => [
      rect(`free inode ${file}`, 'free', { ...inodeBox(plan, file) }),
      rect(`free page ${file}`, 'free', { x: bytesAt(plan, file), y: y.pages, w: MOST_BYTES * cell.w, h: cell.h }),
    ]),
    words('table 2', 'soft', middleOf(plan, 2), y.shop + size + 3, 'rolls, buns: 2'),
    words('table 3', 'soft', middleOf(plan, 3), y.shop + size + 3, 'bread: 3'),
  ];
}

const inodeBox = (plan: Plan, file: FileNumber): ItemBox => ({
  x: bytesAt(plan, file) - 4,
  y: plan.y.inodes,
  w: plan.inode,
  h: plan.chip.h,
});

/** Contents, a cell for each byte. */
function cells(plan: Plan, id: string, { x, y }: Coordinates, bytes: string, look = 'tile'): GraphItem[] {
  const { cell, size } = plan;
  return [...bytes].flatMap((byte, index): GraphItem[] => {
    const left = x + index * cell.w;
    return [
      rect(`${id} ${index} under`, 'gap', { x: left, y, ...cell }, undefined, 0),
      rect(`${id} ${index}`, look, { x: left, y, ...cell }, WHO.shop, 0),
      words(
        `${id} ${index} text`,
        byte === '\n' ? 'soft' : 'strong',
        left + cell.w / 2,
        letters(y, cell.h, size),
        byte === '\n' ? '↵' : byte,
      ),
    ];
  });
}

interface Note {
  readonly text: string;
  /** For how many seconds it is still believed. */
  readonly left: number;
}

/** A note, with a bar for how long it may be believed: a full one is a minute. */
function note(plan: Plan, id: string, box: ItemBox, { text, left }: Note): GraphItem[] {
  const { size } = plan;
  return [
    rect(`${id} under`, 'gap', box),
    rect(id, left > 0 ? 'tile' : 'nothing', box, WHO.shop),
    words(`${id} text`, left > 0 ? '' : 'soft', box.x + box.w / 2, letters(box.y, box.h, size), text),
    rect(
      `${id} trust`,
      'part',
      { x: box.x, y: box.y + box.h + 1, w: (box.w * Math.min(left, MOST_TRUST)) / MOST_TRUST, h: 3 },
      WHO.shop,
      0,
    ),
  ];
}

const few = (count: number): string => (count === 1 ? '1 byte' : `${count} bytes`);

function dentry(
  plan: Plan,
  name: Name,
  file: FileNumber | 0,
  left: number,
  at: Coordinates,
  id = name as string,
): GraphItem[] {
  const { chip } = plan;
  const box = { x: at.x - chip.w / 2, y: at.y - chip.h / 2, ...chip };
  return note(plan, `dentry ${id}`, box, { text: `${name}: ${file || '✗'}`, left });
}

/** A file's note: its size is a frame over its bytes. */
function inode(plan: Plan, file: FileNumber, size: number, left: number, down = 0, id = String(file)): GraphItem[] {
  const own = inodeBox(plan, file);
  const box = { ...own, y: own.y + down };
  const { cell, chip } = plan;
  const frame = { x: box.x, y: box.y + chip.h + 4, w: size * cell.w + 8, h: cell.h + 8 };
  return [
    ...note(plan, `inode ${id}`, box, { text: `file ${file}: ${few(size)}`, left }),
    rect(`size ${id}`, left > 0 ? 'frame' : 'nothing', frame, WHO.shop),
  ];
}

const dentryPlace = (plan: Plan, name: Name): Coordinates => ({
  x: columnOf(plan, name),
  y: plan.y.dentries + plan.chip.h / 2,
});

interface World {
  readonly notes: Notes;
  readonly stock: Stock;
  readonly now: number;
  readonly idle: number;
}

/** What the kernel has noted, and where it is wrong. */
function notesOf(plan: Plan, { notes, stock, now }: World, trust: number): GraphItem[] {
  const { y, chip, cell, size } = plan;
  return [
    ...NAMES.flatMap((name): GraphItem[] => {
      const own = notes.dentries[name];
      if (!own?.file) return [];
      const from = { x: columnOf(plan, name), y: y.dentries + chip.h + 4 };
      const { x, w } = inodeBox(plan, own.file);
      return [line(`leads ${name}`, 'edge', from, { x: Math.min(Math.max(from.x, x + 4), x + w - 4), y: y.inodes })];
    }),
    ...FILES.flatMap((file): GraphItem[] => {
      const page = notes.pages[file];
      return page === undefined ? [] : cells(plan, `page ${file}`, { x: bytesAt(plan, file), y: y.pages }, page);
    }),
    ...NAMES.flatMap((name): GraphItem[] => {
      const own = notes.dentries[name];
      return own ? dentry(plan, name, own.file, trusted(own, now, trust), dentryPlace(plan, name)) : [];
    }),
    ...FILES.flatMap((file): GraphItem[] => {
      const own = notes.inodes[file];
      if (!own) return [];
      const { x, w } = inodeBox(plan, file);
      const [truth, page] = [contentsOf(stock, file), notes.pages[file]];
      const wrong = (id: string, at: number, top: number, h: number): GraphItem =>
        words(id, 'bad', at, letters(top, h, size), '≠');
      return [
        ...inode(plan, file, own.size, trusted(own, now, trust)),
        ...(truth.length === own.size ? [] : [wrong(`wrong size ${file}`, x + w + 7, y.inodes, chip.h)]),
        ...(page === undefined || page === truth
          ? []
          : [wrong(`wrong page ${file}`, bytesAt(plan, file) + MOST_BYTES * cell.w + 12, y.pages, cell.h)]),
      ];
    }),
  ];
}

/** Where the oven and the time are drawn: a length of pixels for their most. */
const railOf = ({ left, width, y }: Plan, of: 'oven' | 'time'): Coordinates & { readonly long: number } => ({
  x: left + 8,
  y: y[of],
  long: width - left - (of === 'oven' ? 22 : 98),
});

const MOST = { oven: MOST_ROLLS, time: MOST_WAIT } as const;

/** How much the knob of a rail stands for at a place. */
export function valueAt({ x }: Coordinates, width: number, of: 'oven' | 'time'): number {
  const { x: start, long } = railOf(planOf(width), of);
  return Math.min(Math.max(Math.round(((x - start) / long) * MOST[of]), 0), MOST[of]);
}

const knobAt = (plan: Plan, of: 'oven' | 'time', value: number): Coordinates => {
  const { x, y, long } = railOf(plan, of);
  return { x: x + (Math.min(value, MOST[of]) / MOST[of]) * long, y };
};

function rail(plan: Plan, of: 'oven' | 'time', value: number, text: string): GraphItem[] {
  const { x, y, long } = railOf(plan, of);
  const knob = knobAt(plan, of, value);
  return [
    words(`${of} says`, 'start', 7, y + plan.size * 0.36, text),
    line(`${of} rail`, 'edge', { x, y }, { x: x + long, y }),
    line(`${of} is`, 'average', { x, y }, knob),
    { id: `${of} knob`, kind: 'dot', look: 'grasp handed', geo: { x: toTenth(knob.x), y, r: 8 } },
  ];
}

/** What the shop has, and how much time has passed since something was done. */
function truth(plan: Plan, { stock, idle }: World, trust: number): GraphItem[] {
  const { y, size, width } = plan;
  const limit = knobAt(plan, 'time', trust);
  return [
    ...FILES.flatMap((file) =>
      cells(plan, `stock ${file}`, { x: bytesAt(plan, file), y: y.stock }, contentsOf(stock, file)),
    ),
    ...rail(plan, 'oven', stock[2], `${stock[2]} rolls`),
    ...rail(plan, 'time', idle, `${idle} s pass`),
    line('limit', 'average', { ...limit, y: limit.y - 7 }, { ...limit, y: limit.y + 7 }),
    words('trust', 'soft end', width - 2, y.time + size * 0.36, `trust: ${trust} s`),
  ];
}

/** What was done so far: what each program printed, with a dot for each question that it cost. */
function linesOf(plan: Plan, lines: readonly Line[], isPrinting: boolean): GraphItem[] {
  const { y, size, left, width, lines: room, chip } = plan;
  const first = Math.max(0, lines.length - room);
  const wide = (width - left - 2) / room;
  return lines.slice(first).flatMap(({ did, printed, asked }, index): GraphItem[] => {
    const at = first + index;
    const x = left + index * wide + 4;
    const says = printed === NO_SUCH_FILE ? '✗' : (printed ?? '').trim();
    const base = letters(y.lines, chip.h, size);
    const isCat = NAMES.some((name) => name === did);
    return [
      ...(isPrinting && at === lines.length - 1
        ? [rect('printed now', 'cursor', { x: x - 4, y: y.lines, w: wide - 2, h: chip.h + 12 })]
        : []),
      words(`line ${at}`, 'soft start', x, base, did),
      ...(says ? [words(`line ${at} says`, 'strong start', x + labelWidth(did, size) + 5, base, says)] : []),
      ...(isCat && asked.length === 0 && printed !== null
        ? [
            line(
              `line ${at} none`,
              'average',
              { x: x + 1, y: y.lines + chip.h + 5 },
              { x: x + 8, y: y.lines + chip.h + 5 },
            ),
          ]
        : []),
      ...asked.map((_, dot): GraphItem => ({
        id: `line ${at} asked ${dot}`,
        kind: 'dot',
        look: 'thing',
        actor: WHO.kernel,
        geo: { x: toTenth(x + 4 + dot * 10), y: toTenth(y.lines + chip.h + 5), r: 3.5 },
      })),
    ];
  });
}

/** Something said, on its way or where it has arrived. */
function token(plan: Plan, id: string, text: string, { x, y }: Coordinates, actor: Actor): GraphItem[] {
  const { chip, size, left, width } = plan;
  const w = labelWidth(text, size, true) + 10;
  const box = { x: Math.min(Math.max(x - w / 2, left), width - w - 3), y: y - chip.h / 2, w, h: chip.h };
  return [
    rect(`${id} under`, 'gap', box),
    rect(id, 'token', box, actor, 5),
    rect(`${id} now`, 'cursor', box, undefined, 5),
    words(`${id} text`, 'strong', box.x + w / 2, letters(box.y, box.h, size), text),
  ];
}

interface Shown {
  /** Below the notes, and above them. */
  readonly ways: readonly GraphItem[];
  readonly things: readonly GraphItem[];
}

const NONE: Shown = { ways: [], things: [] };

/** Where a program's output goes. */
function screenOf({ y, left, width, chip, lines }: Plan, count: number): Coordinates {
  const wide = (width - left - 2) / lines;
  return { x: left + (Math.min(count, lines) - 0.5) * wide, y: y.lines + chip.h / 2 };
}

/** What a program is given of what is kept. */
function given(plan: Plan, { from, text, notes }: Extract<Leg, { does: 'prints' }>): GraphItem[] {
  const file = NUMBERS[from.name];
  if (file === 0 || notes.pages[file] === undefined) return [];
  const box = { x: bytesAt(plan, file), y: plan.y.pages, w: text.length * plan.cell.w, h: plan.cell.h };
  return [rect('given', 'cursor', box, undefined, 0)];
}

/** One part of a step, a part of it over. */
function legOf(plan: Plan, leg: Leg, index: number, part: number, { lines, legs }: State, trust: number): Shown {
  const id = `leg ${index}`;
  // Where it goes on, the way has no end.
  const kind = legs[index + 1]?.does === 'goes' ? 'line' : 'arrow';
  const way = (from: Coordinates, to: Coordinates): GraphItem =>
    (kind === 'arrow' ? arrow : line)(`${id} way`, 'descent', from, to);
  switch (leg.does) {
    case 'goes': {
      const [from, to] = [placeOf(plan, leg.from), placeOf(plan, leg.to)];
      const at = between(from, to, part);
      return { ways: [way(from, at)], things: token(plan, id, leg.text, at, WHO[leg.who]) };
    }
    case 'tells': {
      const own = leg.notes.dentries[leg.name]!;
      const from = placeOf(plan, { at: 'door', name: leg.name });
      const to = dentryPlace(plan, leg.name);
      const at = between(from, to, part);
      const told = dentry(plan, leg.name, own.file, trust, at, 'told');
      const ways = [way(from, { ...at, y: at.y + plan.chip.h / 2 + 5 })];
      if (own.file === 0) return { ways, things: told };
      const { size } = leg.notes.inodes[own.file]!;
      const by = (from.y - plan.y.inodes) * (1 - part);
      return { ways, things: [...inode(plan, own.file, size, trust, by, 'told'), ...told] };
    }
    case 'brings': {
      const x = bytesAt(plan, leg.file);
      const at = between({ x, y: plan.y.stock }, { x, y: plan.y.pages }, part);
      const column = { x: columnOf(plan, leg.name), y: plan.y.shop };
      return {
        ways: [way(column, { ...column, y: Math.min(column.y, at.y + plan.cell.h + 4) })],
        things: cells(plan, 'brought', at, leg.bytes),
      };
    }
    case 'drops': {
      const bytes = '✗';
      const y = letters(plan.y.pages, plan.cell.h, plan.size);
      return { ways: [], things: [fade(words(`${id} gone`, 'bad', middleOf(plan, leg.file), y, bytes), part)] };
    }
    case 'finds':
      return { ways: [], things: [rect(`${id} found`, 'cursor', inodeBox(plan, leg.file))] };
    case 'prints': {
      const [from, to] = [placeOf(plan, leg.from), screenOf(plan, lines.length)];
      const at = between(from, to, part);
      const text = leg.text === NO_SUCH_FILE ? '✗' : leg.text.trim();
      return { ways: [], things: [...given(plan, leg), ...(part < 1 ? token(plan, id, text, at, WHO.shop) : [])] };
    }
    case 'passes':
      return NONE;
  }
}

/** Which part of a step is going on, and how far it is. */
function along(legs: readonly Leg[], part: number): { readonly index: number; readonly local: number } {
  const index = Math.min(Math.floor(part * legs.length), legs.length - 1);
  return { index, local: part >= 1 ? 1 : part * legs.length - index };
}

/** A run, and the rules that it was made with. */
export interface Film {
  readonly setup: Setup;
  readonly frames: Frames;
}

/** The picture at a time, which is the number of a frame and a part of the way to it. */
export function pictureOf({ setup, frames }: Film, time: number, width: number): GraphPicture {
  const plan = planOf(width);
  const at = Math.min(Math.max(Math.ceil(time - 1e-6), 0), frames.length - 1);
  const part = at === 0 ? 1 : Math.min(1, time - at + 1);
  const { state } = frames[at]!;
  const before = (frames[at - 1] ?? frames[at]!).state;
  const { legs } = state;
  const { index, local } = along(legs, part);
  const isOver = part === 1;
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * part);
  const world: World = {
    notes: isOver ? state.notes : (legs[index - 1]?.notes ?? before.notes),
    stock: { ...state.stock, 2: mix(before.stock[2], state.stock[2]) },
    now: mix(before.now, state.now),
    idle: state.idle === 0 && !isOver ? 0 : mix(Math.min(before.idle, state.idle), state.idle),
  };
  const lines = isOver
    ? state.lines
    : state.lines.map((one, nth) =>
        nth < before.lines.length ? before.lines[nth]! : { ...one, printed: null, asked: [] },
      );
  const shown = legs.slice(0, index + 1).map((leg, nth) => {
    const isLast = nth === index;
    const drawn = legOf(plan, leg, nth, isLast ? local : 1, state, setup.trust);
    // What was told is a note now, and only the last thing that goes is still to be seen.
    const stays = isLast && (!isOver || !['tells', 'brings'].includes(leg.does));
    const isMet =
      !isLast && leg.does === 'goes' && ['finds', 'drops'].includes(legs[nth + 1]!.does) && nth + 1 === index;
    return { ways: drawn.ways, things: stays || isMet ? drawn.things : [] };
  });
  const last = legs.at(-1);
  const name = state.lines.at(-1)?.did;
  const isCat = NAMES.some((one) => one === name) && legs.length > 0;
  return {
    width,
    height: plan.height,
    items: [
      ...floors(plan, world.notes.isOpenRefused, isOver && last?.does === 'goes' && last.to.at === 'door'),
      ...shown.flatMap(({ ways }) => ways),
      ...NAMES.flatMap((one): GraphItem[] => {
        const box = { x: columnOf(plan, one) - plan.chip.w / 2, y: plan.y.names, ...plan.chip };
        return [
          rect(`name ${one} under`, 'gap', box, undefined, 5),
          rect(`name ${one}`, 'box', box, WHO.cat, 5),
          words(`name ${one} text`, 'strong', box.x + box.w / 2, letters(box.y, box.h, plan.size), one),
        ];
      }),
      ...(isCat
        ? [
            rect(
              'name now',
              'cursor',
              { x: columnOf(plan, name as Name) - plan.chip.w / 2, y: plan.y.names, ...plan.chip },
              undefined,
              5,
            ),
          ]
        : []),
      ...notesOf(plan, world, setup.trust),
      ...truth(plan, world, setup.trust),
      ...linesOf(plan, lines, isOver && last?.does === 'prints'),
      ...shown.flatMap(({ things }) => things),
    ],
  };
}

export const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];

/** What can be chosen: a name to read, the rolls and the time to move. */
function spotsOf(plan: Plan, { stock, idle }: State): ButtonOf[] {
  const knob = (of: 'oven' | 'time', value: number): ItemBox => {
    const { x, y } = knobAt(plan, of, value);
    return { x: toTenth(x - 22), y: toTenth(y - 13), w: 44, h: 26 };
  };
  return [
    ...NAMES.map((name) => ({
      id: name,
      says: `Run cat box/${name}`,
      x: toTenth(columnOf(plan, name) - plan.chip.w / 2),
      y: plan.y.names - 2,
      w: toTenth(plan.chip.w),
      h: plan.chip.h + 4,
    })),
    {
      id: 'oven',
      says: `${stock[2]} rolls in the shop: drag, or change them with the arrows left and right; Enter bakes 120`,
      ...knob('oven', stock[2]),
      drags: 'oven',
    },
    {
      id: 'time',
      says: `${idle} seconds pass: drag, or change them with the arrows left and right; Enter lets a minute pass`,
      ...knob('time', idle),
      drags: 'time',
    },
  ];
}

const parting = (one: Film, other: Film): number => inCommon(one.frames, other.frames) - 1;
/** A question takes its time, so that it is seen how far it has to go. */
const PACE = 2;
const NUDGE = { oven: 1, time: 5 } as const;

function saysOf({ notes, stock }: State): string {
  const names = Object.entries(notes.dentries).map(([name, { file }]) => `${name} is ${file || 'no name'}`);
  const files = FILES.flatMap((file) => {
    const own = notes.inodes[file];
    const page = notes.pages[file];
    return own
      ? [`file ${file} has ${few(own.size)}, ${page === undefined ? 'none kept' : `kept is ${page.trim()}`}`]
      : [];
  });
  const all = [...names, ...files].join('; ') || 'nothing';
  return `A program, below it the kernel with its notes, below it the shop. Noted: ${all}. The shop has ${stock[2]} rolls and ${stock[3]} loaves of bread.`;
}

/** A program asks the kernel, and the kernel asks the shop for what it has no note of. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, isTried } = lab;
  const { state } = lab.frame;
  const { at } = lab.position;
  const root = useRef<HTMLDivElement>(null);
  /** How far from its middle a knob is held. */
  const grip = useRef<number | null>(null);
  const film = useMemo(() => ({ setup, frames }), [setup, frames]);
  const [shown] = useClock({
    run: film,
    to: at,
    pace: PACE,
    held: isTried,
    parting,
    isStill: () => grip.current !== null || isStillIn(root.current),
  });
  const of = useCallback(
    (width: number) => ({ ...pictureOf(shown.run, shown.time, width), spots: spotsOf(planOf(width), state) }),
    [shown.run, shown.time, state],
  );
  const valueOf = { oven: state.stock[2], time: state.idle };
  const put = (id: 'oven' | 'time', to: number): void => {
    const value = Math.min(Math.max(to, 0), MOST[id]);
    if (value === valueOf[id]) return;
    const next = moved(setup, state, id === 'oven' ? { rolls: value } : { wait: value });
    lab.replace(next, model.trace(next).length - 1);
  };
  const isKnob = (id: string): id is 'oven' | 'time' => id === 'oven' || id === 'time';
  return (
    <div ref={root}>
      <Graph
        of={of}
        sizes={SIZES}
        step={at}
        isFilm
        isTried={isTried}
        says={saysOf(state)}
        acts={{
          pick(id) {
            if (isKnob(id)) put(id, id === 'oven' ? 120 : 61);
            else lab.extend(followed(setup, state, { cat: id as Name }));
          },
          nudge: (id, by) => isKnob(id) && put(id, valueOf[id] + by * NUDGE[id]),
          drag(id, place, width, from) {
            if (!isKnob(id)) return;
            grip.current ??= from.x - knobAt(planOf(width), id, valueOf[id]).x;
            put(id, valueAt({ ...place, x: place.x - grip.current }, width, id));
          },
          drop() {
            grip.current = null;
          },
        }}
      />
    </div>
  );
}
