import { x } from 'xastscript';
import { toXml } from 'xast-util-to-xml';

import type { Changed } from '../../../lib/node/docsOf';

/** A note as a feed and a list tell it. */
export interface ListedNote {
  title: string;
  /** Absolute. */
  url: string;
  /** The question that the note answers; of a note without one, what it is about. */
  about: string;
  topic: string;
  /** Its newest change, as its author tells it; absent where there is nothing to tell. */
  changed?: Changed;
}

export interface FeedSite {
  title: string;
  tagline: string;
  /** Absolute, with the base, ending in `/`. */
  url: string;
}

/** A feed reader shows what it has not seen before; a hundred changes are more than anyone reads at once. */
const entryLimit = 40;

/**
 * The notes that changed last, each with what changed in its author's words, as an Atom feed (RFC 4287). Its own time is that of the newest change, so that the same
 * sources give the same bytes.
 */
export function atomFeed(site: FeedSite, notes: readonly ListedNote[]): string {
  const changes = notes
    .flatMap((note) => (note.changed ? [{ ...note, changed: note.changed }] : []))
    .toSorted((a, b) => Date.parse(b.changed.on) - Date.parse(a.changed.on))
    .slice(0, entryLimit);
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
    x('title', site.title),
    x('subtitle', site.tagline),
    x('id', site.url),
    x('link', { rel: 'self', type: 'application/atom+xml', href: `${site.url}feed.xml` }),
    x('link', { rel: 'alternate', type: 'text/html', href: site.url }),
    x('updated', moment(changes[0]?.changed.on ?? '1970-01-01')),
    x('author', [x('name', site.title)]),
    ...changes.map(entry),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed)}\n`;
}

const moment = (day: string): string => new Date(day).toISOString();

const kinds: Readonly<Record<Changed['kind'], string>> = {
  new: 'New',
  rewritten: 'Rewritten',
  corrected: 'Corrected',
};

const entry = ({ title, url, topic, changed }: ListedNote & { changed: Changed }) =>
  x('entry', [
    x('title', title),
    x('id', url),
    x('link', { rel: 'alternate', type: 'text/html', href: url }),
    x('updated', moment(changed.on)),
    x('category', { term: topic }),
    x('summary', `${kinds[changed.kind]}. ${changed.what}`),
  ]);
