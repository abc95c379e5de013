import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { clamp, headPath, labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  item,
  line,
  rect,
  Still,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Grip,
} from '@groundwork/labs-kit/drawings/graph';
import { BESIDE, COLUMNS, Plan, PLACES } from './plan';
import {
  CARD,
  CART,
  isOld,
  listed,
  MIA,
  MOST_RUNNING,
  ROOM,
  ROUNDS,
  type Item,
  type Setup,
  type Spot,
  type State,
} from './run';

const whoOf = ({ name, heldBy }: Item): Actor =>
  heldBy === 'field' ? 'e' : name === MIA ? 'a' : name === CART ? 'c' : 'b';
const isCollecting = ({ phase }: State): boolean => phase === 'looked' || phase === 'moved';
const keyOf = ({ space, at }: Spot): string => `${space}${at}`;
const findIn = ({ items }: State, name: string): Item | undefined => items.find((one) => one.name === name);

/** All places, each space in its frame, and the old generation in those of its cards. */
function places({ noted, setup }: State, plan: Plan): GraphItem[] {
  const spaces = Object.keys(ROOM) as (keyof typeof ROOM)[];
  const frames = spaces.flatMap((space) => {
    const size = space === 'old' ? CARD : ROOM[space];
    return Array.from({ length: ROOM[space] / size }, (_, at) => {
      const isNoted = space === 'old' && at === noted;
      const look = isNoted ? `page ${setup.cards === 'read' ? 'read' : 'aim'}` : 'past';
      return rect(`frame ${space} ${at}`, look, plan.frame({ space, at: at * size }, size), undefined, 5);
    });
  });
  const spots = spaces.flatMap((space) => Array.from({ length: ROOM[space] }, (_, at): Spot => ({ space, at })));
  return [...frames, ...spots.map((spot) => rect(`place ${keyOf(spot)}`, 'free', plan.box(spot)))];
}

/** A variable, and the line down to its young object. */
const strings = ({ items }: State, plan: Plan): GraphItem[] =>
  items
    .filter((one) => one.heldBy === 'visit' && !isOld(one))
    .flatMap((one) => {
      const x = plan.middle(one);
      const actor = whoOf(one);
      return [
        line(`string ${one.name}`, 'meets', { x, y: plan.rail }, { x, y: plan.young }, actor),
        item(`root ${one.name}`, 'dot', 'part', { x, y: plan.rail, r: 5 }, { actor }),
      ];
    });

/** A reference with corners; it grows from its start. */
function reference(id: string, points: readonly Coordinates[], hasHead = false): GraphItem[] {
  const [before, end] = points.slice(-2) as [Coordinates, Coordinates];
  const path = `M${points.map(({ x, y }) => `${toTenth(x)} ${toTenth(y)}`).join('L')}`;
  const head = headPath(end.x, end.y, [end.x - before.x, end.y - before.y], 8, 4.5);
  return [
    item(id, 'trail', 'course', { t: 1 }, { actor: 'a', path, from: { t: 0 } }),
    ...(hasHead ? [item(`${id} head`, 'path', 'tip', {}, { actor: 'a', path: head })] : []),
  ];
}

/** What leads into the old generation: a young collection stops before it. And the reference from M to C. */
function toOld(state: State, plan: Plan): GraphItem[] {
  const { rail, old, width, w } = plan;
  const border = old - 13;
  const isStopped = isCollecting(state) && !state.isFull;
  const root = (id: string, x: number, actor: Actor): GraphItem[] => [
    item(`root ${id}`, 'dot', 'part', { x, y: rail, r: 5 }, { actor }),
    ...(isStopped ? [line(`stop ${id}`, 'average', { x: x - 5, y: border - 8 }, { x: x + 5, y: border - 8 })] : []),
  ];
  const [aside, prices] = [width - BESIDE, plan.box({ space: 'old', at: 2 * COLUMNS - 1 })];
  const path = `M${aside} ${rail}V${toTenth(prices.y + prices.h / 2)}H${toTenth(prices.x + w)}`;
  const items = [item('field', 'path', 'past', {}, { actor: 'e', path }), ...root('field', aside, 'e')];
  const mia = findIn(state, MIA);
  if (!mia || !isOld(mia)) return items;
  const { x, y } = plan.box(mia);
  const into = x + w * 0.25;
  items.push(
    ...reference(`variable ${keyOf(mia)}`, [
      { x: BESIDE, y: rail },
      { x: BESIDE, y: border },
      { x: into, y: border },
      { x: into, y },
    ]),
    ...root(MIA, BESIDE, 'a'),
  );
  const aim = findIn(state, CART) ?? state.lostAt;
  if (!aim) return items;
  const [from, to] = [x + w * 0.7, plan.middle(aim)];
  const [across, end] = isOld(aim) ? [y - 7, y] : [border - 11, plan.young + plan.high + 2];
  const way = [
    { x: from, y },
    { x: from, y: across },
    { x: to, y: across },
    { x: to, y: end },
  ];
  return [...items, ...reference(`refers ${keyOf(mia)} ${keyOf(aim)}`, way, true)];
}

/** By how many milliseconds something starts later than the first. */
const waitOf = (order: number): number => Math.min(Math.max(order, 0) * 90, 480);
const orderIn = ({ came }: State, name: string): number => [...came.keys()].indexOf(name);

/** Where objects were before: in a bow over the young row, or down and along the border. */
const trails = (state: State, plan: Plan): GraphItem[] =>
  state.items.flatMap((one) => {
    const from = state.came.get(one.name);
    if (!from) return [];
    const [y1, y2] = [plan.box(from).y, plan.box(one).y];
    const [x1, x2] = [plan.middle(from), plan.middle(one)].map(toTenth) as [number, number];
    const half = toTenth((x1 + x2) / 2);
    const across = plan.old - 14;
    const path =
      y1 === y2
        ? `M${x1} ${y1 + 5}Q${half} ${y1 - 35} ${x2} ${y2 + 5}`
        : `M${x1} ${y1 + 14}C${x1} ${across} ${x1} ${across} ${half} ${across}S${x2} ${across} ${x2} ${y2 + 14}`;
    const wait = waitOf(orderIn(state, one.name));
    return [item(`trail ${one.name}`, 'trail', 'wake', { t: 1 }, { actor: whoOf(one), wait, from: { t: 0 }, path })];
  });

/** All objects, each in its place. */
function objects(state: State, plan: Plan): GraphItem[] {
  const { looked, came, phase, items } = state;
  const news = phase === 'filled' ? items.filter(({ age, space }) => age === 0 && space === 'eden') : [];
  return items.flatMap((one) => {
    const box = plan.box(one);
    const isDead = one.heldBy === null;
    const isNow = phase === 'looked' && looked.has(one.name);
    const isPrice = one.heldBy === 'field';
    const look = isDead ? 'ghost' : isPrice && !isNow ? 'card' : 'box';
    const isNew = news.includes(one);
    const order = isNew ? news.indexOf(one) / 2 : orderIn(state, one.name);
    const moves = (y: number): Partial<GraphItem> => ({
      wait: waitOf(order),
      ...(isDead ? {} : { actor: whoOf(one) }),
      ...(came.has(one.name) && { bow: 24 }),
      ...(isNew && { from: { y: y - 50, o: 0 } }),
    });
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2 + 4.5];
    const o = isCollecting(state) && !looked.has(one.name) && !isDead ? 0.5 : 1;
    const text = isPrice ? 'P' : one.name;
    return [
      item(`object ${one.name}`, 'rect', isNow ? `${look} now` : look, { ...box, rx: 3, o }, moves(box.y)),
      item(`name ${one.name}`, 'text', isDead || isPrice ? 'soft' : 'strong', { x, y }, { ...moves(y), text }),
    ];
  });
}

/** A bar for each collection, as long as the heap has places. */
function bar(number: number, state: State, plan: Plan): GraphItem[] {
  const { works, phase, round, looked, items } = state;
  const { size, isWide } = writing(plan.width);
  const whole = plan.bar(number, 0, PLACES);
  const label = whole.y + 12.5;
  const isNow = phase === 'looked' && number === round;
  const now = { looked: looked.size, freed: 0, rest: items.length - looked.size };
  const work = works[number] ?? (isNow ? now : null);
  const name = `collection ${number + 1}`;
  const frame = rect(`whole ${number}`, 'free', whole);
  if (!work) {
    const [look, x] = isWide ? ['start soft', 2] : ['soft', whole.x + whole.w / 2];
    return [frame, words(`bar ${number}`, look, x, label, name)];
  }
  const part = (id: string, look: string, from: number, places: number, texts: readonly string[]): GraphItem[] => {
    const box = plan.bar(number, from, places);
    const text = texts.find((one) => labelWidth(one, size) < box.w - 4);
    return [
      rect(`${id} ${number}`, look, box, id === 'rest' ? 'e' : undefined, 1),
      ...(text === undefined ? [] : [words(`${id} says ${number}`, '', box.x + box.w / 2, label, text)]),
    ];
  };
  const { looked: seen, freed, rest } = work;
  return [
    frame,
    words(`bar ${number}`, 'start soft', 2, label, isWide ? name : `${number + 1}.`),
    words(`looked says ${number}`, 'strong end', whole.x - 6, label, `${seen} looked at`),
    ...part('looked', 'order', 0, seen, []),
    ...part(
      'freed',
      'ghost',
      seen,
      freed,
      isNow ? [] : [`${freed} freed without a look`, `${freed} freed`, String(freed)],
    ),
    ...part('rest', 'card', seen + freed, rest, [`${rest} not looked at`, String(rest)]),
  ];
}

/** What names the parts of the heap, and says of each at how many objects nobody looks. */
function names(state: State, plan: Plan): GraphItem[] {
  const { say, wide } = writing(plan.width);
  const { width, foot } = plan;
  const { items, looked, phase, isFull, works } = state;
  const y = plan.young + plan.high + 17;
  const old = say(['old generation', 'old generation, in cards of 4 places']);
  const unseen = (isThere: (one: Item) => boolean): number =>
    isCollecting(state) && !isFull ? items.filter((one) => isThere(one) && !looked.has(one.name)).length : 0;
  const beside = (of: string, x: number, at: number, count: number, what = 'not looked at'): GraphItem[] =>
    count === 0 ? [] : [words(`says ${of}`, 'start soft halo', x + wide(of, true) + 10, at, `${count} ${what}`)];
  const inEden =
    phase === 'moved' && !isFull
      ? beside('Eden', plan.x(1), y, works.at(-1)!.freed, 'freed without a look')
      : beside(
          'Eden',
          plan.x(1),
          y,
          unseen((one) => !isOld(one)),
        );
  return [
    words('roots', 'start strong', 2, 13, say(['GC roots: running visits', 'GC roots: variables of running visits'])),
    words('static', 'end', width - 2, 13, say(['static field', 'static field of the price list'])),
    words('eden', 'start strong halo', plan.x(1), y, 'Eden'),
    words('survivors', 'end strong halo', plan.right, y, say(['survivors', 'survivor spaces'])),
    words('old', 'start strong', plan.x(0), foot + 17, old),
    ...inEden,
    ...beside(old, plan.x(0), foot + 17, unseen(isOld)),
  ];
}

/** How many other visits run, as far as the reader can say it: null before that, and where none ever ends. */
const draggable = ({ setup, round, phase }: State): number | null =>
  setup.visits === 'stay' || phase === 'start' || (round === 0 && phase === 'filled') ? null : setup.running[round]!;

/** The rail on which running visits hang, as long as there are many, and the handle at its end. */
function rail(state: State, plan: Plan): readonly [under: GraphItem[], over: GraphItem[]] {
  const { phase } = state;
  if (phase === 'start') return [[], []];
  const running = draggable(state);
  const y = plan.rail;
  const x = plan.edge(running ?? ROOM.eden);
  const under = [line('rail', phase === 'moved' ? 'before' : 'wire', { x, y }, { x: plan.edge(0), y }, 'b')];
  if (running === null) return [under, []];
  const { knob } = plan;
  const point = (side: number): GraphItem =>
    item(`points ${side}`, 'arrow', 'points handed', { x1: x, y1: knob.y, x2: x + side * (knob.r - 1), y2: knob.y });
  const hasRoom = phase !== 'moved' && running <= MOST_RUNNING - CARD;
  return [
    [...under, line('stem', 'average handed', { x, y }, { x, y: plan.young })],
    [
      item('knob', 'dot', 'knob handed', { x, y: knob.y, r: knob.r }),
      point(1),
      point(-1),
      ...(hasRoom ? [words('ended', 'soft end', x - knob.r - 5, knob.y + 3, 'ended')] : []),
    ],
  ];
}

/** What is said of M's card, to be pressed; and where C was, if it is lost. */
function signs(state: State, plan: Plan): GraphItem[] {
  const { noted, setup, lostAt } = state;
  const mia = findIn(state, MIA);
  const lost = lostAt && plan.box(lostAt);
  const items = lost ? [words('lost', 'bad', lost.x + lost.w / 2, lost.y + lost.h / 2 + 4.5, '✗')] : [];
  if (noted === null || !mia) return items;
  const [box, isRead] = [plan.tag(mia), setup.cards === 'read'];
  const text = isRead ? 'card noted' : 'card ignored';
  return [
    ...items,
    rect('tag', `page ${isRead ? 'read' : 'aim'}`, box, undefined, 4),
    words('tag says', isRead ? 'strong' : 'bad', box.x + box.w / 2, box.y + 12.5, text),
  ];
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = new Plan(width);
  const [under, over] = rail(state, plan);
  return {
    width,
    height: plan.height,
    items: [
      ...places(state, plan),
      ...trails(state, plan),
      ...under,
      ...strings(state, plan),
      ...toOld(state, plan),
      ...objects(state, plan),
      ...over,
      ...signs(state, plan),
      ...names(state, plan),
      ...Array.from({ length: ROUNDS }, (_, number) => bar(number, state, plan)).flat(),
    ],
  };
}

/** What the picture shows, in words. */
export function described({ items, noted, works, lostAt }: State): string {
  const namesOf = (isThere: (one: Item) => boolean): string =>
    listed(items.filter((one) => one.heldBy !== 'field' && isThere(one)).map(({ name }) => name));
  const parts = [
    `Eden: ${namesOf(({ space }) => space === 'eden')}`,
    `survivor spaces: ${namesOf(({ space }) => space === 'one' || space === 'two')}`,
    `old generation, beside the price list: ${namesOf(isOld)}`,
    `no reference leads to ${namesOf(({ heldBy }) => heldBy === null)}`,
    ...(noted === null ? [] : ['the card of M is noted']),
    ...(lostAt ? ['C is lost'] : []),
    ...works.map(({ looked, freed }, at) => `collection ${at + 1} looked at ${looked} and freed ${freed}`),
  ];
  return `${parts.join('; ')}.`;
}

const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];
/** Shown beside the first on paper: M is promoted; C is found by the noted card. */
const STILLS = [7, 9];

/** What of a picture can be dragged or pressed. */
function gripsOf({ frame: { state }, adjust }: Lab<Setup, State>): Grip[] {
  const { setup, round, noted } = state;
  const running = draggable(state);
  const mia = findIn(state, MIA);
  const run = (count: number): void => {
    const now = clamp(count, 0, MOST_RUNNING);
    if (now === running) return;
    adjust({ ...setup, running: setup.running.map((one, at) => (at === round ? now : one)) });
  };
  const read = (isRead: boolean): void => adjust({ ...setup, cards: isRead ? 'read' : 'ignored' });
  const isRead = setup.cards === 'read';
  const handle = (count: number): Grip => ({
    id: 'running',
    at(width) {
      const plan = new Plan(width);
      return { x: plan.edge(count), y: plan.knob.y };
    },
    label: 'Other visits that still run',
    says: String(count),
    now: count,
    last: MOST_RUNNING,
    onDrag: ({ x }, width) => run(new Plan(width).runningAt(x)),
    // To the left, more of Eden is still in use.
    onNudge: (by) => run(count - by),
  });
  const card = (spot: Spot): Grip => ({
    id: 'card',
    at(width) {
      const { x, y, w, h } = new Plan(width).tag(spot);
      return { x: x + w / 2, y: y + h / 2 };
    },
    label: 'The card of M',
    says: isRead ? 'noted' : 'ignored',
    now: isRead ? 1 : 0,
    last: 1,
    onDrag: () => undefined,
    onNudge: (by) => read(by > 0),
    onPress: () => read(!isRead),
  });
  return [...(running === null ? [] : [handle(running)]), ...(noted === null || !mia ? [] : [card(mia)])];
}

/** The heap to scale: what variables hold, at what a collection looks, and what travels. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const stills = useMemo(
    () => STILLS.map((at) => lab.frames[at]!).map(({ text, state: then }) => ({ text, picture: pictureOf(then, 336) })),
    [lab.frames],
  );
  return (
    <>
      <Graph
        of={of}
        sizes={SIZES}
        step={lab.position.at}
        says={described(state)}
        isTried={lab.isTried}
        grips={gripsOf(lab)}
      />
      {stills.map(({ picture, text }) => (
        <Still key={text} picture={picture} says={text} />
      ))}
    </>
  );
}
