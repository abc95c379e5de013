import type { LabModel, Prediction } from '../../lib/labModel';

import { COMMITS, KINDS, mostAtOnce, play, type Setup, type State } from './run';

export const MOST = { partitions: 4, members: 5 } as const;

const initial: Setup = { kind: 'consumer', partitions: 3, members: 4, commit: 'after', crash: true };

export const model: LabModel<Setup, State> = {
  name: 'consumer-groups',
  initial,
  startAt: 0,
  trace: play,
  encode: ({ kind, partitions, members, commit, crash }) =>
    [kind, partitions, members, commit, crash ? 'crash' : 'calm'].join('.'),
  decode(text) {
    const [kindText, partitions = '', members = '', commitText, end, ...rest] = text.split('.');
    const kind = KINDS.find((one) => one === kindText);
    const commit = COMMITS.find((one) => one === commitText);
    if (!kind || !commit || rest.length > 0 || (end !== 'crash' && end !== 'calm')) return null;
    if (!/^[1-4]$/.test(partitions) || !/^[1-5]$/.test(members)) return null;
    return { kind, partitions: Number(partitions), members: Number(members), commit, crash: end === 'crash' };
  },
};

function predict(): Prediction {
  const most = mostAtOnce({ ...initial, crash: false });
  const choices = ['4: each takes the next record', '3: one has no partition', '1: only one member reads a topic'];
  return {
    question: 'Three partitions, four members in one consumer group. How many can work at the same time?',
    choices,
    right: choices.findIndex((choice) => choice.startsWith(`${most}:`)),
    because: `Each partition belongs to one member, so ${most} work.`,
  };
}

export const prediction = predict();
