import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  rect,
  Still,
  toTenth,
  words,
  type Acts,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { isLost, lagIn, silentIn, type Copy, type Group, type Rec } from './group';
import { frameAfter, killed, marked } from './model';
import { lagsOf, type Setup, type State } from './run';

/** The same as in the note. */
const ACTORS = { shop: 'a', mail: 'b', billing: 'c' } as const satisfies Record<string, Actor>;
const NAMES = ['mail', 'billing'] as const;
type Name = Group['name'];

const LANE = 20;
const TOKEN = 16;
const FLAG = 13;
/** Room at the edges of a record, for what each group has done with it. */
const STRIP = 14;
const GAP = 9;
const DOT = 4;

interface Plan {
  readonly width: number;
  readonly size: number;
  readonly isWide: boolean;
  readonly left: number;
  readonly cell: number;
  readonly places: number;
  /** How many lines a record's words take; none, if only its key has room. */
  readonly lines: 0 | 1 | 2;
  readonly high: number;
  readonly height: number;
  /** The upper edge of the records of a partition. */
  top(partition: number): number;
  /** Where an offset begins. */
  x(offset: number): number;
  readonly foot: number;
}

function planOf({ records, ends }: State, width: number): Plan {
  const { isWide, size } = writing(width);
  const places = Math.max(5, ...records.map(({ offset }) => offset + 1));
  const left = isWide ? 76 : 58;
  const cell = toTenth((width - left - (isWide ? 64 : 40)) / places);
  const fits = (text: string): boolean => labelWidth(text, size, true) + 5 <= cell;
  const lines = fits('ana created') ? 1 : labelWidth('created', size) + 3 <= cell ? 2 : 0;
  const high = 2 * STRIP + (lines === 2 ? 2 * size + 4 : size + 4);
  const pitch = high + 2 * LANE + GAP;
  const first = size + 20;
  const foot = first + ends.length * pitch;
  return {
    width,
    size,
    isWide,
    left,
    cell,
    places,
    lines,
    high,
    height: foot + TOKEN + 3,
    top: (partition) => first + partition * pitch + LANE,
    x: (offset) => toTenth(left + offset * cell),
    foot,
  };
}

type Area = readonly [x: number, y: number, w: number, h: number];

const boxOf = ([x, y, w, h]: Area): ItemBox => ({ x, y, w, h });

/** Something with a word in its middle. */
function labelled(id: string, look: string, box: Area, text: string, plan: Plan, actor?: Actor): GraphItem[] {
  const [x, y, w, h] = box;
  const ink = look.startsWith('plate') ? 'inverse' : look.includes('gone') ? 'bad' : 'strong';
  return [rect(id, look, boxOf(box), actor), words(`${id} name`, ink, x + w / 2, y + h / 2 + plan.size * 0.36, text)];
}

/** The shop, and what it has not written yet. */
function shopOf(state: State, plan: Plan): GraphItem[] {
  const high = plan.size + 8;
  return [...labelled('shop', 'box', [1, 1, plan.isWide ? 56 : 44, high - 2], 'shop', plan, ACTORS.shop)];
}

const cardOf = ({ id }: Rec, plan: Plan): Area => {
  const wide = plan.isWide ? 52 : Math.min(30, (plan.width - plan.left) / 8 - 2);
  return [plan.left + id * (wide + 2), 1, wide - 1, plan.size + 6];
};

/** A record: with the shop, and then in its place for good. */
function recordOf(rec: Rec, state: State, plan: Plan): GraphItem[] {
  const { id, event, partition, offset } = rec;
  const isWritten = offset < state.ends[partition]!;
  const box = isWritten
    ? ([plan.x(offset) + 1, plan.top(partition), plan.cell - 2, plan.high] as const)
    : cardOf(rec, plan);
  const [key = '', word = ''] = event.split(' ');
  const [x, y, w] = box;
  const middle = x + w / 2;
  const line = isWritten ? y + STRIP + plan.size : y + plan.size;
  const card = cardOf(rec, plan);
  const wait = (id % 5) * 90;
  const look = state.now.includes(id) ? 'page now' : 'page';
  const isOneLine = isWritten && plan.lines === 1;
  return [
    { ...rect(`record ${id}`, look, boxOf(box)), wait },
    { ...words(`key ${id}`, 'strong', middle, line, isOneLine ? event : key), wait },
    ...(isWritten && plan.lines === 2
      ? [
          {
            ...words(`word ${id}`, '', middle, line + plan.size + 1, word),
            wait,
            from: { x: card[0] + card[2] / 2, y: card[1] + plan.size },
          },
        ]
      : []),
    // Where eight stand in a narrow row, the flags alone say numbers.
    ...(isWritten && plan.cell > 40
      ? [words(`offset ${id}`, 'start soft', x + 4, y + plan.size - 1, String(offset))]
      : []),
  ];
}

/** What a group has done with a record: a dot for each time. */
function doneOf(group: Group, rec: Rec, state: State, plan: Plan): GraphItem[] {
  const times = group.done[rec.id]!;
  const actor = ACTORS[group.name];
  const id = `done ${group.name} ${rec.id}`;
  const top = plan.top(rec.partition);
  const middle = plan.x(rec.offset) + plan.cell / 2;
  const y = group.name === 'mail' ? top + STRIP / 2 : top + plan.high - STRIP / 2;
  if (isLost(group, state, rec))
    return [
      group.name === 'mail'
        ? // The offset stands in the same line.
          words(id, 'end bad', middle + plan.cell / 2 - 4, y + plan.size * 0.36, plan.cell > 62 ? 'never' : '✗')
        : words(id, 'bad', middle, y + plan.size * 0.36, plan.cell > 42 ? 'never' : '✗'),
    ];
  const shown = Math.min(times, 3);
  const pitch = 2 * DOT + 2;
  const wide = shown * pitch + 4;
  const frame = times > 1 ? [rect(`${id} often`, 'gap must', { x: middle - wide / 2, y: y - 6, w: wide, h: 12 })] : [];
  return [
    ...frame,
    ...Array.from({ length: shown }, (_, at): GraphItem => ({
      id: `${id} ${at}`,
      kind: 'dot',
      look: 'part',
      actor,
      geo: { x: toTenth(middle + (at - (shown - 1) / 2) * pitch), y: toTenth(y), r: DOT },
    })),
  ];
}

/** Above the records the lane of mail, below them that of billing. */
const laneOf = (name: Name, partition: number, plan: Plan): number =>
  name === 'mail' ? plan.top(partition) - LANE : plan.top(partition) + plan.high;

/** How far a group has come in a partition: its bookmark, and from there to the end the lag, as long as what is left. */
function lagItems(group: Group, partition: number, state: State, plan: Plan): GraphItem[] {
  const actor = ACTORS[group.name];
  const id = `${group.name} ${partition}`;
  const y = laneOf(group.name, partition, plan);
  const left = lagIn(group, state, partition);
  const bar = (offset: number, length: number): ItemBox => ({
    x: plan.x(offset) + 1,
    y: y + 4,
    w: length * plan.cell - 2,
    h: LANE - 8,
  });
  const end = state.ends[partition]!;
  // Who has done all, and not committed yet, stands where the number would be.
  const isTaken = group.copies.some(({ at }) => at?.partition === partition && at.offset === end);
  const x = plan.x(end) + (isTaken ? TOKEN + 8 : 5);
  const long = `lag ${left.length}`;
  const text = x + labelWidth(long, plan.size, true) < plan.width ? long : String(left.length);
  const number = left.length > 0 ? [words(`lag ${id}`, 'start strong', x, y + LANE / 2 + plan.size * 0.36, text)] : [];
  const name = labelled(`group ${id}`, 'box', [1, y + 2, plan.isWide ? 56 : 42, TOKEN], group.name, plan, actor);
  if (group.kind === 'share')
    return [...name, ...left.map((rec) => rect(`left ${rec.id}`, 'placed', bar(rec.offset, 1), actor)), ...number];
  const from = group.committed[partition]!;
  const flag = plan.x(from);
  const inner = group.name === 'mail' ? y + LANE + STRIP - 3 : y - STRIP + 3;
  const outer = group.name === 'mail' ? y + 1 : y + LANE - 1;
  return [
    ...name,
    rect(`bar ${id}`, 'placed', end > from ? bar(from, end - from) : { x: flag, y: y + 4, w: 0, h: LANE - 8 }, actor),
    { id: `pole ${id}`, kind: 'line', look: 'stem', actor, geo: { x1: flag, y1: outer, x2: flag, y2: inner } },
    ...labelled(`flag ${id}`, 'plate', [flag - FLAG, y + 2, FLAG, TOKEN], String(from), plan, actor),
    ...number,
  ];
}

/** Where a copy stands: at the record that it works on, where it waits, or below, without a partition. */
function areaOf(group: Group, copy: Copy, plan: Plan): Area {
  const wide = copy.mood === 'dead' && plan.cell > 36 ? TOKEN + 9 : TOKEN;
  if (!copy.at)
    return [plan.left + 32 + (copy.n - 1) * (TOKEN + 12), plan.foot, copy.mood === 'gone' ? TOKEN + 9 : TOKEN, TOKEN];
  const { partition, offset } = copy.at;
  const middle = offset < plan.places ? (plan.cell - FLAG) / 2 : TOKEN / 2 + 3;
  return [plan.x(offset) + middle - wide / 2, laneOf(group.name, partition, plan) + 2, wide, TOKEN];
}

function copyItems(group: Group, copy: Copy, plan: Plan): GraphItem[] {
  const isDead = copy.mood === 'dead' || copy.mood === 'gone';
  const name = group.name === 'mail' ? 'M' : String(copy.n);
  const text = !isDead ? name : plan.cell > 36 || !copy.at ? `${name}✗` : '✗';
  const look = isDead ? 'ghost gap gone' : 'token';
  return labelled(`copy ${group.name} ${copy.n}`, look, areaOf(group, copy, plan), text, plan, ACTORS[group.name]);
}

interface Offer {
  readonly id: string;
  readonly says: string;
}

/** What can be chosen: each bookmark, to be dragged, and each copy that can be stopped. */
function spotsOf(state: State, plan: Plan, offers: readonly Offer[]): Spot[] {
  const flags = NAMES.map((name) => state[name])
    .filter((group) => group.kind === 'consumer' && !silentIn(group))
    .flatMap((group) =>
      group.committed.map((from, partition): Spot => {
        const lag = lagIn(group, state, partition).length;
        return {
          id: `${group.name} ${partition}`,
          says: `The bookmark of ${group.name} in partition ${partition} is at ${from}, its lag is ${lag}: drag it, or press the arrows left and right`,
          x: plan.x(from) - FLAG - 6,
          y: laneOf(group.name, partition, plan) - 2,
          w: FLAG + 12,
          h: LANE + 4,
          drags: 'bookmark',
        };
      }),
    );
  const copies = [
    ...state.mail.copies.map((copy) => [state.mail, copy] as const),
    ...state.billing.copies.map((copy) => [state.billing, copy] as const),
  ];
  return [
    ...flags,
    ...offers.flatMap(({ id, says }): Spot[] => {
      const found = copies.find(([group, copy]) => `copy ${group.name} ${copy.n}` === id);
      if (!found) return [];
      const [x, y, w, h] = areaOf(found[0], found[1], plan);
      return [{ id, says, x: x - 2, y: y - 4, w: w + 4, h: h + 8 }];
    }),
  ];
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number, offers: readonly Offer[] = []): GraphPicture {
  const plan = planOf(state, width);
  const { left, size, foot } = plan;
  const groups = NAMES.map((name) => state[name]);
  const logs = state.ends.flatMap((_, partition): GraphItem[] => {
    const top = plan.top(partition);
    const middle = top + plan.high / 2;
    return [
      rect(`log ${partition}`, 'track', { x: left, y: top - 1, w: plan.places * plan.cell, h: plan.high + 2 }),
      words(`partition ${partition}`, 'soft', left / 2 - 3, middle - 3, 'partition'),
      words(`number ${partition}`, 'strong', left / 2 - 3, middle + size, String(partition)),
    ];
  });
  const isShare = state.billing.kind === 'share';
  return {
    width,
    height: plan.height,
    items: [
      ...shopOf(state, plan),
      ...logs,
      ...groups.flatMap((group) => state.ends.flatMap((_, partition) => lagItems(group, partition, state, plan))),
      ...state.records.flatMap((rec) => recordOf(rec, state, plan)),
      ...groups.flatMap((group) => state.records.flatMap((rec) => doneOf(group, rec, state, plan))),
      words('bench', 'start soft', 1, foot + TOKEN / 2 + size * 0.36, isShare ? 'waits' : 'no partition'),
      ...groups.flatMap((group) => group.copies.flatMap((copy) => copyItems(group, copy, plan))),
    ],
    spots: spotsOf(state, plan, offers),
  };
}

/** Which copies can be stopped at a step, or brought back, with the setup in which they are. */
function offersOf(setup: Setup, state: State): readonly (Offer & { readonly next: Setup })[] {
  return NAMES.flatMap((name) =>
    state[name].copies.flatMap(({ n, mood }) => {
      const who = name === 'mail' ? 0 : n;
      const id = `copy ${name} ${n}`;
      const called = who === 0 ? 'mail' : `copy ${n}`;
      if (mood === 'dead' || mood === 'gone')
        return [{ id, says: `${called} is dead: let it live`, next: { ...setup, dies: null } }];
      const next = killed(setup, state, who);
      return next ? [{ id, says: `${called}: let it die at its next record`, next }] : [];
    }),
  );
}

/** Partitions as logs, and along them how far each group has come. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, frame, isTried } = lab;
  const { state } = frame;
  const offers = useMemo(() => (isTried ? [] : offersOf(setup, state)), [setup, state, isTried]);
  const of = useCallback((width: number) => pictureOf(state, width, offers), [state, offers]);
  const last = frames.at(-1)!;
  const still = useMemo(() => pictureOf(last.state, 344), [last]);
  /** Where a bookmark stood when it was taken. */
  const taken = useRef<number | null>(null);
  const set = (id: string, to: (from: number) => number): void => {
    const [name = '', number = ''] = id.split(' ');
    const group = NAMES.find((one) => one === name);
    if (!group || number === '') return;
    const partition = Number(number);
    const from = state[group].committed[partition]!;
    const wanted = Math.min(Math.max(to(from), 0), state.ends[partition]!);
    if (wanted === from) return;
    const { tick } = state;
    const before = frames.find((one) => one.state.tick === tick)?.state[group].committed[partition];
    const next = marked(setup, { tick, group, partition, to: wanted }, before);
    lab.replace(next, frameAfter(next, tick));
  };
  const acts: Acts = {
    pick(id) {
      const offer = offers.find((one) => one.id === id);
      if (offer) lab.replace(offer.next);
    },
    nudge: (id, by) => set(id, (from) => from + by),
    drag: (id, { x }, width, start) =>
      set(id, (from) => {
        taken.current ??= from;
        return taken.current + Math.round((x - start.x) / planOf(state, width).cell);
      }),
    drop() {
      taken.current = null;
    },
  };
  const lags = lagsOf(state);
  return (
    <>
      <Graph
        of={of}
        step={lab.position.at}
        says={`${state.ends.length} partitions with ${state.ends.join(', ')} records. The lag of mail is ${lags.mail}, that of billing ${lags.billing}.`}
        isTried={isTried}
        acts={acts}
      />
      <Still picture={still} says={last.text} />
    </>
  );
}
