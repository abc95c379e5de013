import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { Run, type Op, type State } from './run';

export interface Setup {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 60;

const LETTER = { fork: 'f', exec: 'x', exit: 'e', kill: 'k', wait: 'w', reaper: 'r' } as const;
const ACT = { f: 'fork', x: 'exec', e: 'exit', k: 'kill', w: 'wait', r: 'reaper' } as const;

/** Reads `f100 e101`: a letter for the act and the process that acts, or is killed. */
export function ops(text: string): Op[] {
  return text.split(' ').map((word) => ({ act: ACT[word[0] as keyof typeof ACT], pid: Number(word.slice(1)) }));
}

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

export const model: LabModel<Setup, State> = {
  name: 'process-tree',
  initial,
  startAt: trace({ ops: initial.ops.slice(0, 2) }).length - 1,
  trace,
  encode: ({ ops: list }) => list.map(({ act, pid }) => `${LETTER[act]}${pid}`).join('.'),
  decode(text) {
    const words = text === '' ? [] : text.split('.');
    if (words.length > MOST_OPS || !words.every((word) => /^[fxekwr](1|1\d\d)$/.test(word))) return null;
    return { ops: words.length === 0 ? [] : ops(words.join(' ')) };
  },
};

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
