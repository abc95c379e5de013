import type { Frame, LabModel, Prediction } from '../../lib/labModel';
import { Run, type State } from './run';
import { KINDS, USES, type Setup } from './source';

const trace = (setup: Setup): readonly Frame<State>[] => new Run(setup).frames;

const initial: Setup = { kind: 'var', use: 'value', outer: true };

export const model: LabModel<Setup, State> = {
  name: 'hoisting',
  initial,
  startAt: 0,
  trace,
  encode: ({ kind, use, outer }) => `${kind}.${use}.${outer ? 1 : 0}`,
  decode(text) {
    const [kind, use, outer, ...more] = text.split('.');
    const known = KINDS.find((one) => one === kind);
    const asked = USES.find((one) => one === use);
    if (!known || !asked || (outer !== '0' && outer !== '1') || more.length > 0) return null;
    return { kind: known, use: asked, outer: outer === '1' };
  },
};

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
