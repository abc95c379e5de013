import { useCallback, useMemo, useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { isOver, labelWidth, writing, type Ink } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  item,
  Still,
  tenths,
  type Geo,
  type GraphItem,
  type GraphPicture,
  type Grip,
} from '@groundwork/labs-kit/drawings/graph';
import { milliamps, millijoules, model, volts, waysDown, type State } from './model';
import {
  AWAY,
  EDGE,
  draggedTo,
  knobAt,
  nudged,
  planOf,
  type Box,
  type Place,
  type Plan,
  type Rect,
  type Wire,
} from './plan';
import {
  currents,
  isNone,
  isThere,
  LAMP,
  LEAST_OHMS,
  MOST_OHMS,
  power,
  RESISTORS,
  solve,
  type Node,
  type Setup,
} from './rules';

/** Each point has a colour and a letter. */
const LETTERS: Readonly<Record<Node, readonly [NonNullable<GraphItem['actor']>, string]>> = {
  plus: ['a', 'P'],
  left: ['b', 'L'],
  right: ['c', 'R'],
  ground: ['d', 'G'],
};

const line = (
  id: string,
  look: string,
  [x1, y1, x2, y2]: readonly number[],
  more: Partial<GraphItem> = {},
): GraphItem =>
  item(id, /^(descent|lifts)/.test(look) ? 'arrow' : 'line', look, { x1: x1!, y1: y1!, x2: x2!, y2: y2! }, more);

/** Between two streams. */
const PITCH = 17;
const KNOB = 10;
const DISC = 11;

/** What flows, as dots that run along the lines of a box. */
function streams({ x, y, w, h, from }: Box, name: string, actor: GraphItem['actor']): GraphItem[] {
  const dots = (id: string, at: number): GraphItem =>
    line(id, 'flow', [at, y, at, y + h], { ...(actor && { actor }), from: tenths({ x1: at, x2: at, y1: y, y2: y }) });
  const first = Math.ceil((from - PITCH / 2) / PITCH);
  const places = [];
  for (let lane = first; (lane + 0.5) * PITCH < from + w; lane++) places.push(lane);
  if (places.length === 0 && w > 0.5) return [dots(`${name} thin`, x + w / 2)];
  return places.map((lane) => dots(`${name} ${lane}`, x + (lane + 0.5) * PITCH - from));
}

/** A place for words. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** How wide the words may be, and between which heights they stand. */
  readonly room: { readonly w: number; readonly top: number; readonly foot: number };
}

const FREE = { w: Infinity, top: -Infinity, foot: Infinity };

/** Labels, none of which is laid over another. */
class Labels {
  readonly items: GraphItem[] = [];
  private readonly inks: Ink[] = [];

  constructor(
    private readonly size: number,
    private readonly edges: { readonly left: number; readonly right: number; readonly foot: number },
  ) {}

  /** Keeps a knob free. */
  keep({ x, y }: Place): void {
    const far = KNOB + 2;
    this.inks.push({ text: '', left: x - far, right: x + far, top: y - far, foot: y + far });
  }

  private isFree(ink: Ink): boolean {
    const { left, right, foot } = this.edges;
    if (ink.left < left || ink.right > right || ink.top < 2 || ink.foot > foot) return false;
    return !this.inks.some((other) => isOver(other, ink));
  }

  /** The name of a point at the first of some places that is free, or else at the last. */
  name(node: Node, y: number, places: readonly (readonly [text: string, x: number])[]): void {
    const inkAt = ([text, x]: readonly [string, number]): Ink => ({
      text,
      left: x - DISC,
      right: x + labelWidth(text, this.size) + DISC + 8,
      top: y - DISC,
      foot: y + DISC,
    });
    const [text, x] = places.find((place) => this.isFree(inkAt(place))) ?? places.at(-1)!;
    const ink = inkAt([text, x]);
    this.inks.push(ink);
    const [actor, letter] = LETTERS[node];
    const plate = { x, y: y - 10, w: ink.right - x, h: 20, rx: 4 };
    this.items.push(
      item(`${node} plate`, 'rect', 'card plain', plate, { actor }),
      item(`${node} disc`, 'dot', 'plate', { x, y, r: DISC }, { actor }),
      item(`${node} letter`, 'text', 'inverse', { x, y: y + 4.5 }, { text: letter }),
      item(`${node} name`, 'text', 'start', { x: x + DISC + 3, y: y + 4.5 }, { text }),
    );
  }

  /** Lines of a part, as many as have room at the best place; `places` are in groups, the best first. */
  lines(id: string, variants: readonly (readonly string[])[], places: readonly (readonly Spot[])[]): void {
    for (const group of places)
      for (const texts of variants) for (const spot of group) if (this.write(id, texts, spot)) return;
  }

  private write(id: string, texts: readonly string[], { x, y, anchor, room }: Spot): boolean {
    const pitch = this.size + 3;
    const wide = Math.max(...texts.map((text, index) => labelWidth(text, this.size, index === 0))) + 4;
    const high = texts.length * pitch + 2;
    const left = x - wide * { start: 0, middle: 0.5, end: 1 }[anchor];
    const ink = { text: id, left, right: left + wide, top: y - high / 2, foot: y + high / 2 };
    if (!this.isFree(ink) || wide > room.w || ink.top < room.top || ink.foot > room.foot) return false;
    this.inks.push(ink);
    this.items.push(item(`${id} plate`, 'rect', 'under', { x: left, y: ink.top, w: wide, h: high, rx: 4 }));
    texts.forEach((text, index) => {
      const at = { x: left + wide / 2, y: ink.top + (index + 1) * pitch - 3 };
      this.items.push(item(`${id} ${index}`, 'text', index === 0 ? 'strong' : 'said', at, { text }));
    });
    return true;
  }
}

/** What is said of a part at a step, most words first. */
function wordsOf({ setup, built, about }: State, { part, upper, lower }: Box): readonly (readonly string[])[] {
  const amps = milliamps(Math.abs(currents(setup, built)[part]!));
  const ends = solve(setup, built);
  const across = volts(ends[upper] - ends[lower]);
  const ohms = `${setup.ohms[part]} Ω`;
  const warm = millijoules(power(setup).heat[part]!);
  if (about === 'heat') return [[`${warm} mJ`], [warm, 'mJ']];
  if (about === 'ways') return [[across]];
  if (about === lower) return [['in', amps], [amps]];
  if (about === upper) return [['out', amps], [amps]];
  const lamp = part === LAMP ? `lamp ${ohms}` : ohms;
  return [[lamp, amps, across], [ohms, amps, across], [lamp, amps], [ohms, amps], [ohms]];
}

/** Where the name of a point may stand: left and right at the outer end of their wire, the others beside their wire. */
function nameOf({ node, x1, x2, y }: Wire, value: string, size: number): [number, [string, number][]] {
  const full = `${node} ${value}`;
  if (node === 'plus' || node === 'ground')
    return [y + (node === 'plus' ? -18 : 19), [0, 40, 80, 120].map((by) => [full, x1 + 56 + by])];
  const places = [full, value].flatMap((text) => {
    const wide = labelWidth(text, size) + DISC;
    // In need of room, the short name stands where it stands best.
    return (text === full ? [0, 14, 28] : [14, 28, 0]).map((by): [string, number] => [
      text,
      node === 'left' ? x1 - 20 - by : x2 - wide + 12 + by,
    ]);
  });
  return [y, places];
}

/** Where the words of a part may stand: inside of it, or else beside it. */
function placesOf({ part, x, y, w, h }: Box): readonly (readonly Spot[])[] {
  const at = (across: number, down: number, anchor: Spot['anchor'] = 'middle', room = FREE): Spot => ({
    x: across,
    y: down,
    anchor,
    room,
  });
  const [middle, own] = [x + w / 2, { w, top: y + 3, foot: y + h - 3 }];
  // The knob of the lamp stands on its foot.
  if (part === LAMP)
    return [
      [at(middle, y + (h - KNOB) / 2 + 1, 'middle', { ...own, foot: y + h - KNOB })],
      [at(middle, y - 30), at(middle, y + h + 38)],
    ];
  const downs = [0.5, 0.25, 0.75].map((down) => y + h * down);
  const isLeft = part === 0 || part === 3;
  return [
    downs.map((down) => at(middle, down, 'middle', own)),
    downs.map((down) => at(isLeft ? x - 14 : x + w + 14, down, isLeft ? 'end' : 'start')),
    downs.map((down) => at(isLeft ? x + w : x, down, isLeft ? 'end' : 'start')),
  ];
}

/** Where left and right were before the lamp came, and how they went from there. */
function befores({ setup }: State, plan: Plan, labels: Labels): GraphItem[] {
  const [old, now] = [solve(setup, 2), solve(setup)];
  return (['left', 'right'] as const).flatMap((node) => {
    const wire = plan.wires.find((one) => one.node === node)!;
    const y = wire.y + (now[node] - old[node]) * plan.rise;
    const way = Math.sign(wire.y - y);
    if (Math.abs(y - wire.y) < AWAY) return [];
    const x = node === 'left' ? wire.x1 - 22 : wire.x2 + 22;
    labels.lines(`${node} was`, [[volts(old[node])]], [[{ x, y: y - way * 12, anchor: 'middle', room: FREE }]]);
    const { 0: actor } = LETTERS[node];
    return [
      line(`${node} was`, 'thread', [x - 10, y, x + 10, y], { actor }),
      item(
        `${node} went`,
        'arrow',
        'went',
        { x1: x, y1: y, x2: x, y2: wire.y - way * 11 },
        { actor, from: tenths({ y2: y }) },
      ),
    ];
  });
}

/** The ways down, each straight through the parts that it passes. */
function ways(state: State, { boxes }: Plan): GraphItem[] {
  return waysDown(currents(state.setup)[LAMP]!).flatMap((nodes, way) => {
    const passed = nodes
      .slice(1)
      .map((lower, index) => boxes.find((box) => box.upper === nodes[index] && box.lower === lower)!);
    const narrow = passed.reduce((one, box) => (box.w < one.w ? box : one));
    return passed.map((box, index) => {
      const at = box.x + Math.max(0, narrow.from - box.from) + narrow.w * 0.5;
      return line(`way ${way} ${index}`, 'descent now', [at, box.y + 2, at, box.y + box.h - 4]);
    });
  });
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = planOf(state, width);
  const { setup, built, about } = state;
  const { boxes, wires, lift, height } = plan;
  const { size, isWide } = writing(width);
  const ends = solve(setup, built);
  const labels = new Labels(size, { left: lift.x + lift.w + 3, right: width, foot: height });
  const [plus, ground] = [wires[0]!, wires.find(({ node }) => node === 'ground')!];
  for (const { knob } of boxes) labels.keep(knob);
  for (const wire of wires) labels.name(wire.node, ...nameOf(wire, volts(ends[wire.node]), size));
  for (const box of [...boxes].sort((a, b) => Math.abs(LAMP - a.part) - Math.abs(LAMP - b.part)))
    labels.lines(`words ${box.part}`, wordsOf(state, box), placesOf(box));
  const went = built === 3 && about === 'built' ? befores(state, plan, labels) : [];
  const isNew = (part: number): boolean =>
    about === 'heat' || (about === 'built' && !isThere(part, Math.max(0, built - 1) as State['built']));
  return {
    width,
    height,
    items: [
      ...liftItems(state, plan, isWide),
      ...levels(plan, setup.volts),
      ...boxes.map((box) =>
        item(`box ${box.part}`, 'rect', isNew(box.part) ? 'tile now' : 'tile', geoRect(box), {
          actor: LETTERS[box.upper][0],
          from: tenths({ w: 0 }),
        }),
      ),
      ...boxes.flatMap((box) => streams(box, `flow ${box.part}`, LETTERS[box.upper][0])),
      ...went,
      ...wires.map(({ node, x1, x2, y }) =>
        line(
          `wire ${node}`,
          about === node ? 'wire now' : 'wire',
          [x1 - (node === 'plus' || node === 'ground' ? lift.w : 0), y, x2, y],
          { actor: LETTERS[node][0] },
        ),
      ),
      ...(built === 0 ? noWay(plus, ground) : []),
      ...(about === 'ways' ? ways(state, plan) : []),
      ...labels.items,
      ...boxes.flatMap(({ part, knob }) => knobItems(part, knob)),
    ],
  };
}

/** Both ends are open. */
const noWay = ({ x2, y: top }: Wire, { y: foot }: Wire): GraphItem[] => [
  item('open plus', 'dot', 'node read', { x: x2, y: top, r: 7 }, { actor: 'a' }),
  item('open ground', 'dot', 'node read', { x: x2, y: foot, r: 7 }, { actor: 'd' }),
  line('no way', 'ghost', [x2, top + 8, x2, foot - 8]),
  item('no way plate', 'rect', 'gap', { x: x2 - 44, y: (top + foot) / 2 - 11, w: 88, h: 22 }),
  item('no way says', 'text', '', { x: x2, y: (top + foot) / 2 + 4.5 }, { text: 'no way down' }),
];

/** A line at each volt, from the lift to the right. */
const levels = ({ lift, rise, width }: Plan, most: number): GraphItem[] =>
  Array.from({ length: Math.ceil(most) - 1 }, (_, index) => {
    const y = lift.y + lift.h - (index + 1) * rise;
    return line(`level ${index + 1}`, 'rail', [lift.x + lift.w, y, width - 8, y]);
  });

const geoRect = ({ x, y, w, h }: Rect): Geo => ({ x, y, w, h, rx: 2 });

/** The charger, which lifts what falls: on a wide screen as wide as that. */
function liftItems({ setup, built, about }: State, { lift, flows }: Plan, isWide: boolean): GraphItem[] {
  const { x, y, w, h } = lift;
  const middle = x + w / 2;
  const { given } = power(setup, built);
  const isNow = built === 0 || about === 'heat';
  const label = (id: string, look: string, down: number, text: string): GraphItem =>
    item(id, 'text', isWide ? look : `start ${look}`, { x: isWide ? middle : EDGE, y: down }, { text });
  const count = flows > 0 ? Math.max(1, Math.floor(Math.min(w, flows) / PITCH)) : 0;
  const first = middle - ((count - 1) * PITCH) / 2;
  return [
    item('lift', 'rect', isNow ? 'tile now' : 'tile', geoRect(lift), { actor: 'e' }),
    ...Array.from({ length: count }, (_, lane) => {
      const at = first + lane * PITCH;
      return line(`lift ${lane}`, 'flow', [at, y + h, at, y], { actor: 'e' });
    }),
    line('lifts', 'lifts', [middle, y + h - 12, middle, y + 10]),
    item('lifts plate', 'rect', 'under', { x: middle - 17, y: y + h / 2 - 9, w: 34, h: 18, rx: 4 }),
    item('lifts by', 'text', 'strong', { x: middle, y: y + h / 2 + 4.5 }, { text: volts(setup.volts) }),
    label('charger', 'said', y + h + 24, 'charger'),
    label('given', 'strong', y - 12, about === 'heat' ? `${millijoules(given)} mJ` : milliamps(given / setup.volts)),
  ];
}

/** What a part is dragged by, with two arrows. */
function knobItems(part: number, { x, y }: Place): GraphItem[] {
  const [dx, dy] = part === LAMP ? [0, 1] : [1, 0];
  const point = (side: number): GraphItem =>
    item(`knob ${part} ${side}`, 'arrow', 'points handed', {
      x1: x,
      y1: y,
      x2: x + side * dx * (KNOB - 2),
      y2: y + side * dy * (KNOB - 2),
    });
  return [item(`knob ${part}`, 'dot', 'knob handed', { x, y, r: KNOB }), point(1), point(-1)];
}

/** What the picture shows, in words. */
export function described({ setup, built }: State): string {
  const ends = solve(setup, built);
  const amps = currents(setup, built);
  const parts = RESISTORS.flatMap(([from, to], part) => {
    if (!isThere(part, built)) return [];
    const [upper, lower] = amps[part]! < 0 ? [to, from] : [from, to];
    const flow = isNone(amps[part]!) ? 'no current' : `${milliamps(Math.abs(amps[part]!))} down to ${lower}`;
    return [`from ${upper} ${setup.ohms[part]} Ω with ${flow}`];
  });
  const points = (['left', 'right'] as const)
    .slice(0, Math.min(built, 2))
    .map((node) => `${node} at ${volts(ends[node])}`);
  return [`A charger lifts charge to plus at ${volts(setup.volts)}`, ...points, ...parts].join('; ') + '.';
}

const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];

/** The circuit as a fall: each part as high as its voltage and as wide as its current, with what squeezes it. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  /** Where a drag began, and how far from the knob's middle. */
  const hold = useRef<{ readonly from: Place; readonly by: Place } | null>(null);
  const grips = RESISTORS.flatMap(([from, to], part): Grip[] => {
    if (!isThere(part, state.built)) return [];
    const ohms = state.setup.ohms[part]!;
    const at = (width: number): Place => knobAt(state, part, width)!;
    return [
      {
        id: String(part),
        at,
        label: `The resistance between ${from} and ${to}`,
        says: `${ohms} Ω`,
        now: ohms,
        first: LEAST_OHMS,
        last: MOST_OHMS,
        onDrag(pointer, width, start) {
          if (hold.current?.from !== start) {
            const { x, y } = at(width);
            hold.current = { from: start, by: { x: start.x - x, y: start.y - y } };
          }
          const { by } = hold.current;
          const setup = draggedTo(state, part, { x: pointer.x - by.x, y: pointer.y - by.y }, width);
          if (setup !== state.setup) lab.adjust(setup);
        },
        onNudge: (by) => lab.adjust(nudged(state.setup, part, by)),
      },
    ];
  });
  const joined = lab.frames[model.startAt + 1]!;
  const still = useMemo(() => pictureOf(joined.state, SIZES[0]!.width), [joined]);
  return (
    <>
      <Graph of={of} sizes={SIZES} step={lab.position.at} says={described(state)} isTried={lab.isTried} grips={grips} />
      <Still picture={still} says={joined.text} />
    </>
  );
}
