import { defineLab, fields, oneOf, type Prediction } from '@groundwork/labs-kit/model';

import { isInSet, mayCall, trace, type Embedding, type Operand, type Receiver, type Setup, type State } from './run';

export const RECEIVERS: readonly Receiver[] = ['value', 'pointer'];
export const EMBEDDINGS: readonly Embedding[] = ['none', 'value', 'pointer'];
export const OPERANDS: readonly Operand[] = ['variable', 'pointer', 'slice', 'map', 'result'];

const initial: Setup = { receiver: 'pointer', embedding: 'none', operand: 'variable' };

/** Combinations worth starting from. */
export const EXAMPLES = {
  'A variable': initial,
  'An element of a map': { receiver: 'pointer', embedding: 'none', operand: 'map' },
  'A pointer inside': { receiver: 'pointer', embedding: 'pointer', operand: 'map' },
  'Compiles, changes nothing': { receiver: 'value', embedding: 'none', operand: 'pointer' },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'method-sets',
  setup: fields({ receiver: oneOf(RECEIVERS), embedding: oneOf(EMBEDDINGS), operand: oneOf(OPERANDS) }),
  initial,
  // The type is known; the method set comes next.
  startAt: 1,
  trace,
});

function predict(): Prediction {
  const choices = ['Both', 'Only m.Reset()', 'Only var r Resetter = m', 'Neither'];
  const frames = trace(initial);
  return {
    question: 'Reset has a pointer receiver, and m is a variable of type Meter. Which of the two lines compiles?',
    choices,
    right: mayCall(initial) ? (isInSet(initial) ? 0 : 1) : isInSet(initial) ? 2 : 3,
    because: `${frames[3]!.text} ${frames[5]!.text}`,
  };
}

export const prediction = predict();
