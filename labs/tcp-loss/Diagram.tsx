import type { ReactElement } from 'react';

import type { Frame } from '../../lib/labModel';
import { Handle, nearest } from '../_kit/Handle';
import { MESSAGES, type State, type Trip } from './run';

const WIDTH = 320;
const TIME_RIGHT = 46;
const SENDER = 100;
const KERNEL = 212;
const PROGRAM = 252;
const TOP = 34;
/** Between two moments at which something happens; a long run has less. */
const ROW = 20;
const TALLEST = 300;

const round = (value: number): number => Math.round(value * 10) / 10;

/** From milliseconds to heights: each moment at which something happens has a row, so that long waits fit. */
export class Scale {
  private readonly times: readonly number[];
  readonly row: number;

  constructor(frames: readonly Frame<State>[]) {
    this.times = [...new Set(frames.map(({ state }) => state.time))];
    this.row = round(Math.min(ROW, TALLEST / Math.max(1, this.times.length - 1)));
  }

  get all(): readonly number[] {
    return this.times;
  }

  get bottom(): number {
    return round(TOP + this.row * (this.times.length - 1));
  }

  /** The height of a time, also of one between two moments, or after the last. */
  of(time: number): number {
    const after = this.times.findIndex((one) => one >= time);
    if (after === -1) return this.bottom;
    const to = this.times[after]!;
    const from = this.times[after - 1] ?? to;
    const part = to === from ? 0 : (to - time) / (to - from);
    return round(TOP + this.row * (after - part));
  }
}

/** Names of messages that are next to each other in the order: the first and the last. */
function named(messages: readonly number[]): string {
  const names = messages.map((message) => MESSAGES[message]!.name);
  return names.length > 1 ? `${names[0]}–${names.at(-1)}` : (names[0] ?? '');
}

interface WayProps {
  readonly trip: Trip;
  readonly now: number;
  readonly scale: Scale;
}

/** A packet or an answer as far as it has come: a line through space and time, with its head. */
function Way({ trip: { kind, from, to }, now, scale }: WayProps): ReactElement {
  const [start, end] = kind === 'answer' ? [KERNEL, SENDER] : [SENDER, KERNEL];
  const until = Math.min(now, kind === 'lost' ? (from + to) / 2 : to);
  const x = round(start + ((end - start) * (until - from)) / (to - from));
  const y = scale.of(until);
  const isLost = kind === 'lost' && now > from;
  return (
    <g>
      <path
        className="lab-line"
        data-mark={kind === 'packet' ? 'look' : null}
        strokeDasharray={kind === 'answer' ? '2 3' : undefined}
        d={`M${start},${scale.of(from)} L${x},${y}`}
      />
      {isLost ? (
        <text x={x} y={y + 4}>
          {'✗'}
        </text>
      ) : (
        <circle className="lab-shape" data-mark={kind === 'packet' ? 'put' : null} cx={x} cy={y} r={3} />
      )}
    </g>
  );
}

/** The time that a message waits in the kernel, and the moment at which the program reads it. */
function Waits({ state, scale }: { readonly state: State; readonly scale: Scale }): ReactElement {
  const reads = [...new Set(state.messages.map(({ read }) => read))].filter((time) => time !== null);
  return (
    <g>
      {state.messages.map(({ arrived, read }, message) =>
        arrived === null || read === arrived ? null : (
          <rect
            key={message}
            className="lab-shape"
            data-mark="changed"
            x={KERNEL + 4}
            y={scale.of(arrived)}
            width={9}
            height={Math.max(4, round(scale.of(read ?? state.time) - scale.of(arrived)))}
          />
        ),
      )}
      {reads.map((time) => {
        const messages = state.messages.flatMap((message, index) => (message.read === time ? [index] : []));
        return (
          <g key={time}>
            <path className="lab-line" data-mark="look" d={`M${KERNEL},${scale.of(time)} H${PROGRAM}`} />
            <text className="lab-svg-left" x={PROGRAM + 5} y={scale.of(time) + 4}>
              {named(messages)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The sender's names of what leaves, the times of all moments, and the three lanes. */
function Lanes({ state, scale }: { readonly state: State; readonly scale: Scale }): ReactElement {
  const every = Math.ceil(14 / scale.row);
  const leaving = state.trips.filter(({ kind }) => kind !== 'answer');
  return (
    <g>
      <path
        className="lab-line"
        d={[SENDER, KERNEL, PROGRAM].map((x) => `M${x},${TOP - 8} V${scale.bottom + 8}`).join(' ')}
      />
      {[
        ['sender', SENDER],
        ['kernel', KERNEL - 4],
        ['program', PROGRAM + 34],
      ].map(([name, x]) => (
        <text key={name} x={x} y={14}>
          {name}
        </text>
      ))}
      {scale.all.map((time, index) =>
        index % every === 0 ? (
          <text key={time} className="lab-svg-soft lab-svg-right" x={TIME_RIGHT} y={scale.of(time) + 4}>
            {String(time)}
          </text>
        ) : null,
      )}
      {[...new Set(leaving.map(({ from }) => from))].map((time) => (
        <text key={time} className="lab-svg-right" x={SENDER - 6} y={scale.of(time) + 4}>
          {named(leaving.filter(({ from }) => from === time).map(({ message }) => message))}
        </text>
      ))}
    </g>
  );
}

interface DiagramProps {
  readonly frames: readonly Frame<State>[];
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

/** Where each frame is on the line of time: those of one moment are a little below each other. */
function heights(frames: readonly Frame<State>[], scale: Scale): readonly number[] {
  const seen = new Map<number, number>();
  return frames.map(({ state: { time } }) => {
    const before = seen.get(time) ?? 0;
    seen.set(time, before + 1);
    const together = frames.filter(({ state }) => state.time === time).length;
    return round(scale.of(time) + (before / together) * scale.row * 0.8);
  });
}

/** Time runs down: packets cross from the sender to the receiver's kernel, answers back; the ring is dragged through time. */
export function Diagram({ frames, at, onSeek }: DiagramProps): ReactElement {
  const { state } = frames[at]!;
  const scale = new Scale(frames);
  const places = heights(frames, scale).map((y) => ({ x: 0, y }));
  const { y } = places[at]!;
  const waiting = state.waiting.length === 0 ? 'none' : named(state.waiting);
  return (
    <svg className="lab-svg lab-chart" viewBox={`0 0 ${WIDTH} ${scale.bottom + 26}`}>
      <g
        role="img"
        aria-label={`At ${state.time} ms: ${state.packets} packets have left. The program can read ${state.readable.map((message) => MESSAGES[message]!.name).join(', ') || 'nothing'}; in the kernel waits: ${waiting}.`}
      >
        <path className="lab-line" strokeDasharray="1 4" d={`M12,${y} H${WIDTH - 8}`} />
        <Lanes state={state} scale={scale} />
        {state.trips.map((trip, index) => (
          <Way key={index} trip={trip} now={state.time} scale={scale} />
        ))}
        <Waits state={state} scale={scale} />
        <text className="lab-svg-soft lab-svg-right" x={TIME_RIGHT} y={14}>
          {'ms'}
        </text>
      </g>
      <Handle
        at={{ x: 12, y }}
        label="The time"
        says={`${state.time} ms`}
        now={at}
        last={frames.length - 1}
        onDrag={(to) => onSeek(nearest(places, { x: 0, y: to.y }, at))}
      />
    </svg>
  );
}
