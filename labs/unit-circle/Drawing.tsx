import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { labelWidth, nearest, useFilm, writing } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  toTenth,
  words,
  type Coordinates,
  type Geo,
  type GraphItem,
  type GraphPicture,
  type Grip,
} from '@groundwork/labs-kit/drawings/graph';
import { say, type State } from './model';
import { heldAt, QUARTER, stopAt, TURN, turnedTo, walk, type Setup, type Stop } from './rules';

type Actor = NonNullable<GraphItem['actor']>;
/** Who is who: how far up, how far to the right, and the cabin. */
const [UP, RIGHT, CABIN] = ['a', 'b', 'c'] as const;

/** Degrees between posts. */
const POSTS = 15;
/** Degrees between the cabins of the wheel. */
const SEATS = 30;
/** Stops that are nearer to each other have no heads. */
const LEAST_HEADS = 30;
/** Degrees that an arrow key turns by. */
const NUDGE = 5;

/** Where wheels and grounds are: a spoke is the unit of everything. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly size: number;
  readonly spoke: number;
  readonly axle: number;
  /** Where the ground begins: at the rim. */
  readonly ground: number;
  readonly up: number;
  readonly right: number;
}

/** Both wheels at the left, one below the other; to the right the ground, as long as a rim. */
function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const { left, end, head, gap, foot } = isWide
    ? { left: 12, end: 18, head: 30, gap: 44, foot: 24 }
    : { left: 9, end: 15, head: 26, gap: 38, foot: 36 };
  const spoke = (width - left - end) / (2 + 2 * Math.PI);
  const up = toTenth(head + spoke);
  const right = toTenth(up + 2 * spoke + gap);
  const height = Math.ceil(right + spoke + foot);
  return { width, height, isWide, size, spoke, axle: left + spoke, ground: left + 2 * spoke, up, right };
}

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const sine = (degrees: number): number => Math.sin(inRadians(degrees));
const cosine = (degrees: number): number => Math.cos(inRadians(degrees));

/** Where the ground is, so many degrees along the rim. */
const along = ({ ground, spoke }: Plan, degrees: number): number => toTenth(ground + spoke * inRadians(degrees));

/** A place of the wheel at a level. */
const placeOn = ({ axle, spoke }: Plan, level: number, x: number, y: number): Coordinates => ({
  x: toTenth(axle + spoke * x),
  y: toTenth(level - spoke * y),
});

const item = (
  id: string,
  kind: GraphItem['kind'],
  look: string,
  geo: Geo,
  more: Partial<GraphItem> = {},
): GraphItem => ({
  id,
  kind,
  look,
  geo,
  ...more,
});

type Ends = readonly [from: Coordinates, to: Coordinates];

const line = (id: string, look: string, [from, to]: Ends, actor?: Actor): GraphItem =>
  item(id, 'line', look, { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, actor && { actor });

const path = (id: string, look: string, d: string, actor?: Actor): GraphItem =>
  item(id, 'path', look, {}, { path: d, ...(actor && { actor }) });

const dot = (id: string, look: string, { x, y }: Coordinates, r: number, actor?: Actor): GraphItem =>
  item(id, 'dot', look, { x, y, r }, actor && { actor });

/** The wave between two numbers of degrees. */
function wave(plan: Plan, level: number, value: (degrees: number) => number, from: number, till: number): string {
  const fine = Array.from({ length: Math.ceil((till - from) / 5) }, (_, index) => from + 5 * index);
  return `M${[...fine, till].map((degrees) => `${along(plan, degrees)} ${toTenth(level - plan.spoke * value(degrees))}`).join('L')}`;
}

/** What stays: two rims, two grounds as long as a rim, the levels 1 and −1, and quarters of a turn. */
function scene(plan: Plan, converted: boolean): GraphItem[] {
  const { width, isWide, size, spoke, axle, right } = plan;
  const foot = right + spoke;
  const quarters = ['0', 'π/2', 'π', '3π/2', '2π'].flatMap((name, index): GraphItem[] => {
    const degrees = index * QUARTER;
    const x = along(plan, degrees);
    const said = converted ? `${degrees}°` : `${degrees}`;
    const text = isWide && converted && index > 0 ? `${said} = ${name}` : said;
    const middle = Math.min(x, width - 1 - labelWidth(text, size) / 2);
    return [
      line(`quarter ${index}`, 'rail', [
        { x, y: plan.up - spoke },
        { x, y: foot },
      ]),
      words(`degrees ${index}`, 'soft', middle, foot + 17, text),
      ...(isWide || !converted ? [] : [words(`radians ${index}`, 'soft', middle, foot + 31, name)]),
    ];
  });
  const rows = [plan.up, plan.right].flatMap((level, row): GraphItem[] => {
    const at = (x: number, y: number): Coordinates => ({ x, y: toTenth(level - spoke * y) });
    const end = along(plan, TURN);
    return [
      line(`top ${row}`, 'rail', [at(axle, 1), at(end, 1)]),
      line(`bottom ${row}`, 'rail', [at(axle, -1), at(end, -1)]),
      words(`one ${row}`, 'end soft', width - 1, level - spoke + 4, '1'),
      words(`minus one ${row}`, 'end soft', width - 1, level + spoke + 4, '−1'),
      line(`ground ${row}`, 'edge', [at(axle - spoke, 0), at(end, 0)]),
      dot(`rim ${row}`, 'turn', at(axle, 0), spoke),
    ];
  });
  const turned = (isWide ? ['turned by 90°'] : ['turned', 'by 90°']).map((text, row) =>
    words(text, 'soft', axle, foot + 17 + 14 * row, text),
  );
  return [...quarters, ...rows, ...turned];
}

/** The way along the rim, and the same way laid straight on the ground, in pieces as long as a spoke. */
function tape(plan: Plan, way: number): GraphItem[] {
  const { axle, ground, spoke, up } = plan;
  const right = Math.PI / 2;
  return Array.from({ length: Math.ceil(way) }, (_, piece) => {
    const till = Math.min(piece + 1, way);
    const look = piece % 2 ? 'tape other' : 'tape';
    const arc = { cx: axle, cy: up, r: spoke, w: 5, a0: right - till, a1: right - piece };
    const straight = `M${toTenth(ground + spoke * piece)} ${up}H${toTenth(ground + spoke * till)}`;
    return [item(`tape ${piece}`, 'arc', look, arc), path(`laid ${piece}`, look, straight)];
  }).flat();
}

/** A way that goes round more often than once: a thread, wound inwards. */
function thread({ axle, spoke, up }: Plan, way: number): GraphItem {
  const half = Math.PI;
  const pitch = (0.7 * spoke) / (TURN / half);
  const at = (angle: number): string => {
    const r = spoke - (pitch * angle) / half;
    return `${toTenth(axle + r * Math.cos(angle))} ${toTenth(up - r * Math.sin(angle))}`;
  };
  const halves = Array.from({ length: Math.ceil(way / half) }, (_, index) => {
    const till = Math.min((index + 1) * half, way);
    const r = toTenth(spoke - pitch * index);
    return `A${r} ${r} 0 0 0 ${at(till)}`;
  });
  return path('thread', 'wound', `M${at(0)}${halves.join('')}`);
}

/** Posts over the ground up to where the cabin is, and the wave that goes over their tops. */
function posts(plan: Plan, setup: Setup, degrees: number): GraphItem[] {
  const { spoke } = plan;
  const rows = [
    { id: 'up', level: plan.up, actor: UP, of: ({ y }: Stop) => y, wanted: sine },
    { id: 'right', level: plan.right, actor: RIGHT, of: ({ x }: Stop) => x, wanted: cosine },
  ] as const;
  const stops = walk(setup).filter((stop) => stop.degrees <= degrees);
  const standing = setup.converted ? walk({ step: POSTS, converted: true, held: null }) : stops;
  return rows.flatMap(({ id, level, actor, of, wanted }): GraphItem[] => {
    const top = (stop: Stop): Coordinates => ({ x: along(plan, stop.degrees), y: toTenth(level - spoke * of(stop)) });
    const heads = setup.step < LEAST_HEADS ? [] : stops;
    return [
      ...standing
        .filter((stop) => stop.degrees < degrees)
        .map((stop) => line(`post ${id} ${stop.degrees}`, 'post', [{ ...top(stop), y: level }, top(stop)], actor)),
      setup.converted
        ? path(`wave ${id}`, 'wave', wave(plan, level, wanted, 0, degrees), actor)
        : path(`meant ${id}`, 'meant', wave(plan, level, wanted, 0, TURN)),
      ...heads.map((stop) => dot(`head ${id} ${stop.degrees}`, 'part', top(stop), 3.5, actor)),
    ];
  });
}

/** A letter beside what it names, where there is room. */
const letter = (id: string, text: string, { x, y }: Coordinates, long: number): GraphItem[] =>
  long < 24 ? [] : [words(id, 'strong halo', x, y + 4, text)];

/** The wheel with its cabin: what is up stands under the cabin, what is right lies on the ground. */
function wheel(plan: Plan, { x, y }: Stop): GraphItem[] {
  const { up, spoke, isWide } = plan;
  const [axle, foot, cabin] = [placeOn(plan, up, 0, 0), placeOn(plan, up, x, 0), placeOn(plan, up, x, y)];
  const aside = x < 0 ? -10 : 10;
  const below = y < 0 ? -10 : 11;
  return [
    ...Array.from({ length: TURN / SEATS }, (_, index) =>
      dot(`seat ${index}`, 'bin', placeOn(plan, up, cosine(SEATS * index), sine(SEATS * index)), 2),
    ),
    line('spoke', 'edge way', [axle, cabin]),
    line('leg right', 'rod', [axle, foot], RIGHT),
    line('leg up', 'rod', [foot, cabin], UP),
    ...letter('letter up', 'S', { x: foot.x + aside, y: (foot.y + cabin.y) / 2 }, isWide ? spoke * Math.abs(y) : 0),
    ...letter('letter right', 'C', { x: (axle.x + foot.x) / 2, y: axle.y + below }, isWide ? spoke * Math.abs(x) : 0),
    dot('axle', 'order', axle, 3),
  ];
}

/** The same turned by a quarter turn, so that what is right stands upright. */
function turned(plan: Plan, { x, y, radians }: Stop): GraphItem[] {
  const { right, spoke, isWide } = plan;
  const at = (dx: number, dy: number): Coordinates => placeOn(plan, right, dx, dy);
  const [axle, foot, cabin] = [at(0, 0), at(-y, 0), at(-y, x)];
  const r = spoke * 0.4;
  const end = radians + Math.PI / 2;
  const a0 = Math.PI / 2 - end;
  const tip = at(0.4 * Math.cos(end), 0.4 * Math.sin(end));
  const back = at(0.4 * Math.cos(end - 0.3), 0.4 * Math.sin(end - 0.3));
  return [
    line('lay right', 'thread', [axle, at(x, 0)], RIGHT),
    line('lay up', 'thread', [at(x, 0), at(x, y)], UP),
    line('spoke before', 'before', [axle, at(x, y)]),
    dot('cabin before', 'ghost', at(x, y), isWide ? 7 : 5, CABIN),
    item('quarter turn', 'arc', 'turn', { cx: axle.x, cy: axle.y, r, w: 1.5, a0, a1: a0 + Math.PI / 2 }),
    item('quarter head', 'arrow', 'chain', { x1: back.x, y1: back.y, x2: tip.x, y2: tip.y }),
    line('spoke turned', 'edge way', [axle, cabin]),
    line('leg up turned', 'thread', [axle, foot], UP),
    line('leg right turned', 'rod', [foot, cabin], RIGHT),
    dot('axle turned', 'order', axle, 3),
  ];
}

/** Where what is now goes: from the cabins to the tops of the posts over the end of the way. */
function here(plan: Plan, { x, y, degrees }: Stop) {
  const { up, right } = plan;
  const end = along(plan, degrees);
  return [
    { id: 'up', level: up, cabin: placeOn(plan, up, x, y), actor: UP },
    { id: 'right', level: right, cabin: placeOn(plan, right, -y, x), actor: RIGHT },
  ].map((row) => ({ ...row, foot: { x: end, y: row.level }, top: { x: end, y: row.cabin.y } }));
}

/** The lines of now. */
const lines = (plan: Plan, stop: Stop): GraphItem[] =>
  here(plan, stop).flatMap(({ id, cabin, foot, top }) => [
    line(`level ${id}`, 'level', [cabin, top]),
    line(`now ${id}`, 'level', [
      { ...foot, y: toTenth(foot.y - plan.spoke) },
      { ...foot, y: toTenth(foot.y + plan.spoke) },
    ]),
  ]);

/** The posts of now, the cabins, and how long the way is. */
function now(plan: Plan, stop: Stop, converted: boolean): GraphItem[] {
  const { up, isWide, width, size } = plan;
  const rows = here(plan, stop);
  const whole = Math.round(stop.degrees);
  const length = converted ? say(stop.radians) : `${(stop.radians / (2 * Math.PI)).toFixed(1)} turns`;
  const degrees = `${whole}${converted ? '°' : ''}`;
  const text = converted && !isWide ? degrees : `${degrees} = ${length}`;
  const end = along(plan, stop.degrees);
  const hasRoom = end + 8 + labelWidth(text, size, true) < width - 16;
  return [
    ...rows.flatMap(({ id, foot, top, actor }) => [
      line(`post ${id}`, 'rod', [foot, top], actor),
      dot(`top ${id}`, 'plate', top, 5, actor),
    ]),
    dot('cabin up', 'plate', rows[0]!.cabin, isWide ? 10 : 7, CABIN),
    dot('cabin right', 'node', rows[1]!.cabin, isWide ? 8 : 6, CABIN),
    dot('knob', 'grasp handed', rows[1]!.foot, 6),
    words(
      'way',
      `strong halo ${hasRoom ? 'start' : 'end'}`,
      end + (hasRoom ? 8 : -8),
      up + (stop.y < 0 ? -9 : 19),
      text,
    ),
  ];
}

/** What a row is, and its value. */
function names(plan: Plan, { x, y }: Stop): GraphItem[] {
  const { ground, spoke } = plan;
  return (
    [
      ['S', `sine, up: ${say(y)}`, plan.up, UP],
      ['C', `cosine, to the right: ${say(x)}`, plan.right, RIGHT],
    ] as const
  ).flatMap(([sign, text, level, actor]) => {
    const [left, y0] = [toTenth(ground + 12), toTenth(level - spoke - 10)];
    return [
      item(`badge ${sign}`, 'rect', 'box', { x: left, y: y0 - 13, w: 17, h: 17, rx: 3 }, { actor }),
      words(`sign ${sign}`, 'strong', left + 8.5, y0, sign),
      words(`name ${sign}`, 'strong start', left + 23, y0, text),
    ];
  });
}

/** At the end: the cosine's wave on its way to the sine's, a quarter turn to the right. */
function moved(plan: Plan, part: number): GraphItem[] {
  const { spoke, up, right } = plan;
  if (part <= 0) return [];
  const by = QUARTER * part;
  const level = right + (up - right) * part;
  const d = wave(plan, level, (degrees) => cosine(degrees - by), by, TURN);
  const [y, from, till] = [toTenth(up - spoke), along(plan, 0), along(plan, by)];
  return [
    path('moved', 'wave moved', d, RIGHT),
    item('way moved', 'arrow', 'chain way', { x1: from, y1: y, x2: till, y2: y }),
    ...(part < 1 ? [] : [words('how far', 'strong', along(plan, 30), y + 16, `${QUARTER}°`)]),
  ];
}

/** The picture at a time: the degrees that the cabin has gone, and after a turn those that the cosine's wave is moved by. */
export function pictureOf(setup: Setup, time: number, width: number): GraphPicture {
  const plan = planOf(width);
  const stop = stopAt(Math.min(time, TURN), setup.converted);
  const { converted } = setup;
  return {
    width,
    height: plan.height,
    items: [
      ...scene(plan, converted),
      ...posts(plan, setup, stop.degrees),
      ...lines(plan, stop),
      ...(converted ? tape(plan, stop.radians) : [thread(plan, stop.radians)]),
      ...wheel(plan, stop),
      ...turned(plan, stop),
      ...now(plan, stop, converted),
      ...names(plan, stop),
      ...moved(plan, (time - stop.degrees) / QUARTER),
    ],
  };
}

/** The degrees at which the cabin is nearest to a place. */
export function degreesAt(setup: Setup, { x, y }: Coordinates, width: number, from: number): number {
  const { axle, up, spoke } = planOf(width);
  const to = { x: (x - axle) / spoke, y: (up - y) / spoke };
  if (setup.converted) return Math.round(turnedTo((Math.atan2(to.y, to.x) * 180) / Math.PI, from));
  // Each whole number is another direction: the best of those near by.
  const first = Math.max(0, from - QUARTER / 4);
  const numbers = Array.from({ length: QUARTER / 2 }, (_, index) => Math.floor(first) + index).filter(
    (one) => one <= TURN,
  );
  const far = Math.hypot(to.x, to.y) || 1;
  return numbers[
    nearest(
      numbers.map((one) => stopAt(one, false)),
      { x: to.x / far, y: to.y / far },
      numbers.indexOf(from),
    )
  ]!;
}

/** The degrees whose way ends at a place of the ground. */
export function degreesAlong({ x }: Coordinates, width: number): number {
  const { ground, spoke } = planOf(width);
  return ((x - ground) / spoke / Math.PI) * 180;
}

/** A wheel whose cabin can be dragged, and the two waves that it draws. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, isTried } = lab;
  const { stop, time } = lab.frame.state;
  const parting = (a: Setup, b: Setup): number => (a.converted === b.converted ? Infinity : 0);
  const { root, shown, show } = useFilm({ run: setup, to: time, held: isTried, parting });
  const of = useCallback((width: number) => pictureOf(shown.run, shown.time, width), [shown.run, shown.time]);
  const hold = (degrees: number): void => {
    const [next, at] = heldAt(setup, degrees);
    lab.replace(next, at);
  };
  const drag = (degrees: number): void => {
    show(Math.min(Math.max(Math.round(degrees), 0), TURN));
    hold(degrees);
  };
  const slider = {
    says: `${stop.degrees}${setup.converted ? '°' : ''} of ${TURN}`,
    now: stop.degrees,
    last: TURN,
    onNudge: (by: 1 | -1) => hold(stop.degrees + by * NUDGE),
    onPress: () => undefined,
  };
  const film = stopAt(Math.min(shown.time, TURN), shown.run.converted);
  const grips: Grip[] = [
    {
      ...slider,
      id: 'cabin',
      label: 'The cabin on the wheel',
      at: (width) => {
        const plan = planOf(width);
        return placeOn(plan, plan.up, film.x, film.y);
      },
      onDrag: (to, width) => drag(degreesAt(setup, to, width, stop.degrees)),
    },
    {
      ...slider,
      id: 'way',
      label: 'The way on the ground',
      at: (width) => {
        const plan = planOf(width);
        return { x: along(plan, film.degrees), y: plan.right };
      },
      onDrag: (to, width) => drag(degreesAlong(to, width)),
    },
  ];
  return (
    <div ref={root}>
      <Graph
        of={of}
        step={lab.position.at}
        isFilm
        isTried={isTried}
        says={`The cabin is ${say(stop.x)} to the right of the axle and ${say(stop.y)} up. To the right, over the way along the rim, both are drawn as waves up to here.`}
        grips={grips}
      />
    </div>
  );
}
