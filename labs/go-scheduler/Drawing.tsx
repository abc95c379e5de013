import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { headPath, toHundredth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  own,
  rect,
  words,
  type GraphItem,
  type GraphPicture,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { model, MOST } from './model';
import { HIGH, planOf, ROOM, RUN, TAG, type Kinds, type Place, type Plan } from './plan';
import type { Act, P, Setup, State } from './run';

const ACTORS: readonly Actor[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Each goroutine has a colour, and what it sends has it too; main has none. */
const who = (name: string): Actor | undefined => (name === 'main' ? undefined : ACTORS[Number(name.slice(1)) - 1]);

const wideOf = (name: string, { pill }: Plan): number => (name === 'main' ? 40 : pill);

const at = ({ x, y }: Place, w: number, h: number): { x: number; y: number; w: number; h: number } => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

/** Letters stand so far below the middle. */
const BASE = 4.5;

/** A goroutine, as a disc with its name; where it comes from when it is new. */
function disc(name: string, place: Place, look: string, plan: Plan, from?: Place, id = name): GraphItem[] {
  const wide = wideOf(name, plan);
  const text = look.includes('node') ? 'strong' : 'soft';
  const came = (dx: number, dy: number): Pick<GraphItem, 'from'> =>
    from ? { from: { x: from.x + dx, y: from.y + dy } } : {};
  return [
    { ...rect(id, look, at(place, wide, HIGH), who(name), HIGH / 2), ...came(-wide / 2, -HIGH / 2) },
    { ...words(`${id} name`, text, place.x, place.y + BASE, name), ...came(0, BASE) },
  ];
}

/** What a goroutine has sent: a square in its colour. */
function token(name: string, place: Place, { pill }: Plan, from?: Place, id = `value ${name}`): GraphItem[] {
  const wide = Math.min(pill, HIGH - 2);
  const came = (dx: number, dy: number): Pick<GraphItem, 'from'> =>
    from ? { from: { x: from.x + dx, y: from.y + dy } } : {};
  return [
    { ...rect(id, 'token', at(place, wide, HIGH - 2), who(name), 1), ...came(-wide / 2, 1 - HIGH / 2) },
    { ...words(`${id} name`, 'strong', place.x, place.y + BASE, name), ...came(0, BASE) },
  ];
}

/** A thread: a dark plate, as no goroutine is. */
const plate = (name: string, place: Place, wide: number = TAG.w, text = name): GraphItem[] => [
  rect(name, 'order', at(place, wide, TAG.h), undefined, 2),
  words(`${name} name`, 'inverse', place.x, place.y + BASE, text),
];

/** A place that is there also while nobody is in it. */
const free = (id: string, place: Place, wide: number): GraphItem =>
  rect(id, 'free', at(place, wide, HIGH), undefined, 4);

/** A way that was gone in this tick, with a head at its end. */
function course(
  id: string,
  name: string,
  points: readonly (readonly [x: number, y: number])[],
  bow?: number,
): GraphItem[] {
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const corner = [toHundredth((before[0] + last[0]) / 2), toHundredth(last[1] - (bow ?? 0))] as const;
  const flat = points.map(([x, y]) => `${toHundredth(x)} ${toHundredth(y)}`);
  const path = bow === undefined ? `M${flat.join('L')}` : `M${flat[0]}Q${corner.join(' ')} ${flat.at(-1)}`;
  const [fromX, fromY] = bow === undefined ? before : corner;
  const actor = who(name);
  const head = headPath(last[0], last[1], [last[0] - fromX, last[1] - fromY], 8, 4.5);
  return [
    { id: `way ${id}`, kind: 'trail', look: 'course', path, geo: { t: 1 }, from: { t: 0 }, ...own(actor) },
    { id: `head ${id}`, kind: 'path', look: 'tip', path: head, geo: {}, ...own(actor) },
  ];
}

const DID = {
  wait: 'blocks',
  stall: 'blocks',
  get: 'receives',
  hand: 'sends, ends',
  put: 'sends, ends',
  end: 'ends',
  compute: 'computes',
  call: 'system call',
} as const;

/** What is done on a P, in a word or two. */
function doing(act: Act | undefined, { running }: P): string {
  if (!act) return running === null ? 'nobody runs' : 'runs';
  return act.did === 'go' ? `starts ${act.other}` : DID[act.did];
}

/** Where a thread runs with a P. */
const machine = ({ run, cards }: Plan, p: number): ReturnType<typeof at> => ({
  x: run.x,
  y: cards[p]!.middle - RUN.top,
  w: run.w,
  h: RUN.h,
});

/** Where a goroutine runs on a P. */
const runs = ({ run, cards }: Plan, p: number): Place => ({ x: run.x + run.w / 2, y: cards[p]!.middle });
const slot = ({ next, cards }: Plan, p: number): Place => ({ x: next.x + next.w / 2, y: cards[p]!.middle });

/** The middle of the channel, through which values go. */
const middleOf = ({ pipe, rows }: Plan): Place => ({ x: pipe.x + pipe.w / 2, y: rows.channel });

/** The places of a P and their names. */
function cardOf(plan: Plan, p: number, { m }: P): GraphItem[] {
  const card = plan.cards[p]!;
  const { run, next } = plan;
  const name = card.y + card.h - 6;
  const held = m === null ? 'no thread holds it' : `held by thread ${m}`;
  return [
    rect(`P${p}`, 'sheet', card, undefined, 6),
    words(`P${p} name`, 'strong start', run.x, card.y + 15, `permit P${p}, ${held}`),
    rect(`run ${p}`, m === null ? 'free' : 'page', machine(plan, p), undefined, 4),
    rect(`next ${p}`, 'ghost', { x: next.x, y: card.middle - 14, w: next.w, h: 28 }, undefined, 4),
    ...Array.from({ length: ROOM.queue }, (_, index) => free(`queue ${p} ${index}`, plan.inQueue(p, index), plan.pill)),
    words(`next ${p} name`, 'soft', next.x + next.w / 2, name, 'runnext'),
    words(`queue ${p} name`, 'soft start', plan.inQueue(p, 0).x - plan.pill / 2, name, 'run queue'),
  ];
}

/** Who is on a P, and what is done there now. */
function lifeOf(plan: Plan, p: number, place: P, act: Act | undefined): GraphItem[] {
  const { run, cards } = plan;
  const { middle, y, h } = cards[p]!;
  const { m, running, next, queue } = place;
  const parent = runs(plan, act?.did === 'go' ? act.p : p);
  return [
    ...(m === null
      ? []
      : plate(m, { x: run.x + run.w / 2, y: middle - RUN.top + 2 + TAG.h / 2 }, run.w - 4, `thread ${m}`)),
    ...(act && running === null ? disc(act.name, runs(plan, p), 'ghost', plan, undefined, `left ${p}`) : []),
    ...(running === null ? [] : disc(running, runs(plan, p), 'node', plan)),
    ...(next === null ? [] : disc(next, slot(plan, p), 'node', plan, parent)),
    ...queue.flatMap((name, index) => {
      const items = disc(name, plan.inQueue(p, index), 'node', plan);
      // Who is pushed out goes over those who wait.
      return name === act?.pushed ? items.map((item) => ({ ...item, bow: HIGH })) : items;
    }),
    words(`did ${p}`, act ? 'strong now' : 'soft', run.x + run.w / 2, y + h - 6, doing(act, place)),
    ...(act || running !== null ? [rect(`now ${p}`, 'cursor', machine(plan, p), undefined, 4)] : []),
  ];
}

/** Where somebody stands in a line, or would stand, who has left it in the same tick. */
function placeIn(line: readonly string[], name: string, otherwise: number): number {
  const place = line.indexOf(name);
  return place < 0 ? otherwise : place;
}

/** The ways of one tick on a P. */
function waysOf(plan: Plan, act: Act, before: State, state: State): GraphItem[] {
  const { run, next, lane, back, rows, receiver, pipe } = plan;
  const { p, name, from, did, pushed } = act;
  const { middle } = plan.cards[p]!;
  const id = `${state.now} ${p}`;
  const [runEnd, slotEnd] = [run.x + run.w, next.x + next.w];
  const top = rows.channel - HIGH / 2;
  const down = (y: number): [number, number][] => [
    [run.x, middle],
    [lane, middle],
    [lane, y],
  ];
  const items: GraphItem[] = [];
  if (from === 'next')
    items.push(
      ...course(`${id} from`, name, [
        [next.x, middle],
        [runEnd + 1, middle],
      ]),
    );
  if (from === 'queue')
    items.push(
      ...course(`${id} from`, name, [
        [plan.inQueue(p, 0).x - plan.pill / 2, middle],
        [runEnd + 1, middle],
      ]),
    );
  if (from === 'global') {
    const { x, y } = plan.inRow('global', 0);
    const under = y + HIGH / 2 + 3;
    items.push(...course(`${id} from`, name, [[x, y + HIGH / 2], [x, under], ...down(under).reverse()]));
  }
  if (typeof from === 'number') {
    const { x, y } = plan.inQueue(from, 0);
    items.push(
      ...course(`${id} from`, name, [
        [x - plan.pill / 2, y],
        [back, y],
        [back, middle],
        [runEnd + 1, middle],
      ]),
    );
  }
  if (did === 'go')
    items.push(
      ...course(`${id} go`, act.other!, [
        [runEnd, middle],
        [next.x - 1, middle],
      ]),
    );
  if (did === 'wait')
    items.push(...course(`${id} wait`, name, [...down(top - 8), [receiver.x - 8, top - 8], [receiver.x - 8, top - 1]]));
  if (did === 'stall') {
    const last = plan.sender(placeIn(state.senders, name, before.senders.length));
    items.push(...course(`${id} send`, name, [...down(last.y), [last.x - plan.pill / 2 - 1, last.y]]));
  }
  if (did === 'put') items.push(...course(`${id} send`, name, [...down(rows.channel), [pipe.x + 8, rows.channel]]));
  if (did === 'hand') {
    const other = act.other!;
    const left = receiver.x - 21;
    items.push(
      ...course(`${id} send`, name, [...down(rows.channel), [left, rows.channel]]),
      ...course(`${id} wake`, other, [
        [receiver.x + 8, top],
        [receiver.x + 8, top - 15],
        [back, top - 15],
        [back, middle],
        [slotEnd + 1, middle],
      ]),
      words(`${id} wakes`, 'strong start', back + 8, top - 19, `${other} wakes`),
      ...token(name, middleOf(plan), plan, runs(plan, p), `sent ${name}`),
    );
  }
  if (did === 'get') {
    const start = before.buffer.length > 0 ? plan.inPipe(0) : plan.sender(0);
    items.push(
      ...course(`${id} get`, act.other!, [
        [start.x + 10, rows.channel],
        [receiver.x - 21, rows.channel],
      ]),
    );
  }
  if (pushed !== null) {
    const end = plan.inQueue(p, placeIn(state.ps[p]!.queue, pushed, before.ps[p]!.queue.length));
    items.push(
      ...course(
        `${id} pushed`,
        pushed,
        [
          [next.x + next.w / 2, middle - 15],
          [end.x, middle - HIGH / 2 - 1],
        ],
        20,
      ),
    );
  }
  return items;
}

/** The channel: who waits to send, what lies in it, and main, which waits to receive. */
function channelOf(plan: Plan, { senders, buffer, receivers, acts }: State, { room }: Setup): GraphItem[] {
  const { pipe, rows, receiver, pill } = plan;
  const y = rows.channel;
  const name = y + 29;
  const mainWide = plan.next.w - 6;
  const awake = acts.some(({ did }) => did === 'hand') && receivers.length === 0;
  return [
    rect('pipe', 'track', { x: pipe.x, y: y - 14, w: pipe.w, h: 28 }, undefined, 14),
    ...Array.from({ length: ROOM.senders }, (_, index) => free(`sender ${index}`, plan.sender(index), pill)),
    ...Array.from({ length: room }, (_, index) =>
      rect(`room ${index}`, 'page', at(plan.inPipe(index), pill, HIGH), undefined, 1),
    ),
    free('receiver', receiver, mainWide),
    words('senders name', 'soft', plan.sender(1.5).x, name, 'wait to send'),
    words('pipe name', 'soft start', pipe.x + 14, name, 'channel'),
    words('receiver name', 'soft end', receiver.x + mainWide / 2 + 3, name, 'waits to receive'),
    ...(awake ? disc('main', receiver, 'ghost', plan, undefined, 'awake') : []),
    ...senders.flatMap((one, index) => disc(one, plan.sender(index), 'node gone', plan)),
    ...receivers.flatMap((one) => disc(one, receiver, 'node gone', plan)),
    ...buffer.flatMap((one, index) => token(one, plan.inPipe(index), plan)),
  ];
}

/** Which threads are with nobody. */
function idleOf({ ps, calls, threads }: State): readonly string[] {
  const busy = [...ps.map(({ m }) => m), ...calls.map((call) => call.split(' with ')[1])];
  return Array.from({ length: threads }, (_, index) => `M${index}`).filter((name) => !busy.includes(name));
}

const label = (plan: Plan, row: keyof Plan['rows'], text: string): GraphItem =>
  words(`${row} name`, 'soft start', plan.run.x, plan.rows[row] + BASE, text);

/** A goroutine in a system call keeps a thread, which stands beside it; below, the queue of all Ps. */
function callsOf(plan: Plan, { calls, global }: State): GraphItem[] {
  const tag = (index: number): Place => {
    const { x, y } = plan.inRow('calls', index);
    return { x: x + plan.pill / 2 + 2 + TAG.w / 2, y };
  };
  return [
    label(plan, 'calls', 'in a system call'),
    label(plan, 'global', 'global queue'),
    ...Array.from({ length: ROOM.global }, (_, index) =>
      free(`global ${index}`, plan.inRow('global', index), plan.pill),
    ),
    ...calls.flatMap((call, index) => {
      const [name, m] = call.split(' with ');
      return [...disc(name!, plan.inRow('calls', index), 'node gone', plan), ...plate(m!, tag(index))];
    }),
    ...global.flatMap((name, index) => disc(name, plan.inRow('global', index), 'node', plan)),
  ];
}

/** What main has received, in this order, and who has ended. */
function endsOf(plan: Plan, { got, done }: State, { goroutines }: Setup): GraphItem[] {
  const ended = (index: number, name: string): Place => {
    const place = plan.inRow('ended', index);
    return name === 'main' ? { ...place, x: place.x - plan.pill / 2 + 20 } : place;
  };
  return [
    label(plan, 'got', 'main received'),
    label(plan, 'ended', 'ended'),
    ...Array.from({ length: goroutines }, (_, index) => free(`got ${index}`, plan.inRow('got', index), plan.pill)),
    ...got.flatMap((name, index) => token(name, plan.inRow('got', index), plan, middleOf(plan))),
    ...done.flatMap((name, index) => disc(name, ended(index, name), name === 'main' ? 'turn' : 'past', plan)),
  ];
}

/** What the reader can change in the picture: one P more, or the last one less. */
function changesOf(plan: Plan, { ps }: Setup): { items: GraphItem[]; spots: Spot[] } {
  const items: GraphItem[] = [];
  const spots: Spot[] = [];
  if (ps > 1) {
    const { x, y, w } = plan.cards[ps - 1]!;
    const box = { x: x + w - 46, y: y + 1, w: 44, h: 22 };
    items.push(words('fewer', 'soft end handed', x + w - 8, y + 15, `− P${ps - 1}`));
    spots.push({ id: 'fewer', says: `Play without P${ps - 1}`, ...box });
  }
  const { more } = plan;
  if (more) {
    items.push(
      rect('more', 'page handed', more, undefined, 6),
      words('more name', 'handed', more.x + more.w / 2, more.y + 16, `+ add permit P${ps}`),
    );
    spots.push({ id: 'more', says: `Play with P${ps}, one P more`, ...more });
  }
  return { items, spots };
}

/** What a run needs room for. */
export function kindsOf(setup: Setup): Kinds {
  const hasCalls = setup.way === 'call';
  return {
    hasCalls,
    hasIdle: hasCalls || model.trace(setup).some(({ state }) => idleOf(state).length > 0),
    hasMore: setup.ps < MOST.ps,
  };
}

/** The picture of a step, of the one before it and of their run, at a width. */
export function pictureOf(
  setup: Setup,
  kinds: Kinds,
  [before, state]: readonly [State, State],
  width: number,
): GraphPicture {
  const plan = planOf({ width, isWide: writing(width).isWide }, setup, kinds);
  const { items, spots } = changesOf(plan, setup);
  const { acts, ps } = state;
  const actOf = (p: number): Act | undefined => acts.find((act) => act.p === p);
  return {
    width,
    height: plan.height,
    items: [
      ...ps.flatMap((p, index) => cardOf(plan, index, p)),
      ...items,
      ...channelOf(plan, state, setup),
      ...endsOf(plan, state, setup),
      ...acts.flatMap((act) => waysOf(plan, act, before, state)),
      ...(kinds.hasCalls ? callsOf(plan, state) : []),
      ...(kinds.hasIdle
        ? [
            label(plan, 'idle', 'idle threads'),
            ...idleOf(state).flatMap((name, index) => plate(name, plan.inRow('idle', index))),
          ]
        : []),
      ...ps.flatMap((p, index) => lifeOf(plan, index, p, actOf(index))),
    ],
    spots,
  };
}

function saysOf(state: State): string {
  const places = state.ps.map(({ m, running, next, queue }, index) => {
    const parts = [m && `thread ${m}`, running && `runs ${running}`, next && `runnext ${next}`];
    if (queue.length > 0) parts.push(`run queue ${queue.join(', ')}`);
    return `P${index}: ${parts.filter(Boolean).join('; ') || 'no thread'}`;
  });
  const others = [
    ['Global run queue', state.global],
    ['In a system call', state.calls],
    ['Blocked, receives', state.receivers],
    ['Blocked, send', state.senders],
    ['In the channel', state.buffer],
    ['Received', state.got],
    ['Ended', state.done],
  ] as const;
  const rest = others.flatMap(([name, all]) => (all.length > 0 ? [`${name}: ${all.join(', ')}`] : []));
  return `${[...places, ...rest].join('. ')}.`;
}

/** Goroutines as discs, and the places where they are: on a P, in its line, at the channel, in a call; and who went where. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position, frames } = lab;
  const kinds = useMemo(() => kindsOf(setup), [setup]);
  const { state } = lab.frame;
  const before = frames[Math.max(0, position.at - 1)]!.state;
  const of = useCallback(
    (width: number) => pictureOf(setup, kinds, [before, state], width),
    [setup, kinds, before, state],
  );
  return (
    <Graph
      of={of}
      step={position.at}
      says={saysOf(state)}
      isTried={lab.isTried}
      acts={{
        pick: (id) => lab.replace({ ...setup, ps: setup.ps + (id === 'more' ? 1 : -1) }),
      }}
    />
  );
}
