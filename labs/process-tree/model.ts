import {
  byKey,
  closed,
  defineLab,
  fields,
  list,
  valuesOf,
  where,
  whole,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Run, type Op, type State } from './run';

export interface Setup {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 60;
const op = fields<Op>(
  {
    act: byKey({ f: 'fork', x: 'exec', e: 'exit', k: 'kill', w: 'wait', r: 'reaper' }),
    pid: where(whole(1, 199), (pid) => pid === 1 || pid >= 100),
  },
  '',
);

/** Reads `f100 e101`: a letter for the act and the process that acts, or is killed. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from: the program zombie.c, an orphan without and with a subreaper, and a parent that never waits. */
export const EXAMPLES = {
  'A zombie': ops('f100 e101 k101 w100 k101'),
  'An orphan': ops('f100 f101 e101 w100 e102 w100'),
  'A subreaper': ops('r100 f100 f101 e101 w100 e102 w100'),
  'A full table': ops('f100 e101 f100 e102 f100 e103 f100 e104 f100 e105 f100 e106 f100 e100'),
} as const;

function trace({ ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run();
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { ops: EXAMPLES['A zombie'] };

export const model = defineLab<Setup, State>({
  name: 'process-tree',
  setup: fields({ ops: list(op, MOST_OPS, { separator: '.' }) }),
  initial,
  startAt: trace({ ops: initial.ops.slice(0, 2) }).length - 1,
  trace,
});

function predict(): Prediction {
  const zombie = initial.ops.slice(0, 2);
  const after = (act: string) => trace({ ops: [...zombie, ...ops(act)] }).at(-1)!;
  const gone = (act: string) => after(act).state.table.every((one) => one.pid !== 101);
  const [kill, wait] = [gone('k101'), gone('w100')];
  return {
    question:
      '101 has ended and is still in the table. What removes 101 from the table: kill -9 101, or a wait by 100?',
    choices: ['kill -9 101', 'A wait by 100', 'Each of the two'],
    right: kill && wait ? 2 : wait ? 1 : 0,
    because: `${after('k101').text} ${after('w100').text}`,
  };
}

export const prediction = predict();
