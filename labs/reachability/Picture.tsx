import { headPath, labelWidth, type Actor } from '@groundwork/labs-kit/drawings';
import {
  item,
  own,
  rect,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { nameOf, type Level, type Phase, type State } from './heap';
import { Plan } from './Plan';
import { scenes, type Edge, type Strength } from './scenes';

/** A box and what it leads to have one colour; a letter or a name stands in each. */
const ACTORS: Readonly<Record<string, Actor>> = {
  'box S': 'b',
  'array S': 'b',
  'box W': 'c',
  'array W': 'c',
  'box P': 'd',
  'array P': 'd',
  'box B': 'a',
  'array B': 'a',
  'box L': 'd',
  index: 'f',
  entry: 'b',
  cleanable: 'b',
  value: 'c',
  action: 'c',
  dog: 'a',
  camera: 'a',
  page: 'a',
};
const actorOf = (object: string): Actor => ACTORS[object] ?? 'e';

/** The first of some texts that has room. */
const fitting = (texts: readonly string[], room: number, size: number): string =>
  texts.find((text) => labelWidth(text, size) <= room) ?? '';

const COLLECTING: readonly Phase[] = ['strong', 'soft', 'weak', 'phantom', 'end'];
export const isCollecting = ({ phase }: State): boolean => COLLECTING.includes(phase);
const kindsOf = ({ scene }: State): readonly Strength[] =>
  (['soft', 'weak', 'phantom'] as const).filter((kind) =>
    scenes[scene].edges.some(({ strength }) => strength === kind),
  );

/** What a collection does, in its order; the step that is shown is marked. */
function strip(state: State, plan: Plan): GraphItem[] {
  const { width, size, strip: band } = plan;
  const { phase, isShort } = state;
  const soft = isShort ? 'empty soft' : phase === 'rest' ? 'soft' : 'keep soft';
  const long: Readonly<Record<string, string>> = {
    strong: 'follow solid arrows',
    soft,
    weak: 'empty weak',
    phantom: 'empty phantom',
    end: 'free the rest',
  };
  const short: Readonly<Record<string, string>> = {
    ...long,
    strong: 'follow',
    soft: 'soft',
    weak: 'weak',
    phantom: 'phantom',
    end: 'free',
  };
  const steps = ['strong', ...kindsOf(state), 'end'] as const;
  const widthOf = (of: Readonly<Record<string, string>>): number =>
    steps.reduce((all, step) => all + labelWidth(of[step]!, size, true) + (of === long ? 20 : 16), 0);
  const head = 'collector';
  const beside = labelWidth(head, size, true) + 10;
  const says = beside + widthOf(long) <= width ? long : short;
  const isNamed = beside + widthOf(says) <= width;
  const now = steps.indexOf(phase as (typeof steps)[number]);
  let x = isNamed ? beside : 2;
  const text = band.y + band.h / 2 + size * 0.36;
  const chips = steps.flatMap((step, at) => {
    const w = labelWidth(says[step]!, size, true) + 12;
    const box = { x, y: band.y, w, h: band.h };
    x += w + (says === long ? 8 : 4);
    const look = at === now ? 'page now' : at < now ? 'page read' : 'past';
    const isPast = at > now;
    return [
      rect(`step ${step}`, look, box, undefined, 6),
      words(`step ${step} t`, isPast ? 'soft' : 'strong', box.x + w / 2, text, says[step]!),
    ];
  });
  return [words('collector', now < 0 ? 'start soft' : 'start strong', 2, text, isNamed ? head : ''), ...chips];
}

/** The heap, and whether its memory is short. */
function heap(state: State, plan: Plan): GraphItem[] {
  const {
    heap: { x, y, w, h },
    size,
    isWide,
  } = plan;
  const { isShort } = state;
  const bar = { w: isWide ? 90 : 44, h: 10 };
  const left = x + w - bar.w - 8;
  const says = isShort ? 'memory is short' : isWide ? 'memory is not short' : 'memory: room left';
  return [
    rect('heap', 'sheet', { x, y, w, h }, undefined, 8),
    words('heap t', 'start strong', x + 8, y + 17, 'heap'),
    words('memory t', isShort ? 'end bad' : 'end soft', left - 6, y + 17, says),
    rect('memory', 'track', { x: left, y: y + 8, ...bar }, undefined, 2),
    rect(
      'used',
      isShort ? 'others' : 'bin',
      { x: left, y: y + 8, w: bar.w * (isShort ? 1 : 0.55), h: bar.h },
      undefined,
      2,
    ),
    words('variables', 'start strong', 2, y + 17, fitting(['variables', 'vars'], x - 6, size)),
  ];
}

const path = (points: readonly Coordinates[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${toTenth(x)} ${toTenth(y)}`).join('');

/** The middle of the last straight piece. */
const middleOf = (points: readonly Coordinates[]): Coordinates => {
  const [a, b] = points.slice(-2) as [Coordinates, Coordinates];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
};

/** Whether this step looks along a reference, or keeps something by it. */
function isNow({ phase, marks, kept, variables, queue }: State, { from, to, strength }: Edge): boolean {
  const isFound = kept.includes(from) || variables.includes(from) || queue.includes(from);
  if (!isFound) return false;
  if (phase === 'strong') return strength === 'strong';
  if (phase === 'soft') return strength === 'soft' && marks[to] === 'found';
  return (phase === 'weak' || phase === 'phantom') && strength === 'strong' && marks[to] === 'found';
}

/** A reference: an ordinary one is solid, that of a box has dashes and says its kind. */
function edge(state: State, plan: Plan, one: Edge, isLost: boolean): GraphItem[] {
  const { from, to, strength } = one;
  const id = `${from} to ${to}`;
  const points = plan.way(from, to);
  const [before, end] = points.slice(-2) as [Coordinates, Coordinates];
  const isSolid = strength === 'strong';
  const now = isNow(state, one);
  const middle = middleOf(points);
  const isFlat = before.y === end.y;
  const head = headPath(end.x, end.y, [end.x - before.x, end.y - before.y], 9, 5);
  const actor = isSolid ? undefined : actorOf(from);
  const label = { x: middle.x, y: isFlat ? middle.y - 6 : middle.y + 4 };
  const cut = end.x - before.x < 44 ? '✗' : '✗ cut';
  // The program gets nothing from a phantom box, even while it is full.
  const names = strength === 'phantom' ? ['phantom: get() is null', strength] : [strength];
  const shape = { path: path(points), ...own(actor) };
  return [
    isSolid ? item(id, 'trail', 'course', { t: 1 }, shape) : item(id, 'path', now ? 'thread now' : 'thread', {}, shape),
    ...(isLost ? [] : [item(`${id} head`, 'path', 'tip', {}, { path: head, ...own(actor) })]),
    ...(now ? followed(id, isSolid, path(points), head) : []),
    ...(isSolid
      ? []
      : [
          words(
            `${id} t`,
            isFlat ? '' : 'halo',
            label.x,
            label.y,
            fitting(names, end.x - before.x - 8, plan.size) || strength,
          ),
        ]),
    ...(isLost ? [words(`${id} cut`, 'now strong halo', middle.x, middle.y + (isFlat ? 15 : 18), cut)] : []),
  ];
}

/** The way of the collector along a reference, drawn from its beginning. */
const followed = (id: string, isSolid: boolean, way: string, head: string): GraphItem[] => [
  ...(isSolid ? [item(`${id} now`, 'trail', 'course now', { t: 1 }, { path: way, from: { t: 0 } })] : []),
  item(`${id} now head`, 'path', 'tip now', {}, { path: head }),
];

const ONLY: Readonly<Record<Level, string>> = {
  strong: 'a solid arrow leads here',
  soft: 'only a soft arrow',
  weak: 'only a weak arrow',
  phantom: 'only a phantom arrow',
  none: 'no arrow leads here',
};
const BRIEF: Readonly<Record<Level, string>> = {
  strong: 'solid arrow',
  soft: 'only soft',
  weak: 'only weak',
  phantom: 'only phantom',
  none: 'no arrow',
};

/** What is said of an object, from long to short. */
function saysOf(state: State, object: string): readonly string[] {
  const { phase, kept, objects, levels, edges, lost, isShort, scene } = state;
  if (!objects.includes(object)) {
    const box = scenes[scene].edges.find(
      ({ from, to, strength }) => to === object && strength !== 'strong' && objects.includes(from),
    );
    return box
      ? [
          `freed: only a ${box.strength} arrow led here`,
          `freed: only a ${box.strength} arrow`,
          `freed: ${box.strength} arrow`,
          `freed: ${box.strength}`,
          'freed',
        ]
      : ['freed'];
  }
  const field = scenes[scene].edges.find(({ from, strength }) => from === object && strength !== 'strong');
  const isKept = kept.includes(object);
  const level = levels[object]!;
  if (field && (isKept || (!isCollecting(state) && level === 'strong'))) {
    if (lost.some(({ from }) => from === object)) return ['emptied'];
    return edges.some(({ from, to }) => from === object && to === field.to) ? ['full'] : ['empty'];
  }
  if (!isCollecting(state)) return [ONLY[level], BRIEF[level], level === 'strong' ? 'solid' : level];
  if (isKept)
    return level === 'strong'
      ? ['kept: a solid arrow', 'kept: solid', 'kept']
      : ['kept: memory is not short', 'kept: room left', 'kept'];
  if (phase === 'strong') return ['not reached by solid arrows', 'not reached', 'not'];
  const isSoft = level === 'soft' || lost.some(({ to, strength }) => to === object && strength === 'soft');
  return [isShort && isSoft ? 'not kept: memory is short' : 'not kept: no solid arrow', 'not kept', 'not'];
}

/** An object with its name, and what becomes of it. */
function object(state: State, plan: Plan, name: string): GraphItem[] {
  const box = plan.box(name);
  const { size } = plan;
  const actor = actorOf(name);
  const x = box.x + box.w / 2;
  const [first, second] = [box.y + box.h / 2 - 3.5, box.y + box.h - 6];
  const isThere = state.objects.includes(name);
  const mark = state.marks[name];
  const says = fitting(saysOf(state, name), box.w - 4, isThere ? size : size * 1.07);
  const isEmpty = isThere && (says === 'empty' || says === 'emptied');
  const isPale = isThere && isCollecting(state) && !state.kept.includes(name);
  const look = !isThere ? 'past' : isEmpty ? 'frame' : isPale ? 'card' : 'box';
  const now = mark !== undefined && mark !== 'removed' && isCollecting(state) ? ' now' : '';
  return [
    rect(name, `${look}${now}`, box, isThere ? actor : undefined, 4),
    words(`${name} t`, isThere ? 'strong' : 'soft gone', x, first, name),
    words(`${name} says`, isThere ? '' : 'bad', x, second, says),
  ];
}

/** A variable; one that is null leads nowhere. */
function variable(state: State, plan: Plan, name: string): GraphItem[] {
  const box = plan.box(name);
  const isThere = state.variables.includes(name);
  const y = box.y + box.h / 2 + plan.size * 0.36;
  return [
    rect(`var ${name}`, isThere ? 'page read' : 'past', box, undefined, box.h / 2),
    words(`var ${name} t`, isThere ? 'strong' : 'soft gone', box.x + box.w / 2, y, nameOf(name)),
  ];
}

/** The boxes that were emptied and wait for the program. */
function queue(state: State, plan: Plan): GraphItem[] {
  const { queue: box, size } = plan;
  const y = box.y + box.h / 2 + size * 0.36;
  const places = state.queue.map((_, at) => plan.ticket(at, state.queue.length));
  const last = places.at(-1);
  const free = last ? last.x + last.w : box.x + labelWidth('queue', size, true) + 8;
  const says = fitting(
    ['tells the program which boxes were emptied', 'tells which boxes were emptied', 'of emptied boxes'],
    box.x + box.w - free - 16,
    size,
  );
  return [
    rect('queue', 'past', box, undefined, 8),
    words('queue t', 'start strong', box.x + 8, y, 'queue'),
    words('queue says', 'end soft', box.x + box.w - 8, y, says),
    ...state.queue.flatMap((name, at) => {
      const place = places[at]!;
      const from = plan.box(name);
      const look = state.lost.some((edge) => edge.from === name) ? 'tile now' : 'tile';
      const middle = { x: from.x + from.w / 2, y: from.y + from.h / 2 };
      const text = { x: place.x + place.w / 2, y };
      return [
        item(`queued ${name}`, 'rect', look, { ...place, rx: 4 }, { actor: actorOf(name), from: { ...from } }),
        item(`queued ${name} t`, 'text', 'strong', text, { text: name, from: middle }),
      ];
    }),
  ];
}

/** What the two kinds of arrow mean, and what can be pressed. */
function signs(state: State, plan: Plan): GraphItem[] {
  const { foot: y, isWide, width, size } = plan;
  const long = isWide ? 34 : 22;
  const middle = y - size * 0.33;
  const arrow = (id: string, x: number, look: string, actor?: Actor): GraphItem[] => [
    item(`sign ${id}`, look === 'course' ? 'trail' : 'path', look, look === 'course' ? { t: 1 } : {}, {
      path: `M${x} ${toTenth(middle)}h${long - 6}`,
      ...own(actor),
    }),
    item(`sign ${id} head`, 'path', 'tip', {}, { path: headPath(x + long, middle, [1, 0], 9, 5), ...own(actor) }),
  ];
  const press = isWide ? 'press a variable to make it null' : 'press: x = null';
  const keeps = width > 640 ? 'an ordinary reference: keeps' : 'keeps';
  const second = 2 + long + 6 + labelWidth(keeps, size) + 12;
  const nots = kindsOf(state).includes('soft')
    ? ['of a box: only a soft one can keep', 'of a box: only soft can keep', 'only soft can keep', 'if soft']
    : ['of a box: does not keep', 'does not keep'];
  const room = width - labelWidth(press, size) - 12 - second - long;
  return [
    ...arrow('solid', 2, 'course'),
    words('keeps', 'start', 2 + long + 5, y, keeps),
    ...arrow('box', second, 'thread', 'e'),
    words('keeps not', 'start', second + long + 5, y, fitting(nots, room, size)),
    words('press', 'end soft handed', width - 2, y, press),
  ];
}

const spotOf = (id: string, says: string, { x, y, w, h }: ItemBox): Spot => ({
  id,
  says,
  x: toTenth(x),
  y: toTenth(y),
  w: toTenth(w),
  h: toTenth(h),
});

/** What can be pressed: each variable that leads to something, and the queue. */
function spotsOf(state: State, plan: Plan): Spot[] {
  const variables = scenes[state.scene].variables.flatMap((name, index) =>
    state.variables.includes(name) ? [spotOf(String(index), `${nameOf(name)} = null`, plan.box(name))] : [],
  );
  return [...variables, spotOf('q', 'Take from the queue', plan.queue)];
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = new Plan(state.scene, width);
  const { variables, objects } = scenes[state.scene];
  return {
    width,
    height: plan.height,
    items: [
      ...strip(state, plan),
      ...heap(state, plan),
      ...state.edges.flatMap((one) => edge(state, plan, one, false)),
      ...state.lost.flatMap((one) => edge(state, plan, one, true)),
      ...variables.flatMap((name) => variable(state, plan, name)),
      ...objects.flatMap((name) => object(state, plan, name)),
      ...queue(state, plan),
      ...signs(state, plan),
    ],
    spots: spotsOf(state, plan),
  };
}
