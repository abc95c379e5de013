import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import { inCommon, type Lab } from '@groundwork/labs-kit';
import { labelWidth, useFilm, writing } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  Graph,
  line,
  rect,
  Still,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot as ButtonOf,
  NARROW,
} from '@groundwork/labs-kit/drawings/graph';
import type { Frame } from '@groundwork/labs-kit/model';
import { followed, model, moved, MOST_ROLLS, MOST_TRUST, type Setup } from './model';
import { contentsOf, FILES, NAMES, NUMBERS, trusted, type FileNumber, type Name, type Notes } from './rules';
import { NO_SUCH_FILE, type Leg, type Line, type Row, type State } from './run';

type Actor = NonNullable<GraphItem['actor']>;
type Frames = readonly Frame<State>[];

/** A run, and the rules that it was made with. */
export interface Film {
  readonly setup: Setup;
  readonly frames: Frames;
}

/** The program, the kernel, and the shop with all that it has said. */
const WHO: Readonly<Record<'cat' | 'kernel' | 'shop', Actor>> = { cat: 'a', kernel: 'd', shop: 'b' };
/** How many lines of the terminal have room. */
const LINES = 5;
const MOST_BYTES = `${MOST_ROLLS}\n`.length;
/** What can be run in the picture itself. */
const OFFERED: readonly Name[] = ['rolls', 'buns'];

/** Where everything is: below each other a terminal, the kernel and the shop; at their left the way down, at the right the way up. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly isWide: boolean;
  readonly isTimed: boolean;
  readonly down: number;
  readonly up: number;
  readonly high: number;
  readonly lineHigh: number;
  /** A byte. */
  readonly cell: { readonly w: number; readonly h: number };
  /** What the kernel remembers. */
  readonly panel: ItemBox;
  readonly names: Readonly<Partial<Record<Name, ItemBox>>>;
  readonly opening: ItemBox;
  readonly sizes: Readonly<Partial<Record<FileNumber, ItemBox>>>;
  readonly y: Readonly<Record<'foot' | 'kernel' | 'kernelFoot' | 'bridge' | 'shop' | 'stock' | 'rail', number>>;
}

/** Names and files that a run has nothing to do with need no room. */
const namesIn = ({ ops }: Setup): readonly Name[] =>
  NAMES.filter((name) => OFFERED.includes(name) || ops.some((op) => 'cat' in op && op.cat === name));

function planOf(width: number, setup: Setup): Plan {
  const { isWide, size } = writing(width);
  const names = namesIn(setup);
  const files = FILES.filter((file) => names.some((name) => NUMBERS[name] === file));
  const [high, lineHigh, shaft] = isWide ? [26, 20, 150] : [22, 18, 106];
  const x = shaft;
  const w = width - shaft - (isWide ? 40 : 28);
  const room = isWide ? 300 : w - 12;
  const cell = { w: isWide ? 32 : width < 330 ? 20 : 24, h: high + 2 };
  const chip = (room - 6) / 2;
  const foot = high + 16 + LINES * lineHigh;
  const kernel = foot + 24;
  const top = kernel + 6;
  const firstName = top + 22;
  const open = firstName + Math.ceil(names.length / 2) * (high + 5);
  const firstFile = open + high + 7;
  const fileHigh = high + cell.h + 12;
  const panelFoot = firstFile + files.length * fileHigh;
  const kernelFoot = panelFoot + 6;
  const shop = kernelFoot + high + 24;
  const stock = shop + 8;
  const rail = stock + files.length * (cell.h + 4) + 14;
  return {
    width,
    size,
    isWide,
    isTimed: setup.trust < MOST_TRUST || setup.ops.some((op) => 'wait' in op),
    down: shaft / 2 - 1,
    up: width - (isWide ? 20 : 14),
    high,
    lineHigh,
    cell,
    panel: { x, y: top, w, h: panelFoot - top },
    names: Object.fromEntries(
      names.map((name, index) => [
        name,
        { x: x + 6 + (index % 2) * (chip + 6), y: firstName + Math.floor(index / 2) * (high + 5), w: chip, h: high },
      ]),
    ),
    opening: { x: x + 6, y: open, w: labelWidth(OPENS.never, size) + 14, h: high },
    sizes: Object.fromEntries(
      files.map((file, index) => [
        file,
        {
          x: x + 6,
          y: firstFile + index * fileHigh,
          w: Math.max(chip, labelWidth('file 2: 2 bytes', size) + 8),
          h: high,
        },
      ]),
    ),
    height: Math.ceil(rail + 15),
    y: { foot, kernel, kernelFoot, bridge: (kernelFoot + shop) / 2, shop, stock, rail },
  };
}

/** Whether the shop wants to hear of each opening. */
const OPENS = { never: 'OPEN: need not ask', always: 'OPEN: ask each time' } as const;
const letters = (y: number, h: number, size: number): number => y + h / 2 + size * 0.36;
const middle = ({ x, y, w, h }: ItemBox): Coordinates => ({ x: x + w / 2, y: y + h / 2 });
const few = (count: number): string => (count === 1 ? '1 byte' : `${count} bytes`);
const isName = (text: string | undefined): text is Name => NAMES.some((name) => name === text);

/** Where the bytes of a file are kept. */
function bytesAt({ sizes, cell, high }: Plan, file: FileNumber): ItemBox {
  const { x, y } = sizes[file]!;
  return { x: x + 3, y: y + high + 5, w: MOST_BYTES * cell.w, h: cell.h };
}

const stockAt = ({ panel, cell, y }: Plan, file: FileNumber): Coordinates => ({
  x: panel.x + 9,
  y: y.stock + (file === 2 ? 0 : cell.h + 4),
});

/** What of the kernel's memory a call has come to. */
function boxOf(plan: Plan, { row, name }: { readonly row: Row; readonly name: Name }): ItemBox {
  const file = NUMBERS[name];
  if (row === 'open') return plan.opening;
  return row === 'bytes' && file !== 0 ? bytesAt(plan, file) : plan.names[name]!;
}

/** Contents, a cell for each byte. */
function cells({ cell, size }: Plan, id: string, { x, y }: Coordinates, bytes: string): GraphItem[] {
  return [...bytes].flatMap((byte, index): GraphItem[] => {
    const box = { x: x + index * cell.w, y, ...cell };
    const isEnd = byte === '\n';
    return [
      rect(`${id} ${index} under`, 'gap', box, undefined, 0),
      rect(`${id} ${index}`, 'tile', box, WHO.shop, 0),
      words(
        `${id} ${index} text`,
        isEnd ? 'soft' : 'strong',
        box.x + cell.w / 2,
        letters(y, cell.h, size),
        isEnd ? '\\n' : byte,
      ),
    ];
  });
}

/** Something that the kernel remembers; `left` is for how many seconds it is still believed. */
function note(plan: Plan, id: string, box: ItemBox, text: string, left = MOST_TRUST): GraphItem[] {
  const { size, isTimed } = plan;
  const isTrusted = left > 0;
  return [
    rect(`${id} under`, 'gap', box),
    rect(id, isTrusted ? 'tile' : 'nothing', box, WHO.shop),
    words(`${id} text`, isTrusted ? '' : 'soft', box.x + box.w / 2, letters(box.y, box.h, size), text),
    ...(isTimed && id !== 'opened'
      ? [
          rect(
            `${id} trust`,
            'part',
            { x: box.x, y: box.y + box.h + 0.5, w: (box.w * Math.min(left, MOST_TRUST)) / MOST_TRUST, h: 3.5 },
            WHO.shop,
            0,
          ),
        ]
      : []),
  ];
}

/** All that the kernel remembers. */
function notesOf(plan: Plan, notes: Notes, now: number, { trust, opening }: Setup): GraphItem[] {
  const { names, sizes, cell, isWide } = plan;
  return [
    ...NAMES.flatMap((name): GraphItem[] => {
      const [own, box] = [notes.dentries[name], names[name]];
      if (!own || !box) return [];
      const means = own.file === 0 ? 'no file' : `file ${own.file}`;
      return note(plan, `dentry ${name}`, box, `${name}${isWide ? ' is' : ':'} ${means}`, trusted(own, now, trust));
    }),
    ...(notes.isOpenRefused ? note(plan, 'opened', plan.opening, OPENS.never) : []),
    ...(opening !== 'none' && FILES.some((file) => notes.inodes[file])
      ? note(plan, 'opened', plan.opening, OPENS.always, 0)
      : []),
    ...FILES.flatMap((file): GraphItem[] => {
      const [own, box, page] = [notes.inodes[file], sizes[file], notes.pages[file]];
      if (!own || !box) return [];
      const at = bytesAt(plan, file);
      const left = trusted(own, now, trust);
      return [
        ...note(plan, `inode ${file}`, box, `file ${file}: ${few(own.size)}`, left),
        ...(page === undefined
          ? []
          : [
              ...cells(plan, `page ${file}`, at, page),
              rect(
                `size ${file}`,
                left > 0 ? 'frame' : 'nothing',
                { x: at.x - 1.5, y: at.y - 1.5, w: own.size * cell.w + 3, h: cell.h + 3 },
                WHO.shop,
              ),
            ]),
      ];
    }),
  ];
}

/** What sizes and contents are called, and where they are no longer so. */
function agesOf(plan: Plan, { inodes, pages }: Notes, { stock }: State): GraphItem[] {
  const { size, y, cell, sizes } = plan;
  return FILES.flatMap((file): GraphItem[] => {
    const [own, box, page, truth] = [inodes[file], sizes[file], pages[file], contentsOf(stock, file)];
    if (!own || !box) return [];
    const says = (what: string, isOld: boolean, x: number, { y: top, h }: ItemBox): GraphItem =>
      words(
        `${what} of ${file}`,
        isOld ? 'bad start' : 'soft start',
        x,
        letters(top, h, size),
        `${isOld ? 'old ' : ''}${what}`,
      );
    const at = bytesAt(plan, file);
    const isOld = page !== undefined && page !== truth;
    // The bytes that are kept stand over those of the shop.
    const middle = at.x + cell.w;
    const unlike = [
      line('unlike above', 'before', { x: middle, y: at.y + at.h + 3 }, { x: middle, y: y.bridge - 9 }),
      words('unlike', 'bad', middle, y.bridge + size * 0.36, '≠'),
      line('unlike below', 'before', { x: middle, y: y.bridge + 9 }, { x: middle, y: y.stock - 2 }),
    ];
    return [
      says('size', own.size !== truth.length, box.x + box.w + 7, box),
      ...(page === undefined ? [] : [says('contents', isOld, at.x + page.length * cell.w + 8, at)]),
      ...(isOld && file === 2 && !sizes[3] ? unlike : []),
    ];
  });
}

/** What the kernel looks for and does not find. */
function unknown(plan: Plan, leg: Leg, { dentries, pages }: Notes): GraphItem[] {
  if (leg.does !== 'calls' && leg.does !== 'asks' && leg.does !== 'answers') return [];
  const { row, name } = leg;
  const file = NUMBERS[name];
  const isKnown = row === 'name' ? dentries[name] : file !== 0 && pages[file];
  if (isKnown || row === 'open') return [];
  const text = row === 'name' ? `${name}: ?` : 'contents: ?';
  const box = boxOf(plan, { row, name });
  return [
    rect('unknown', 'nothing', box),
    words('unknown text', 'strong', box.x + box.w / 2, letters(box.y, box.h, plan.size), text),
  ];
}

/** The three of them, and the names of what is drawn. */
function floors(plan: Plan, isEmpty: boolean): GraphItem[] {
  const { y, width, size, high, panel, height, isWide, names, sizes } = plan;
  const floor = (id: 'cat' | 'kernel' | 'shop', top: number, end: number): GraphItem =>
    rect(`floor ${id}`, 'card', { x: 0.5, y: top, w: width - 1, h: end - top }, WHO[id], 6);
  const label = (text: string, look: string, x: number, top: number, h: number): GraphItem =>
    words(`label ${text}`, look, x, letters(top, h, size), text);
  const right = panel.x + panel.w - 8;
  return [
    floor('cat', 0.5, y.foot),
    floor('kernel', y.kernel, y.kernelFoot),
    floor('shop', y.shop, height - 0.5),
    rect('screen', 'sheet', { x: 5, y: high + 8, w: width - 10, h: y.foot - high - 12 }),
    rect('panel', 'sheet', panel),
    label('terminal', 'strong start', 8, 4, high),
    label('kernel', 'strong start', 8, y.kernel, 26),
    words('remembers', 'soft start', panel.x + 7, panel.y + 15, isEmpty ? 'remembers nothing yet' : 'remembers'),
    label('/dev/fuse', 'soft', panel.x + panel.w / 2 - (isWide ? 0 : 14), y.bridge - 6, 12),
    label('shop', 'strong start', 8, y.shop + 3, 18),
    label(isWide ? 'your own program' : 'a program', 'soft start', 8, y.shop + 19, 16),
    ...(isWide && !isEmpty
      ? [
          label('dentries', 'soft end', right, names.rolls!.y, high),
          label('inode', 'soft end', right, sizes[2]!.y, high),
          label('page cache', 'soft end', right, bytesAt(plan, 2).y, high),
        ]
      : []),
  ];
}

/** What the shop has, and a handle to change it. */
function shopOf(plan: Plan, rolls: number, isNow: boolean): GraphItem[] {
  const { y, size, cell, sizes } = plan;
  const { x, long } = railOf(plan);
  const knob = knobAt(plan, rolls);
  const stock = { 2: rolls, 3: 30 };
  return [
    ...FILES.flatMap((file): GraphItem[] => {
      if (!sizes[file]) return [];
      const at = stockAt(plan, file);
      const bytes = contentsOf(stock, file);
      return [
        words(
          `table ${file}`,
          'soft start',
          at.x + bytes.length * cell.w + 6,
          letters(at.y, cell.h, size),
          plan.isWide ? `file ${file}, named ${file === 2 ? 'rolls and buns' : 'bread'}` : `file ${file}`,
        ),
        ...cells(plan, `stock ${file}`, at, bytes),
        ...(isNow && file === 2
          ? [rect('stock now', 'cursor', { ...at, w: bytes.length * cell.w, h: cell.h }, undefined, 0)]
          : []),
      ];
    }),
    words('oven says', 'strong start', 8, y.rail + size * 0.36, rolls === 1 ? '1 roll' : `${rolls} rolls`),
    line('oven rail', 'edge', { x, y: y.rail }, { x: x + long, y: y.rail }),
    line('oven is', 'average', { x, y: y.rail }, knob),
    { id: 'oven knob', kind: 'dot', look: 'grasp handed', geo: { x: toTenth(knob.x), y: y.rail, r: 8 } },
  ];
}

const railOf = ({ panel }: Plan): { readonly x: number; readonly long: number } => ({
  x: panel.x + 10,
  long: panel.w - 14,
});

/** How many rolls the knob stands for at a place. */
export function valueAt({ x }: Coordinates, width: number, setup: Setup): number {
  const { x: start, long } = railOf(planOf(width, setup));
  return Math.min(Math.max(Math.round(((x - start) / long) * MOST_ROLLS), 0), MOST_ROLLS);
}

function knobAt(plan: Plan, rolls: number): Coordinates {
  const { x, long } = railOf(plan);
  return { x: x + (rolls / MOST_ROLLS) * long, y: plan.y.rail };
}

const lineAt = ({ y, lineHigh }: Plan, fromLast: number): number => y.foot - 5 - (fromLast + 1) * lineHigh;

/** What was done so far, the last at the foot: what each program made the kernel ask, and what it printed. */
function linesOf(plan: Plan, lines: readonly Line[]): GraphItem[] {
  const { size, lineHigh, width, isWide } = plan;
  if (lines.length === 0) return [words('prompt', 'soft start', 11, letters(lineAt(plan, 0), lineHigh, size), '$')];
  const first = Math.max(0, lines.length - LINES);
  return lines.slice(first).flatMap(({ did, printed, fresh, asked }, index): GraphItem[] => {
    const at = first + index;
    const y = letters(lineAt(plan, lines.length - 1 - at), lineHigh, size);
    if (!isName(did)) return [words(`line ${at}`, 'soft start', 11, y, did)];
    const count = asked.length;
    const isTight = width < 330;
    const questions =
      count === 0 ? (isTight ? 'not asked' : 'shop not asked') : `${isTight ? '' : 'shop '}asked ${count}×`;
    const says = (printed ?? '').trim();
    const end = width - 12;
    const stale = fresh === null ? '' : `shop has ${fresh.trim()}`;
    const prints = isTight ? `→ ${says}` : `prints ${says}`;
    return [
      words(`line ${at}`, 'start', 11, y, `$ cat ${did}`),
      ...(count > 0 || printed !== null
        ? [words(`line ${at} asked`, count === 0 ? 'start' : 'soft start', isWide ? 150 : 84, y, questions)]
        : []),
      ...(printed === null
        ? [words(`line ${at} waits`, 'soft end', end, y, 'waits')]
        : [
            words(
              `line ${at} says`,
              'strong end',
              stale ? end - labelWidth(stale, size, true) - 4 : end,
              y,
              printed === NO_SUCH_FILE ? says : stale ? `${prints},` : prints,
            ),
          ]),
      ...(stale ? [words(`line ${at} stale`, 'bad strong end', end, y, stale)] : []),
    ];
  });
}

/** Something said, on its way or where it has arrived. */
function token(
  { high, size, width }: Plan,
  id: string,
  text: string,
  { x, y }: Coordinates,
  actor: Actor,
): GraphItem[] {
  const w = labelWidth(text, size) + 10;
  const box = { x: Math.min(Math.max(x - w / 2, 2), width - w - 3), y: y - high / 2, w, h: high };
  return [
    rect(`${id} under`, 'gap', box, undefined, 5),
    rect(id, 'token', box, actor, 5),
    words(`${id} text`, '', box.x + w / 2, letters(box.y, box.h, size), text),
  ];
}

interface Shown {
  readonly ways: readonly GraphItem[];
  readonly things: readonly GraphItem[];
}

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** A call's way, a part of it gone: down at the left, and up at the right. */
function legOf(plan: Plan, leg: Leg, part: number): Shown {
  const { down, up, y, high, panel } = plan;
  const right = panel.x + panel.w;
  switch (leg.does) {
    case 'calls': {
      const to = middle(boxOf(plan, leg)).y;
      const at = { x: down, y: between(y.foot - plan.lineHigh / 2, to, Math.min(1, part * 1.25)) };
      const edge = down + labelWidth(leg.text, plan.size) / 2 + 5;
      return {
        ways: [
          line('calls way', 'descent', { x: down, y: y.foot }, { x: down, y: Math.max(at.y, y.foot) }),
          ...(part < 1 ? [] : [arrow('calls turn', 'descent', { x: edge, y: to }, { x: panel.x, y: to })]),
        ],
        things: token(plan, 'calls', leg.text, at, WHO.cat),
      };
    }
    case 'asks': {
      const from = middle(boxOf(plan, leg.row === 'open' ? { ...leg, row: 'name' } : leg)).y + high / 2;
      const at = { x: down, y: between(from + high / 2, y.bridge, part) };
      const to = { x: down, y: part < 1 ? at.y : y.shop };
      return {
        ways: [(part < 1 ? line : arrow)('asks way', 'descent', { x: down, y: from }, to)],
        things: token(plan, 'asks', leg.text, at, WHO.kernel),
      };
    }
    case 'answers': {
      const row = middle(boxOf(plan, leg)).y;
      const head = part < 0.5 ? between(y.shop, y.bridge, part * 2) : between(y.bridge, row, part * 2 - 1);
      return {
        ways: [
          line('answers way', 'descent', { x: up, y: y.shop }, { x: up, y: head }),
          ...(part < 1 ? [] : [arrow('answers turn', 'descent', { x: up + 1.5, y: row }, { x: right, y: row })]),
        ],
        things: token(plan, 'answers', leg.text, { x: up, y: Math.max(head, y.bridge) }, WHO.shop),
      };
    }
    case 'drops': {
      const at = bytesAt(plan, leg.file);
      const text = words('dropped', 'bad start', at.x + 4, letters(at.y, at.h, plan.size), 'dropped');
      return { ways: [], things: [text] };
    }
    case 'prints': {
      const row = middle(boxOf(plan, leg)).y;
      const at = between(row, y.foot, part);
      const [from, corner] = [
        { x: right, y: row },
        { x: up + 1.5, y: row },
      ];
      return {
        ways: [
          line('prints turn', 'descent', from, corner),
          (part < 1 ? line : arrow)('prints way', 'descent', { x: up, y: row }, { x: up, y: at }),
        ],
        things: part < 1 ? token(plan, 'prints', leg.text.trim(), { x: up, y: at }, WHO.shop) : [],
      };
    }
    case 'passes':
      return { ways: [], things: [] };
  }
}

/** What is looked at now: a frame in the accent. */
function nowOf(plan: Plan, leg: Leg | undefined): GraphItem[] {
  const cursor = (id: string, box: ItemBox): GraphItem => rect(id, 'cursor', box);
  switch (leg?.does) {
    case 'calls':
    case 'answers':
      return [cursor('now', boxOf(plan, leg))];
    case 'asks': {
      const w = labelWidth(leg.text, plan.size) + 10;
      return [cursor('now', { x: plan.down - w / 2, y: plan.y.bridge - plan.high / 2, w, h: plan.high })];
    }
    case 'prints': {
      const file = NUMBERS[leg.name];
      const printed = { x: 7, y: lineAt(plan, 0), w: plan.width - 14, h: plan.lineHigh + 1 };
      const isKept = leg.row === 'bytes' && file !== 0 && leg.notes.pages[file] !== undefined;
      const at = isKept ? bytesAt(plan, file) : plan.names[leg.name]!;
      return [
        cursor('printed now', printed),
        ...(isKept || leg.row === 'name'
          ? [cursor('given', isKept ? { ...at, w: leg.text.length * plan.cell.w } : at)]
          : []),
      ];
    }
    default:
      return [];
  }
}

/** What an answer brings flies from it to its place: the notes as they are on the way. */
function arriving(
  plan: Plan,
  leg: { readonly row: Row; readonly name: Name },
  part: number,
  [before, after]: readonly [readonly GraphItem[], readonly GraphItem[]],
): readonly GraphItem[] {
  if (part < 0.5) return before;
  const far = 2 - 2 * part;
  const to = middle(boxOf(plan, leg));
  const by = { x: (plan.up - 40 - to.x) * far, y: (plan.y.bridge - to.y) * far };
  const old = new Map(before.map((one) => [one.id, JSON.stringify(one)]));
  const isNew = (one: GraphItem): boolean => old.get(one.id) !== JSON.stringify(one);
  const move = (one: GraphItem): GraphItem => ({
    ...one,
    geo: { ...one.geo, x: toTenth(one.geo['x']! + by.x), y: toTenth(one.geo['y']! + by.y) },
  });
  return [...after.filter((one) => !isNew(one)), ...after.filter(isNew).map(move)];
}

/** The picture at a time, which is the number of a frame and a part of the way to it. */
export function pictureOf({ setup, frames }: Film, time: number, width: number): GraphPicture {
  const plan = planOf(width, setup);
  const at = Math.min(Math.max(Math.ceil(time - 1e-6), 0), frames.length - 1);
  const part = at === 0 ? 1 : Math.min(1, time - at + 1);
  const { state } = frames[at]!;
  const before = (frames[at - 1] ?? frames[at]!).state;
  const { legs, old } = state;
  const isOver = part === 1;
  const count = legs.length - old;
  const index = isOver ? legs.length - 1 : old + Math.floor(part * count);
  const local = isOver ? 1 : part * count - Math.floor(part * count);
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * part);
  const now = mix(before.now, state.now);
  const notes = isOver ? state.notes : index > old ? legs[index - 1]!.notes : before.notes;
  const leg = legs[index];
  const look = (of: Notes): GraphItem[] => notesOf(plan, of, now, setup);
  const kept =
    leg?.does === 'answers' && !isOver ? arriving(plan, leg, local, [look(notes), look(leg.notes)]) : look(notes);
  const shown = legs.slice(0, index + 1).map((one, nth) => legOf(plan, one, nth === index ? local : 1));
  const lines = isOver
    ? state.lines
    : state.lines.map((one, nth) =>
        nth === state.lines.length - 1
          ? { ...one, printed: null, fresh: null, asked: before.lines[nth]?.asked ?? [] }
          : one,
      );
  const isLooking =
    leg?.does === 'asks' || (leg?.does === 'calls' && local === 1) || (leg?.does === 'answers' && local < 0.5);
  return {
    width,
    height: plan.height,
    items: [
      ...floors(plan, kept.length === 0 && !isLooking),
      ...shown.flatMap(({ ways }) => ways),
      words('run', 'soft handed end', chips(plan).at(-1)!.box.x - 6, letters(4, plan.high, plan.size), 'run:'),
      ...chips(plan).flatMap(({ name, box }) => [
        rect(`run ${name}`, 'box handed', box, WHO.cat, 5),
        words(`run ${name} text`, 'handed', box.x + box.w / 2, letters(box.y, box.h, plan.size), `cat ${name}`),
      ]),
      ...(leg && isLooking ? unknown(plan, leg, notes) : []),
      ...kept,
      ...agesOf(plan, notes, isOver ? state : before),
      ...shopOf(plan, mix(before.stock[2], state.stock[2]), leg?.does === 'passes' && before.stock !== state.stock),
      ...linesOf(plan, lines),
      ...shown.flatMap(({ things }) => things),
      ...(isOver ? nowOf(plan, leg) : []),
    ],
  };
}

/** The buttons of the terminal. */
function chips({ width, size, high }: Plan): readonly { readonly name: Name; readonly box: ItemBox }[] {
  let right = width - 6;
  return OFFERED.toReversed().map((name) => {
    const w = labelWidth(`cat ${name}`, size) + 16;
    right -= w + 6;
    return { name, box: { x: toTenth(right + 6), y: 4, w: toTenth(w), h: high } };
  });
}

/** What can be chosen: a name to read, and the rolls to move. */
function spotsOf(plan: Plan, { stock }: State): ButtonOf[] {
  const { x, y } = knobAt(plan, stock[2]);
  return [
    ...chips(plan)
      .toReversed()
      .map(({ name, box }) => ({ id: name, says: `Run cat box/${name}`, ...box })),
    {
      id: 'oven',
      says: `${stock[2]} rolls in the shop: drag, or change them with the arrows left and right; Enter bakes 120`,
      x: toTenth(x - 22),
      y: toTenth(y - 13),
      w: 44,
      h: 26,
      drags: 'oven',
    },
  ];
}

const parting = (one: Film, other: Film): number => inCommon(one.frames, other.frames) - 1;
/** A question takes its time, so that it is seen how far it has to go. */
const PACE = 2.4;

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
  return `A terminal, below it the kernel with what it remembers, below it the shop. Remembered: ${all}. The shop has ${stock[2]} rolls and ${stock[3]} loaves of bread.`;
}

/** A program asks the kernel, and the kernel asks the shop for what it does not remember. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, isTried } = lab;
  const { state } = lab.frame;
  const { at } = lab.position;
  /** How far from its middle the knob is held. */
  const grip = useRef<number | null>(null);
  const film = useMemo(() => ({ setup, frames }), [setup, frames]);
  const isInHand = (): boolean => grip.current !== null;
  const { root, shown } = useFilm({ run: film, to: at, pace: PACE, held: isTried, parting, isInHand });
  const of = useCallback(
    (width: number) => ({
      ...pictureOf(shown.run, shown.time, width),
      spots: spotsOf(planOf(width, shown.run.setup), state),
    }),
    [shown.run, shown.time, state],
  );
  const rolls = state.stock[2];
  const put = (to: number): void => {
    const value = Math.min(Math.max(to, 0), MOST_ROLLS);
    if (value === rolls) return;
    const next = moved(setup, state, { rolls: value });
    lab.replace(next, model.trace(next).length - 1);
  };
  const last = frames.length - 1;
  // On paper the end as well: one more picture of all that travelled would make the page too heavy.
  const end = useMemo(() => pictureOf(film, last, NARROW), [film, last]);
  return (
    <div ref={root}>
      <Graph
        of={of}
        step={at}
        isFilm
        isTried={isTried}
        says={saysOf(state)}
        acts={{
          pick(id) {
            if (isName(id)) lab.extend(followed(setup, state, { cat: id }));
            else put(120);
          },
          nudge: (id, by) => id === 'oven' && put(rolls + by),
          drag(_, place, width, from) {
            grip.current ??= from.x - knobAt(planOf(width, setup), rolls).x;
            put(valueAt({ ...place, x: place.x - grip.current }, width, setup));
          },
          drop() {
            grip.current = null;
          },
        }}
      />
      <Still picture={end} says={frames[last]!.text} />
    </div>
  );
}
