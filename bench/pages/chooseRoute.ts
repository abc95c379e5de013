import { pathOf, type NoteSet } from './notes/note';
import type { VisitedRoute } from './visit/visit';

/** The longest written note that another follows in the sidebar, and that other: the last note has no link onwards. */
export function chooseRoute({ topics, notes }: NoteSet): VisitedRoute {
  const byPage = new Map(notes.map((note) => [note.page, note]));
  const order = topics.flatMap(({ pages }) => pages).flatMap((page) => byPage.get(page) ?? []);
  const pairs = order.flatMap((first, index) => {
    const second = order[index + 1];
    return second && !first.generated && isFlat(first.page) && isFlat(second.page) ? [{ first, second }] : [];
  });
  const [longest] = pairs.toSorted((a, b) => b.first.text.length - a.first.text.length);
  if (!longest) throw new Error('No written note has another one after it: ask for more pages.');
  const stop = (note: { page: string; title: string }) => ({ path: pathOf(note.page), title: note.title });
  return { first: stop(longest.first), second: stop(longest.second) };
}

/** Pages in folders of a topic may stand elsewhere in Groundwork's sidebar than in the plain list that peers get. */
const isFlat = (page: string): boolean => page.split('/').length === 2;
