/** What a change is to a reader, in the order in which changes are told. */
export const changeKinds = ['new', 'rewritten', 'corrected'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** The newest change of a note, as its author tells it in the front matter. */
export interface Change {
  /** The note's address below the site's base: `docs/linux/epoll`. */
  to: string;
  title: string;
  /** The day, `2026-11-25`. */
  on: string;
  kind: ChangeKind;
  /** One sentence. */
  what: string;
}

/** All changes, newest first, beside the home page. */
export const changesFile = 'changes.json';

/** The changes by kind, kinds without any left out. */
export const byKind = (changes: readonly Change[]): { kind: ChangeKind; changes: Change[] }[] =>
  changeKinds
    .map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) }))
    .filter(({ changes: ofKind }) => ofKind.length > 0);

const dayLength = 24 * 60 * 60 * 1000;

/** Whether a reader who was here at that moment (milliseconds since the epoch) may not know it: a day has no hour. */
export const isSince = ({ on }: Change, moment: number): boolean => Date.parse(on) + dayLength > moment;
