import {
  byLetter,
  closed,
  defineLab,
  fields,
  list,
  oneOf,
  optional,
  where,
  whole,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { EVENTS, KINDS } from './group';
import { COMMITS, play, type Death, type Mark, type Setup, type State } from './run';

export const MOST = { partitions: 4, members: 5, every: 3, marks: 8 } as const;

const initial: Setup = {
  kind: 'consumer',
  partitions: 3,
  members: 4,
  commit: 'after',
  dies: { who: 2, nth: 3 },
  every: 1,
  marks: [],
};

/** Runs worth starting from. */
export const EXAMPLES = {
  'Work, then commit': initial,
  'Commit, then work': { ...initial, commit: 'before' },
  'Commit every third': { ...initial, every: 3 },
  'Nobody dies': { ...initial, dies: null },
  'Share group': { ...initial, kind: 'share', dies: { who: 2, nth: 1 } },
} as const satisfies Record<string, Setup>;

/** Before a reader could choose who dies, it was the first copy, at its first record. */
const OLD: Death = { who: 1, nth: 1 };

const death: Part<Death | null> = {
  pattern: 'calm|crash|[0-5]-[1-9]\\d?',
  write: (dies) =>
    dies === null ? 'calm' : dies.who === OLD.who && dies.nth === OLD.nth ? 'crash' : `${dies.who}-${dies.nth}`,
  read(text) {
    if (text === 'calm') return null;
    const [who, nth] = text.split('-').map(Number);
    return text === 'crash' ? OLD : { who: who!, nth: nth! };
  },
};

const mark = fields<Mark>(
  { tick: whole(0, 99), group: byLetter(['mail', 'billing']), partition: whole(0, 3), to: whole(0, 8) },
  '',
);

const isSame = (one: Mark, other: Mark): boolean =>
  one.tick === other.tick && one.group === other.group && one.partition === other.partition;

const isOrdered = (marks: readonly Mark[]): boolean =>
  marks.every((mark, at) => {
    const before = marks.slice(0, at);
    return before.every((one) => one.tick <= mark.tick && !isSame(one, mark));
  });

export const model = defineLab<Setup, State>({
  name: 'consumer-groups',
  setup: fields({
    kind: oneOf(KINDS),
    partitions: whole(1, MOST.partitions),
    members: whole(1, MOST.members),
    commit: oneOf(COMMITS),
    dies: death,
    every: optional(oneOf([1, 2, 3], (every) => (every > 1 ? `every${every}` : ''))),
    marks: optional(where(list(mark, MOST.marks, { separator: '-' }), isOrdered)),
  }),
  initial,
  startAt: 5,
  trace: (setup): readonly Frame<State>[] => closed(play(setup), setup.marks.length, MOST.marks),
});

/**
 * The setup in which a bookmark is set after a step, or stays where it stood, which is at `from`; what was to be set
 * later is forgotten.
 */
export function marked(setup: Setup, mark: Mark, from?: number): Setup {
  const marks = setup.marks.filter((one) => one.tick <= mark.tick && !isSame(one, mark));
  return { ...setup, marks: [...marks, ...(mark.to === from ? [] : [mark])].slice(0, MOST.marks) };
}

/** The frame in which the last bookmark after a step is set, or the step itself. */
export const frameAfter = (setup: Setup, tick: number): number =>
  model.trace(setup).findLastIndex(({ state }) => state.tick === tick);

const diesIn = (setup: Setup): boolean =>
  play(setup).some(({ state }) =>
    [state.mail, state.billing].some(({ copies }) => copies.some(({ mood }) => mood === 'dead')),
  );

/** The setup in which a copy dies at the next record that it takes, or nothing if it takes none; 0 is mail's. */
export function killed(setup: Setup, { tick, mail, billing }: State, who: number): Setup | null {
  const { begun } = who === 0 ? mail.copies[0]! : billing.copies[who - 1]!;
  const marks = setup.marks.filter((mark) => mark.tick <= tick);
  const next = { ...setup, marks, dies: { who, nth: begun + 1 } };
  return begun < 99 && diesIn(next) ? next : null;
}

function predict(): Prediction {
  const frames = play(initial);
  const { mail, billing } = frames.at(-1)!.state;
  const paid = EVENTS.indexOf('ana paid');
  const times = ['never', 'once', 'twice'];
  const choices = ['once in both', 'once in mail, twice in billing', 'twice in both'];
  const [inMail, inBilling] = [times[mail.done[paid]!]!, times[billing.done[paid]!]!];
  const answer = inMail === inBilling ? `${inMail} in both` : `${inMail} in mail, ${inBilling} in billing`;
  return {
    question: 'Copy 2 has done ana paid and died before its bookmark moved. How often will ana paid be done?',
    choices,
    right: choices.indexOf(answer),
    because: 'Copy 4 begins at the bookmark, which still stands before ana paid. The bookmarks of mail are its own.',
  };
}

export const prediction = predict();
