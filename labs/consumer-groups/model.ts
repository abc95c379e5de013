import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

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

const deathText = (dies: Death | null): string =>
  dies === null ? 'calm' : dies.who === OLD.who && dies.nth === OLD.nth ? 'crash' : `${dies.who}-${dies.nth}`;

function deathOf(text: string): Death | null | undefined {
  if (text === 'calm') return null;
  if (text === 'crash') return OLD;
  const match = /^([0-5])-([1-9]\d?)$/.exec(text);
  return match ? { who: Number(match[1]), nth: Number(match[2]) } : undefined;
}

const markText = ({ tick, group, partition, to }: Mark): string => `${tick}${group[0]!}${partition}${to}`;

const marksOf = (text: string): readonly Mark[] =>
  [...text.matchAll(/(\d{1,2})([mb])([0-3])([0-8])(?:-|$)/g)].map(([, tick, group, partition, to]) => ({
    tick: Number(tick),
    group: group === 'm' ? 'mail' : 'billing',
    partition: Number(partition),
    to: Number(to),
  }));

const isSame = (one: Mark, other: Mark): boolean =>
  one.tick === other.tick && one.group === other.group && one.partition === other.partition;

const isOrdered = (marks: readonly Mark[]): boolean =>
  marks.every((mark, at) => {
    const before = marks.slice(0, at);
    return before.every((one) => one.tick <= mark.tick && !isSame(one, mark));
  });

function encode({ kind, partitions, members, commit, dies, every, marks }: Setup): string {
  const more = [...(every > 1 ? [`every${every}`] : []), ...(marks.length > 0 ? [marks.map(markText).join('-')] : [])];
  return [kind, partitions, members, commit, deathText(dies), ...more].join('.');
}

function decode(text: string): Setup | null {
  const [kindText, partitions = '', members = '', commitText, end = '', ...more] = text.split('.');
  const kind = KINDS.find((one) => one === kindText);
  const commit = COMMITS.find((one) => one === commitText);
  const dies = deathOf(end);
  if (!kind || !commit || dies === undefined || !/^[1-4]$/.test(partitions) || !/^[1-5]$/.test(members)) return null;
  const every = Number(/^every([23])$/.exec(more[0] ?? '')?.[1] ?? 1);
  const marks = marksOf(more.at(-1) ?? '');
  const setup = { kind, partitions: Number(partitions), members: Number(members), commit, dies, every, marks };
  return marks.length <= MOST.marks && isOrdered(marks) && encode(setup) === text ? setup : null;
}

export const model: LabModel<Setup, State> = {
  name: 'consumer-groups',
  initial,
  startAt: 5,
  trace: (setup): readonly Frame<State>[] => closed(play(setup), setup.marks.length, MOST.marks),
  encode,
  decode,
};

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
