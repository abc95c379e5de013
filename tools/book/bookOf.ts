import { owner } from '../../site/config/owner';
import { topicOpenings, type TopicOpening } from '../../site/config/pages/topicOpenings';
import type { Topic } from '../../site/config/topics';
import type { Book } from './bookPage';
import { chapterOf, stylesOf, type ChapterNote } from './chapter';

const openings: Readonly<Record<string, TopicOpening | undefined>> = topicOpenings;

/** The page's own heading. */
const titleOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plain = (html: string): string =>
  html.replace(/&([a-z]+|#x?[\da-f]+);/gi, (whole, name: string) => NAMED[name] ?? whole);

/**
 * A book of these topics from the built site.
 * @param read gives the HTML of a route, or null where the page is not built
 * @throws Error if none of their pages is built
 */
export function bookOf(
  title: string,
  topics: readonly Topic[],
  read: (route: string) => string | null,
  day: string,
): Book {
  const notesOf = ({ id, pages }: Topic): ChapterNote[] =>
    pages.flatMap((page) => {
      const route = `/docs/${id}/${page}`;
      const html = read(route);
      return html === null ? [] : [{ route, title: plain(titleOf(html)), html }];
    });
  const parts = topics.map((topic) => ({ topic, notes: notesOf(topic) }));
  const notes = parts.flatMap((part) => part.notes);
  const first = notes[0];
  if (!first) throw new Error(`No note of "${title}" is built.`);
  const routes = new Set(notes.map(({ route }) => route));
  const siteUrl = owner.siteUrl.replace(/\/$/, '');
  // A page without a lab has none of its styles, and one without a formula none of those.
  const styles = new Set(notes.map(({ html }) => stylesOf(html)));
  return {
    title,
    site: owner.productName,
    siteUrl,
    day,
    parts: parts.map(({ topic, notes: own }) => ({
      title: topic.title,
      about: openings[topic.id]?.about ?? topic.about,
      chapters: own.map((note) => chapterOf(note, routes, siteUrl)),
    })),
    styles: [...styles].join('\n'),
  };
}
