import { defineLab, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';
import { Machine, type State } from './machine';
import { PROGRAMS, programs, type Name } from './programs';

export type Setup = Name;

function trace(name: Setup): readonly Frame<State>[] {
  const machine = new Machine();
  programs[name].run(machine);
  return machine.frames;
}

export const printed = (name: Setup): readonly string[] => trace(name).at(-1)!.state.output;

const initial: Setup = 'let';

export const model = defineLab<Setup, State>({
  name: 'environments',
  setup: oneOf(PROGRAMS),
  initial,
  startAt: 1,
  trace,
});

function predict(): Prediction {
  const choices = ['3 3 3', '0 1 2', '1 2 3'];
  const frames = trace(initial);
  return {
    question: 'The loop creates three functions, which run after the loop. What do they print?',
    choices,
    right: choices.indexOf(printed(initial).join(' ')),
    because: frames.find(({ text }) => text.startsWith('Iteration 1 ends'))!.text,
  };
}

export const prediction = predict();
