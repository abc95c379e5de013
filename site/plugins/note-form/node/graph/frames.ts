import type { NoteFrame, NoteLink } from './noteFrame';
import { homesOf, requiredNotes } from './checkGraph';
import type { Note } from './readNotes';

/** What stands around each note, by page. */
export function framesOf(notes: readonly Note[]): Map<string, NoteFrame> {
  const homes = homesOf(notes);
  const required = new Map(notes.map((note) => [note, requiredNotes(note, homes)]));
  return new Map(
    notes.map((note) => {
      const leadsTo = notes.filter((other) => required.get(other)?.includes(note));
      const before = required.get(note) ?? [];
      const known = new Set([...leadsTo, ...before]);
      const linkedFrom = notes.filter((other) => other.links.includes(note.page) && !known.has(other));
      const { sources, verified } = note.frontMatter.data;
      return [
        note.page,
        {
          before: before.map(linkTo),
          leadsTo: leadsTo.map(linkTo),
          linkedFrom: linkedFrom.map(linkTo),
          sources,
          verified,
        },
      ];
    }),
  );
}

function linkTo({ page, frontMatter }: Note): NoteLink {
  return { title: frontMatter.data.title, address: `/docs/${page}` };
}
