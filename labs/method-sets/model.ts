import type { LabModel, Prediction } from '../../lib/labModel';

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

export const model: LabModel<Setup, State> = {
  name: 'method-sets',
  initial,
  // The type is known; the method set comes next.
  startAt: 1,
  trace,
  encode: ({ receiver, embedding, operand }) => [receiver, embedding, operand].join('.'),
  decode(text) {
    const [receiver, embedding, operand, ...more] = text.split('.');
    const setup = {
      receiver: RECEIVERS.find((one) => one === receiver),
      embedding: EMBEDDINGS.find((one) => one === embedding),
      operand: OPERANDS.find((one) => one === operand),
    };
    return more.length === 0 && setup.receiver && setup.embedding && setup.operand ? (setup as Setup) : null;
  },
};

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
