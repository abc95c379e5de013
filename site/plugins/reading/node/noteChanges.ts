import { changedOf, type Doc } from '../../../lib/node/docsOf';
import type { Commit } from '../../../lib/node/gitLog';
import type { Change } from '../shared/changes';

/** What the notes say of their newest changes, newest first, by title within a day. */
export const noteChanges = (docs: readonly Doc[], baseUrl: string): Change[] =>
  docs
    .flatMap((doc): Change[] => {
      const changed = changedOf(doc);
      return changed ? [{ to: doc.permalink.slice(baseUrl.length), title: doc.title, ...changed }] : [];
    })
    .toSorted((a, b) => compare(b.on, a.on) || compare(a.title, b.title));

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Kinds of commits that change what a reader finds in a note. */
const telling = /^(?:docs|fix|feat)(?:\([^)]*\))?!?: /;
/** A commit that touches more notes than these says nothing about any of them. */
const mostNotes = 3;

/**
 * Notes that commits changed after the day of which their front matter tells: their authors may owe readers a sentence.
 * Takes the days by the notes' files.
 */
export function untoldNotes(commits: readonly Commit[], toldOn: ReadonlyMap<string, string>): string[] {
  const changed = commits
    .filter(({ subject }) => telling.test(subject))
    .flatMap(({ date, files }) => {
      const notes = files.filter((file) => toldOn.has(file));
      return notes.length > mostNotes ? [] : notes.filter((file) => date.slice(0, 10) > (toldOn.get(file) ?? ''));
    });
  return [...new Set(changed)].sort();
}
