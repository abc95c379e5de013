import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { writing } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  Graph,
  line,
  rect,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Grip,
  type ItemBox,
} from '@groundwork/labs-kit/drawings/graph';
import { FIRST_MESSAGE, LAST_MESSAGE, messageAt, type Setup } from './model';
import { LENGTH, THREADS, type State, type Thread } from './run';

type Actor = NonNullable<GraphItem['actor']>;

const ACTORS: Readonly<Record<Thread, Actor>> = { photos: 'a', video: 'b', chat: 'c' };
const KERNEL: Actor = 'd';

interface Plan {
  readonly core: ItemBox;
  readonly homes: Readonly<Record<Thread, ItemBox>>;
  /** Where a lane begins, its pitch, and a millisecond's width. */
  readonly left: number;
  readonly top: number;
  readonly ms: number;
}

const GAP = 8;
const CORE_HIGH = 78;
const BETWEEN = 30;
const HOME_HIGH = 82;
const CELL_HIGH = 26;
const LANE = 23;
const BAR = 17;
const HEIGHT = CORE_HIGH + BETWEEN + HOME_HIGH + 30 + 3 * LANE + 36;

/** The core above, the three threads below it, and at the foot who had the core when. */
function planOf(width: number): Plan {
  const { isWide } = writing(width);
  const wide = toTenth((width - 2 - 2 * GAP) / 3);
  const homeTop = 1 + CORE_HIGH + BETWEEN;
  const home = (index: number): ItemBox => ({
    x: toTenth(1 + index * (wide + GAP)),
    y: homeTop,
    w: wide,
    h: HOME_HIGH,
  });
  const coreWide = isWide ? 300 : 208;
  const left = isWide ? 70 : 52;
  return {
    core: { x: toTenth((width - coreWide) / 2), y: 1, w: coreWide, h: CORE_HIGH },
    homes: { photos: home(0), video: home(1), chat: home(2) },
    left,
    top: homeTop + HOME_HIGH + 30,
    ms: toTenth((width - left - 14) / LENGTH),
  };
}

/** The two registers within a box: at its foot. */
function cellsOf({ x, y, w, h }: ItemBox, edge: number): readonly [ItemBox, ItemBox] {
  const wide = toTenth((w - 3 * edge) / 2);
  const top = y + h - CELL_HIGH - edge;
  return [
    { x: x + edge, y: top, w: wide, h: CELL_HIGH },
    { x: toTenth(x + 2 * edge + wide), y: top, w: wide, h: CELL_HIGH },
  ];
}

const middle = ({ x, w }: ItemBox): number => x + w / 2;

/** The values of a thread, where they are at this step. */
function valuesOf(state: State, thread: Thread, plan: Plan, size: number): GraphItem[] {
  const isOn = state.on === thread;
  const cells = isOn ? cellsOf(plan.core, 8) : cellsOf(plan.homes[thread], 5);
  const { line: place, n } = state.registers[thread];
  return cells.flatMap((cell, index) => [
    rect(`${thread} value ${index}`, 'token', cell, ACTORS[thread], 3),
    words(
      `${thread} text ${index}`,
      'strong',
      middle(cell),
      cell.y + CELL_HIGH / 2 + size * 0.36,
      index === 0 ? `line ${place}` : `n = ${n}`,
    ),
  ]);
}

const CONDITIONS = { runs: 'on the core', ready: 'ready', waits: 'blocked' } as const;

function homeItems(state: State, thread: Thread, plan: Plan, size: number): GraphItem[] {
  const home = plan.homes[thread];
  const isOn = state.on === thread;
  return [
    rect(`${thread} home`, isOn ? 'nothing' : 'page', home, ACTORS[thread], 6),
    words(`${thread} name`, 'strong start', home.x + 7, home.y + size + 5, thread),
    words(`${thread} is`, 'soft start', home.x + 7, home.y + 2 * size + 9, CONDITIONS[state.conditions[thread]]),
    ...cellsOf(home, 5).map((cell, index) => rect(`${thread} room ${index}`, 'free', cell, undefined, 3)),
  ];
}

function coreItems({ on }: State, { core }: Plan, size: number): GraphItem[] {
  const actor = on ? ACTORS[on] : KERNEL;
  return [
    rect('core', 'card holds', core, actor, 8),
    words('core name', 'soft start', core.x + 9, core.y + size + 8, 'core'),
    words('core on', 'strong end', core.x + core.w - 9, core.y + size + 8, on ?? 'kernel'),
    ...cellsOf(core, 8).map((cell, index) => rect(`core room ${index}`, 'free', cell, undefined, 3)),
  ];
}

/** From the core to where a thread is saved, or back. */
function wayItems({ moves }: State, { core, homes }: Plan, size: number): GraphItem[] {
  if (!moves) return [];
  const home = homes[moves.whose];
  const x1 = Math.min(Math.max(middle(home), core.x + 24), core.x + core.w - 24);
  const [above, below] = [core.y + core.h + 3, home.y - 3];
  const x = toTenth((x1 + middle(home)) / 2);
  const [from, to] = moves.way === 'save' ? [above, below] : [below, above];
  const isLast = moves.whose === 'chat';
  return [
    arrow('way', 'lifts', { x, y: from }, { x, y: to }),
    words(
      'way name',
      `strong ${isLast ? 'end' : 'start'}`,
      isLast ? x - 8 : x + 8,
      (above + below) / 2 + size * 0.36,
      moves.way,
    ),
  ];
}

/** Where a moment is, along the lanes. */
const xAt = (ms: number, { left, ms: pixels }: Plan): number => toTenth(left + ms * pixels);

/** Who had the core: one bar for each stretch. */
function barsOf(log: readonly Thread[], plan: Plan): GraphItem[] {
  return log.flatMap((thread, from) => {
    if (log[from - 1] === thread) return [];
    const after = log.findIndex((other, at) => at > from && other !== thread);
    const till = after === -1 ? log.length : after;
    const y = plan.top + THREADS.indexOf(thread) * LANE + (LANE - BAR) / 2;
    const [x, end] = [xAt(from, plan), xAt(till, plan)];
    return [rect(`bar ${from}`, 'part', { x, y, w: toTenth(end - x), h: BAR }, ACTORS[thread], 2)];
  });
}

function laneItems(state: State, { message }: Setup, plan: Plan, size: number): GraphItem[] {
  const foot = plan.top + 3 * LANE;
  const [x, now] = [xAt(message, plan), xAt(state.now, plan)];
  const isLate = message > LENGTH / 2;
  return [
    ...THREADS.flatMap((thread, index) => {
      const y = plan.top + (index + 0.5) * LANE;
      return [
        line(`${thread} rail`, 'rail', { x: plan.left, y }, { x: xAt(LENGTH, plan), y }),
        words(`${thread} lane`, 'end', plan.left - 8, y + size * 0.36, thread),
      ];
    }),
    ...[0, 4, 8, 12, 16].map((ms) =>
      words(`at ${ms}`, 'soft', xAt(ms, plan), foot + size + 16, ms === 0 ? '0 ms' : String(ms)),
    ),
    ...barsOf(state.log, plan),
    arrow('message', 'went', { x, y: plan.top - 9 }, { x, y: plan.top + 2 * LANE + 3 }),
    { id: 'message knob', kind: 'dot', look: 'token', actor: ACTORS.chat, geo: { x, y: plan.top - 9, r: 6 } },
    words('message name', isLate ? 'end' : 'start', isLate ? x - 11 : x + 11, plan.top - 5, 'message for chat'),
    line('now', 'cursor', { x: now, y: plan.top - 3 }, { x: now, y: foot + 2 }),
    { id: 'now knob', kind: 'dot', look: 'cursor', geo: { x: now, y: foot + 8, r: 6 } },
  ].map((item) => (item.id === 'message' ? { ...item, actor: ACTORS.chat } : item)) as GraphItem[];
}

/** The picture of a step at a width. */
export function pictureOf(state: State, setup: Setup, width: number): GraphPicture {
  const plan = planOf(width);
  const { size } = writing(width);
  return {
    width,
    height: HEIGHT,
    items: [
      ...coreItems(state, plan, size),
      ...THREADS.flatMap((thread) => homeItems(state, thread, plan, size)),
      ...wayItems(state, plan, size),
      ...THREADS.flatMap((thread) => valuesOf(state, thread, plan, size)),
      ...laneItems(state, setup, plan, size),
    ],
  };
}

const knobOf = (ms: number, width: number, isNow: boolean): Coordinates => {
  const plan = planOf(width);
  return { x: xAt(ms, plan), y: isNow ? plan.top + 3 * LANE + 8 : plan.top - 9 };
};

/** The moment at a place, in milliseconds, also beyond the ends. */
export const momentAt = (x: number, width: number): number => {
  const plan = planOf(width);
  return (x - plan.left) / plan.ms;
};

function saysOf({ on, registers, conditions, now }: State): string {
  const values = THREADS.map(
    (thread) =>
      `${thread} is ${CONDITIONS[conditions[thread]]}, line ${registers[thread].line}, n = ${registers[thread].n}`,
  );
  return `${now} ms. The core carries out ${on ?? 'the kernel'}. ${values.join('; ')}.`;
}

/** Of the frames, the last one that is not after a moment; at least the first. */
export function frameAt(states: readonly State[], ms: number): number {
  const after = states.findIndex(({ now }) => now > ms);
  return Math.max(after === -1 ? states.length - 1 : after - 1, 0);
}

/** One core, what it holds, where that is kept for the others, and who had it. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frame, frames, position, setup } = lab;
  const { state } = frame;
  const of = useCallback((width: number) => pictureOf(state, setup, width), [state, setup]);
  const move = (ms: number): void => lab.adjust({ ...setup, message: messageAt(ms) });
  const grips: readonly Grip[] = [
    {
      id: 'now',
      at: (width) => knobOf(state.now, width, true),
      label: 'Now: drag it along the time',
      says: `${state.now} ms`,
      now: state.now,
      last: LENGTH,
      onDrag({ x }, width) {
        const near = frameAt(
          frames.map((one) => one.state),
          Math.max(momentAt(x, width), 0),
        );
        if (near !== position.at) lab.move({ seek: near });
      },
      onNudge: (by) => lab.move({ seek: position.at + by }),
    },
    {
      id: 'message',
      at: (width) => knobOf(setup.message, width, false),
      label: 'The message for chat: drag it along the time',
      says: `${setup.message} ms`,
      now: setup.message,
      first: FIRST_MESSAGE,
      last: LAST_MESSAGE,
      onDrag: ({ x }, width) => move(momentAt(x, width)),
      onNudge: (by) => move(setup.message + by),
    },
  ];
  return <Graph of={of} step={position.at} says={saysOf(state)} isTried={lab.isTried} grips={grips} />;
}
