import { closed, defineLab, where, type Prediction } from '@groundwork/labs-kit/model';

import { Run, type Op, type State } from './run';

export type Setup = readonly Op[];

export const MOST_OPS = 30;
/** Where the figure stops, so that it fits a phone. */
export const MOST_SPACES = 4;
export const MOST_PROCESSES = 9;
const HIGHEST = 60;

/** Reads `f1 u2 k4>1`: process 1 forks, 2 unshares, 4 sends SIGKILL to its 1. Null for anything else. */
export function ops(text: string): Op[] | null {
  const list: Op[] = [];
  for (const word of text === '' ? [] : text.split(' ')) {
    const parts = /^(?:([fu])([1-9]\d?)|([tk])([1-9]\d?)>([1-9]\d?))$/.exec(word);
    if (parts === null) return null;
    const op: Op = {
      act: (parts[1] ?? parts[3]) as Op['act'],
      who: Number(parts[2] ?? parts[4]),
      target: Number(parts[5] ?? 0),
    };
    if (op.who > HIGHEST || op.target > HIGHEST) return null;
    list.push(op);
  }
  return list;
}

export const written = (list: Setup): string =>
  list
    .map(({ act, who, target }) => (act === 'f' || act === 'u' ? `${act}${who}` : `${act}${who}>${target}`))
    .join(' ');

/** Runs worth starting from. */
export const EXAMPLES = {
  'Kill process 1': ops('f1 u2 f2 f3 k4>1 t1>3 k1>3 f2')!,
  'A namespace in a namespace': ops('f1 u2 f2 f3 u4 f4 f5 k6>1 k3>2')!,
  'Two children of process 2': ops('f1 u2 f2 f2 f4 k2>3 f1')!,
  'Only process 1': [],
} as const satisfies Record<string, Setup>;

function trace(list: Setup) {
  const run = new Run();
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

/** Whether the figure has room for an operation: a child, or one more namespace. */
export function room(state: State, act: Op['act']): boolean {
  if (act === 'f') return state.alive.length < MOST_PROCESSES;
  return act !== 'u' || state.spaces.length < MOST_SPACES;
}

const initial: Setup = EXAMPLES['Kill process 1'];

export const model = defineLab<Setup, State>({
  name: 'pid-namespaces',
  setup: where(
    {
      pattern: '.*',
      write: (list) => written(list).replaceAll(' ', '.').replaceAll('>', '-'),
      read: (text) => ops(text.replaceAll('.', ' ').replaceAll('-', '>')) ?? undefined,
    },
    // Every operation must have had room, as with the buttons.
    (list) =>
      list.length <= MOST_OPS &&
      trace(list).every(({ state }) => state.spaces.length <= MOST_SPACES && state.alive.length <= MOST_PROCESSES),
  ),
  initial,
  startAt: 4,
  trace,
});

function predict(): Prediction {
  const frame = trace(initial)[model.startAt + 1]!;
  const before = trace(initial)[model.startAt]!.state.alive.length;
  const left = frame.state.alive.length;
  return {
    question: 'Process 4 of the host is 2 in A. It calls kill(1, SIGKILL), which succeeds. Who ends?',
    choices: ["The host's process 1", 'Process 1 of A, and with it all in A', 'Nobody'],
    right: left === before ? 2 : frame.state.alive.some(({ numbers }) => numbers[0] === 1) ? 1 : 0,
    because: frame.text,
  };
}

export const prediction = predict();
