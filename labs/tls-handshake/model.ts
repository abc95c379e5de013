import { defineLab, fields, oneOf, type Prediction } from '@groundwork/labs-kit/model';

import { play, readsData, type Setup, type State } from './run';
import { EVES, EXCHANGES } from './script';

export type { Setup } from './run';

const initial: Setup = { exchange: 'hybrid', eve: 'key' };

export const model = defineLab<Setup, State>({
  name: 'tls-handshake',
  setup: fields({ exchange: oneOf(EXCHANGES), eve: oneOf(EVES) }),
  initial,
  startAt: play(initial).length - 3,
  trace: play,
});

function predict(): Prediction {
  const choices = ['Everything', 'The certificate', 'Nothing new'];
  const { state } = play(initial).at(-1)!;
  const certificate = state.messages.find(({ name }) => name === 'Certificate')!.read;
  return {
    question:
      'Eve has recorded this connection. Years later she steals the certificate’s private key. What can she read?',
    choices,
    right: readsData(initial) ? 0 : certificate ? 1 : 2,
    because:
      'In TLS 1.3, the private key of the certificate only signs. The secrets came from other key pairs, whose private keys both sides have deleted.',
  };
}

export const prediction = predict();
