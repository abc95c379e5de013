import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { clamp, headPath, labelWidth, toHundredth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  line,
  own,
  rect,
  Still,
  words,
  type GraphItem,
  type GraphPicture,
  type Spot,
  NARROW,
} from '@groundwork/labs-kit/drawings/graph';
import { model, MOST, PINNED } from './model';
import { BAR, HIGH, planOf, REST, ROW, TAG, THIN, type Plan } from './plan';
import { CALLS, COMPUTE, otherwise, pins, play, seatOf, WAITING, type Setup, type State, type Task } from './run';

const ACTORS: readonly Actor[] = ['a', 'b', 'c', 'd', 'e', 'f'];
const who = (task: number): Actor => ACTORS[task % ACTORS.length]!;

/** Letters stand so far below the middle. */
const BASE = 4.5;
/** Who comes starts when who goes has left. */
const LATER = 200;

/** A step's state, after that of the step before it. */
type Steps = readonly [before: State, state: State];

/** Where a thread stands: the middle, the foot of its tag, how wide it is, how high its frames are. */
interface Stand {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly high: number;
}

const onCarrier = ({ cards, broad }: Plan, carrier: number): Stand => {
  const { x, y, w, h } = cards[carrier]!;
  return { x: x + w / 2, foot: y + h - BAR - REST - 2, wide: broad, high: HIGH };
};

function standOf(plan: Plan, { tasks, line: queue }: State, index: number): Stand {
  const { phase, on } = tasks[index]!;
  if (on !== null) return onCarrier(plan, on);
  const kept = { wide: plan.narrow, high: plan.kept };
  if (phase === 'ready') return { ...kept, x: plan.slot(queue.indexOf(index)), foot: plan.line.y + plan.line.h - 2 };
  return { ...kept, x: plan.slot(index), foot: plan.heap!.y + plan.heap!.h - REST - 3 };
}

/** The frames on the stack of a task: none before it begins, and more while it waits. */
function framesOf({ phase, waited, on }: Task, way: Setup['way']): readonly string[] {
  if (phase === 'waits' || (phase === 'ready' && waited)) return [...CALLS, ...WAITING[way]];
  return on === null ? [] : CALLS;
}

function endedItems({ ended }: Plan, index: number, { name }: Task): GraphItem[] {
  const [x, y, w] = ended(index);
  const box = { x: x - w / 2, y: y - TAG / 2, w, h: TAG };
  return [rect(`${index} tag`, 'past', box, who(index), 9), words(`${index} name`, 'soft', x, y + BASE, name)];
}

/** A thread: its tag, over it the frames of its stack, and under it how long it still waits. */
function threadItems(plan: Plan, [before, state]: Steps, setup: Setup, index: number): GraphItem[] {
  const task = state.tasks[index]!;
  if (task.phase === 'ended') return endedItems(plan, index, task);
  const { x, foot, wide, high } = standOf(plan, state, index);
  const [left, actor, waits] = [x - wide / 2, who(index), task.phase === 'waits'];
  const look = waits && task.on !== null ? 'token asks' : 'tile';
  // A frame that is new comes up where the thread was.
  const was = standOf(plan, before, index);
  const items = framesOf(task, setup.way).flatMap((frame, at): GraphItem[] => {
    const y = foot - TAG - (at + 1) * high;
    const isFixed = frame === 'native' || (frame === 'guarded' && setup.kind === '21');
    const box = { x: left, y: y + 1, w: wide, h: high - 2 };
    const call = words(`${index} call ${at}`, isFixed ? 'inverse' : 'inside', x, y + high / 2 + BASE, frame);
    const start = was.foot - TAG - at * was.high;
    return [
      {
        ...rect(`${index} frame ${at}`, isFixed ? 'order' : look, box, actor, 1),
        from: { x: was.x - was.wide / 2, y: start, w: was.wide, h: 0 },
      },
      ...(high > THIN ? [{ ...call, from: { x: was.x, y: start, o: 0 } }] : []),
    ];
  });
  items.push(
    rect(`${index} tag`, 'token', { x: left, y: foot - TAG, w: wide, h: TAG }, actor, 9),
    words(`${index} name`, 'strong', x, foot - TAG / 2 + BASE, task.name),
  );
  if (waits) {
    const rest = { x: left, y: foot + 1, w: (wide * task.left) / setup.wait, h: REST - 2 };
    const from = { x: was.x - was.wide / 2, y: was.foot + 1, w: was.wide };
    items.push({ ...rect(`${index} rest`, 'part', rest, actor, 2), from });
  }
  const isLater = state.moves.some(({ task: moved, did }) => moved === index && did === 'mounts');
  return isLater ? items.map((one) => ({ ...one, wait: LATER })) : items;
}

/** What holds a stack on its carrier: from the frame that cannot be moved down to the carrier. */
function clampItems(plan: Plan, { tasks }: State, { kind, way }: Setup): GraphItem[] {
  if (!pins({ kind, way })) return [];
  const frames = CALLS.length + (kind === 'platform' ? WAITING[way].length : 1);
  return tasks.flatMap(({ on, phase }, index) => {
    if (on === null || phase !== 'waits') return [];
    const { x, foot, wide } = onCarrier(plan, on);
    const y = foot - TAG - frames * HIGH + 1;
    const h = foot + REST + 3 - y;
    return [x - wide / 2 - 7, x + wide / 2 + 1].map((side, at) => ({
      ...rect(`${index} clamp ${at}`, 'order', { x: side, y, w: 6, h }, undefined, 1),
      from: { y: y + h, h: 0 },
    }));
  });
}

/** A carrier, and whether it is free, runs a thread, or is held by one that waits. */
function cardItems({ cards }: Plan, { tasks }: State, seat: string): GraphItem[] {
  return cards.flatMap(({ x, y, w, h }, at) => {
    const on = tasks.find((task) => task.on === at);
    const isHeld = on?.phase === 'waits';
    const status = on ? `${isHeld ? 'held by' : 'runs'} ${on.name}` : 'free';
    const middle = x + w / 2;
    return [
      rect(`card ${at}`, 'page', { x, y, w, h }, undefined, 5),
      words(`status ${at}`, isHeld || !on ? 'strong' : 'soft', middle, y + 15, status),
      rect(`bar ${at}`, 'order', { x, y: y + h - BAR, w, h: BAR }, undefined, 3),
      words(`bar name ${at}`, 'inverse', middle, y + h - 6, `${seat} ${at + 1}`),
    ];
  });
}

/** The places where threads are that are on no carrier. */
function placeItems({ line: queue, heap, ended }: Plan, state: State): GraphItem[] {
  const right = queue.x + queue.w - 7;
  return [
    rect('line', 'sheet', queue, undefined, 5),
    words('line name', 'soft end', right, queue.y + 14, 'in line'),
    ...(heap ? [rect('heap', 'sheet', heap, undefined, 5)] : []),
    ...(heap ? [words('heap name', 'soft end', right, heap.y + 14, 'waiting, in the heap')] : []),
    words('ended name', 'strong start', queue.x, ended(0)[1] + BASE, `${state.ended} of ${state.tasks.length} ended`),
  ];
}

type Point = readonly [x: number, y: number];
const flat = (points: readonly Point[]): string => points.map((point) => point.map(toHundredth).join(' ')).join('L');

/** A way with a head at its end. */
function course(id: string, task: number, path: string, [x, y]: Point, down: number): GraphItem[] {
  const actor = own(who(task));
  return [
    { id: `way ${id}`, kind: 'trail', look: 'course', path, geo: { t: 1 }, from: { t: 0 }, ...actor },
    { id: `head ${id}`, kind: 'path', look: 'tip', path: headPath(x, y, [0, down], 9, 5), geo: {}, ...actor },
  ];
}

/** From one height to another in a bow. */
function bow(id: string, task: number, from: Point, to: Point): GraphItem[] {
  const down = Math.sign(to[1] - from[1]);
  const middle = (from[1] + to[1]) / 2;
  const end: Point = [to[0], to[1] - 4 * down];
  const bends: Point[] = [[from[0], middle], [to[0], middle], end];
  return course(id, task, `M${flat([from])}C${bends.map((one) => flat([one])).join(' ')}`, to, down);
}

/** The ways that stacks have gone in this moment. */
function wayItems({ cards, heap, line: queue, slot, lane }: Plan, before: State, state: State): GraphItem[] {
  const under = queue.y + queue.h + 1;
  return state.moves.flatMap(({ task, did, carrier }) => {
    const id = `${state.now} ${task} ${did}`;
    const card = carrier === null ? undefined : cards[carrier];
    const middle = card ? card.x + card.w / 2 : 0;
    if (card && did === 'mounts' && before.line.includes(task))
      return bow(id, task, [slot(before.line.indexOf(task)), under], [middle, card.y - 1]);
    if (!heap) return [];
    const kept: Point = [slot(task), heap.y - 1];
    if (card && did === 'unmounts') return bow(id, task, [middle, card.y + card.h + 1], kept);
    if (card && did === 'mounts') return bow(id, task, kept, [middle, card.y + card.h + 1]);
    const place = state.line.indexOf(task);
    if (did !== 'wakes' || place < 0) return [];
    const [low, high] = [heap.y - 9, under + 12];
    const bends: Point[] = [
      kept,
      [kept[0], low],
      [lane, low],
      [lane, high],
      [slot(place), high],
      [slot(place), under + 4],
    ];
    return course(id, task, `M${flat(bends)}`, [slot(place), under], -1);
  });
}

const longest = (texts: readonly string[], room: number, size: number): string =>
  texts.find((text) => labelWidth(text, size) <= room) ?? texts.at(-1)!;

/** What each thread does: computes, waits, computes. How long it waits can be dragged. */
function jobItems({ job: { x, y, tick }, line: { x: left }, width }: Plan, { kind, wait }: Setup): GraphItem[] {
  const at = (ticks: number): number => x + ticks * tick;
  const end = COMPUTE + wait;
  const [middle, base] = [y + 12, y + 12 + BASE];
  const box = (from: number, till: number) => ({ x: at(from) + 1, y: y + 2, w: (till - from) * tick - 2, h: 20 });
  const room = wait * tick - 2 * KNOB - 4;
  const long = longest([`waits ${wait} ticks`, `waits ${wait}`, String(wait)], room, writing(width).size);
  return [
    words('job', 'strong start', left, base, kind === 'platform' ? 'each task' : 'each thread'),
    rect('job first', 'order', box(0, COMPUTE), undefined, 2),
    rect('job wait', 'ghost', box(COMPUTE, end), undefined, 2),
    rect('job last', 'order', box(end, end + COMPUTE), undefined, 2),
    words('job 1', 'inverse', at(COMPUTE / 2), base, '1'),
    words('job long', 'inside', at(COMPUTE + wait / 2) - KNOB / 2, base, long),
    words('job 2', 'inverse', at(end) + (KNOB + tick) / 2, base, '1'),
    rect('knob', 'page read handed', { x: at(end) - KNOB, y: y - 1, w: 2 * KNOB, h: 26 }, undefined, 4),
    ...[1.5, -1.5].map((by) => {
      const grip = at(end) + by;
      return line(`knob ${by}`, 'edge handed', { x: grip, y: middle - 5 }, { x: grip, y: middle + 5 });
    }),
  ];
}

/** Half of the width of the handle. */
const KNOB = 5;

/** Where the knob is for a wait. */
const knobAt = ({ job }: Plan, wait: number): number => job.x + (COMPUTE + wait) * job.tick;

/** Who was on each carrier, until now. */
function stripItems(plan: Plan, id: 'own' | 'other', setup: Setup, { now, tasks }: State): GraphItem[] {
  const { x, tick, end, rows } = plan.chart;
  const high = ROW[id];
  return [
    ...rows[id].map((y, at) => rect(`${id} row ${at}`, 'track', { x, y, w: end * tick, h: high }, undefined, 0)),
    ...play(setup)
      .spells.filter(({ from }) => from < now)
      .flatMap(({ carrier, task, from, till, waits }) => {
        const [left, long] = [x + from * tick, (Math.min(till, now) - from) * tick];
        const [y, key, { name }] = [rows[id][carrier]!, `${id} ${task} ${from}`, tasks[task]!];
        const box = { x: left + 0.5, y: y + 1, w: Math.max(1, long - 1), h: high - 2 };
        const hasName = id === 'own' && labelWidth(name, writing(plan.width).size, true) + 6 <= long;
        return [
          { ...rect(key, waits ? 'token asks' : 'token', box, who(task), 1), from: { w: 0 } },
          ...(hasName ? [words(`${key} name`, 'strong', left + long / 2, y + high / 2 + BASE, name)] : []),
        ];
      }),
  ];
}

const TICKS = [1, 2, 5, 10, 20];

/** The carriers over time, and below them the same threads if they did the other thing while they wait. */
function chartItems(plan: Plan, setup: Setup, state: State): GraphItem[] {
  const {
    chart,
    line: { x: left },
    width,
  } = plan;
  const { x, tick, axis, end, rows, head, foot } = chart;
  const { now, tasks } = state;
  const at = (time: number): number => x + time * tick;
  const step = TICKS.find((one) => one * tick >= 26) ?? 50;
  const { size } = writing(width);
  const half = labelWidth(String(now), size, true) / 2;
  const isFree = (time: number): boolean =>
    Math.abs(at(time) - at(now)) > half + labelWidth(String(time), size) / 2 + 4;
  const other = otherwise(setup);
  const gone = play(other).frames.findLast(({ state: its }) => its.now <= now)!.state.ended;
  const seat = seatOf(setup);
  const told = pins(setup) ? 'if they unmounted' : `if each held its ${seat}`;
  return [
    ...Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
      .filter(isFree)
      .map((time) => words(`time ${time}`, 'soft', at(time), axis, String(time))),
    ...rows.own.map((y, index) => words(`row ${index}`, 'start', left, y + ROW.own / 2 + BASE, `${seat} ${index + 1}`)),
    ...stripItems(plan, 'own', setup, state),
    words('other', 'soft start', left, head, `${told}: ${gone} of ${tasks.length} ended`),
    ...stripItems(plan, 'other', other, state),
    line('now', 'level', { x: at(now), y: axis + 4 }, { x: at(now), y: head - 12 }),
    line('now below', 'level', { x: at(now), y: head + 5 }, { x: at(now), y: foot }),
    words('axis', 'soft start', left, axis, 'tick'),
    words('now name', 'strong now', at(now), axis, String(now)),
  ];
}

/** What the reader can change in the picture: how long each waits, and how many carriers there are. */
function changes(plan: Plan, setup: Setup): { items: GraphItem[]; spots: Spot[] } {
  const { more, cards, job } = plan;
  const seat = seatOf(setup);
  const items: GraphItem[] = [];
  const spots: Spot[] = [
    {
      id: 'wait',
      says: `Each waits ${setup.wait} ${setup.wait === 1 ? 'tick' : 'ticks'}: drag, or press the arrows left and right`,
      ...{ x: knobAt(plan, setup.wait) - 14, y: job.y - 1, w: 28, h: 27 },
      drags: 'wait',
    },
  ];
  if (more) {
    const [x, y] = [more.x + more.w / 2, more.y + more.h / 2];
    items.push(
      rect('more', 'free handed', more, undefined, 5),
      words('more sign', 'strong handed', x, y - 4, '+'),
      words('more name', 'handed', x, y + 12, `${seat} ${setup.carriers + 1}`),
    );
    spots.push({ id: 'more', says: `Play with ${seat} ${setup.carriers + 1} as well`, ...more });
  }
  if (setup.carriers > 1) {
    const { x, y, w, h } = cards.at(-1)!;
    const box = { x: x + w - 28, y: y + h - 26, w: 28, h: 26 };
    items.push(words('fewer', 'inverse handed', box.x + 15, y + h - 6, '−'));
    spots.push({ id: 'fewer', says: `Play without ${seat} ${setup.carriers}`, ...box });
  }
  return { items, spots };
}

/** The picture of a step, and of the one before it, at a width. */
export function pictureOf(setup: Setup, [before, state]: Steps, width: number): GraphPicture {
  const plan = planOf(setup, width, writing(width).isWide);
  const { items, spots } = changes(plan, setup);
  return {
    width,
    height: plan.height,
    items: [
      ...jobItems(plan, setup),
      ...placeItems(plan, state),
      ...cardItems(plan, state, seatOf(setup)),
      ...wayItems(plan, before, state),
      ...clampItems(plan, state, setup),
      ...state.tasks.flatMap((_, index) => threadItems(plan, [before, state], setup, index)),
      ...items,
      ...chartItems(plan, setup, state),
    ],
    spots,
  };
}

/** The picture of a run's step, with what went before it. */
export const stepOf = (setup: Setup, at: number, width: number): GraphPicture => {
  const frames = model.trace(setup);
  return pictureOf(setup, [frames[Math.max(0, at - 1)]!.state, frames[at]!.state], width);
};

function saysOf(setup: Setup, { now, tasks, line: queue, ended }: State): string {
  const seat = seatOf(setup);
  const said = Array.from({ length: setup.carriers }, (_, carrier) => {
    const on = tasks.find((task) => task.on === carrier);
    return `${seat} ${carrier + 1} ${on ? `${on.phase === 'waits' ? 'is held by' : 'runs'} ${on.name}` : 'is free'}`;
  });
  const away = tasks.filter(({ phase, on }) => phase === 'waits' && on === null);
  const names = (all: readonly Task[]): string => all.map(({ name }) => name).join(', ') || 'nobody';
  return `Tick ${now}: ${said.join('; ')}. In line: ${names(queue.map((index) => tasks[index]!))}. Waiting, in the heap: ${names(away)}. ${ended} of ${tasks.length} ended.`;
}

/** For paper: the end of the first run, and what is seen when threads cannot leave the carrier. */
const STILLS = [
  [model.initial, model.trace(model.initial).length - 1],
  [PINNED, 2],
] as const;

/** Threads as stacks of frames that move between the line, the carriers and the heap; below, the carriers over time. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position, frames } = lab;
  const { state } = lab.frame;
  const before = frames[Math.max(0, position.at - 1)]!.state;
  const of = useCallback((width: number) => pictureOf(setup, [before, state], width), [setup, before, state]);
  const setWait = (wait: number): void => {
    const within = clamp(wait, 1, MOST.wait);
    if (within !== setup.wait) lab.adjust({ ...setup, wait: within });
  };
  return (
    <>
      <Graph
        of={of}
        step={position.at}
        says={saysOf(setup, state)}
        isTried={lab.isTried}
        acts={{
          pick: (id) => id !== 'wait' && lab.replace({ ...setup, carriers: setup.carriers + (id === 'more' ? 1 : -1) }),
          nudge: (id, by) => id === 'wait' && setWait(setup.wait + by),
          drag(id, { x }, width) {
            if (id !== 'wait') return;
            const plan = planOf(setup, width, writing(width).isWide);
            setWait(Math.round((x - plan.job.x) / plan.job.tick - COMPUTE));
          },
        }}
      />
      {STILLS.map(([its, at]) => (
        <Still key={its.way} picture={stepOf(its, at, NARROW)} says={model.trace(its)[at]!.text} />
      ))}
    </>
  );
}
