import { useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import {
  HEIGHT,
  labelWidth,
  ShapeElement,
  Sized,
  useWidth,
  type Actor,
  type Shape,
} from '@groundwork/labs-kit/drawings';
import type { Frame } from '@groundwork/labs-kit/model';
import type { Setup } from './model';
import type { State } from './run';

type Frames = readonly Frame<State>[];

const WIDE = 560;
const TOP = 22;
const GUTTER = 22;
/** Between two lines of the program, at most and at least. */
const PITCH = { most: 26, least: 13 } as const;
/** A place in a queue. */
const ROW = 21;
const TITLE = 20;
const LETTER = 17;
/** What the places of the stack and both queues have room for together. */
const ROOM = 15;

const QUEUES = ['stack', 'microtasks', 'tasks'] as const;
type Queue = (typeof QUEUES)[number];

const TITLES: Readonly<Record<Queue, readonly [narrow: string, wide: string]>> = {
  stack: ['Stack', 'Stack: what runs'],
  microtasks: ['Microtasks', 'Microtasks: all of them, first'],
  tasks: ['Tasks', 'Tasks: then one'],
};

/** Whose colour a job has: tasks are ochre, microtasks green, a function that is called belongs to its caller. */
function actorOf(job: string): Actor {
  if (job.startsWith('async')) return 'e';
  return /^(timer|script)/.test(job) ? 'a' : 'b';
}

const lineOf = (job: string): number => Number(/\d+$/.exec(job)?.[0] ?? 0);

/** The names of all that ever runs or waits, in the order in which they come. */
const jobsOf = (frames: Frames): readonly string[] => [
  ...new Set(frames.flatMap(({ state }) => QUEUES.flatMap((queue) => state[queue]))),
];

interface Letter {
  readonly letter: string;
  readonly actor: Actor;
}

/** What was logged until a step, each letter in the colour of the task or microtask that logged it. */
function lettersOf(frames: Frames, at: number): Letter[] {
  return frames.slice(1, at + 1).flatMap(({ state: { output, stack } }, index) => {
    const isNew = output.length > frames[index]!.state.output.length;
    return isNew ? [{ letter: output.at(-1)!, actor: actorOf(stack[0]!) }] : [];
  });
}

/** How many places each queue has in a run: as many as it ever needs, as far as there is room. */
function placesOf(frames: Frames): Readonly<Record<Queue, number>> {
  const most = (queue: Queue) => Math.max(1, ...frames.map(({ state }) => state[queue].length));
  const stack = Math.min(most('stack'), 5);
  const tasks = Math.min(most('tasks'), Math.max(5, ROOM - stack - most('microtasks')));
  return { stack, tasks, microtasks: Math.min(most('microtasks'), ROOM - stack - tasks) };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything stands in a run: what does not change from step to step. */
interface Layout {
  readonly size: number;
  readonly pitch: number;
  readonly indent: number;
  /** Where the program ends and the queues begin. */
  readonly edge: number;
  readonly width: number;
  readonly places: Readonly<Record<Queue, number>>;
  readonly tops: Readonly<Record<Queue | 'log', number>>;
}

/** Less than this and nothing fits: a picture that is not shown yet. */
const LEAST_WIDTH = 288;

export function layoutLoop(frames: Frames, shown: number): Layout {
  const width = Math.max(shown, LEAST_WIDTH);
  const { lines } = frames[0]!.state;
  const isWide = width >= WIDE;
  const size = isWide ? 13 : 12;
  const indent = isWide ? 16 : width < 344 ? 4 : 9;
  const pitch = Math.min(PITCH.most, Math.max(PITCH.least, (HEIGHT - TOP - 4) / Math.max(1, lines.length)));
  const code = Math.max(120, ...lines.map(({ depth, text }) => depth * indent + labelWidth(text, size)));
  const places = placesOf(frames);
  const microtasks = TITLE + places.stack * ROW + 12;
  const tasks = microtasks + TITLE + places.microtasks * ROW + 12;
  const log = tasks + TITLE + places.tasks * ROW + 12;
  const edge = isWide ? Math.max(GUTTER + code + 40, width / 2) : GUTTER + code + 16;
  return { size, pitch, indent, edge, width, places, tops: { stack: 0, microtasks, tasks, log } };
}

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});
const say = ({ size }: Layout, [narrow, wide]: readonly [string, string]): string => (size > 12 ? wide : narrow);
const lineY = ({ pitch }: Layout, line: number): number => TOP + (line - 1) * pitch;

const text = (key: string, look: string, x: number, y: number, words: string, textAnchor = 'start'): Shape => ({
  key,
  tag: 'text',
  look,
  at: { x: Math.round(x), y: Math.round(y), textAnchor },
  text: words,
});

/** The program, and the line that runs. */
function codeOf(layout: Layout, { lines, line }: State): Shape[] {
  const { size, pitch, edge, indent } = layout;
  const now: Box = { x: 0, y: lineY(layout, line ?? 1), width: edge - 10, height: pitch };
  return [
    { key: 'line', tag: 'rect', look: line === null ? 'loop-none' : 'loop-line', at: { ...rounded(now), rx: 2 } },
    text('code', 'strong', 0, 14, 'Program'),
    ...lines.flatMap(({ depth, text: words }, index) => {
      const y = lineY(layout, index + 1) + pitch / 2 + size * 0.36;
      return [
        text(`number ${index}`, 'soft inside', GUTTER - 7, y, String(index + 1), 'end'),
        text(`line ${index}`, 'inside', GUTTER + depth * indent, y, words),
      ];
    }),
  ];
}

/** The stack and both queues, with their places. */
function queuesOf(layout: Layout): Shape[] {
  const { edge, width, places, tops } = layout;
  return QUEUES.flatMap((queue): Shape[] => {
    const frame = { x: edge, y: tops[queue] + TITLE, width: width - edge - 2, height: places[queue] * ROW + 2 };
    return [
      text(`title ${queue}`, 'strong', edge, tops[queue] + 14, say(layout, TITLES[queue])),
      { key: `queue ${queue}`, tag: 'rect', look: 'loop-queue', at: { ...rounded(frame), rx: 3 } },
    ];
  });
}

/** A job's name, or as much of it as has room. */
const wordsOf = (job: string, room: number, size: number): string =>
  [job, job.replace(' function', ''), `line ${lineOf(job)}`].find((words) => labelWidth(words, size) < room - 2) ?? '';

/** Where a job is: at its line before and after, else in a queue or on the stack. */
function jobOf(layout: Layout, state: State, job: string): { readonly box: Box; readonly words: string } {
  const { edge, width, places, tops, pitch } = layout;
  const queue = QUEUES.find((one) => state[one].includes(job));
  if (queue === undefined) {
    const y = lineOf(job) === 0 ? 6 : lineY(layout, lineOf(job)) + (pitch - 8) / 2;
    return { box: { x: lineOf(job) === 0 ? 56 : edge - 20, y, width: 8, height: 8 }, words: '' };
  }
  const here = state[queue];
  const index = here.indexOf(job);
  const last = places[queue] - 1;
  const box = {
    x: edge + 3,
    y: tops[queue] + TITLE + 2 + Math.min(index, last) * ROW,
    width: width - edge - 8,
    height: ROW - 2,
  };
  if (index < last || here.length <= places[queue]) return { box, words: wordsOf(job, box.width, layout.size) };
  return { box, words: index === last ? `and ${here.length - last} more` : '' };
}

const isIn = (state: State, job: string): boolean => QUEUES.some((queue) => state[queue].includes(job));

function jobsIn(layout: Layout, frames: Frames, at: number): Shape[] {
  const { state } = frames[at]!;
  return jobsOf(frames).flatMap((job): Shape[] => {
    const { box, words } = jobOf(layout, state, job);
    // At its line it is hollow before it has come to a queue, and full when it has run.
    const isStill = !isIn(state, job) && !frames.slice(0, at).some((frame) => isIn(frame.state, job));
    const look = isStill ? 'loop-dot' : 'loop-job';
    const middle = [box.x + box.width / 2, box.y + box.height / 2 + layout.size * 0.36] as const;
    return [
      { key: `job ${job}`, tag: 'rect', look, actor: actorOf(job), at: { ...rounded(box), rx: 3 } },
      text(`job ${job} t`, 'inside', ...middle, words, 'middle'),
    ];
  });
}

function logOf(layout: Layout, letters: readonly Letter[]): Shape[] {
  const { edge, width, tops } = layout;
  const inRow = Math.max(1, Math.floor((width - edge - 2) / LETTER));
  return [
    text('title log', 'strong', edge, tops.log + 14, 'Logged'),
    ...letters.flatMap(({ letter, actor }, index): Shape[] => {
      const [x, y] = [edge + (index % inRow) * LETTER, tops.log + TITLE + Math.floor(index / inRow) * (LETTER + 3)];
      const box = rounded({ x, y, width: LETTER - 1, height: LETTER + 1 });
      return [
        { key: `letter ${index}`, tag: 'rect', look: 'loop-job', actor, at: { ...box, rx: 2 } },
        text(`letter ${index} t`, 'number', x + LETTER / 2 - 0.5, y + 13.5, letter, 'middle'),
      ];
    }),
  ];
}

/** The picture of a step. What has the same key at two steps is the same thing, which the stage moves. */
export function loopPicture(frames: Frames, at: number, layout: Layout): readonly Shape[] {
  const { state } = frames[at]!;
  return [
    ...codeOf(layout, state),
    ...queuesOf(layout),
    ...logOf(layout, lettersOf(frames, at)),
    ...jobsIn(layout, frames, at),
  ];
}

function saysOf({ lines, line, stack, microtasks, tasks, output }: State): string {
  const program = lines.map(({ text: words }, index) => `${index + 1}: ${words}`).join(' ');
  const list = (names: readonly string[]) => names.join('; ') || 'empty';
  return `The program. ${program} ${line === null ? 'No line runs.' : `Line ${line} runs.`} Stack: ${list(stack)}. Microtasks: ${list(microtasks)}. Tasks: ${list(tasks)}. Logged: ${output || 'nothing'}.`;
}

interface DrawingProps {
  readonly lab: Lab<Setup, State>;
}

/** The program beside the stack and both queues; what a line queues leaves it, waits, runs, and comes back to it. */
export function Drawing({ lab: { frames, frame, position } }: DrawingProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  return (
    <Sized className="lanes" root={root} width={width}>
      {(wide, kind) => (
        <svg
          key={kind}
          className={`lanes-svg lanes-${kind}`}
          viewBox={`0 0 ${wide} ${HEIGHT}`}
          role="img"
          aria-label={saysOf(frame.state)}
        >
          {loopPicture(frames, position.at, layoutLoop(frames, wide)).map((shape) => (
            <ShapeElement key={shape.key} shape={shape} />
          ))}
        </svg>
      )}
    </Sized>
  );
}
