/** What one commit changed in one note, as a reader is told it. */
export interface Change {
  /** The note's address below the site's base: `docs/linux/epoll`. */
  to: string;
  title: string;
  /** ISO 8601, to the second. */
  at: string;
  /** One sentence, from the commit's message. */
  what: string;
}

/** All recent changes, newest first, beside the home page. */
export const changesFile = 'changes.json';

/** Changes of one note on one day are told together, in the place of the newest. */
export interface ChangedNote extends Omit<Change, 'what'> {
  what: string[];
}

/** The changes of each note, each note once, newest first. Takes them newest first. */
export function byNote(changes: readonly Change[]): ChangedNote[] {
  const notes = new Map<string, ChangedNote>();
  for (const { what, ...change } of changes) {
    const note = notes.get(change.to);
    if (note) note.what.push(what);
    else notes.set(change.to, { ...change, what: [what] });
  }
  return [...notes.values()];
}
