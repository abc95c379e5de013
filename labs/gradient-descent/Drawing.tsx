import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { clamp, labelWidth, mix, useFilm, writing } from '@groundwork/labs-kit/drawings';
import {
  bowPath,
  Graph,
  item,
  Still,
  toTenth,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Grip,
  NARROW,
} from '@groundwork/labs-kit/drawings/graph';
import {
  BOTTOM,
  loss,
  minutes,
  MOST_TENTHS,
  reckoned,
  RIDE,
  say,
  slope,
  STEPS,
  walk,
  type Setup,
  type State,
} from './model';

/** Who is who: the ride, the model with its weight, and the loss. */
const [THE_RIDE, MODEL, LOSS] = ['a', 'b', 'd'] as const;

/** How far from the bottom the picture reaches before it has to zoom out. */
const LEAST_HALF = 2.1;
/** The ball stays so far from the edge. */
const MARGIN = 1.05;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly size: number;
  readonly ball: number;
  /** Minutes over kilometres; the ride is in its middle. */
  readonly line: Box;
  /** The loss over the weight; the bottom is in its middle. */
  readonly valley: Box;
}

/** On a wide screen both beside each other, else one below the other. */
function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  if (isWide) {
    const [top, foot, cut] = [38, 262, Math.round(width * 0.43)];
    const line = { left: 48, right: cut, top, foot };
    return { width, height: 318, isWide, size, ball: 9, line, valley: { left: cut + 56, right: width - 8, top, foot } };
  }
  const sides = { left: 46, right: width - 8 };
  const line = { ...sides, top: 24, foot: 148 };
  return { width, height: 394, isWide, size, ball: 7, line, valley: { ...sides, top: 190, foot: 338 } };
}

const middle = ({ left, right }: Box): number => (left + right) / 2;

/** Both pictures at a scale: `half` is how far from the bottom the weights reach that have room. */
class Scale {
  constructor(
    readonly plan: Plan,
    readonly half: number,
  ) {}

  /** Where a weight is over the floor of the valley. */
  across(w: number): number {
    const { valley } = this.plan;
    return toTenth(middle(valley) + ((w - BOTTOM) / this.half) * (valley.right - middle(valley)));
  }

  /** Where a loss is above the floor. */
  up(value: number): number {
    const { top, foot } = this.plan.valley;
    return toTenth(foot - (value / loss(BOTTOM + this.half)) * (foot - top));
  }

  /** Where a weight is on the valley's wall. */
  wall(w: number): Coordinates {
    return { x: this.across(w), y: this.up(loss(w)) };
  }

  /** How many minutes have room above and below the ride. */
  get reach(): number {
    return RIDE.km * this.half;
  }

  along(km: number): number {
    const { line } = this.plan;
    return toTenth(line.left + (km / (2 * RIDE.km)) * (line.right - line.left));
  }

  late(value: number): number {
    const { top, foot } = this.plan.line;
    return toTenth((top + foot) / 2 - ((value - RIDE.minutes) / this.reach) * ((foot - top) / 2));
  }

  holds(w: number): boolean {
    return Math.abs(w - BOTTOM) <= this.half;
  }
}

/** The weight at a time of the film, between two steps on its way. */
function weightAt(weights: readonly number[], time: number): number {
  const step = Math.floor(time);
  return mix(weights[step]!, weights[step + 1] ?? weights[step]!, time - step);
}

/** A scale at which all until now has room; on the way to a larger one it has room for the leap. */
function scaleOf(setup: Setup, time: number, width: number): Scale {
  const weights = walk(setup);
  const gone = Math.floor(time);
  const half = (step: number): number =>
    Math.max(LEAST_HALF, ...weights.slice(0, step + 1).map((w) => MARGIN * Math.abs(w - BOTTOM)));
  return new Scale(planOf(width), Math.sqrt(mix(half(gone) ** 2, half(gone + 1) ** 2, time - gone)));
}

type Actor = NonNullable<GraphItem['actor']>;

const line = (id: string, look: string, from: Coordinates, to: Coordinates, actor?: Actor): GraphItem =>
  item(id, 'line', look, { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, actor && { actor });

const dot = (id: string, look: string, { x, y }: Coordinates, r: number, actor?: Actor): GraphItem =>
  item(id, 'dot', look, { x, y, r }, actor && { actor });

const words = (id: string, look: string, x: number, y: number, text: string): GraphItem =>
  item(id, 'text', look, { x: toTenth(x), y: toTenth(y) }, { text });

/** Round values within a range, at most so many, one of them 0 if it is in it. */
function ticks(least: number, most: number, count: number): readonly number[] {
  const rough = (most - least) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const by = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough - 1e-9)!;
  const first = Math.ceil(least / by);
  return Array.from({ length: Math.floor(most / by) - first + 1 }, (_, index) => (first + index) * by);
}

/** The axes of both pictures; only their numbers depend on the scale. */
function axes(scale: Scale): GraphItem[] {
  const { plan, half, reach } = scale;
  const { line: left, valley } = plan;
  const zero = scale.late(0);
  const minuteTicks = ticks(RIDE.minutes - reach, RIDE.minutes + reach, 4).filter((value) => Math.abs(value) < 1e4);
  const lossTicks = ticks(0, loss(BOTTOM + half), 4).filter((value) => value < 1e4);
  return [
    ...minuteTicks.flatMap((value) => {
      const y = scale.late(value);
      return [
        line(`minute ${value}`, 'rail', { x: left.left, y }, { x: left.right, y }),
        words(`minutes ${value}`, 'end soft', left.left - 5, y + 4, say(value)),
      ];
    }),
    line('hours', 'edge', { x: left.left, y: left.top }, { x: left.left, y: left.foot }),
    line('kilometres', 'edge', { x: left.left, y: zero }, { x: left.right, y: zero }),
    ...[1, 2, 3, 4, 5].map((km) =>
      words(`km ${km}`, 'soft', scale.along(km), left.foot + 16, km === 3 ? '3 km' : `${km}`),
    ),
    ...lossTicks.flatMap((value) => {
      const y = scale.up(value);
      return [
        line(`loss ${value}`, 'rail', { x: valley.left, y }, { x: valley.right, y }),
        words(`losses ${value}`, 'end soft', valley.left - 5, y + 4, say(value)),
      ];
    }),
    line('floor', 'edge', { x: valley.left, y: valley.foot }, { x: valley.right, y: valley.foot }),
    ...ticks(BOTTOM - half, BOTTOM + half, half > 500 ? 4 : plan.isWide ? 6 : 5.5).flatMap((w) => {
      const x = scale.across(w);
      const text = say(w);
      const room = labelWidth(text, plan.size) / 2;
      return [
        line(`at ${w}`, 'edge', { x, y: valley.foot }, { x, y: valley.foot + 4 }),
        ...(x - room < valley.left - 30 || x + room > plan.width
          ? []
          : [words(`w ${w}`, 'soft', x, valley.foot + 32, text)]),
      ];
    }),
  ];
}

/** The wall of the valley: at every scale the same, because twice as far is four times as high. */
function wall({ plan: { valley } }: Scale): GraphItem {
  const { left, right, top, foot } = valley;
  const x = middle(valley);
  return item(
    'wall',
    'path',
    'wave',
    {},
    { path: `M${left} ${top}Q${x} ${2 * foot - top} ${right} ${top}`, actor: LOSS },
  );
}

const bowOf = (from: Coordinates, to: Coordinates): number => clamp(Math.abs(to.x - from.x) * 0.28, 2, 40);

/** Where something is that leaps from one place to another. */
function leap(from: Coordinates, to: Coordinates, part: number): Coordinates {
  const by = 4 * part * (1 - part) * bowOf(from, to);
  return { x: toTenth(mix(from.x, to.x, part)), y: toTenth(mix(from.y, to.y, part) - by) };
}

/** The steps that are gone: where the ball was, and its leaps. */
function trail(scale: Scale, weights: readonly number[]): GraphItem[] {
  return weights.slice(0, -1).flatMap((w, step) => {
    const [from, to] = [scale.wall(w), scale.wall(weights[step + 1]!)];
    return [
      item(`leap ${step}`, 'path', 'past', {}, { path: bowPath(from, to, bowOf(from, to)), actor: MODEL }),
      dot(`was ${step}`, 'part', from, 3, MODEL),
    ];
  });
}

/** How steep the wall is where the ball stands, and the step that follows from it, to scale below the floor. */
function step(scale: Scale, setup: Setup, w: number, next: number): GraphItem[] {
  const { plan, half } = scale;
  const { valley, size, width, ball } = plan;
  const at = scale.wall(w);
  const steep = (slope(w) * half * (valley.foot - valley.top)) / loss(BOTTOM + half) / (valley.right - middle(valley));
  const long = (5 * ball) / Math.hypot(1, steep);
  const above = Math.min(long, (at.y - valley.top) / Math.abs(steep)) * Math.sign(steep);
  const below = long * Math.sign(steep);
  const y = valley.foot + 13;
  const isHeld = scale.holds(next);
  const end = isHeld ? scale.across(next) : next > w ? width : valley.left - 30;
  const text = reckoned(setup, w);
  const room = labelWidth(text, size, true) / 2 + 2;
  const arrow = { x1: at.x, y1: y, x2: end, y2: y };
  return [
    line(
      'tangent',
      'average',
      { x: toTenth(at.x - below), y: toTenth(at.y + below * steep) },
      { x: toTenth(at.x + above), y: toTenth(at.y - above * steep) },
    ),
    ...(isHeld ? [dot('next', 'ghost', scale.wall(next), ball, MODEL)] : []),
    line('drop', 'level', { x: at.x, y: valley.foot }, { x: at.x, y: y + 5 }),
    // What leaves the picture has no head, and what is too short for one.
    isHeld && Math.abs(end - at.x) > 7
      ? item('step', 'arrow', 'chain way', arrow)
      : item('step', 'line', 'average', arrow),
    words('reckoned', 'strong', clamp((at.x + end) / 2, valley.left - 30 + room, width - room), y + 36, text),
  ];
}

/** The model's line as far as it is in the picture, the ride, and the square of what lies between. */
function modelAndRide(scale: Scale, w: number): GraphItem[] {
  const { line: box } = scale.plan;
  const edge = w < 0 ? RIDE.minutes - scale.reach : RIDE.minutes + scale.reach;
  const km = w === 0 ? 2 * RIDE.km : Math.min(2 * RIDE.km, edge / w);
  const ride = { x: middle(box), y: scale.late(RIDE.minutes) };
  const said = { x: ride.x, y: scale.late(minutes(w)) };
  const side = Math.abs(said.y - ride.y);
  const isLess = w < BOTTOM;
  const away = isLess ? -1 : 1;
  const area = say(loss(w));
  const square = {
    x: isLess ? ride.x - side : ride.x,
    y: Math.min(said.y, ride.y),
    w: toTenth(side),
    h: toTenth(side),
  };
  return [
    item('square', 'rect', 'tile', square, { actor: LOSS }),
    line('model', 'rod', { x: box.left, y: scale.late(0) }, { x: scale.along(km), y: scale.late(w * km) }, MODEL),
    dot('ride', 'plate', ride, 7, THE_RIDE),
    dot('said', 'node', said, 6, MODEL),
    ...(side > labelWidth(area, scale.plan.size, true) + 8
      ? [words('area', 'strong', square.x + side / 2, square.y + side * (w < 0 ? 0.3 : 0.5) + 4.5, area)]
      : []),
    // Beside both, where the line is not.
    words(
      'ride says',
      isLess ? 'end halo' : 'start halo',
      ride.x + 9 * away,
      ride.y + (isLess ? -8 : 17),
      `ride: ${RIDE.minutes}`,
    ),
    words(
      'model says',
      `${isLess ? 'start' : 'end'} strong halo`,
      ride.x - 9 * away,
      clamp(said.y + (isLess ? 17 : -8), box.top + 10, box.foot - 3),
      `model: ${say(minutes(w), Math.abs(minutes(w)) < 100 ? 2 : 0)}`,
    ),
  ];
}

/** The picture at a time: how many steps are gone, and which part of the next. */
export function pictureOf(setup: Setup, time: number, width: number): GraphPicture {
  const scale = scaleOf(setup, time, width);
  const { plan, half } = scale;
  const { line: left, valley, isWide } = plan;
  const weights = walk(setup);
  const gone = Math.floor(time);
  const [from, next] = [weights[gone]!, weights[gone + 1]];
  const w = weightAt(weights, time);
  const ball = next === undefined ? scale.wall(from) : leap(scale.wall(from), scale.wall(next), time - gone);
  const headed = isWide ? 14 : 10;
  return {
    width,
    height: plan.height,
    items: [
      ...axes(scale),
      wall(scale),
      ...modelAndRide(scale, w),
      line('height', 'rod', { x: ball.x, y: valley.foot }, ball, LOSS),
      ...trail(scale, weights.slice(0, gone + 1)),
      ...(next === undefined || from === next ? [] : step(scale, setup, from, next)),
      dot('ball', 'plate', ball, plan.ball, MODEL),
      dot('now', 'cursor', ball, plan.ball + 2),
      words('line head', 'strong start halo', 1, left.top - headed, `minutes = ${say(w)} × km`),
      words(
        'valley head',
        'strong start halo',
        valley.left - (isWide ? 38 : 45),
        valley.top - headed,
        'loss for each w',
      ),
      ...(half > LEAST_HALF
        ? [
            words(
              'zoom',
              'end soft halo',
              plan.width - 2,
              valley.top - headed,
              `zoomed out ${say(half / LEAST_HALF, 1)} times`,
            ),
          ]
        : []),
      words(
        'how steep',
        'strong halo',
        middle(valley),
        valley.top + 14,
        `loss ${say(loss(w))}, slope ${say(slope(w))}`,
      ),
    ],
  };
}

/** The tenths that a weight is dragged to. */
const tenths = (w: number): number => clamp(Math.round(w * 10), 0, MOST_TENTHS);

/** The weight, in tenths, whose ball stands over a place. */
export function draggedBall(setup: Setup, time: number, { x }: Coordinates, width: number): number {
  const scale = scaleOf(setup, time, width);
  const { valley } = scale.plan;
  return tenths(BOTTOM + ((x - middle(valley)) / (valley.right - middle(valley))) * scale.half);
}

/** The weight, in tenths, whose line passes a place over the ride's kilometres. */
export function draggedLine(setup: Setup, time: number, { y }: Coordinates, width: number): number {
  const scale = scaleOf(setup, time, width);
  const { top, foot } = scale.plan.line;
  return tenths((RIDE.minutes - ((y - scale.late(RIDE.minutes)) / ((foot - top) / 2)) * scale.reach) / RIDE.km);
}

/** What the picture shows, in words. */
export const described = ({ w }: State): string =>
  `The line of the model says ${say(minutes(w))} minutes for ${RIDE.km} km; the ride took ${RIDE.minutes}. Beside it the valley of the loss: the ball stands at w ${say(w)}, at a loss of ${say(loss(w))}, where the slope is ${say(slope(w))}.`;

/** A ball in the valley of the loss, and the line of the model that belongs to it; both can be dragged. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, isTried } = lab;
  const { state } = lab.frame;
  const { root, shown, show } = useFilm({ run: setup, to: state.step, held: isTried, parting: () => 0 });
  const of = useCallback((width: number) => pictureOf(shown.run, shown.time, width), [shown.run, shown.time]);
  const letGo = (from: number): void => {
    show(0);
    lab.replace({ ...setup, from }, 0);
  };
  const slider = {
    says: `w ${say(state.w)}`,
    now: clamp(state.w, 0, MOST_TENTHS / 10),
    last: MOST_TENTHS / 10,
    onNudge: (by: 1 | -1) => letGo(clamp(tenths(state.w) + by, 0, MOST_TENTHS)),
  };
  const place = (id: string, width: number): Coordinates => {
    const { geo } = pictureOf(shown.run, shown.time, width).items.find((one) => one.id === id)!;
    return { x: geo['x']!, y: geo['y']! };
  };
  const grips: Grip[] = [
    {
      ...slider,
      id: 'ball',
      label: 'The weight w, as the ball in the valley',
      at: (width) => place('ball', width),
      onDrag: (to, width) => letGo(draggedBall(shown.run, shown.time, to, width)),
    },
    {
      ...slider,
      id: 'said',
      label: 'The weight w, as the line of the model',
      at: (width) => place('said', width),
      onDrag: (to, width) => letGo(draggedLine(shown.run, shown.time, to, width)),
    },
  ];
  const later = lab.frames[Math.min(3, STEPS)]!;
  const still = useMemo(() => pictureOf(later.state.setup, later.state.step, NARROW), [later]);
  return (
    <div ref={root}>
      <Graph of={of} step={lab.position.at} isFilm isTried={isTried} says={described(state)} grips={grips} />
      <Still picture={still} says={later.text} />
    </div>
  );
}
