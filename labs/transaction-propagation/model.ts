import { defineLab, fields, oneOf, type Prediction } from '@groundwork/labs-kit/model';
import { run, type Failure, type Level, type Propagation, type Setup, type State } from './run';

export const PROPAGATIONS: readonly Propagation[] = ['REQUIRED', 'REQUIRES_NEW', 'NESTED'];
export const FAILURES: readonly Failure[] = ['nobody', 'caught', 'inner', 'outer'];
export const LEVELS: readonly Level[] = ['READ UNCOMMITTED', 'READ COMMITTED', 'REPEATABLE READ'];

const initial: Setup = { propagation: 'REQUIRED', failure: 'caught', level: 'READ COMMITTED' };

export const model = defineLab<Setup, State>({
  name: 'transaction-propagation',
  setup: fields({
    propagation: oneOf(PROPAGATIONS),
    failure: oneOf(FAILURES),
    level: oneOf(LEVELS, (level) => level.replace(' ', '-')),
  }),
  initial,
  startAt: run(initial).length - 2,
  trace: run,
});

/** What is in the table when all has ended. */
export const left = (setup: Setup): readonly string[] =>
  run(setup)
    .at(-1)!
    .state.entries.filter(({ is }) => is === 'committed')
    .map(({ what }) => what);

function predict(): Prediction {
  const outcomes = [['order', 'audit'], ['order'], []];
  return {
    question:
      'The inner scope has failed, the outer one has caught it and asks for its commit. What is in the table then?',
    choices: ['Order and audit entry', 'The order', 'Nothing'],
    right: outcomes.findIndex((outcome) => outcome.join() === left(initial).join()),
    because: run(initial).at(-1)!.text,
  };
}

export const prediction = predict();
