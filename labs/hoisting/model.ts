import { defineLab, fields, flag, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';
import { Run, type State } from './run';
import { KINDS, USES, type Setup } from './source';

const trace = (setup: Setup): readonly Frame<State>[] => new Run(setup).frames;

const initial: Setup = { kind: 'var', use: 'value', outer: true };

export const model = defineLab<Setup, State>({
  name: 'hoisting',
  setup: fields({ kind: oneOf(KINDS), use: oneOf(USES), outer: flag('1', '0') }),
  initial,
  startAt: 0,
  trace,
});

function predict(): Prediction {
  const choices = ['outside', 'undefined', 'set'];
  const [, entry, step] = trace(initial) as readonly [Frame<State>, Frame<State>, Frame<State>];
  return {
    question:
      'There is an x outside, and main() declares its own x with var in the line after print(x). What does the first print(x) print?',
    choices,
    right: choices.indexOf(step.state.output.at(-1)!),
    because: `${entry.text} ${step.text}`,
  };
}

export const prediction = predict();
