import { wayId, type PlannedWay } from '../../../../lib/wayId';
import type { NoteFrame, NoteLink, PlaceOnWay } from './noteFrame';
import { homesOf, requiredNotes } from './checkGraph';
import type { Note } from './readNotes';

/** What stands around each note, by page. Notes of a way that are not written are left out of it. */
export function framesOf(notes: readonly Note[], ways: readonly PlannedWay[]): Map<string, NoteFrame> {
  const homes = homesOf(notes);
  const onWays = placesOnWays(notes, ways);
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
          ways: onWays.get(note.page) ?? [],
          sources,
          verified,
        },
      ];
    }),
  );
}

function placesOnWays(notes: readonly Note[], ways: readonly PlannedWay[]): Map<string, PlaceOnWay[]> {
  const places = new Map<string, PlaceOnWay[]>();
  for (const { title, notes: planned } of ways) {
    const written = planned.flatMap((page) => notes.find((note) => note.page === page) ?? []);
    const links = written.map(linkTo);
    const way = { title, address: `/#${wayId(title)}` };
    for (const [index, { page }] of written.entries()) {
      const place: PlaceOnWay = {
        way,
        place: index + 1,
        places: links.length,
        next: links[index + 1],
        previous: links[index - 1],
      };
      places.set(page, [...(places.get(page) ?? []), place]);
    }
  }
  return places;
}

function linkTo({ page, frontMatter }: Note): NoteLink {
  return { title: frontMatter.data.title, address: `/docs/${page}` };
}
