import { labelWidth, writing } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  item,
  line,
  rect,
  tenths,
  words,
  type GraphItem,
  type GraphPicture,
} from '@groundwork/labs-kit/drawings/graph';
import { DISC, disc, FREE, Labels, LETTERS, type Spot } from './Labels';
import { balanceOf, flowsOf, milliamps, millijoules, say, total, volts, waysDown, type State } from './model';
import { AWAY, EDGE, planOf, type Box, type Plan, type Rect, type Wire } from './plan';
import { isNone, isThere, LAMP, power, solve } from './rules';

/** Between two streams. */
const PITCH = 17;
/** From this width on the lamp's word stands on what it is dragged by. */
const NAMED = 60;
/** Half of what a part is dragged by. */
const GRIP = 10;

/** What flows, as dots that run along the lines of a box. */
function streams({ x, y, w, h, from }: Box, name: string, actor: NonNullable<GraphItem['actor']>): GraphItem[] {
  const dots = (id: string, at: number): GraphItem => ({
    ...line(id, 'flow', { x: at, y }, { x: at, y: y + h }, actor),
    from: tenths({ x1: at, x2: at, y1: y, y2: y }),
  });
  const first = Math.ceil((from - PITCH / 2) / PITCH);
  const places = [];
  for (let lane = first; (lane + 0.5) * PITCH < from + w; lane++) places.push(lane);
  if (places.length === 0 && w > 0.5) return [dots(`${name} thin`, x + w / 2)];
  return places.map((lane) => dots(`${name} ${lane}`, x + (lane + 0.5) * PITCH - from));
}

/** What is said of a part at a step, most words first. */
function wordsOf(state: State, box: Box, isNamed: boolean): readonly (readonly string[])[] {
  const { setup, built, about } = state;
  const { part, upper, lower } = box;
  const amps = milliamps(Math.abs(flowsOf(state)[part]!));
  const ends = solve(setup, built);
  const across = volts(ends[upper] - ends[lower]);
  const warm = millijoules(power(setup).heat[part]!);
  if (about === 'heat') return [[`${warm} mJ`], [warm, 'mJ']];
  if (about === 'ways') return [[across]];
  if (about === 'points') return [[amps]];
  if (!isNamed) return [[gripSays(state, box), amps, across], [gripSays(state, box), amps], [gripSays(state, box)]];
  return [[amps, `fall ${across}`], [amps, across], [amps]];
}

/** Where the name of a point may stand: left and right at the outer end of their wire, the others beside their wire. */
function nameOf({ node, x1, x2, y }: Wire, value: string, size: number, from: number): [number, [string, number][]] {
  const full = `${node} ${value}`;
  if (node === 'plus' || node === 'ground')
    return [
      y + (node === 'plus' ? -18 : 19),
      [0, 40, 80, 120].map((by) => [full, (node === 'plus' ? from : EDGE + 70) + by]),
    ];
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
  // What the lamp is dragged by stands on its foot.
  if (part === LAMP)
    return [
      [at(middle, y + (h - GRIP) / 2 + 1, 'middle', { ...own, foot: y + h - GRIP })],
      [at(middle, y - 30), at(middle, y + h + 38)],
    ];
  const downs = [0.5, 0.7, 0.3, 0.8, 0.2].map((down) => y + h * down);
  const isLeft = part === 0 || part === 3;
  return [
    downs.map((down) => at(middle, down, 'middle', own)),
    downs.map((down) => at(isLeft ? x - 14 : x + w + 14, down, isLeft ? 'end' : 'start')),
    downs.map((down) => at(isLeft ? x + w : x, down, isLeft ? 'end' : 'start')),
  ];
}

/** Where left and right go, or went: an arrow beside their wire. */
function going(state: State, plan: Plan, labels: Labels): GraphItem[] {
  const { setup, built, about } = state;
  if (!(about === 'would' || (about === 'built' && built === 3))) return [];
  const [old, now] = [solve(setup, 2), solve(setup)];
  return (['left', 'right'] as const).flatMap((node): GraphItem[] => {
    const wire = plan.wires.find((one) => one.node === node)!;
    const by = (old[node] - now[node]) * plan.rise;
    if (Math.abs(by) < AWAY) return [];
    const way = Math.sign(by);
    const [from, to] = about === 'would' ? [wire.y, wire.y + by] : [wire.y - by, wire.y];
    const x = node === 'left' ? wire.x1 - 24 : wire.x2 + 24;
    const [actor] = LETTERS[node];
    if (about === 'would') {
      labels.lines(
        `${node} goes`,
        [[way > 0 ? 'sinks' : 'rises']],
        [[{ x, y: to + way * 12, anchor: 'middle', room: FREE }]],
      );
      return [arrow(`${node} went`, 'descent', { x, y: from + way * 12 }, { x, y: to })];
    }
    labels.lines(
      `${node} was`,
      [[`was ${volts(old[node])}`], [volts(old[node])]],
      [[{ x, y: from - way * 11, anchor: 'middle', room: FREE }]],
    );
    return [
      line(`${node} was`, 'thread', { x: x - 12, y: from }, { x: x + 12, y: from }, actor),
      arrow(`${node} went`, 'went', { x, y: from }, { x, y: to - way * 11 }, actor),
    ];
  });
}

/** What is between two ways: nothing, or a lamp through which charge would fall. */
function gap(state: State, { between }: Plan, labels: Labels): GraphItem[] {
  const { setup, built, about } = state;
  const { x, y, w, h } = between;
  const { left, right } = solve(setup, built);
  const middle = x + w / 2;
  const far = Math.abs(left - right);
  if (built !== 2 || h < 2) return [];
  const spot = [[{ x: middle, y: y + h / 2, anchor: 'middle', room: { ...FREE, w: w + 6 } } as const]];
  if (about === 'would') {
    const flow = milliamps(Math.abs(flowsOf(state)[LAMP]!));
    labels.lines('would', [['lamp', 'takes', flow], [flow]], spot);
    return [rect('box 2', 'box now', between, LETTERS[left > right ? 'left' : 'right'][0], 2)];
  }
  labels.lines('apart', [[`${volts(far)} apart`], [volts(far), 'apart'], [volts(far)]], spot);
  return [
    arrow('apart up', 'chain', { x: middle, y: y + h / 2 }, { x: middle, y: y + 4 }),
    arrow('apart down', 'chain', { x: middle, y: y + h / 2 }, { x: middle, y: y + h - 4 }),
  ];
}

/** The ways down, each straight through the parts that it passes. */
function ways(state: State, { boxes }: Plan): GraphItem[] {
  return waysDown(flowsOf(state)[LAMP]!).flatMap((nodes, way) => {
    const passed = nodes
      .slice(1)
      .map((lower, index) => boxes.find((box) => box.upper === nodes[index] && box.lower === lower)!);
    const narrow = passed.reduce((one, box) => (box.w < one.w ? box : one));
    return passed.map((box, index) => {
      const at = box.x + Math.max(0, narrow.from - box.from) + narrow.w * 0.5;
      return arrow(`way ${way} ${index}`, 'descent', { x: at, y: box.y + 2 }, { x: at, y: box.y + box.h - 4 });
    });
  });
}

/** What a step is about, in a few words. */
function titleOf({ setup, built, about }: State, isWide: boolean): string {
  if (about === 'heat') return 'Width × height becomes heat';
  if (about === 'ways') return `Every way down is ${volts(setup.volts)} high`;
  if (about === 'points') return 'At each point: as much in as out';
  const { left: old, right: other } = solve(setup, 2);
  const isLevel = isNone(old - other);
  const [higher, lower] = old > other ? ['L', 'R'] : ['R', 'L'];
  if (about === 'would')
    return isLevel
      ? 'A lamp joins two equal heights'
      : `${isWide ? 'Joined by a lamp' : 'Joined'}: more leaves ${higher} than enters it`;
  return [
    'No way down: nothing flows',
    'One way down',
    `Two ways down, not joined${isWide ? `: L and R ${isLevel ? 'are equally high' : 'stay apart'}` : ''}`,
    isLevel ? 'Joined, and nothing changes' : `So ${higher} sinks and ${lower} rises, until in = out again`,
  ][built]!;
}

/** One row of a balance: how much, as a bar of its parts. */
interface BalanceRow {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly number[];
  readonly says: string;
}

function balanceRow(
  { id, name, parts, says }: BalanceRow,
  x: number,
  y: number,
  scale: number,
  actor: GraphItem['actor'],
): GraphItem[] {
  let at = x + 30;
  const bars = parts.map((part, index): GraphItem => {
    const w = part * scale;
    const bar = rect(`${id} ${index}`, 'part', { x: at, y: y - 9, w: Math.max(1, w - 1), h: 9 }, actor, 1);
    at += w;
    return bar;
  });
  return [words(`${id} name`, 'start', x, y, name), ...bars, words(`${id} says`, 'start', at + 5, y, says)];
}

/** Each way down as a sum of its falls. */
function sums(state: State, top: number): GraphItem[] {
  const { setup, built } = state;
  const ends = solve(setup, built);
  return waysDown(flowsOf(state)[LAMP]!).map((nodes, way) => {
    const falls = nodes.slice(1).map((node, index) => say(ends[nodes[index]!] - ends[node], 3));
    const passed = nodes.map((node) => LETTERS[node][1]).join(' → ');
    return words(
      `way ${way} sum`,
      'start',
      EDGE,
      top + way * 18,
      `${passed}: ${falls.join(' + ')} = ${volts(setup.volts)}`,
    );
  });
}

/** What the charger gives, and what becomes heat. */
function energy({ setup }: State, top: number, width: number): GraphItem[] {
  const { given, heat } = power(setup);
  const scale = (width - 136) / given;
  const says = `${millijoules(given)} mJ`;
  return [
    words('balance title', 'strong start', EDGE, top, 'Energy, each second'),
    ...balanceRow({ id: 'given', name: 'in', parts: [given], says }, EDGE, top + 21, scale, 'e'),
    ...balanceRow({ id: 'heat', name: 'out', parts: heat.filter((one) => one > 0), says }, EDGE, top + 37, scale, 'd'),
  ];
}

/** What flows into both points, and out of them: if it is not equally much, they move. */
function balances(state: State, { width, foot }: Plan): GraphItem[] {
  const { built, about } = state;
  const { isWide, size } = writing(width);
  const top = foot + 67;
  if (about === 'heat') return energy(state, top, width);
  if (about === 'ways') return sums(state, top);
  const points = (['left', 'right'] as const).slice(0, Math.min(built, 2)).map((node) => {
    const { into, out } = balanceOf(node, flowsOf(state));
    const rows = (
      [
        ['in', into],
        ['out', out],
      ] as const
    ).map(([name, parts]): BalanceRow => {
      const all = milliamps(total(parts));
      const sum = isWide && parts.length > 1 ? `${parts.map((one) => say(one * 1000, 2)).join(' + ')} = ${all}` : all;
      return { id: `${node} ${name}`, name, parts, says: sum };
    });
    return { node, more: total(into) - total(out), rows };
  });
  const rows = points.flatMap((point) => point.rows);
  const half = width / 2;
  const room = half - 44 - Math.max(...rows.map(({ says }) => labelWidth(says, size)));
  const scale = room / Math.max(...rows.map(({ parts }) => total(parts)));
  return points.flatMap(({ node, more, rows: own }, index): GraphItem[] => {
    const x = EDGE + index * half;
    const verdict = isNone(more) ? 'in = out: stays' : more > 0 ? 'in > out: rises' : 'in < out: sinks';
    return [
      ...disc(`balance ${node}`, node, x + DISC, top - 4),
      words(`balance ${node} says`, 'strong start', x + 2 * DISC + 6, top, isWide ? `${node}: ${verdict}` : verdict),
      ...own.flatMap((row, at) => balanceRow(row, x, top + 21 + at * 16, scale, LETTERS[node][0])),
    ];
  });
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = planOf(state, width);
  const { setup, built, about } = state;
  const { boxes, wires, lift, height, foot } = plan;
  const { size, isWide } = writing(width);
  const ends = solve(setup, built);
  const labels = new Labels(size, { left: lift.x + lift.w + 3, right: width, foot: foot + 32 });
  const [plus, ground] = [wires[0]!, wires.find(({ node }) => node === 'ground')!];
  const lifts = labelWidth(liftsSays(state), size, true);
  labels.keep({ x: EDGE, y: plus.y - 26, w: lifts, h: 20 });
  for (const box of boxes) {
    const { knob, part, w } = box;
    const small = { x: knob.x - GRIP - 1, y: knob.y - GRIP - 1, w: 2 * GRIP + 2, h: 2 * GRIP + 2 };
    labels.keep(part === LAMP && w > NAMED ? pillOf(state, box, size) : small, `knob ${part}`);
  }
  for (const wire of wires)
    labels.name(wire.node, ...nameOf(wire, volts(ends[wire.node]), size, EDGE + lifts + DISC + 8));
  // Where there is no room for its words, what is dragged is small, and they stand elsewhere.
  const grips = new Map(
    boxes.map((box) => {
      const pill = pillOf(state, box, size);
      return [box, labels.grow(pill, `knob ${box.part}`) ? pill : null] as const;
    }),
  );
  const went = going(state, plan, labels);
  for (const box of [...boxes].sort((a, b) => Math.abs(LAMP - a.part) - Math.abs(LAMP - b.part)))
    labels.lines(`words ${box.part}`, wordsOf(state, box, grips.get(box) !== null), placesOf(box));
  const middle = gap(state, plan, labels);
  const isNew = (part: number): boolean =>
    about === 'heat' || (about === 'built' && !isThere(part, Math.max(0, built - 1) as State['built']));
  return {
    width,
    height,
    items: [
      words('title', 'strong start', EDGE, 14, titleOf(state, isWide)),
      ...levels(plan, setup.volts),
      ...liftItems(state, plan),
      ...boxes.map((box) => ({
        ...rect(`box ${box.part}`, isNew(box.part) ? 'tile now' : 'tile', box, LETTERS[box.upper][0], 2),
        from: tenths({ w: 0 }),
      })),
      ...boxes.flatMap((box) => streams(box, `flow ${box.part}`, LETTERS[box.upper][0])),
      ...middle,
      ...went,
      ...wires.map(({ node, x1, x2, y }) =>
        line(
          `wire ${node}`,
          about === 'points' && (node === 'left' || node === 'right') ? 'wire now' : 'wire',
          { x: x1, y },
          { x: x2, y },
          LETTERS[node][0],
        ),
      ),
      ...(built === 0 ? noWay(plus, ground) : []),
      ...(about === 'ways' ? ways(state, plan) : []),
      ...labels.items,
      ...boxes.flatMap((box) => gripItems(box, grips.get(box) ?? null, gripSays(state, box))),
      words(
        'key',
        'soft start',
        EDGE,
        foot + 46,
        ['wider: more mA', 'taller: more V', ...(isWide ? ['narrow and tall: much resistance'] : [])].join(' · '),
      ),
      ...(built > 0 ? [words('drag', 'soft end handed', width - 3, foot + 46, 'drag an Ω')] : []),
      ...balances(state, plan),
    ],
  };
}

/** Both ends are open. */
const noWay = ({ x2, y: top }: Wire, { y: foot }: Wire): GraphItem[] => [
  item('open plus', 'dot', 'node read', { x: x2, y: top, r: 7 }, { actor: 'a' }),
  item('open ground', 'dot', 'node read', { x: x2, y: foot, r: 7 }, { actor: 'd' }),
  words('no way says', '', x2, (top + foot) / 2 + 4.5, 'no way down'),
];

/** How many volts there are between two numbers of the scale. */
const scaleOf = (most: number): number => (most > 6 ? 2 : 1);

/** A line at each volt, from the charger to the right. */
const levels = ({ lift, rise, width }: Plan, most: number): GraphItem[] =>
  Array.from({ length: Math.floor((most - 0.5) / scaleOf(most)) }, (_, index) => {
    const y = lift.y + lift.h - (index + 1) * scaleOf(most) * rise;
    return line(`level ${index + 1}`, 'past', { x: lift.x + lift.w, y }, { x: width - 4, y });
  });

const liftsSays = ({ setup, built }: State): string => `lifts ${milliamps(power(setup, built).given / setup.volts)}`;

/** The charger, which lifts what falls; beside it the scale of heights. */
function liftItems(state: State, { lift, foot, rise }: Plan): GraphItem[] {
  const { setup, built, about } = state;
  const { x, y, w, h } = lift;
  const { given } = power(setup, built);
  const isNow = built === 0 || about === 'heat';
  const step = scaleOf(setup.volts);
  const at = x + w - 10;
  return [
    rect('lift', isNow ? 'tile now' : 'tile', lift, 'e', 2),
    ...(given > 0 ? [arrow('lifts', 'lifts', { x: at, y: y + h - 8 }, { x: at, y: y + 8 })] : []),
    ...Array.from({ length: Math.floor((setup.volts - 0.5) / step) }, (_, index) => {
      const value = (index + 1) * step;
      return words(`scale ${value}`, 'end', x + w - 18, foot - value * rise + 4.5, `${value} V`);
    }),
    words('charger', 'start', EDGE, foot + 22, 'charger'),
    words('given', 'start strong', EDGE, y - 12, liftsSays(state)),
  ];
}

/** What a part is dragged by: its resistance, between two arrows. */
const gripSays = ({ setup }: State, { part, w }: Box): string =>
  `${part === LAMP && w > NAMED ? 'lamp ' : ''}${setup.ohms[part]} Ω`;

function pillOf(state: State, box: Box, size: number): Rect {
  const w = labelWidth(gripSays(state, box), size, true) + 22;
  return { x: box.knob.x - w / 2, y: box.knob.y - GRIP, w, h: 2 * GRIP };
}

function gripItems({ part, knob: { x, y } }: Box, pill: Rect | null, says: string): GraphItem[] {
  const isLamp = part === LAMP;
  const { x: left, w } = pill ?? { x: x - GRIP, w: 2 * GRIP };
  // Both arrows of the lamp stand above each other, before its words.
  const [one, other] = isLamp ? [pill ? left + 9 : x, pill ? left + 9 : x] : [left + 9, left + w - 9];
  const tips = [-1, 1].map((side, index) => {
    const from = index === 0 ? one : other;
    return isLamp
      ? arrow(`knob ${part} ${index}`, 'points handed', { x: from, y: y + side }, { x: from, y: y + side * 8 })
      : arrow(`knob ${part} ${index}`, 'points handed', { x: from, y }, { x: from + side * 7, y });
  });
  return [
    rect(`knob ${part}`, 'knob handed', { x: left, y: y - GRIP, w, h: 2 * GRIP }, undefined, GRIP),
    ...tips,
    ...(pill ? [words(`ohms ${part}`, 'inverse', isLamp ? x + 6 : x, y + 4.5, says)] : []),
  ];
}
