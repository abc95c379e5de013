import { labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  item,
  line,
  rect,
  words,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { NAMES, short, TEXTS, ZERO_DIGITS, type Move, type Shown, type State } from './run';

/** How many digits of a name are shown. */
const DIGITS = 7;
/** The longest tooth, and how far a block is off that does not fit the one below. */
const TOOTH = 8;
const OFF = 10;
/** A block with its three rows, and the room below it where the teeth of the next go. */
const BLOCK = { h: 52, pitch: 54, name: 12, text: 26.5, parent: 42 };
const CAP = 30;
/** Above them is said what a name is. */
const TOP = 20;
/** The lower edge of the oldest block. */
const GROUND = TOP + CAP + 2 + TEXTS.length * (BLOCK.pitch + OFF);
const HEIGHT = GROUND + 38;
/** A bar of so many tries goes over its whole room. */
const MOST_TRIES = 24_000;

/** The first of some texts that has room, or the last. */
const fitting = (texts: readonly string[], room: number, size: number): string =>
  texts.find((text) => labelWidth(text, size, true) <= room) ?? texts.at(-1) ?? '';

const counted = (count: number): string => count.toLocaleString('en-US');
/** Whose a name is: the world’s, or the forger’s. */
const whose = (isKnown: boolean): Actor => (isKnown ? 'b' : 'd');
const toothOf = (digit: string): number => {
  const value = parseInt(digit, 16);
  return value > 0 ? 2 + (value / 15) * (TOOTH - 2) : 0;
};

/** Where things are at a width. */
class Plan {
  readonly isWide: boolean;
  readonly size: number;
  /** The blocks’ right edge, and where the words beside them begin. */
  readonly edge: number;
  readonly beside: number;
  /** Where the digits begin. */
  private readonly first: number;

  constructor(readonly width: number) {
    const { isWide, size } = writing(width);
    this.isWide = isWide;
    this.size = size;
    this.edge = isWide ? Math.min(430, width * 0.62) : width - 92;
    this.beside = this.edge + (isWide ? 16 : 8);
    this.first = isWide ? 78 : 54;
  }

  private get pitch(): number {
    return (this.edge - 6 - this.first) / DIGITS;
  }

  /** The middle of a digit’s column, as wide as its tooth. */
  column(at: number): { readonly x: number; readonly w: number } {
    return { x: this.first + (at + 0.5) * this.pitch, w: this.pitch - 5 };
  }

  /** The left edge of a column with its margin. */
  start(at: number): number {
    return this.first + at * this.pitch;
  }
}

/** Where each block stands, the oldest first, and what is remembered over them. */
function heights({ blocks }: State): { readonly tops: readonly number[]; readonly cap: number } {
  let foot = GROUND;
  const tops = blocks.map(({ linked }) => {
    const y = foot - BLOCK.pitch - (linked ? 0 : OFF);
    foot = y;
    return y;
  });
  return { tops, cap: foot - CAP - 2 - (blocks.at(-1)!.known ? 0 : OFF) };
}

const boxOf = (plan: Plan, y: number, h = BLOCK.h): ItemBox => ({ x: 3, y, w: plan.edge - 3, h });

/** The edge of a block that a name makes: above as teeth, below as what is cut out for them. */
function teeth(
  id: string,
  name: string,
  plan: Plan,
  { y, isCut, work }: { y: number; isCut: boolean; work: boolean },
  actor?: Actor,
): GraphItem[] {
  return [...short(name).padEnd(DIGITS, '0')].map((digit, at) => {
    const { x, w } = plan.column(at);
    const h = toothOf(digit);
    const isHigh = !isCut && !work && at < ZERO_DIGITS && h > 0;
    const look = isCut ? 'gap' : isHigh ? 'others' : 'part';
    const by = isCut ? 1 : 0;
    return item(
      `${id} ${at}`,
      'rect',
      look,
      { x: x - w / 2 - by, y: y - h, w: w + 2 * by, h: h > 0 ? h + 1 : 0, rx: 0 },
      actor && !isHigh ? { actor } : {},
    );
  });
}

/** The digits of a name, each in its column; some of them at fault. */
const digits = (id: string, name: string, y: number, plan: Plan, isBad: (at: number) => boolean): GraphItem[] =>
  [...short(name)].map((digit, at) => words(`${id} ${at}`, isBad(at) ? 'bad' : 'strong', plan.column(at).x, y, digit));

/** What stands in a block: its name, what it says and its nonce, and the name of its parent. */
function written(state: State, at: number, y: number, plan: Plan): GraphItem[] {
  const { parent, text, nonce, name, work, linked } = state.blocks[at]!;
  const below = at === 0 ? '0' : state.blocks[at - 1]!.name;
  const id = `block ${at}`;
  const says = `${at}: ${text}`;
  const room = plan.edge - 40 - labelWidth(says, plan.size, true);
  const nonces = fitting([`nonce ${nonce}`, String(nonce)], room, plan.size);
  const wide = labelWidth(nonces, plan.size) + 12;
  const row = y + BLOCK.text - 12;
  return [
    words(`${id} name is`, work ? 'start' : 'start bad', 9, y + BLOCK.name, work ? 'name' : '✗ name'),
    ...digits(`${id} name`, name, y + BLOCK.name, plan, (digit) => !work && digit < ZERO_DIGITS && name[digit] !== '0'),
    rect(`${id} says frame`, 'page handed', { x: 7, y: row, w: plan.edge - 20 - wide, h: 16 }, undefined, 4),
    words(`${id} says`, 'start strong', 13, y + BLOCK.text, says),
    rect(`${id} nonce frame`, 'page handed', { x: plan.edge - 7 - wide, y: row, w: wide, h: 16 }, undefined, 4),
    words(`${id} nonce`, 'end', plan.edge - 13, y + BLOCK.text, nonces),
    words(`${id} parent is`, linked ? 'start' : 'start bad', 9, y + BLOCK.parent, linked ? 'parent' : '✗ parent'),
    ...digits(`${id} parent`, parent, y + BLOCK.parent, plan, (digit) => !linked && parent[digit] !== below[digit]),
  ];
}

/** Beside a block: what it has cost the forger, and what a stranger finds wrong. */
function besides(state: State, at: number, y: number, plan: Plan): GraphItem[] {
  const { work, linked } = state.blocks[at]!;
  const paid = state.paid[at]!;
  const { beside: x, width, size } = plan;
  const room = width - x - 2;
  const fits = (...texts: readonly string[]): string => fitting(texts, room, size);
  const id = `beside ${at}`;
  const long = Math.min(1, paid / MOST_TRIES) * room;
  return [
    words(
      `${id} work`,
      'start bad',
      x,
      y + BLOCK.name,
      work ? '' : fits('✗ no work: must begin with 000', '✗ no work'),
    ),
    words(
      `${id} paid`,
      'start',
      x,
      y + BLOCK.text,
      paid === 0 ? '' : fits(`${counted(paid)} tries by the forger`, `${counted(paid)} tries`),
    ),
    ...(paid === 0
      ? []
      : [
          item(
            `${id} bar`,
            'rect',
            'part',
            { x, y: y + BLOCK.text + 5, w: Math.max(2, long), h: 5, rx: 1 },
            {
              actor: 'd',
              from: { w: 0 },
            },
          ),
        ]),
    words(
      `${id} link`,
      'start bad',
      x,
      y + BLOCK.h - 2,
      linked ? '' : fits('✗ does not fit the name below', '✗ does not fit'),
    ),
  ];
}

/** The name that the world remembers: it fits on the last block, or does not. */
function remembered({ blocks }: State, y: number, plan: Plan): GraphItem[] {
  const last = blocks.at(-1)!;
  const name = NAMES.at(-1)!;
  const box = boxOf(plan, y, CAP);
  const says = last.known ? '✓ fits' : '✗ does not fit';
  const what = plan.isWide ? 'the last name, as remembered' : 'remembered';
  return [
    rect('remembered', 'box', box, 'b', 4),
    words('remembered is', 'start', 9, y + 15, 'name'),
    ...digits('remembered digit', name, y + 15, plan, () => false),
    words('remembered says', 'start', plan.beside, y + 11, what),
    words('remembered fits', last.known ? 'start' : 'start bad', plan.beside, y + 26, says),
  ];
}

/** Over the blocks: how a name must begin. */
function target(cap: number, plan: Plan): GraphItem[] {
  const y = cap - 5;
  const [from, to] = [plan.start(0) + 2, plan.start(ZERO_DIGITS) - 2];
  const tick = (end: string, x: number): GraphItem => line(`must ${end}`, 'average', { x, y }, { x, y: y + 3 });
  return [
    line('must', 'average', { x: from, y }, { x: to, y }),
    tick('from', from),
    tick('to', to),
    words('must says', 'start strong', from, y - 4, 'a name must begin with 000'),
  ];
}

/** Below the blocks: how a name comes about, and what the forgery has cost. */
function foot({ tries }: State, plan: Plan): GraphItem[] {
  const y = GROUND + 16;
  const { size, width, beside } = plan;
  const total = [`${counted(tries)} tries in all`, `${counted(tries)} in all`];
  const made = ['name: computed from text, nonce and parent', 'name: from text, nonce, parent'];
  const press = [
    'press a text to change it, a nonce to mine the block again, a parent to name the block below',
    'press a text, a nonce or a parent to forge it',
  ];
  return [
    words('made', 'start', 5, y, fitting(made, beside - 10, size)),
    words('tries', 'start strong', plan.beside, y, tries === 0 ? '' : fitting(total, width - beside - 2, size)),
    words('press', 'start soft handed', 5, y + 17, fitting(press, width - 10, size)),
  ];
}

/** What a press does: the first letter of a move, and its block. */
export const moveOf = (id: string): Move => {
  const [kind, at] = id.split(' ');
  return [kind as Move[0], Number(at)];
};

/** What can be pressed: what a block says, its nonce, and the name of its parent. */
function spotsOf(tops: readonly number[], plan: Plan): Spot[] {
  const half = plan.edge - 96;
  return tops.flatMap((y, at) => [
    { id: `change ${at}`, says: `Change what block ${at} says`, x: 5, y: y + 14, w: half - 5, h: 19 },
    { id: `mine ${at}`, says: `Mine block ${at} again`, x: half, y: y + 14, w: plan.edge - half - 4, h: 19 },
    { id: `link ${at}`, says: `Let block ${at} name the block below`, x: 5, y: y + 33, w: plan.edge - 10, h: 15 },
  ]);
}

/** The picture of a step at a width: blocks on each other, the oldest below, each cut to fit on one name. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = new Plan(width);
  const { blocks, touched } = state;
  const { tops, cap } = heights(state);
  const each = (of: (block: Shown, at: number, y: number) => GraphItem[]): GraphItem[] =>
    blocks.flatMap((block, at) => of(block, at, tops[at]!));
  return {
    width,
    height: HEIGHT,
    spots: spotsOf(tops, plan),
    items: [
      ...each(({ known }, at, y) => [rect(`block ${at}`, 'box', boxOf(plan, y), whose(known), 4)]),
      ...remembered(state, cap, plan),
      ...each(({ parent }, at, y) => teeth(`cut ${at}`, parent, plan, { y: y + BLOCK.h, isCut: true, work: true })),
      ...teeth('cut remembered', NAMES.at(-1)!, plan, { y: cap + CAP, isCut: true, work: true }),
      ...each(({ name, work, known }, at, y) =>
        teeth(`tooth ${at}`, name, plan, { y, isCut: false, work }, whose(known)),
      ),
      ...each((_, at, y) => written(state, at, y, plan)),
      ...each((_, at, y) => besides(state, at, y, plan)),
      ...target(cap, plan),
      ...foot(state, plan),
      ...(touched === null
        ? []
        : [rect('now', 'cursor', { ...boxOf(plan, tops[touched]!), x: 1.5, w: plan.edge }, undefined, 5)]),
    ],
  };
}

/** What the picture shows, in words. */
export function described({ blocks, paid }: State): string {
  const parts = blocks.map(({ text, name, work, linked, known }, at) => {
    const faults = [
      ...(work ? [] : ['is without work']),
      ...(linked ? [] : ['does not fit the one below']),
      ...(paid[at]! > 0 ? [`has cost ${counted(paid[at]!)} tries`] : []),
    ];
    const is = `block ${at}, “${text}”, has ${known ? 'the remembered name' : 'a new name'} ${short(name)}`;
    return [is, ...faults].join(', ');
  });
  return `${parts.join('; ')}.`;
}
