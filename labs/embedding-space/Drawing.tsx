import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { inLine, isStillIn, useClock, writing } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  item,
  Still,
  toTenth,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Grip,
} from '@groundwork/labs-kit/drawings/graph';
import { BET, direction, isEnd, say, TEXTS, type State } from './model';
import {
  batchesOf,
  gap,
  movedTo,
  similarity,
  TURN,
  WORDS,
  type Arrows,
  type Pair,
  type Setup,
  type Word,
} from './rules';

type Actor = NonNullable<GraphItem['actor']>;

/** Who is who: parcels, paying, and what nobody trains. */
const ACTORS: readonly Actor[] = ['a', 'a', 'a', 'b', 'b', 'b', 'c'];
const actorOf = (word: Word): Actor => ACTORS[WORDS.indexOf(word)]!;

/** Degrees that an arrow key turns by. */
const NUDGE = 5;
/** Nearer to the middle, a pointer has no direction. */
const NOWHERE = 6;
/** Less is not shown as a turn. */
const LEAST_TURN = 4;
/** Between two names. */
const PITCH = 11;

/** A circle with names at both sides, and rows with what is alike: beside it, or on a phone below. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Where names end at the left and begin at the right. */
  readonly sides: readonly [left: number, right: number];
  readonly rows: { readonly left: number; readonly top: number; readonly pitch: number };
  /** Where similarities −1 and 1 are. */
  readonly scale: readonly [least: number, most: number];
}

const HEAD = 22;
const AWAY = 22;
/** What rows beside the circle need. */
const LEAST_ROWS = 180;

function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const names = isWide ? 98 : 58;
  const r = Math.min(150, (width - 2 * (AWAY + names) - (isWide ? LEAST_ROWS : 0)) / 2);
  const x = isWide ? names + AWAY + r : width / 2;
  const y = HEAD + 14 + r;
  const foot = Math.ceil(y + r + 18);
  const sides = [toTenth(x - r - AWAY), toTenth(x + r + AWAY)] as const;
  if (isWide) {
    const left = x + r + AWAY + names + 14;
    const top = HEAD + 36;
    const rows = { left, top, pitch: (foot - top) / 3 };
    return { width, height: foot, isWide, size, x, y, r, sides, rows, scale: [left + 8, width - 14] };
  }
  const rows = { left: 2, top: foot + 22, pitch: 24 };
  const scale = [124, width - 48] as const;
  return { width, height: foot + 22 + 3 * 24, isWide, size, x, y, r, sides, rows, scale };
}

const line = (id: string, look: string, from: Coordinates, to: Coordinates, more: Partial<GraphItem> = {}): GraphItem =>
  item(id, /went|descent/.test(look) ? 'arrow' : 'line', look, { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, more);

const words = (id: string, look: string, x: number, y: number, text: string): GraphItem =>
  item(id, 'text', look, { x, y }, { text });

/** A place in a direction from the middle. */
function placeAt({ x, y }: Plan, degrees: number, far: number): Coordinates {
  const angle = (degrees * Math.PI) / 180;
  return { x: toTenth(x + far * Math.cos(angle)), y: toTenth(y - far * Math.sin(angle)) };
}

/** A part of a circle round the middle, the way that something turned. */
function bend(plan: Plan, far: number, from: number, to: number): string {
  const end = from + Math.max(-TURN + 1, Math.min(TURN - 1, to - from));
  const [a, b] = [placeAt(plan, from, far), placeAt(plan, end, far)];
  return `M${a.x} ${a.y}A${toTenth(far)} ${toTenth(far)} 0 ${Math.abs(end - from) > TURN / 2 ? 1 : 0} ${end > from ? 0 : 1} ${b.x} ${b.y}`;
}

/** Where each name stands: in the column of its side, as near to its arrow as the others let it. */
function namePlaces(plan: Plan, arrows: Arrows): Readonly<Record<Word, Coordinates & { readonly isLeft: boolean }>> {
  const tips = WORDS.map((word) => ({ word, ...placeAt(plan, arrows[word], plan.r) }));
  const columns = [true, false].flatMap((isLeft) => {
    const own = tips.filter(({ x }) => x < plan.x === isLeft).sort((a, b) => a.y - b.y);
    const ys = inLine(
      own.map(({ y }) => y - PITCH / 2),
      own.map(() => PITCH),
      [HEAD, plan.y + plan.r + 12],
    );
    return own.map(({ word }, index) => [word, { x: plan.sides[isLeft ? 0 : 1], y: ys[index]! + PITCH / 2, isLeft }]);
  });
  return Object.fromEntries(columns) as ReturnType<typeof namePlaces>;
}

/** A number between two, at a part of the way. */
const between = (a: number, b: number, part: number): number => a + (b - a) * part;

const arrowsBetween = (a: Arrows, b: Arrows, part: number): Arrows =>
  Object.fromEntries(WORDS.map((word) => [word, between(a[word], b[word], part)])) as Record<Word, number>;

/** What belongs together, as threads between the points of arrows. */
function threads(plan: Plan, { setup }: State, arrows: Arrows): GraphItem[] {
  const pairs = new Map(batchesOf(setup).flatMap((batch) => batch.map((pair): [string, Pair] => [pair.join(), pair])));
  return [...pairs].map(([id, [a, b]]) =>
    line(`thread ${id}`, 'thread', ...chord(plan, arrows, [a, b]), { actor: actorOf(b) }),
  );
}

const chord = (plan: Plan, arrows: Arrows, [a, b]: Pair): readonly [Coordinates, Coordinates] => [
  placeAt(plan, arrows[a], plan.r),
  placeAt(plan, arrows[b], plan.r),
];

/** What acts now: arrows towards each other, or from each other. */
function forces(plan: Plan, { force, now }: State, arrows: Arrows): GraphItem[] {
  return now.flatMap((pair) => {
    const [one, other] = chord(plan, arrows, pair);
    const on = (part: number): Coordinates => ({ x: between(one.x, other.x, part), y: between(one.y, other.y, part) });
    const [from, to] = force === 'pull' ? [0.08, 0.38] : [0.44, 0.14];
    return [
      line(`force ${pair.join()} 0`, 'descent', on(from), on(to)),
      line(`force ${pair.join()} 1`, 'descent', on(1 - from), on(1 - to)),
    ];
  });
}

/** How far words have turned. */
function turns(plan: Plan, before: Arrows, arrows: Arrows): GraphItem[] {
  const moved = WORDS.filter((word) => Math.abs(arrows[word] - before[word]) > LEAST_TURN);
  return moved.flatMap((word, lane): GraphItem[] => {
    const far = plan.r * (0.88 - 0.075 * lane);
    const [from, to] = [before[word], arrows[word]];
    return [
      line(`was ${word}`, 'before', placeAt(plan, from, plan.r * 0.3), placeAt(plan, from, plan.r)),
      item(`turn ${word}`, 'path', 'ghost', {}, { path: bend(plan, far, from, to), actor: actorOf(word) }),
    ];
  });
}

/** The arrows, the rings where they began, and their names. */
function drawn(plan: Plan, state: State, arrows: Arrows, places: ReturnType<typeof namePlaces>): GraphItem[] {
  const { setup, now, asks } = state;
  const { r, isWide } = plan;
  const middle = placeAt(plan, 0, 0);
  const active = new Set<string>([...now.flat(), ...(asks ? [asks, ...Object.keys(TEXTS)] : [])]);
  return [
    ...WORDS.map((word, index) =>
      item(
        `start ${word}`,
        'dot',
        'node handed',
        { ...placeAt(plan, setup.starts[index]!, r), r: 8 },
        { actor: actorOf(word) },
      ),
    ),
    ...WORDS.flatMap((word): GraphItem[] => {
      const more = { actor: actorOf(word) };
      const { x, y, isLeft } = places[word];
      return [
        line(`lead ${word}`, 'beam', placeAt(plan, arrows[word], r), { x: x + (isLeft ? 3 : -3), y }, more),
        line(`arrow ${word}`, word === asks ? 'descent' : 'went', middle, placeAt(plan, arrows[word], r), more),
      ];
    }),
    item('middle', 'dot', 'order', { ...middle, r: 3.5 }),
    ...WORDS.map((word) => {
      const { x, y, isLeft } = places[word];
      const look = `${isLeft ? 'end' : 'start'}${active.has(word) ? ' strong' : ''}`;
      return words(`name ${word}`, look, x, y + 4.5, isWide ? `${word} ${direction(arrows[word])}` : word);
    }),
  ];
}

interface Row {
  readonly pair: Pair;
  readonly actor: Actor;
}

/** What is compared: the bet and two others, or a question with both help texts. */
const rowsOf = ({ asks }: State): readonly Row[] =>
  asks
    ? (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((text) => ({ pair: [asks, text], actor: actorOf(text) }))
    : [
        { pair: BET, actor: 'a' },
        { pair: ['package', 'card'], actor: 'b' },
        { pair: ['package', 'voucher'], actor: 'c' },
      ];

/** Similarities on a scale from −1 to 1. */
function scales(plan: Plan, state: State, arrows: Arrows): GraphItem[] {
  const { rows, scale, isWide, width } = plan;
  const [least, most] = scale;
  const at = (value: number): number => between(least, most, (value + 1) / 2);
  const marks = [-1, 0, 1].flatMap((value) => [
    words(`mark ${value}`, 'soft', at(value), rows.top - (isWide ? 14 : 12), `${value}`.replace('-', '−')),
    line(
      `marks ${value}`,
      'rail',
      { x: at(value), y: rows.top - 8 },
      { x: at(value), y: rows.top + 3 * rows.pitch - (isWide ? rows.pitch - 38 : 8) },
    ),
  ]);
  return [
    ...(isWide ? [words('scale', 'start strong', least - 8, HEAD - 8, 'Similarity')] : []),
    ...marks,
    ...rowsOf(state).flatMap(({ pair: [a, b], actor }, index): GraphItem[] => {
      const y = rows.top + index * rows.pitch + (isWide ? 30 : 5);
      const value = similarity(arrows[a], arrows[b]);
      const text = isWide ? y - 16 : y + 4.5;
      return [
        line(`track ${index}`, 'edge', { x: least, y }, { x: most, y }),
        line(`bar ${index}`, 'rod', { x: at(0), y }, { x: at(value), y }, { actor }),
        item(`value ${index}`, 'dot', 'plate', { x: at(value), y, r: 6 }, { actor }),
        words(`pair ${index}`, 'start', rows.left, text, `${a} – ${b}`),
        words(`says ${index}`, 'end strong', width - 2, text, say(value)),
      ];
    }),
  ];
}

/** The angle between two arrows that are compared. */
function opened(plan: Plan, state: State, arrows: Arrows): GraphItem[] {
  return rowsOf(state)
    .slice(0, state.asks ? 2 : 1)
    .map(({ pair: [a, b], actor }, index) => {
      const from = arrows[a];
      const d = bend(plan, plan.r * (0.22 + 0.13 * index), from, from + gap(from, arrows[b]));
      return item(`angle ${index}`, 'path', 'wave', {}, { path: d, actor });
    });
}

/** The picture at a time: whole numbers are steps, and between two of them the arrows turn. */
export function pictureOf(states: readonly State[], time: number, width: number): GraphPicture {
  const plan = planOf(width);
  const next = Math.min(Math.ceil(time), states.length - 1);
  const state = states[next]!;
  const before = states[Math.max(0, next - 1)]!;
  const part = next === 0 || time >= next ? 1 : time - (next - 1);
  const arrows = arrowsBetween(before.arrows, state.arrows, part);
  const [from, to] = [namePlaces(plan, before.arrows), namePlaces(plan, state.arrows)];
  const places = Object.fromEntries(
    WORDS.map((word) => {
      const [a, b] = [from[word], to[word]];
      return [word, { x: between(a.x, b.x, part), y: between(a.y, b.y, part), isLeft: b.isLeft }];
    }),
  ) as ReturnType<typeof namePlaces>;
  return {
    width,
    height: plan.height,
    items: [
      item('rim', 'dot', 'turn', { x: plan.x, y: plan.y, r: plan.r }),
      words('title', 'start strong', 2, HEAD - 8, state.title),
      ...threads(plan, state, arrows),
      // At the end the whole way is shown, from where chance put a word.
      ...turns(plan, (isEnd(state) ? states[0]! : before).arrows, arrows),
      ...opened(plan, state, arrows),
      ...drawn(plan, state, arrows, places),
      ...forces(plan, state, arrows),
      ...scales(plan, state, arrows),
    ],
  };
}

/** The direction of a place from the middle, in degrees; null if it is too near for one. */
export function degreesAt({ x, y }: Coordinates, width: number): number | null {
  const plan = planOf(width);
  const [right, up] = [x - plan.x, plan.y - y];
  return Math.hypot(right, up) < NOWHERE ? null : (Math.atan2(up, right) * 180) / Math.PI;
}

/** Where a word began. */
export function ringAt({ starts }: Setup, word: Word, width: number): Coordinates {
  const plan = planOf(width);
  return placeAt(plan, starts[WORDS.indexOf(word)]!, plan.r);
}

/** What the picture shows, in words. */
export function described(state: State): string {
  const at = WORDS.map((word) => `${word} ${direction(state.arrows[word])}`).join(', ');
  const rows = rowsOf(state).map(
    ({ pair: [a, b] }) => `${a} and ${b} ${say(similarity(state.arrows[a], state.arrows[b]))}`,
  );
  return `Seven arrows from one point: ${at}. Similarities: ${rows.join(', ')}.`;
}

const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];

/** The clock counts steps, the same for every run. */
const STEPS = {};

/** Seven arrows that pairs pull and push until those of one subject point the same way. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, isTried } = lab;
  const { state } = lab.frame;
  const root = useRef<HTMLDivElement>(null);
  const [{ time }] = useClock({
    run: STEPS,
    to: lab.position.at,
    held: isTried,
    parting: () => Infinity,
    isStill: () => isStillIn(root.current),
  });
  const states = useMemo(() => frames.map((frame) => frame.state), [frames]);
  const of = useCallback((width: number) => pictureOf(states, time, width), [states, time]);
  const grips = WORDS.map((word, index): Grip => {
    const start = setup.starts[index]!;
    return {
      id: word,
      at: (width) => ringAt(setup, word, width),
      label: `Where ${word} begins`,
      says: `${start} degrees`,
      now: start,
      last: TURN - 1,
      onDrag(to, width) {
        const degrees = degreesAt(to, width);
        if (degrees !== null) lab.adjust(movedTo(setup, word, degrees));
      },
      onNudge: (by) => lab.adjust(movedTo(setup, word, start + by * NUDGE)),
    };
  });
  const end = frames.findIndex((frame) => isEnd(frame.state));
  const still = useMemo(() => pictureOf(states, end, SIZES[0]!.width), [states, end]);
  return (
    <div ref={root}>
      <Graph
        of={of}
        sizes={SIZES}
        step={lab.position.at}
        isFilm
        isTried={isTried}
        says={described(state)}
        grips={grips}
      />
      <Still picture={still} says={frames[end]!.text} />
    </div>
  );
}
