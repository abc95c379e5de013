import { defineLab, fields, matching, oneOf, type Prediction } from '@groundwork/labs-kit/model';

import { ANSWERS, play, reached, TYPES, type Headers, type Setup, type State } from './run';

/** What a routing key may be here; the field of the lab uses the same pattern. */
export const KEY = '[a-z0-9]{1,8}([.][a-z0-9]{1,8}){0,2}';

const initial: Setup = {
  type: 'topic',
  key: 'eu',
  headers: { type: 'pdf', paid: 'false' },
  answer: 'requeue',
};

export const model = defineLab<Setup, State>({
  name: 'exchanges',
  setup: fields(
    {
      type: oneOf(TYPES),
      key: matching(KEY),
      headers: fields<Headers>({ type: oneOf(['pdf', 'png']), paid: oneOf(['true', 'false']) }, '_'),
      answer: oneOf(ANSWERS),
    },
    '_',
  ),
  initial,
  startAt: 0,
  trace: play,
});

function predict(): Prediction {
  const got = reached(initial).toSorted().join(' and ');
  const choices = ['archive', 'archive and fraud', 'archive, fraud and invoices', 'none'];
  return {
    question:
      'A message with the key “eu” comes to a topic exchange with the bindings *.paid, eu.# and #. Which queues get a copy?',
    choices,
    right: choices.indexOf(got),
    because: '# stands for any number of words, also none, so eu.# takes eu itself.',
  };
}

export const prediction = predict();
