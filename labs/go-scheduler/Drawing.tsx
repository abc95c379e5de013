import { useMemo, type ReactElement } from 'react';

import { Cells } from '../_kit/drawings/cells/Cells';
import type { Actor, Block, Cell, Scene, Value, Words } from '../_kit/drawings/cells/scene';
import type { Lab } from '../_kit/useLab';
import { model, MOST } from './model';
import type { P, Setup, State } from './run';

const ACTORS: readonly Actor[] = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Of a P: itself, its thread, what runs and what is next (twice as wide, because `main` is longer), and the run queue. */
const COLUMNS = 11;
const [RUNS, NEXT, QUEUE] = [2, 4, 6] as const;
const QUEUED = 5;
/** As many as any run has at the right end at once. */
const MOST_RIGHT = 4;
/** Where a row's things begin, after its name; and where those that come in at the right end do. */
const FIRST = 2;
const ROOM = 4;
const RIGHT = COLUMNS - MOST_RIGHT;

type Part = Pick<Scene, 'cells' | 'values'>;

const whole = (parts: readonly Part[]): Part => ({
  cells: parts.flatMap(({ cells }) => cells),
  values: parts.flatMap(({ values }) => values),
});

/** Each goroutine has a colour, and what it sends has it too; main has none. */
function who(name: string): { actor?: Actor } {
  const actor = name === 'main' ? undefined : ACTORS[Number(name.slice(1)) - 1];
  return actor ? { actor } : {};
}

/** A goroutine comes from main, which starts it. */
const goroutine = (name: string, on: string, look: Value['look'] = 'whole'): Value => ({
  id: name,
  on,
  text: name,
  look,
  ...(name !== 'main' && { born: 'main' }),
  ...who(name),
});

const thread = (name: string, on: string): Value => ({ id: name, on, text: name, look: 'still' });

/** What a goroutine sends comes from it, and keeps its colour. */
const sent = (name: string, on: string): Value => ({
  id: `value ${name}`,
  on,
  text: name,
  look: 'still',
  born: name,
  ...who(name),
});

const title = (block: string, at: number, text: Words, span = FIRST): Cell => ({
  id: `${block} ${at} title`,
  in: block,
  at,
  span,
  look: 'bare',
  text,
});

/** Places of a row, at least so many, and what lies in them. */
function row(block: string, first: number, least: number, values: readonly ((on: string) => Value)[]): Part {
  const count = Math.max(least, values.length);
  const cells = Array.from({ length: count }, (_, index): Cell => {
    const look = index < values.length ? 'box' : 'dashed';
    return { id: `${block} ${first + index}`, in: block, at: first + index, look };
  });
  return { cells, values: values.map((value, index) => value(cells[index]!.id)) };
}

/** A P with its thread: a goroutine runs on it, one is next, and others wait in a line. */
function placeOf({ m, running, next, queue }: P, index: number, isStolen: boolean, isLast: boolean): Part {
  const at = index * COLUMNS;
  const cell = (name: string, column: number, span: number, isFull: boolean): Cell => ({
    id: `${name} ${index}`,
    in: 'ps',
    at: at + column,
    span,
    look: isFull ? 'box' : 'dashed',
  });
  // One free place at the end of the line shows that it is one.
  const waiting = Array.from({ length: Math.min(QUEUED, queue.length + 1) }, (_, place) => place);
  return {
    cells: [
      {
        ...cell('p', 0, 1, true),
        look: 'fresh',
        text: `P${index}`,
        ...(isLast && index > 0 && { says: `Play without P${index}` }),
      },
      cell('m', 1, 1, m !== null),
      {
        ...cell('runs', RUNS, 2, running !== null),
        ...(index > 0 || !isLast ? { name: isStolen ? 'stolen' : '' } : {}),
      },
      cell('next', NEXT, 2, next !== null),
      ...waiting.map((place) => cell(`queue ${place}`, QUEUE + place, 1, place < queue.length)),
    ],
    values: [
      ...(m === null ? [] : [thread(m, `m ${index}`)]),
      ...(running === null ? [] : [goroutine(running, `runs ${index}`)]),
      ...(next === null ? [] : [goroutine(next, `next ${index}`)]),
      ...queue.map((name, place) => goroutine(name, `queue ${place} ${index}`)),
    ],
  };
}

const HEADS: Part = {
  cells: [
    { id: 'head p', in: 'heads', at: 0, look: 'bare', text: 'P' },
    { id: 'head m', in: 'heads', at: 1, look: 'bare', text: 'M' },
    { id: 'head runs', in: 'heads', at: RUNS, span: 2, look: 'bare', text: 'runs' },
    { id: 'head next', in: 'heads', at: NEXT, span: 2, look: 'bare', text: ['next', 'runnext'] },
    { id: 'head queue', in: 'heads', at: QUEUE, span: QUEUED, look: 'bare', text: 'run queue' },
  ],
  values: [],
};

/** A further P, for who wants to see two goroutines run at once. */
function more({ ps }: Setup): Part {
  if (ps === MOST.ps) return { cells: [], values: [] };
  const at = ps * COLUMNS;
  return {
    cells: [{ id: 'more', in: 'ps', at, look: 'dashed', text: '+P', says: `Play with P${ps}, one P more` }],
    values: [],
  };
}

/** From the right to the left: who wants to send, what lies in the channel, and main, which receives. */
function channelOf({ receivers, senders, buffer }: State, { room }: Setup): Part {
  const receives = `channel ${FIRST}`;
  const parts: Part[] = [
    {
      cells: [
        title('channel', 0, 'channel'),
        {
          id: receives,
          in: 'channel',
          at: FIRST,
          span: 2,
          look: receivers.length > 0 ? 'box' : 'dashed',
          name: 'receives',
          tone: 'soft',
        },
      ],
      values: receivers.map((name) => goroutine(name, receives, 'question')),
    },
    row(
      'channel',
      ROOM,
      room,
      buffer.map((name) => (on) => sent(name, on)),
    ),
    row(
      'channel',
      RIGHT,
      1,
      senders.map((name) => (on) => goroutine(name, on, 'question')),
    ),
  ];
  if (room < MOST.room)
    parts.push({ cells: [{ id: 'channel way', in: 'channel', at: RIGHT - 1, look: 'bare', text: '←' }], values: [] });
  const { cells, values } = whole(parts);
  const named =
    (id: string, name: string) =>
    (cell: Cell): Cell =>
      cell.id === id ? { ...cell, name, tone: 'soft' } : cell;
  return { cells: cells.map(named(`channel ${RIGHT}`, 'send')).map(named(`channel ${ROOM}`, 'room')), values };
}

/** Which threads are with nobody. */
function idleOf({ ps, calls, threads }: State): readonly string[] {
  const busy = [...ps.map(({ m }) => m), ...calls.map((call) => call.split(' with ')[1])];
  return Array.from({ length: threads }, (_, index) => `M${index}`).filter((name) => !busy.includes(name));
}

/** A goroutine in a system call keeps a thread, which stands beside it. */
function callsOf({ calls }: State): Part {
  const held = calls.flatMap((call) => {
    const [name, m] = call.split(' with ');
    return [(on: string) => goroutine(name!, on, 'question'), (on: string) => thread(m!, on)];
  });
  return whole([{ cells: [title('calls', 0, ['in calls', 'in a call'])], values: [] }, row('calls', FIRST, 2, held)]);
}

/** The queue of all Ps, and the threads that are with nobody. */
function othersOf(state: State, { hasCalls }: Kinds): Part {
  const global = state.global.map((name) => (on: string) => goroutine(name, on));
  const idle = idleOf(state).map((name) => (on: string) => thread(name, on));
  return whole([
    { cells: hasCalls ? [title('others', 0, 'global')] : [], values: [] },
    row('others', FIRST, hasCalls ? 1 : 0, global),
    { cells: [title('others', RIGHT - 1, 'idle', 1)], values: [] },
    row('others', RIGHT, 0, idle),
  ]);
}

interface Kinds {
  readonly hasCalls: boolean;
  readonly hasIdle: boolean;
}

/** What main has received stands alone in its row, so that the order is seen. */
function gotOf({ got }: State, { goroutines }: Setup): Part {
  return whole([
    { cells: [title('order', 0, 'received')], values: [] },
    row(
      'order',
      FIRST + 1,
      goroutines,
      got.map((name) => (on) => sent(name, on)),
    ),
  ]);
}

/** Whether who runs here has waited for another P until this step. */
const isStolen = (before: State | undefined, { ps }: State, index: number): boolean => {
  const name = ps[index]!.running;
  return (
    before?.ps.some(({ next, queue }, other) => other !== index && name !== null && [next, ...queue].includes(name)) ??
    false
  );
};

function sceneOf(state: State, before: State | undefined, setup: Setup, kinds: Kinds): Scene {
  const { hasCalls, hasIdle } = kinds;
  const grid = { columns: COLUMNS, isLow: true } as const;
  const blocks: Block[] = [
    { id: 'heads', ...grid },
    { id: 'ps', ...grid },
    ...(hasCalls ? [{ id: 'calls', ...grid }] : []),
    ...(hasIdle ? [{ id: 'others', ...grid }] : []),
    { id: 'channel', ...grid },
    { id: 'order', ...grid },
  ];
  const parts = whole([
    HEADS,
    ...state.ps.map((p, index) => placeOf(p, index, isStolen(before, state, index), index === setup.ps - 1)),
    more(setup),
    ...(hasCalls ? [callsOf(state)] : []),
    ...(hasIdle ? [othersOf(state, kinds)] : []),
    channelOf(state, setup),
    gotOf(state, setup),
  ]);
  const now = state.ps.flatMap(({ running }, index) => (running ? [{ id: `P${index}`, on: `runs ${index}` }] : []));
  return { blocks, ...parts, edges: [], now };
}

/** A picture for each step of a run. */
export function scenesOf(setup: Setup): readonly Scene[] {
  const states = model.trace(setup).map(({ state }) => state);
  const kinds = {
    hasCalls: setup.way === 'call',
    hasIdle: setup.way === 'call' || states.some((state) => idleOf(state).length > 0),
  };
  return states.map((state, index) => sceneOf(state, states[index - 1], setup, kinds));
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
  ] as const;
  const rest = others.flatMap(([name, all]) => (all.length > 0 ? [`${name}: ${all.join(', ')}`] : []));
  return `${[...places, ...rest].join('. ')}.`;
}

/** Goroutines as discs, and the places where they are: on a P, in its line, at the channel, in a call. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  const scenes = useMemo(() => scenesOf(setup), [setup]);
  const change = (id: string): void => lab.replace({ ...setup, ps: setup.ps + (id === 'more' ? 1 : -1) });
  return (
    <Cells scenes={scenes} at={position.at} says={saysOf(lab.frame.state)} isTried={lab.isTried} onPick={change} />
  );
}
