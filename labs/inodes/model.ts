import {
  after,
  closed,
  defineLab,
  fields,
  rest,
  valuesOf,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';
import { NAMES } from './disk';
import { Run, type Op, type State } from './run';

export interface Setup {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

const ONE = { w: 'write', e: 'replace', d: 'remove', o: 'open', r: 'read' } as const;
const TWO = { l: 'link', s: 'symlink', n: 'rename' } as const;

const LETTER = Object.fromEntries(
  [...Object.entries(ONE), ...Object.entries(TWO)].map(([letter, act]) => [act, letter]),
) as Record<Exclude<Op['act'], 'close'>, string>;

const op: Part<Op> = {
  pattern: '[wedor][0-3]|[lsn][0-3][0-3]|x[34]',
  write(one) {
    if (one.act === 'close') return `x${one.fd}`;
    const names = 'to' in one ? [one.name, one.to] : [one.name];
    return LETTER[one.act] + names.map((name) => NAMES.indexOf(name)).join('');
  },
  read(word) {
    const [letter, first, second] = word as unknown as [string, string, string?];
    if (letter === 'x') return { act: 'close', fd: Number(first) };
    const name = NAMES[Number(first)]!;
    if (second !== undefined) return { act: TWO[letter as keyof typeof TWO], name, to: NAMES[Number(second)]! };
    return { act: ONE[letter as keyof typeof ONE], name };
  },
};

/** Reads `w0 l01 x3`: a letter for the action and the indexes of its names in `NAMES`; `x` closes a descriptor. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from. */
export const EXAMPLES = {
  'Remove a name': ops('w0 l01 s02 d0 r1 r2 w0 r2'),
  'Delete an open file': ops('w0 o0 d0 w0 x3'),
  'Save over a hard link': ops('w0 l03 w0 r3 e0 r3'),
  'Links in a circle': ops('s01 s10 r0'),
} as const;

function trace({ ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run();
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { ops: EXAMPLES['Remove a name'] };
/** How many operations of the first run stand before the removal that the prediction is about. */
const BEFORE = 3;

export const model = defineLab<Setup, State>({
  name: 'inodes',
  setup: after('i', fields({ ops: rest(op, MOST_OPS) })),
  initial,
  startAt: trace({ ops: initial.ops.slice(0, BEFORE) }).length - 1,
  trace,
});

function predict(): Prediction {
  const removed = initial.ops.slice(0, BEFORE + 1);
  const end = (name: number) => trace({ ops: [...removed, ...ops(`r${name}`)] }).at(-1)!;
  const readable = (name: number) => end(name).state.cursor?.mark === 'found';
  const choices = ['Both', 'Only friday.txt', 'Only latest.txt', 'Neither'];
  return {
    question: 'today.txt is removed next. Which of the other two names can still be read?',
    choices,
    right: readable(1) ? (readable(2) ? 0 : 1) : readable(2) ? 2 : 3,
    because: `${end(1).text} ${end(2).text}`,
  };
}

export const prediction = predict();
