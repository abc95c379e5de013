import { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';

/** A note as a feed and a list tell it. */
export interface ListedNote {
  title: string;
  /** Absolute. */
  url: string;
  /** The question that the note answers; of a note without one, what it is about. */
  about: string;
  topic: string;
  /** When its file was last committed; absent where git does not know it. */
  changed?: Date;
}

export interface Site {
  title: string;
  tagline: string;
  /** Absolute, with the base, ending in `/`. */
  url: string;
}

/** A feed reader shows what it has not seen before; a hundred changes are more than anyone reads at once. */
const entryLimit = 40;

/**
 * The notes that changed last as an Atom feed (RFC 4287). Its own time is that of the newest change, so that the same
 * sources give the same bytes.
 */
export function atomFeed(site: Site, notes: readonly ListedNote[]): string {
  const changes = notes
    .flatMap((note) => (note.changed ? [{ ...note, changed: note.changed }] : []))
    .toSorted((a, b) => b.changed.getTime() - a.changed.getTime())
    .slice(0, entryLimit);
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
    x('title', site.title),
    x('subtitle', site.tagline),
    x('id', site.url),
    x('link', { rel: 'self', type: 'application/atom+xml', href: `${site.url}feed.xml` }),
    x('link', { rel: 'alternate', type: 'text/html', href: site.url }),
    x('updated', (changes[0]?.changed ?? new Date(0)).toISOString()),
    x('author', [x('name', site.title)]),
    ...changes.map(entry),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed)}\n`;
}

const entry = ({ title, url, about, topic, changed }: ListedNote & { changed: Date }) =>
  x('entry', [
    x('title', title),
    x('id', url),
    x('link', { rel: 'alternate', type: 'text/html', href: url }),
    x('updated', changed.toISOString()),
    x('category', { term: topic }),
    x('summary', about),
  ]);
