import {
  after,
  byKey,
  closed,
  defineLab,
  fields,
  list,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { onDisk, Run, textInWords, type Act, type State } from './run';

export interface Setup {
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 30;

const act = byKey({
  t: 'truncate',
  n: 'create',
  r: 'rename',
  u: 'unlink',
  f: 'fsync',
  d: 'directory',
  c: 'commit',
  w: 'writeback',
  x: 'cut',
});

/** Reads `nurcx`: one letter for each act. */
export const acts = (text: string): Act[] => valuesOf(act, text, '');

/** The five ways of the note's crash.py, each with a commit and a power cut behind it. */
export const WAYS = {
  overwrite: 't',
  rename: 'nr',
  remove_rename: 'nur',
  fsync_rename: 'nfr',
  fsync_rename_fsync: 'nfrd',
} as const;

function trace({ acts: all }: Setup): readonly Frame<State>[] {
  const run = new Run();
  for (const act of all) run.do(act);
  return closed(run.frames, all.length, MOST_ACTS);
}

const initial: Setup = { acts: acts(`${WAYS.remove_rename}cx`) };

export const model = defineLab<Setup, State>({
  name: 'journal',
  setup: fields({ acts: after('a.', list(act, MOST_ACTS)) }),
  initial,
  startAt: trace({ acts: acts(WAYS.remove_rename) }).length - 1,
  trace,
});

function predict(): Prediction {
  const found = new Map(onDisk(trace(initial).at(-1)!.state)).get('conf');
  const kept = new Map(onDisk(trace({ acts: acts('nufrcx') }).at(-1)!.state)).get('conf');
  const choices = (['old', 'new', '', undefined] as const).map(textInWords);
  return {
    question: 'ext4 commits next, and then the power goes. What will conf hold after the next start?',
    choices,
    right: choices.indexOf(textInWords(found)),
    because: `The commit writes metadata, and the data had no block. With an fsync before the rename: ${textInWords(kept)}.`,
  };
}

export const prediction = predict();
