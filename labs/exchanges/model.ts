import type { LabModel, Prediction } from '../../lib/labModel';

import { ANSWERS, play, reached, TYPES, type Setup, type State } from './run';

/** What a routing key may be here; the field of the lab uses the same pattern. */
export const KEY = '[a-z0-9]{1,8}([.][a-z0-9]{1,8}){0,2}';

const initial: Setup = {
  type: 'topic',
  key: 'eu',
  headers: { type: 'pdf', paid: 'false' },
  answer: 'requeue',
};

export const model: LabModel<Setup, State> = {
  name: 'exchanges',
  initial,
  startAt: 0,
  trace: play,
  encode: ({ type, key, headers, answer }) => [type, key, headers.type, headers.paid, answer].join('_'),
  decode(text) {
    const [typeText, key = '', kind = '', paid = '', answerText, ...rest] = text.split('_');
    const type = TYPES.find((one) => one === typeText);
    const answer = ANSWERS.find((one) => one === answerText);
    if (!type || !answer || rest.length > 0 || !new RegExp(`^${KEY}$`).test(key)) return null;
    if (!/^(pdf|png)$/.test(kind) || !/^(true|false)$/.test(paid)) return null;
    return { type, key, headers: { type: kind, paid }, answer };
  },
};

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
