import {
  byLetter,
  closed,
  defineLab,
  fields,
  list,
  oneOf,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { AMOUNT, Run, START, type Act, type Level, type Row, type State } from './run';

export interface Setup {
  readonly level: Level;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 30;
const LETTER = { read: 'r', sql: 's', write: 'w', commit: 'c', rollback: 'x' } as const;

/** Reads `Ar1 Bw2 Ac`: session, act, item. */
export const acts = (text: string): Act[] => valuesOf(act, text);

const written = (act: Act) => act.by + LETTER[act.do] + ('row' in act ? String(act.row) : '');

const ROWS: readonly Row[] = [1, 2];
const ACTS = (['A', 'B'] as const).flatMap((by): Act[] => [
  ...(['read', 'sql', 'write'] as const).flatMap((deed) => ROWS.map((row) => ({ by, do: deed, row }))),
  { by, do: 'commit' },
  { by, do: 'rollback' },
]);
const act = oneOf(ACTS, written);

/** Runs worth starting from; those of the note's transcripts. */
export const EXAMPLES = {
  'Lost update': acts('Ar1 Br1 Aw1 Bw1 Ac Bc'),
  'Subtract in SQL': acts('Br1 As1 Bs1 Ac Bc'),
  Deadlock: acts('As1 Bs2 As2 Bs1 Bc Ac'),
  'Old snapshot': acts('Br1 As1 Ac Br1 Bs1 Bc'),
  'A rolls back': acts('Br1 As1 Bs1 Ax Bc'),
} as const;

/**
 * The same statements, but one of them before the statement of the other session that stands before it; null where none
 * does, because each session's own order stays.
 */
export function earlier(setup: Setup, index: number): Setup | null {
  const [before, act] = [setup.acts[index - 1], setup.acts[index]];
  if (!before || !act || before.by === act.by) return null;
  return { ...setup, acts: setup.acts.with(index - 1, act).with(index, before) };
}

function trace({ level, acts: all }: Setup): readonly Frame<State>[] {
  const run = new Run(level);
  for (const act of all) run.do(act);
  return closed(run.frames, all.length, MOST_ACTS);
}

const initial: Setup = { level: 'committed', acts: EXAMPLES['Lost update'] };

export const model = defineLab<Setup, State>({
  name: 'two-transactions',
  setup: fields({ level: byLetter(['committed', 'repeatable']), acts: list(act, MOST_ACTS) }),
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 4) }).length - 1,
  trace,
});

function predict(): Prediction {
  const end = (level: Level) => trace({ ...initial, level }).at(-1)!.state.items[1].value;
  const choices = [START - 2 * AMOUNT, START - AMOUNT, START];
  return {
    question: `Of ${START} items A sells ${AMOUNT} and B sells ${AMOUNT}. Both have read ${START}, A has written, and B waits for A. Both commit: how many will be in stock?`,
    choices: choices.map(String),
    right: choices.indexOf(end('committed')),
    because: `B writes what it computed before the wait, over what A has committed. At REPEATABLE READ B gets 40001 instead, and ${end('repeatable')} is right: only A has sold.`,
  };
}

export const prediction = predict();
