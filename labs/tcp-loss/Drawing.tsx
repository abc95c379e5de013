import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Lanes, type LanesRun, type Message, type Span } from '@groundwork/labs-kit/drawings/lanes';
import { MESSAGES, MOST_LOST, type Setup, type State } from './model';
import { STEP, type Trip } from './run';

const chipOf = (message: number): string => String(message + 1);

/** A packet or an answer; of a packet that can get lost, its words too. */
function messageOf({ message, kind, from, to, packet, again, short, long }: Trip, index: number): Message {
  if (kind === 'answer') {
    const way = { id: `answer ${index}`, from: 'B', to: 'A', at: from, till: to };
    return { ...way, actor: 'b', label: [short, long] };
  }
  const isLost = kind === 'lost';
  return {
    id: `packet ${packet}`,
    from: 'A',
    to: 'B',
    at: from,
    till: to,
    actor: 'a',
    chip: chipOf(message),
    ...(isLost && { lost: 0.5 }),
    ...(again ? { note: 'again' } : { planned: true }),
    ...(packet <= MOST_LOST && {
      says: `Lose packet ${packet}: “${MESSAGES[message]!.name}”${again ? ' again' : ''}, sent at ${from} ms`,
    }),
  };
}

/** More than four have room as their first and last only. */
const MOST_CHIPS = 4;
const shortOf = (chips: readonly string[]): string =>
  chips.length > MOST_CHIPS ? `${chips[0]} to ${chips.at(-1)}` : chips.join(' ');

/** What the program reads, the words of one moment together. */
function readsOf({ messages }: State): Message[] {
  const times = [...new Set(messages.map(({ read }) => read))].filter((time) => time !== null);
  return times.map((at) => {
    const chips = messages.flatMap(({ read }, message) => (read === at ? [chipOf(message)] : []));
    return { id: `read ${at}`, from: 'B', to: 'C', at, till: at, actor: 'c', label: shortOf(chips) };
  });
}

function waitsOf({ messages }: State): Span[] {
  return messages.flatMap(({ arrived, read }, message) => {
    if (arrived === null || read === null || read === arrived) return [];
    const span = { id: `wait ${message}`, lane: 'B', side: 'right', from: arrived, till: read } as const;
    return [{ ...span, actor: 'a', chip: chipOf(message), text: 'waits # ms', ended: 'waited # ms' }];
  });
}

/** The times in which the program gets nothing although it waits for more. */
function silencesOf({ messages }: State, end: number): Span[] {
  const reads = messages.map(({ read }) => read ?? end).toSorted((a, b) => a - b);
  return reads.slice(1).flatMap((till, index) => {
    const from = reads[index]!;
    const span = { id: `silence ${from}`, lane: 'C', side: 'inside', from, till } as const;
    return till === from ? [] : [{ ...span, actor: 'c', text: 'gets nothing: # ms', ended: 'got nothing for # ms' }];
  });
}

function timersOf({ timers }: State, end: number): Span[] {
  return timers.map(({ from, due, till }) => {
    const span = { id: `timer ${from}`, lane: 'A', side: 'left', from, due, till: till ?? end } as const;
    return { ...span, actor: 'a', text: 'waits # ms', ended: till === due ? 'waited # ms' : '' };
  });
}

/** All that a run draws, from its last state, which knows everything that was before. */
export function drawn({ transport, time: end, ...rest }: State): LanesRun {
  const state = { transport, time: end, ...rest };
  const hasTimer = transport !== 'udp';
  return {
    unit: 'ms',
    end,
    lanes: [
      { id: 'A', actor: 'a', name: 'client', ...(hasTimer && { column: 'timer' }) },
      {
        id: 'B',
        actor: 'b',
        name: transport === 'quic' ? 'QUIC' : 'kernel',
        holds: ['wants 2', 'wants 2, has 3 4 5'],
        slots: 3,
      },
      { id: 'C', actor: 'c', name: 'program', holds: '2 3 4 5' },
    ],
    groups: [{ name: 'server', first: 'B', last: 'C' }],
    messages: [...state.trips.map(messageOf), ...readsOf(state)],
    spans: [...timersOf(state, end), ...waitsOf(state), ...silencesOf(state, end)],
  };
}

/** Before the first word leaves, now stands a little above it. */
export const timeOf = (index: number, { time }: State): number => (index === 0 ? -STEP / 4 : time);

function saysOf({ time, packets, readable, waiting }: State): string {
  const names = (messages: readonly number[]) => messages.map((one) => MESSAGES[one]!.name).join(', ');
  return `Lanes of the client, the server’s kernel and its program; time runs down, now ${time} ms. ${packets} packets have left. The program has read ${names(readable) || 'nothing'}; in the kernel waits ${names(waiting) || 'nothing'}.`;
}

interface DrawingProps {
  readonly lab: Lab<Setup, State>;
  readonly onLose: (packet: number) => void;
}

/** Time runs down: packets cross from the client to the server's kernel, answers back, and what arrived waits beside it. */
export function Drawing({ lab, onLose }: DrawingProps): ReactElement {
  const { frames, frame, position } = lab;
  const run = useMemo(() => drawn(frames.at(-1)!.state), [frames]);
  const seek = (time: number) => {
    const after = frames.findIndex(({ state }, index) => timeOf(index, state) > time);
    lab.move({ seek: after < 0 ? frames.length - 1 : Math.max(0, after - 1) });
  };
  return (
    <Lanes
      run={run}
      time={timeOf(position.at, frame.state)}
      says={saysOf(frame.state)}
      isTried={lab.isTried}
      onPick={({ id }) => onLose(Number(id.split(' ')[1]))}
      onSeek={seek}
    />
  );
}
