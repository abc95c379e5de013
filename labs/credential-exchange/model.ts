import { defineLab, fields, oneOf, type Prediction } from '@groundwork/labs-kit/model';

import { CLAIMS, day, linkable, METHODS, type Setup, type State } from './run';

export type { Setup } from './run';

export const TALKS = ['nobody', 'verifiers', 'issuer'] as const;

const initial: Setup = { method: 'chosen', bar: 'over18', talk: 'verifiers' };

export const model = defineLab<Setup, State>({
  name: 'credential-exchange',
  setup: fields({ method: oneOf(METHODS), bar: oneOf(CLAIMS), talk: oneOf(TALKS) }),
  initial,
  /** Both visits are over; next, the verifiers compare. */
  startAt: day(initial).length - 2,
  trace: day,
});

function predict(): Prediction {
  const linked = linkable(initial);
  return {
    question:
      'The bar saw only “over 18”, the shop only the name. They compare what they hold. Do they learn that the guest was Ann?',
    choices: ['Yes', 'No, the claims have nothing in common'],
    right: linked ? 0 : 1,
    because: linked
      ? 'Both hold the same token with the same signature and the same key. The claims were hidden, the credential was not.'
      : 'Nothing that they hold is the same in both visits.',
  };
}

export const prediction = predict();
