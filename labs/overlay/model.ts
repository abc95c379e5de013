import {
  closed,
  defineLab,
  fields,
  flag,
  oneOf,
  rest,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';
import { PATHS } from './layers';
import { Run, type Op, type State } from './run';

export interface Setup {
  /** A new directory over a whiteout is marked as opaque. Without it the figure shows what would go wrong. */
  readonly marks: boolean;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

const LETTER = { read: 'r', append: 'a', remove: 'd', mkdir: 'm' } as const;
const OPS: readonly Op[] = [
  { act: 'seal' },
  ...(['read', 'append', 'remove', 'mkdir'] as const).flatMap((act) => PATHS.map((path) => ({ act, path }))),
];
const op = oneOf(OPS, (one) => (one.act === 'seal' ? 's' : LETTER[one.act] + PATHS.indexOf(one.path)));

/** Reads `a0 d3 s`: a letter for the action, the index of the name in `PATHS`; `s` seals. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from. */
export const EXAMPLES = {
  'Delete a directory and make it again': ops('a0 d3 a1 r4 d2 m2 r4 a4 r4'),
  'Search through a sealed layer': ops('a0 d3 s r4 r3 r0'),
  'Remove at once, then a layer later': ops('a1 d1 a1 s d1 r1'),
} as const;

function trace({ marks, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(marks);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { marks: true, ops: EXAMPLES['Delete a directory and make it again'] };
/** How many operations of the first run stand before the search that the prediction is about. */
const BEFORE = 6;
const upTo = (marks: boolean, count: number) => trace({ marks, ops: initial.ops.slice(0, count) });

export const model = defineLab<Setup, State>({
  name: 'overlay',
  setup: fields({ marks: flag('o', 'n'), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: upTo(true, BEFORE).length - 1,
  trace,
});

function predict(): Prediction {
  const marked = upTo(true, BEFORE + 1).at(-1)!;
  const plain = upTo(false, BEFORE + 1).at(-1)!;
  return {
    question:
      'The directory mail was deleted and made again, and image still has mail/july. What will “read mail/july” report?',
    choices: ['The july of the image', 'No such file'],
    right: marked.state.cursor?.mark === 'found' ? 0 : 1,
    because: `${marked.text} Without the mark on the new directory: ${plain.text}`,
  };
}

export const prediction = predict();
