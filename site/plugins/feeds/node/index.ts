import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { changedOf, docsOf, questionOf, type Doc } from '../../../lib/node/docsOf';
import { atomFeed, type ListedNote, type FeedSite } from './atomFeed';
import { llmsText } from './llmsText';
import { robotsText } from './robotsText';

interface FeedsOptions {
  /** In the order of learning; a page's address is `docs/<id>/<page>`. */
  topics: readonly { id: string; title: string; pages: readonly string[] }[];
}

/**
 * What programs ask a site for, as files at its root: `feed.xml` with the notes that changed last, `llms.txt` with all
 * of them by topic, `robots.txt`.
 */
export default function feeds({ siteConfig, baseUrl }: LoadContext, { topics }: FeedsOptions): Plugin<void> {
  const site: FeedSite = { title: siteConfig.title, tagline: siteConfig.tagline, url: `${siteConfig.url}${baseUrl}` };
  let notes: readonly ListedNote[] = [];
  return {
    name: 'groundwork-feeds',
    async allContentLoaded({ allContent }) {
      const byAddress = new Map(docsOf(allContent).map((doc) => [doc.permalink, doc]));
      notes = topics.flatMap(({ id, title, pages }) =>
        pages
          .flatMap((page) => byAddress.get(`${baseUrl}docs/${id}/${page}`) ?? [])
          .map((doc) => listed(doc, title, siteConfig.url)),
      );
    },
    async postBuild({ outDir }) {
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      await Promise.all([
        write('feed.xml', atomFeed(site, notes)),
        write('llms.txt', llmsText(site, notes)),
        write('robots.txt', robotsText(site.url)),
      ]);
    },
  };
}

function listed(doc: Doc, topic: string, origin: string): ListedNote {
  const changed = changedOf(doc);
  return {
    title: doc.title,
    url: `${origin}${doc.permalink}`,
    about: questionOf(doc) ?? doc.description,
    topic,
    ...(changed && { changed }),
  };
}
