import type { Frame, LabModel, Prediction } from '../../lib/labModel';
import { Run, type State } from './run';
import { KINDS, USES, type Setup } from './source';

const trace = (setup: Setup): readonly Frame<State>[] => new Run(setup).frames;

const initial: Setup = { kind: 'sloppy', use: 'typeof', outer: true };

export const model: LabModel<Setup, State> = {
  name: 'hoisting',
  initial,
  startAt: 1,
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
  const choices = ['undefined', 'string', 'function'];
  const step = trace(initial)[model.startAt + 1]!;
  return {
    question:
      'There is an x outside, a string, and a function x in the block below. What does print(typeof x) say above that block?',
    choices,
    right: choices.indexOf(step.state.output.at(-1)!),
    because: `${trace(initial)[model.startAt]!.text} ${step.text}`,
  };
}

export const prediction = predict();
