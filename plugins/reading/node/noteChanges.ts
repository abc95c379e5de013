import type { Commit } from '../../../lib/node/gitLog';
import type { Change } from '../shared/changes';

/** Kinds of commits that change what a reader finds in a note. */
const telling = /^(?:docs|fix|feat)(?:\([^)]*\))?!?: (.+)$/;

/** A commit that touches more notes than these says nothing about any of them. */
const mostNotes = 3;

export interface NamedNote {
  /** Its file, relative to the site. */
  file: string;
  to: string;
  title: string;
}

/**
 * What commits changed in notes, in their own words, newest first. Takes the commits newest first; files that are no
 * note of today are left out, as are commits of other kinds and those that touch many notes at once.
 */
export function noteChanges(commits: readonly Commit[], notes: readonly NamedNote[]): Change[] {
  const byFile = new Map(notes.map((note) => [note.file, note]));
  return commits.flatMap(({ subject, date, files }) => {
    const what = sentence(subject);
    const changed = files.flatMap((file) => byFile.get(file) ?? []);
    if (what === undefined || changed.length > mostNotes) return [];
    return changed.map(({ to, title }) => ({ to, title, at: date, what }));
  });
}

/** The subject of a conventional commit without its kind, as a sentence; undefined for one that changes no text. */
function sentence(subject: string): string | undefined {
  const said = telling.exec(subject)?.[1];
  return said === undefined || /[.!?]$/.test(said) ? said : `${said}.`;
}
