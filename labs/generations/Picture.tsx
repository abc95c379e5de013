import { headPath, labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  item,
  line,
  rect,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
} from '@groundwork/labs-kit/drawings/graph';
import { Plan, type Box } from './plan';
import { CARD, CART, isOld, listed, MIA, PRICES, ROOM, ROUNDS, type Item, type Spot, type State } from './run';

type Young = Exclude<Spot['space'], 'old'>;
const YOUNG: readonly Young[] = ['eden', 'one', 'two'];

const whoOf = ({ name, heldBy }: Item): Actor =>
  heldBy === 'field' ? 'e' : name === MIA ? 'a' : name === CART ? 'c' : 'b';
const isCollecting = ({ phase }: State): boolean => phase === 'looked' || phase === 'moved';
const keyOf = ({ space, at }: Spot): string => `${space}${at}`;
const findIn = ({ items }: State, name: string): Item | undefined => items.find((one) => one.name === name);
/** Whether the collection leaves the old generation alone. */
const isWalled = (state: State): boolean => isCollecting(state) && !state.isFull;

/** The first of some texts that has room; none where all are too long. */
const fitting = (texts: readonly string[], room: number, size: number): string =>
  texts.find((text) => labelWidth(text, size, true) < room) ?? '';

/** A path through corners, which are round. */
function bent(points: readonly Coordinates[], radius = 7): string {
  const at = ({ x, y }: Coordinates): string => `${toTenth(x)} ${toTenth(y)}`;
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before || !after) return `${before ? 'L' : 'M'}${at(point)}`;
      const towards = ({ x, y }: Coordinates): string => {
        const [dx, dy] = [x - point.x, y - point.y];
        const part = Math.min(0.5, radius / (Math.hypot(dx, dy) || 1));
        return at({ x: point.x + dx * part, y: point.y + dy * part });
      };
      return `L${towards(before)}Q${at(point)} ${towards(after)}`;
    })
    .join('');
}

/** The head of an arrow that goes through such points. */
function headOf(points: readonly Coordinates[]): string {
  const [before, end] = points.slice(-2) as [Coordinates, Coordinates];
  return headPath(end.x, end.y, [end.x - before.x, end.y - before.y], 9, 5);
}

/** A way with corners and a head. */
function way(id: string, points: readonly Coordinates[], look: string, more: Partial<GraphItem> = {}): GraphItem[] {
  const from = { t: 0 };
  return [
    item(id, 'trail', `course ${look}`, { t: 1 }, { ...more, from, path: bent(points) }),
    item(`${id} head`, 'path', `tip ${look}`, {}, { ...more, path: headOf(points) }),
  ];
}

/** All places: each young space in its frame, the old generation in its cards, and between them the wall with its door. */
function places(state: State, plan: Plan): GraphItem[] {
  const { noted, setup } = state;
  const young = YOUNG.flatMap((space) => [
    rect(`frame ${space}`, 'past', plan.frame({ space, at: 0 }, ROOM[space]), undefined, 6),
    ...Array.from({ length: ROOM[space] }, (_, at) => rect(`place ${space}${at}`, 'free', plan.box({ space, at }))),
  ]);
  const cards = Array.from({ length: (ROOM.old - PRICES) / CARD }, (_, index) => {
    const at = PRICES / CARD + index;
    const look = at === noted ? `page ${setup.cards === 'read' ? 'read' : 'aim'}` : 'free';
    return rect(`card ${at}`, look, plan.frame({ space: 'old', at: at * CARD }, CARD), undefined, 5);
  });
  return [...young, ...wall(state, plan), ...slab(plan), ...cards];
}

/** What a young collection does not pass, but for the door of a noted card. */
function wall(state: State, plan: Plan): GraphItem[] {
  const mia = findIn(state, MIA);
  const isOpen = state.noted !== null && state.setup.cards === 'read' && mia;
  const [from, to] = isOpen ? plan.door(mia) : [plan.width / 2, plan.width / 2 - 1];
  const [look, h] = isWalled(state) ? ['order', 5] : ['letters', 3];
  const part = (id: string, left: number, right: number): GraphItem =>
    rect(`wall ${id}`, look, { x: left, y: plan.wall - h / 2, w: Math.max(0, right - left), h }, undefined, 0);
  return [part('left', 2, from), part('right', to, plan.width - 2)];
}

/** The price list as one thing of 32 places. */
function slab(plan: Plan): GraphItem[] {
  const { outline, lines } = plan.prices();
  return [
    item('prices', 'path', 'card', {}, { actor: 'e', path: `${bent(outline, 0)}z` }),
    item('prices lines', 'path', 'past', { o: 0.3 }, { actor: 'e', path: lines.map((one) => bent(one)).join('') }),
  ];
}

/** What the slab is, and the static field that holds it. */
function prices(state: State, plan: Plan): GraphItem[] {
  const { middle } = plan.prices();
  const { say, wide } = writing(plan.width);
  const count = `P: ${PRICES} objects`;
  const says = isWalled(state) ? `${PRICES} not looked at` : say([count, `${count} of the price list`]);
  const field = say(['static field', 'GC root: static field']);
  const w = wide(field) + 16;
  const pill = { x: plan.right - w, y: plan.survivors + 2, w, h: plan.roots.h };
  const x = pill.x + w / 2;
  const [from, top] = [pill.y + pill.h, plan.old - 3];
  const isStopped = isWalled(state);
  return [
    words('prices say', 'strong halo', middle.x, middle.y + 5, says),
    rect('field', 'card', pill, 'e', pill.h / 2),
    words('field says', '', x, pill.y + pill.h / 2 + 4.5, field),
    ...stopping(
      'field',
      [
        { x, y: from },
        { x, y: top },
      ],
      isStopped,
      plan,
      'e',
    ),
  ];
}

/** A reference into the old generation. A young collection does not follow it: what is behind the wall is pale. */
function stopping(
  id: string,
  points: readonly Coordinates[],
  isStopped: boolean,
  plan: Plan,
  actor: Actor,
): GraphItem[] {
  if (!isStopped) return way(`${id} leads`, points, '', { actor });
  const [first] = points as [Coordinates];
  const stop = { x: first.x, y: plan.wall - 3 };
  return [
    line(`${id} meets`, 'meets', first, stop, actor),
    item(`${id} beyond`, 'path', 'thread', {}, { actor, path: bent([stop, ...points.slice(1)]) }),
  ];
}

/** The column of Eden in which an object is or was before this step; null for all others. */
function columnOf({ came }: State, { name, space, at }: Item): number | null {
  const spot = came.get(name) ?? { space, at };
  return spot.space === 'eden' ? spot.at : null;
}

/** The variables of running visits, each over its object, and how many visits have ended. */
function roots(state: State, plan: Plan): GraphItem[] {
  const { phase, items, setup, looked } = state;
  const { roots: band } = plan;
  const { size } = writing(plan.width);
  const isNow = phase === 'looked';
  const text = band.y + band.h / 2 + 4.5;
  const running = items.flatMap((one) => {
    const column = columnOf(state, one);
    if (one.heldBy !== 'visit' || one.name === MIA || column === null) return [];
    const { x, w } = plan.box({ space: 'eden', at: column });
    const [top, end] = [
      { x: x + w / 2, y: band.y + band.h },
      { x: x + w / 2, y: plan.eden - 2 },
    ];
    const look = isNow && looked.has(one.name) ? 'descent' : 'went';
    return [
      rect(`root ${one.name}`, 'box', { x, y: band.y, w, h: band.h }, 'b', band.h / 2),
      words(`root ${one.name} says`, 'strong', x + w / 2, text, fitting([`visit ${one.name}`, one.name], w - 6, size)),
      ...(phase === 'moved'
        ? [line(`from ${one.name}`, 'thread', top, end, 'b')]
        : [arrow(`from ${one.name}`, look, top, end, 'b')]),
    ];
  });
  if (phase === 'start' || setup.visits === 'stay') return running;
  const columns = runningColumns(state);
  const first = firstColumn(state);
  const count = columns - first;
  if (count <= 0) return running;
  const box = {
    x: plan.x(first),
    y: band.y,
    w: plan.edge(ROOM.eden - columns) - plan.x(first) - (plan.isWide ? 6 : 4),
    h: band.h,
  };
  if (box.w < 4) return running;
  const texts = [
    `${count} visits to the shop have ended`,
    `${count} visits have ended`,
    `${count} ended`,
    String(count),
  ];
  const says = fitting(count === 1 ? ['1 ended'] : texts, box.w - 12, size);
  return [
    rect('ended', 'ghost', box, undefined, band.h / 2),
    words('ended says', 'soft', box.x + box.w / 2, text, says),
    ...running,
  ];
}

/** In Eden, the first column of a session of another visit, and the first whose visit still runs. */
const firstColumn = (state: State): number => {
  const made = state.items.flatMap((one) => {
    const column = columnOf(state, one);
    return column === 0 && (one.name === MIA || one.name === CART) ? [column] : [];
  });
  return made.length > 0 || state.lostAt ? 1 : 0;
};
const runningColumns = ({ round, phase, setup }: State): number =>
  round === 0 && phase === 'filled' ? 0 : ROOM.eden - setup.running[round]!;

/** Mia’s variable at the left, which leads to M, and how M refers to C. */
function ofMia(state: State, plan: Plan): GraphItem[] {
  const mia = findIn(state, MIA);
  if (!mia) return [];
  const { roots: band } = plan;
  const { x, y, w, h } = plan.box(mia);
  const pill = { x: 2, y: band.y, w: 2 * band.trunk - 8, h: band.h };
  const trunk = pill.x + pill.w / 2;
  const isNow = state.phase === 'looked' && !isOld(mia);
  const isFirst = x < plan.x(1);
  const points = [
    { x: trunk, y: pill.y + pill.h },
    ...(isFirst || !isOld(mia)
      ? [
          { x: trunk, y: y + h / 2 },
          { x: x - 2, y: y + h / 2 },
        ]
      : [
          { x: trunk, y: y - 6 },
          { x: x + w * 0.3, y: y - 6 },
          { x: x + w * 0.3, y: y - 1 },
        ]),
  ];
  const key = `Mia ${keyOf(mia)}`;
  return [
    rect('root M', 'box', pill, 'a', band.h / 2),
    words('root M says', 'strong', trunk, band.y + band.h / 2 + 4.5, 'Mia'),
    ...(isOld(mia)
      ? stopping(key, points, isWalled(state), plan, 'a')
      : way(key, points, isNow ? 'now' : '', { actor: 'a' })),
    ...toCart(state, plan, mia),
  ];
}

/** The reference from M to C; out of the old generation it goes through the door. */
function toCart(state: State, plan: Plan, mia: Item): GraphItem[] {
  const aim = findIn(state, CART) ?? state.lostAt;
  if (!aim) return [];
  const [from, to] = [plan.box(mia), plan.box(aim)];
  const isNow = state.phase === 'looked' && state.looked.has(CART);
  const x = from.x + from.w * 0.5;
  const end = to.x + to.w * 0.5;
  const points =
    from.y === to.y
      ? [
          { x, y: from.y },
          { x, y: from.y - 8 },
          { x: end, y: from.y - 8 },
          { x: end, y: to.y },
        ]
      : from.y < to.y
        ? [
            { x, y: from.y + from.h },
            { x, y: to.y - 8 },
            { x: end, y: to.y - 8 },
            { x: end, y: to.y },
          ]
        : [
            { x, y: from.y },
            { x, y: to.y + to.h + 16 },
            { x: end, y: to.y + to.h + 16 },
            { x: end, y: to.y + to.h + 2 },
          ];
  const look = isNow ? 'now' : state.lostAt ? 'bad' : '';
  return way(`refers ${keyOf(mia)} ${keyOf(aim)}`, points, look, { actor: 'a' });
}

/** By how many milliseconds something starts later than the first. */
const waitOf = (order: number): number => Math.min(Math.max(order, 0) * 90, 480);
const orderIn = ({ came }: State, name: string): number => [...came.keys()].indexOf(name);

/** Where a copied object was, and the way from there. */
const copies = (state: State, plan: Plan): GraphItem[] =>
  state.items.flatMap((one) => {
    const before = state.came.get(one.name);
    if (!before) return [];
    const [from, to] = [plan.box(before), plan.box(one)];
    const [x1, x2] = [from.x + from.w / 2, to.x + to.w / 2];
    const isDown = from.y < to.y;
    const lane = isDown ? (isOld(one) ? plan.wall + 6 : to.y - 14) : Math.min(from.y, to.y) - 9;
    const points = [
      { x: x1, y: isDown ? from.y + from.h : from.y },
      { x: x1, y: lane },
      { x: x2, y: lane },
      { x: x2, y: to.y - 2 },
    ];
    const more = { actor: whoOf(one), wait: waitOf(orderIn(state, one.name)) };
    return [
      ...(isOld(before) ? [] : [rect(`was ${one.name}`, 'ghost', from, more.actor)]),
      ...way(`copy ${one.name}`, points, '', more),
    ];
  });

/** All objects but the price list, each in its place. */
function objects(state: State, plan: Plan): GraphItem[] {
  const { looked, came, phase, items } = state;
  const news = phase === 'filled' ? items.filter(({ age, space }) => age === 0 && space === 'eden') : [];
  return items.flatMap((one) => {
    if (one.heldBy === 'field') return [];
    const box = plan.box(one);
    const isDead = one.heldBy === null;
    const isNow = phase === 'looked' && looked.has(one.name);
    const isNew = news.includes(one);
    const order = isNew ? news.indexOf(one) / 2 : orderIn(state, one.name);
    const moves = (y: number): Partial<GraphItem> => ({
      wait: waitOf(order),
      ...(isDead ? {} : { actor: whoOf(one) }),
      ...(came.has(one.name) && { bow: 24 }),
      ...(isNew && { from: { y: y - 50, o: 0 } }),
    });
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2 + 4.5];
    const look = isDead ? 'ghost' : isNow ? 'box now' : 'box';
    return [
      item(`object ${one.name}`, 'rect', look, { ...box, rx: 4 }, moves(box.y)),
      item(`name ${one.name}`, 'text', isDead ? 'soft' : 'strong', { x, y }, { ...moves(y), text: one.name }),
    ];
  });
}

/** A row of the record: the heap as a collection found it, at what it looked, and what it freed without a look. */
function record(number: number, state: State, plan: Plan): GraphItem[] {
  const { works, phase, round, looked, items, isFull } = state;
  const isNow = phase === 'looked' && number === round;
  const work = works[number] ?? (isNow ? { before: items, names: looked, isFull, freed: null } : null);
  const whole = (space: Spot['space']): Box => plan.mark(number, { space, at: 0 }, ROOM[space]);
  const spaces = [...YOUNG, 'old' as const];
  const frames = spaces.map((space) => rect(`whole ${number} ${space}`, 'free', whole(space), undefined, 2));
  const text = whole('eden').y + plan.record.h - 3;
  const nth = `${plan.isWide ? 'collection ' : ''}${number + 1}${plan.isWide ? '' : '.'}`;
  frames.push(words(`nth ${number}`, 'start soft', 2, text, nth));
  if (!work) return frames;
  const { before, names } = work;
  const by = plan.isWide ? 0.8 : 0.4;
  const marks = before.flatMap((one) => {
    if (one.heldBy === 'field') return [];
    const { x, y, w, h } = plan.mark(number, one);
    const isSeen = names.has(one.name);
    const look = isSeen ? 'part' : 'page';
    const box = { x: x + by, y: y + 1, w: w - 2 * by, h: h - 2 };
    return [
      rect(`${isSeen ? 'looked' : 'other'} ${number} ${one.name}`, look, box, isSeen ? whoOf(one) : undefined, 1),
    ];
  });
  const list = plan.mark(number, { space: 'old', at: 0 }, PRICES);
  return [
    ...frames,
    rect(`list ${number}`, work.isFull ? 'part' : 'card', { ...list, y: list.y + 1, h: list.h - 2 }, 'e', 1),
    ...marks,
    words(`looked says ${number}`, 'strong start', plan.record.label, text, `${names.size} of ${before.length}`),
    ...(work.freed === null ? [] : [words(`freed says ${number}`, 'end', plan.width - 2, text, String(work.freed))]),
  ];
}

/** What names the parts of the heap, and says of each at how many objects nobody looks. */
function names(state: State, plan: Plan): GraphItem[] {
  const { say } = writing(plan.width);
  const { width, eden, survivors, high, foot, record: rows, isWide } = plan;
  const { phase, isFull, lostAt, works } = state;
  const head = rows.y - 6;
  const over = (space: Spot['space'], text: string, last = space): GraphItem => {
    const end = plan.mark(0, { space: last, at: 0 }, ROOM[last]);
    return words(`over ${space}`, 'soft', (plan.mark(0, { space, at: 0 }).x + end.x + end.w) / 2, head, text);
  };
  const freed = works.at(-1)?.freed ?? 0;
  const mia = findIn(state, MIA);
  const cart = findIn(state, CART);
  const isSole = cart?.space === 'eden' && mia && isOld(mia);
  return [
    words('roots', 'start strong', 2, 13, say(['GC roots: running visits', 'GC roots: variables of running visits'])),
    words(
      'eden',
      'start strong halo',
      plan.x(1),
      eden + high + 17,
      say(['Eden: new objects', 'young: Eden, for new objects']),
    ),
    words(
      'survivors',
      'start strong halo',
      plan.x(2),
      survivors + high + 17,
      say(['survivors: lived through 1', 'young: survivor spaces, lived through 1 collection']),
    ),
    words(
      'old',
      'start strong',
      plan.x(0),
      foot + 18,
      say(['old generation: lived through 2', 'old generation: lived through 2 collections']),
    ),
    ...(isSole
      ? [
          words(
            'cart',
            'start halo',
            plan.x(1),
            survivors - 10,
            say(['C: Mia’s cart, known to M alone', 'C: Mia’s new cart, known to M alone']),
          ),
        ]
      : []),
    ...(phase === 'moved' && !isFull && !lostAt && freed > 0
      ? [
          words(
            'free',
            'halo',
            (plan.x(1) + plan.x(11)) / 2,
            eden + high / 2 + 4.5,
            say(['all free, the dead not touched', 'all free again at once: the dead were not touched']),
          ),
        ]
      : []),
    words('over looked', 'start soft', rows.label, head, 'looked at'),
    over('eden', 'Eden'),
    ...(isWide ? [over('one', 'survivors', 'two')] : []),
    over('old', say(['old', 'old generation'])),
    words('over freed', 'end soft', width - 2, head, 'freed'),
  ];
}

/** How many other visits run, as far as the reader can say it: null before that, and where none ever ends. */
export const draggable = ({ setup, round, phase }: State): number | null =>
  setup.visits === 'stay' || phase === 'start' || (round === 0 && phase === 'filled') ? null : setup.running[round]!;

/** Between visits that have ended and those that run: a handle on a line, with the dead at its left. */
function handle(state: State, plan: Plan): GraphItem[] {
  const running = draggable(state);
  if (running === null) return [];
  const x = plan.edge(running);
  const { roots: band, knob, eden, high } = plan;
  const { y, half } = knob;
  const grip = (side: number): GraphItem => {
    const at = x + (side * half) / 3;
    return line(`grip ${side}`, 'points handed', { x: at, y: y - 5 }, { x: at, y: y + 5 });
  };
  return [
    line('stem', 'average handed', { x, y: band.y - 2 }, { x, y: eden + high + 4 }),
    rect('knob', 'knob handed', { x: x - half, y: y - 10, w: 2 * half, h: 20 }, undefined, 4),
    grip(-1),
    grip(1),
  ];
}

/** What is said of M’s card, to be pressed; and where C was, if it is lost. */
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
    rect('tag', `page ${isRead ? 'read' : 'aim'}`, box, undefined, 9),
    words('tag says', isRead ? 'strong' : 'bad', box.x + box.w / 2, box.y + 13, text),
  ];
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = new Plan(width);
  return {
    width,
    height: plan.height,
    items: [
      ...places(state, plan),
      ...copies(state, plan),
      ...prices(state, plan),
      ...roots(state, plan),
      ...ofMia(state, plan),
      ...objects(state, plan),
      ...handle(state, plan),
      ...signs(state, plan),
      ...names(state, plan),
      ...Array.from({ length: ROUNDS }, (_, number) => record(number, state, plan)).flat(),
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
