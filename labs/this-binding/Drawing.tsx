import { useCallback, useMemo, useState, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { labelWidth, writing } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  Graph,
  line,
  rect,
  Still,
  toTenth,
  words as wordsAt,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
  NARROW,
} from '@groundwork/labs-kit/drawings/graph';
import { endOf, model, ONS, swapped, type Setup } from './model';
import { FRESH_PRICE, PRICES, topOf, type Shop, type Thing } from './rules';
import { codeOf, nameOf, type Call, type On, type State, type Token, type Told } from './run';

type Actor = NonNullable<GraphItem['actor']>;

/** Who has which colour; what is undefined has none. */
const WHO: Readonly<Partial<Record<Thing, Actor>>> = { bakery: 'a', cafe: 'b', fresh: 'c', global: 'e' };
const SHOPS: readonly Shop[] = ['bakery', 'cafe'];

/** From this width on, the objects stand beside the calls. */
const BESIDE = 660;

/** The least room behind the blanks. */
const SUM = 60;

/** How high a line of chips is, and how far its blanks are below it. */
const HIGH = 20;
const FALL = 7;
const PITCH = 2 * HIGH + FALL + 6;

/** Where names end, where threads go up, and where the blank for this begins: in one column for all calls. */
const COLUMN = { names: 38, thread: 46, box: 50, this: 53 };
const CLOSE = { names: 28, thread: 36, box: 40, this: 43 };
/** Below this width, columns are closer and lines have a number only. */
const SMALL = 330;

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly isWide: boolean;
  readonly column: typeof COLUMN;
  /** The right end of the calls. */
  readonly right: number;
  /** How wide the blank for this is. */
  readonly own: number;
  /** For each line its top, and the tops of its calls. */
  readonly lines: readonly { readonly y: number; readonly calls: readonly number[] }[];
  readonly foot: number;
  readonly objects: Readonly<Partial<Record<Thing, ItemBox>>>;
  readonly cards: readonly { readonly name: string; readonly box: ItemBox }[];
}

interface Card {
  readonly head: string;
  /** In one line, the first that has room. */
  readonly short: readonly string[];
  readonly lines: readonly string[];
}

const CARDS: Readonly<Record<string, Card>> = {
  cost: {
    head: 'cost(count)',
    short: ['count * this.price'],
    lines: ['let sum = count * this.price;', 'if (count >= 10) sum = sum - this.price;', 'return sum;'],
  },
  costs: {
    head: 'costs(counts)',
    short: ['map((count) => this.cost(count))', 'map(… this.cost(count))'],
    lines: ['return counts.map(', '(count) => this.cost(count));'],
  },
  short: { head: 'short', short: ['(count) => count * this.price'], lines: ['(count) => count * this.price'] },
  Shop: { head: 'Shop(price)', short: ['this.price = price'], lines: ['this.price = price;'] },
};
/** The same when map gets a function and no arrow function. */
const OLD: Pick<Card, 'short' | 'lines'> = {
  short: ['map(function (count) { … })'],
  lines: ['return counts.map(function (count) {', 'return this.cost(count); });'],
};

/** Where everything is; the same at each step of a run. */
function planOf(width: number, setup: Setup, lines: readonly Told[]): Plan {
  const { size } = writing(width);
  const isWide = width >= BESIDE;
  const right = isWide ? width - 302 : width - 2;
  let y = HIGH + 10;
  const places = lines.map(({ code, calls }) => {
    const top = y;
    if (code) y += HIGH + 1;
    const own = calls.map((_, index) => y + index * PITCH);
    y += calls.length * PITCH;
    return { y: top, calls: own };
  });
  const foot = y + 1;
  const area = isWide ? { x: right + 22, w: width - right - 24 } : { x: 1, w: width - 2 };
  let next = isWide ? 1 : foot + 9;
  const half = (area.w - 12) / 2;
  const box = (x: number, w: number): ItemBox => ({ x, y: next, w, h: HIGH + 4 });
  const objects: Partial<Record<Thing, ItemBox>> = { bakery: box(area.x, half), cafe: box(area.x + half + 12, half) };
  next += HIGH + 4;
  const names = Object.keys(CARDS).filter(
    (name) => name === 'cost' || setup.lines.some(({ way }) => way === (name === 'Shop' ? 'new' : name)),
  );
  next += 10;
  const cards = names.map((name) => {
    const high = isWide ? (CARDS[name]!.lines.length + 1) * (size + 4) + 12 : HIGH;
    const box = { x: area.x + 20, y: next, w: area.w - 40, h: high };
    next += high + (isWide ? 9 : 5);
    return { name, box };
  });
  const third: Thing | null = names.includes('Shop') ? 'fresh' : setup.mode === 'script' ? 'global' : null;
  if (third) {
    next += 4;
    objects[third] = box(area.x, area.w);
    next += HIGH + 4;
  }
  return {
    width,
    size,
    isWide,
    column: width < SMALL ? CLOSE : COLUMN,
    right,
    own: size > 12 ? 74 : 66,
    lines: places,
    foot,
    objects,
    cards,
    height: Math.ceil(Math.max(foot, next) + 3),
  };
}

const words = (id: string, look: string, { x, y }: Coordinates, text: string): GraphItem =>
  wordsAt(id, look, x, y, text);

/** Where the letters of a line of chips stand. */
const base = (y: number, h: number, size: number): number => y + h / 2 + size * 0.36;
const middle = ({ x, w }: ItemBox): number => x + w / 2;
const wider = ({ x, y, w, h }: ItemBox, by: number): ItemBox => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
const rounded = ({ x, y, w, h }: ItemBox): ItemBox => ({ x: toTenth(x), y: toTenth(y), w: toTenth(w), h: toTenth(h) });

/** A thing as a chip: its colour and its name; what is undefined is dashed. `from` is where it comes from. */
function chip(id: string, box: ItemBox, thing: Thing, text: string, size: number, from?: ItemBox): GraphItem[] {
  const actor = WHO[thing];
  const place = { x: middle(box), y: base(box.y, box.h, size) };
  const start = from && { x: toTenth(middle(from)), y: toTenth(base(from.y, from.h, size)) };
  return [
    {
      ...rect(id, actor ? 'token' : 'ghost', box, actor, 5),
      ...(from && { from: rect(id, '', from, undefined, 5).geo }),
    },
    ...(text === ''
      ? []
      : [{ ...words(`${id} name`, actor ? 'strong' : 'soft', place, text), ...(start && { from: start }) }]),
  ];
}

/** A piece of a line with its place. */
interface Laid {
  readonly token: Token;
  readonly box: ItemBox;
}

const DOT = 12;
/** How wide a piece is. Widths of letters are reckoned, a little too wide. */
function widthOf(token: Token, { size }: Plan, least: number): number {
  if (token.is === 'dot') return DOT;
  if (token.is === 'text') return labelWidth(token.text, size) * 0.97 + 1;
  return least || labelWidth(token.text, size, true) + (token.is === 'object' ? 7 : 12);
}

/** The pieces of a line one after the other; an object at its beginning is as wide as the blank below it. */
function laid(plan: Plan, tokens: readonly Token[], y: number, isCode: boolean): readonly Laid[] {
  const { own, column } = plan;
  let x = isCode ? column.box : column.this;
  return tokens.map((whole, index) => {
    // On the narrowest screens the list of counts is not written out.
    const isLong = isCode && column === CLOSE && whole.is === 'text';
    const token: Token = isLong ? { ...whole, text: whole.text.replace('[4, 10]', '[…]') } : whole;
    const isFirst = token.is === 'object' && index === 0 && !isCode;
    const w = widthOf(token, plan, isFirst ? own : 0);
    // Letters keep away from a chip that no dot is behind.
    const isBehind = token.is === 'text' && tokens[index - 1]?.is === 'object';
    const gap = isFirst || token.is === 'dot' || (token.is === 'text' && !isBehind) ? 0 : isCode ? 2 : 4;
    const box = { x: x + gap, y, w, h: HIGH };
    x += w + gap;
    return { token, box };
  });
}

/** A call in the picture: how it is written, and the blanks below. */
interface Seat {
  readonly tokens: readonly Laid[];
  readonly hands: ItemBox;
  readonly own: ItemBox;
  readonly value: ItemBox;
  readonly blank: ItemBox;
}

function seatOf(plan: Plan, call: Call, y: number): Seat {
  const tokens = laid(plan, call.written, y, false);
  const below = y + HIGH + FALL;
  const hands = tokens.find(({ token }) => token.is === 'object' && token.hands)!.box;
  const value = tokens.find(({ token }) => token.is === 'value')!.box;
  const own = { x: plan.column.this, y: below, w: plan.own, h: HIGH };
  // The blank is below its value, unless its name has no room there.
  const least = own.x + own.w + 5 + labelWidth(call.blank, plan.size) + 4;
  return {
    tokens,
    hands,
    own,
    value,
    blank: { ...value, x: Math.max(Math.min(value.x, plan.right - SUM - value.w), least), y: below },
  };
}

const seatsOf = (plan: Plan, { lines }: State, index: number): Seat[] =>
  lines[index]!.calls.map((call, at) => seatOf(plan, call, plan.lines[index]!.calls[at]!));

/** The pieces of a line of code; before it has run they are pale. */
function codeItems(id: string, tokens: readonly Laid[], size: number, isOpen: boolean): GraphItem[] {
  return tokens.flatMap(({ token, box }, index): GraphItem[] => {
    const own = `${id} ${index}`;
    if (token.is === 'object') return chip(own, box, token.thing, token.text, size);
    if (token.is === 'dot')
      return [
        { id: own, kind: 'dot', look: 'order', geo: { x: toTenth(middle(box)), y: toTenth(box.y + HIGH - 6), r: 2.6 } },
      ];
    const look = isOpen ? '' : 'soft ';
    if (token.is === 'text') return [words(own, `${look}start`, { x: box.x, y: base(box.y, HIGH, size) }, token.text)];
    return [
      rect(own, 'track', box, undefined, 3),
      words(`${own} name`, look || 'strong', { x: middle(box), y: base(box.y, HIGH, size) }, token.text),
    ];
  });
}

/** The box of a call holds its blanks; that of `costs` also the function that was made in it. */
function boxOf({ right, column }: Plan, seats: readonly Seat[], at: number, calls: readonly Call[]): ItemBox {
  const { own: blank } = seats[at]!;
  const inner = calls.findIndex(({ within }) => within === at);
  const isHeld = calls[at]!.within !== undefined;
  if (inner === -1) return { x: column.box, y: blank.y - 3, w: right - column.box - (isHeld ? 7 : 3), h: HIGH + 6 };
  return {
    x: column.thread - 4,
    y: blank.y - 3,
    w: right - column.thread + 1,
    h: seats[inner]!.own.y + HIGH + 7 - blank.y,
  };
}

/** What comes of a call, or where that has no room its end or its sign. */
function fitting(sum: string, room: number, size: number): string {
  if (labelWidth(sum, size, true) <= room) return sum;
  return sum.includes('= ') ? sum.slice(sum.indexOf('= ')) : sum.slice(0, sum.indexOf(' '));
}

/** Everything that a call has to show. */
function callItems(
  plan: Plan,
  state: State,
  index: number,
  at: number,
): { readonly under: GraphItem[]; readonly over: GraphItem[] } {
  const { size, right } = plan;
  const { calls } = state.lines[index]!;
  const call = calls[at]!;
  const seats = seatsOf(plan, state, index);
  const { tokens, hands, own, value, blank } = seats[at]!;
  const id = `${index} ${at}`;
  const isOpen = call.argument !== null;
  const isNow = (name: string): boolean => state.now.includes(`${id} ${name}`);
  const letters = base(own.y, HIGH, size);
  const frame = rect(`${id} box`, isOpen ? 'past' : 'free', boxOf(plan, seats, at, calls), undefined, 5);
  const header = [
    words(
      `${id} by`,
      'soft end',
      { x: plan.column.names, y: base(tokens[0]!.box.y, HIGH, size) },
      at === 0 && !state.lines[index]!.code ? '' : call.by,
    ),
    ...codeItems(`${id} code`, tokens, size, isOpen || index >= state.at + 1 || index === state.at),
    ...(isNow('hands') ? [rect(`${id} hands now`, 'cursor', wider(hands, 1), undefined, 6)] : []),
  ];
  if (!isOpen) return { under: [frame], over: header };
  const down = (name: string, from: ItemBox, to: ItemBox, actor?: Actor): GraphItem =>
    arrow(
      `${id} ${name}`,
      actor ? 'went' : 'chain',
      { x: middle(from), y: from.y + HIGH + 0.5 },
      { x: middle(to), y: to.y - 0.5 },
      actor,
    );
  const sum = { x: blank.x + blank.w + 6, y: letters };
  const said = fitting(call.sum, right - sum.x - 4, size);
  const object = call.own && plan.objects[call.own];
  const isArrow = call.kind === 'arrow';
  return {
    under: [frame],
    over: [
      ...header,
      down('argument falls', value, blank.x < value.x ? blank : { ...blank, x: value.x }),
      words(`${id} blank name`, 'soft end', { x: blank.x - 4, y: letters }, call.blank),
      rect(`${id} blank`, 'track', blank, undefined, 3),
      {
        ...words(`${id} argument`, 'strong', { x: middle(blank), y: letters }, call.argument),
        from: { x: toTenth(middle(value)), y: toTenth(base(value.y, HIGH, size)) },
      },
      ...(isArrow
        ? arrowItems(plan, state, index, at, own)
        : [
            words(`${id} this label`, 'soft end', { x: plan.column.names, y: letters }, 'this'),
            down(
              'this falls',
              hands,
              { ...own, x: own.x, w: Math.min(own.w, plan.own) },
              call.own ? WHO[call.own] : undefined,
            ),
            rect(`${id} this under`, 'track', own, undefined, 5),
            ...chip(`${id} this`, own, call.own!, nameOf(call.own!), size, call.own === 'global' ? object! : hands),
          ]),
      ...(isNow('this') ? [rect(`${id} this now`, 'cursor', wider(own, 1), undefined, 6)] : []),
      ...(call.sum
        ? [
            {
              ...words(`${id} sum`, call.sum.startsWith('✗') ? 'bad start' : 'start', sum, said),
              ...(object && {
                from: { x: toTenth(object.x + object.w - 40), y: toTenth(base(object.y, object.h, size)) },
              }),
            },
            ...(isNow('made')
              ? [
                  rect(
                    `${id} made now`,
                    'cursor',
                    {
                      x: sum.x - 4,
                      y: own.y,
                      w: Math.min(labelWidth(said, size) + 8, right - sum.x - 4),
                      h: HIGH,
                    },
                    undefined,
                    4,
                  ),
                ]
              : []),
          ]
        : []),
    ],
  };
}

/** An arrow function has no blank for this: a thread goes outwards to the one around the place where it was made. */
function arrowItems(plan: Plan, state: State, index: number, at: number, own: ItemBox): GraphItem[] {
  const { size } = plan;
  const call = state.lines[index]!.calls[at]!;
  const id = `${index} ${at}`;
  const letters = base(own.y, HIGH, size);
  if (call.own === null) return [words(`${id} none`, 'soft', { x: middle(own), y: letters }, 'no this')];
  const actor = WHO[call.own];
  const to = call.within === undefined ? topBox(plan) : seatsOf(plan, state, index)[call.within]!.own;
  const look = actor ? 'stem' : 'meant';
  const [low, high] = [own.y + HIGH / 2, to.y + HIGH / 2];
  const x = plan.column.thread;
  return [
    line(`${id} thread out`, look, { x: own.x, y: low }, { x, y: low }, actor),
    line(`${id} thread up`, look, { x, y: low }, { x, y: high }, actor),
    arrow(`${id} thread in`, actor ? 'went' : 'chain', { x, y: high }, { x: to.x - 0.5, y: high }, actor),
    rect(`${id} this`, 'ghost', own, actor, 5),
    words(`${id} this name`, actor ? 'strong' : 'soft', { x: middle(own), y: letters }, nameOf(call.own)),
    ...(state.now.includes(`${id} way`) ? [rect(`${id} way now`, 'cursor', wider(own, 1), undefined, 6)] : []),
  ];
}

const topBox = ({ own, column }: Plan): ItemBox => ({ x: column.this, y: 5, w: own, h: HIGH });

/** The file with its own this, around all calls. */
function fileItems(plan: Plan, { mode, now }: State): GraphItem[] {
  const { size, right, foot } = plan;
  const top = topBox(plan);
  const thing = topOf(mode);
  const letters = base(top.y, HIGH, size);
  return [
    rect('file', 'sheet', { x: 1, y: 1, w: right - 1, h: foot - 1 }, undefined, 6),
    words('file name', 'soft end', { x: plan.column.names, y: letters }, 'file'),
    rect('top under', 'track', top, undefined, 5),
    ...chip('top', top, thing, nameOf(thing), size),
    words('top says', 'soft start', { x: top.x + top.w + 6, y: letters }, 'this, outside of functions'),
    ...(now.includes('top') ? [rect('top now', 'cursor', wider(top, 1), undefined, 6)] : []),
  ];
}

const priceOf = (thing: Thing, isMade: boolean): string => {
  if (thing === 'fresh') return isMade ? String(FRESH_PRICE) : '';
  return thing === 'bakery' || thing === 'cafe' ? String(PRICES[thing]) : '';
};
const TITLES: Readonly<Partial<Record<Thing, string>>> = { fresh: 'new object', global: 'global object' };

/** The objects with their prices, and the functions, to which both shops lead. */
function thingItems(plan: Plan, state: State): { readonly under: GraphItem[]; readonly over: GraphItem[] } {
  const { size, objects, cards, isWide } = plan;
  const calls = state.lines.flatMap((one) => one.calls);
  const isFresh = calls.some(({ own }) => own === 'fresh');
  const isMade = state.lines.some(({ result }) => result.startsWith('= {'));
  const all = Object.entries(objects) as [Thing, ItemBox][];
  const under = SHOPS.flatMap((shop) => {
    const { x, w, y, h } = objects[shop]!;
    const at = shop === 'bakery' ? x + 8 : x + w - 8;
    const led = cards.filter(({ name }) => name !== 'Shop');
    const lowest = led.at(-1)!.box;
    return [
      line(`${shop} rail`, 'stem', { x: at, y: y + h }, { x: at, y: lowest.y + lowest.h / 2 }, WHO[shop]),
      ...led.map(({ name, box }) =>
        arrow(
          `${shop} to ${name}`,
          'went',
          { x: at, y: box.y + box.h / 2 },
          { x: shop === 'bakery' ? box.x - 0.5 : box.x + box.w + 0.5, y: box.y + box.h / 2 },
          WHO[shop],
        ),
      ),
    ];
  });
  const over = [
    ...all.flatMap(([thing, box]): GraphItem[] => {
      if (thing === 'fresh' && !isFresh) return [rect('object fresh', 'free', box, undefined, 4)];
      const letters = base(box.y, box.h, size);
      const price = priceOf(thing, isMade);
      const cell = { x: box.x + box.w - 34, y: box.y + 3, w: 26, h: box.h - 6 };
      return [
        rect(`object ${thing}`, 'box', box, WHO[thing], 6),
        words(`object ${thing} name`, 'strong start', { x: box.x + 9, y: letters }, TITLES[thing] ?? thing),
        words(
          `object ${thing} price name`,
          'soft end',
          { x: cell.x - 5, y: letters },
          thing === 'global' ? 'no price' : 'price',
        ),
        ...(thing === 'global' ? [] : [rect(`object ${thing} cell`, 'gap', cell, undefined, 3)]),
        ...(price ? [words(`object ${thing} price`, 'strong', { x: middle(cell), y: letters }, price)] : []),
        ...(state.now.includes(`object ${thing}`)
          ? [rect(`object ${thing} now`, 'cursor', wider(box, 1), undefined, 7)]
          : []),
      ];
    }),
    ...cards.flatMap(({ name, box }): GraphItem[] => {
      const card = CARDS[name]!;
      const { head, short, lines } = name === 'costs' && state.inner === 'function' ? { ...card, ...OLD } : card;
      const left = box.x + 8;
      const first = base(box.y, isWide ? size + 12 : box.h, size);
      const behind = left + labelWidth(head, size, true) + 6;
      const code = short.find((one) => behind + labelWidth(one, size) < box.x + box.w - 3) ?? short.at(-1)!;
      return [
        rect(`card ${name}`, 'page', box, undefined, 3),
        words(`card ${name} head`, 'strong start', { x: left, y: first }, head),
        ...(isWide
          ? lines.map((one, index) =>
              words(`card ${name} ${index}`, 'start', { x: left, y: first + (index + 1) * (size + 4) }, one),
            )
          : [words(`card ${name} code`, 'start', { x: behind, y: first }, code)]),
        ...(state.now.includes(`card ${name}`)
          ? [rect(`card ${name} now`, 'cursor', wider(box, 1), undefined, 4)]
          : []),
      ];
    }),
  ];
  return { under, over };
}

/** The top of what a line gives, behind the first of its calls that has room; the sum says it as well. */
function resultTop(plan: Plan, state: State, index: number): number | null {
  const { calls } = plan.lines[index]!;
  const { result } = state.lines[index]!;
  const wide = labelWidth(result, plan.size, true);
  const free = seatsOf(plan, state, index).findIndex(({ tokens }) => {
    const { box } = tokens.at(-1)!;
    return box.x + box.w < plan.right - 12 - wide;
  });
  return free === -1 ? null : calls[free]!;
}

/** A line that is written above its calls, its number and what it gives. */
function lineItems(plan: Plan, state: State, index: number): GraphItem[] {
  const { size, right } = plan;
  const { code, result } = state.lines[index]!;
  const { y, calls } = plan.lines[index]!;
  const top = resultTop(plan, state, index);
  const letters = base(y, HIGH, size);
  return [
    words(
      `line ${index}`,
      index === state.at ? 'strong end now' : 'soft end',
      { x: plan.column.names, y: letters },
      plan.width < SMALL ? String(index + 1) : `line ${index + 1}`,
    ),
    ...(code ? codeItems(`line ${index} code`, laid(plan, code, y, true), size, true) : []),
    ...(result && top !== null
      ? [
          {
            ...words(
              `line ${index} result`,
              result === '✗' ? 'bad end' : 'strong end',
              { x: right - 7, y: base(top, HIGH, size) },
              result,
            ),
            from: { x: toTenth(right - 7), y: toTenth(base(calls.at(-1)! + HIGH + FALL, HIGH, size)) },
          },
        ]
      : []),
  ];
}

/** What has not run yet steps back. */
function veil({ lines, foot, right }: Plan, { at }: State): GraphItem[] {
  const next = lines[at + 1];
  return next && at >= 0
    ? [rect('veil', 'veil', { x: 2, y: next.y - 1, w: right - 3, h: foot - next.y }, undefined, 0)]
    : [];
}

/** What the reader holds in the hand. */
export interface Held {
  readonly thing: Thing;
  readonly at: Coordinates;
}

/** The same, with what was there when it was taken: where it only passes by, nothing changes. */
interface Taken extends Held {
  readonly setup: Setup;
  readonly step: number;
}

/** The picture of a step at a width. */
export function pictureOf(setup: Setup, state: State, width: number, held: Held | null = null): GraphPicture {
  const plan = planOf(width, setup, state.lines);
  const { size, own } = plan;
  const calls = state.lines.flatMap((one, index) => one.calls.map((_, at) => callItems(plan, state, index, at)));
  const things = thingItems(plan, state);
  return {
    width,
    height: plan.height,
    items: [
      ...fileItems(plan, state),
      ...calls.flatMap(({ under }) => under),
      ...things.under,
      ...things.over,
      ...state.lines.flatMap((_, index) => lineItems(plan, state, index)),
      ...calls.flatMap(({ over }) => over),
      ...veil(plan, state),
      ...(held
        ? chip(
            'held',
            { x: held.at.x - own / 2, y: held.at.y - HIGH / 2, w: own, h: HIGH },
            held.thing,
            nameOf(held.thing),
            size,
          )
        : []),
    ],
    spots: spotsOf(plan, setup, state),
  };
}

/** Where the object of a line stands that can be exchanged. */
function swapBox(plan: Plan, state: State, index: number): ItemBox | null {
  const { code, calls } = state.lines[index]!;
  const { y, calls: tops } = plan.lines[index]!;
  const tokens = code ? laid(plan, code, y, true) : laid(plan, calls[0]!.written, tops[0]!, false);
  return tokens.find(({ token }) => token.is === 'object' && token.swap)?.box ?? null;
}

function spotsOf(plan: Plan, setup: Setup, state: State): Spot[] {
  return [
    ...setup.lines.flatMap((one, index): Spot[] => {
      const box = swapBox(plan, state, index);
      const says = `Line ${index + 1}: ${codeOf(one)}`;
      const { y } = plan.lines[index]!;
      return [
        { id: `line ${index}`, says: `${says}: go there`, x: 2, y, w: plan.column.names, h: HIGH },
        ...(box
          ? [
              {
                id: `swap ${index}`,
                says: `${says}: drag its object away, or change it with the arrows left and right`,
                ...rounded(wider(box, 2)),
                drags: 'object',
              },
            ]
          : []),
      ];
    }),
    ...SHOPS.map((shop) => ({
      id: shop,
      says: `${shop}: drag it to a line, or press to put it into the line that runs`,
      ...rounded(plan.objects[shop]!),
      drags: 'object',
    })),
  ];
}

const isIn = ({ x, y }: Coordinates, box: ItemBox): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** The line at a place of the picture; null outside of the file. */
export function lineAt(setup: Setup, state: State, { x, y }: Coordinates, width: number): number | null {
  const { lines, foot, right } = planOf(width, setup, state.lines);
  if (!isIn({ x, y }, { x: 0, y: 0, w: right, h: foot })) return null;
  return Math.max(
    0,
    lines.findLastIndex((one) => one.y <= y),
  );
}

function saysOf({ lines }: State): string {
  const said = lines.flatMap(({ calls, result }, index) => {
    const filled = calls.filter(({ argument }) => argument !== null);
    const own = filled.map(({ kind, own: thing }) =>
      kind === 'arrow' ? `none of its own${thing ? `, outside ${thing}` : ''}` : String(thing),
    );
    return own.length > 0 ? [`line ${index + 1}: “this” is ${own.join(', then ')}${result && ` ${result}`}`] : [];
  });
  return `bakery has the price 3, cafe 5, and both lead to one function. ${said.join('; ')}`;
}

/** Lines of a program, each with the blanks that its calls lay out, and below them the objects and the functions. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames } = lab;
  const { state } = lab.frame;
  const { at } = lab.position;
  const [held, setHeld] = useState<Taken | null>(null);
  const of = useCallback((width: number) => pictureOf(setup, state, width, held), [setup, state, held]);
  const last = frames.at(-1)!;
  const still = useMemo(() => pictureOf(setup, last.state, NARROW), [setup, last]);
  const put = (index: number, on: On): void => {
    const line = setup.lines[index];
    if (!line || line.way === 'new' || line.on === on) return;
    const next = swapped(setup, index, on);
    lab.replace(next, endOf(next, index));
  };
  const numberOf = (id: string): number => Number(id.split(' ')[1]);
  const turn = (id: string, by: number): void => {
    if (!id.startsWith('swap')) return;
    const index = numberOf(id);
    put(index, ONS[(ONS.indexOf(setup.lines[index]!.on) + by + ONS.length) % ONS.length]!);
  };
  return (
    <>
      <Graph
        of={of}
        step={at}
        isTried={lab.isTried}
        says={saysOf(state)}
        acts={{
          pick(id) {
            if (id.startsWith('line')) lab.move({ seek: endOf(setup, numberOf(id)) });
            else if (id === 'bakery' || id === 'cafe') put(Math.max(state.at, 0), id);
            else turn(id, 1);
          },
          nudge: turn,
          drag(id, to, width) {
            const shop = SHOPS.find((one) => one === id);
            const from = held ?? { setup, step: at };
            const over = lineAt(setup, state, to, width);
            const index = shop ? over : numberOf(id);
            const was = shop ?? from.setup.lines[index!]!.on;
            setHeld({ ...from, thing: was === 'none' ? 'undefined' : was, at: to });
            const { objects } = planOf(width, setup, state.lines);
            const on = shop || over === index ? was : (SHOPS.find((one) => isIn(to, objects[one]!)) ?? 'none');
            const next = index === null ? from.setup : swapped(from.setup, index, on);
            if (model.encode(next) === model.encode(setup)) return;
            const isBack = model.encode(next) === model.encode(from.setup);
            lab.replace(next, isBack ? from.step : endOf(next, index!));
          },
          drop: () => setHeld(null),
        }}
      />
      <Still picture={still} says={last.text} />
    </>
  );
}
