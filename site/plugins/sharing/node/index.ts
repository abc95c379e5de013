import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { docsOf, questionOf, type Doc } from '../../../lib/node/docsOf';
import { appTags, writeAppFiles } from './appFiles';
import { cardImage, type LinkCard } from './card';
import { structuredData } from './structuredData';
import { cardFile } from './withCards';

interface SharingOptions {
  /** In any order; a note's address is `docs/<id>/<page>`. */
  topics: readonly { id: string; title: string }[];
  /** The icon below the site's folder, an SVG with a background. Without one the site is no app. */
  icon?: string;
}

/**
 * What stands beside a link to a page elsewhere: a picture for each note (`cards/`), named by its front matter
 * (`withCards.ts`), and its description in schema.org's terms, which only the server writes. Also what a home screen
 * shows of the site.
 */
export default function sharing(
  { siteDir, siteConfig, baseUrl }: LoadContext,
  { topics, icon }: SharingOptions,
): Plugin<void> {
  const site = { title: siteConfig.title, url: `${siteConfig.url}${baseUrl}` };
  let cards: readonly { file: string; card: LinkCard }[] = [];
  return {
    name: 'groundwork-sharing',
    async allContentLoaded({ allContent, actions }) {
      const notes = docsOf(allContent).flatMap((doc) => {
        const page = doc.permalink.slice(`${baseUrl}docs/`.length);
        const topic = topics.find(({ id }) => page.startsWith(`${id}/`));
        return topic ? [{ doc, page, topic }] : [];
      });
      const titles = new Map(notes.flatMap(({ doc }) => concepts(doc, 'defines').map((id) => [id, doc.title])));
      cards = [
        {
          file: cardFile('site'),
          card: { title: site.title, about: siteConfig.tagline, topic: 'Today I Learnt', site: site.title },
        },
        ...notes.map(({ doc, page, topic }) => ({
          file: cardFile(page),
          card: { title: doc.title, about: questionOf(doc) ?? doc.description, topic: topic.title, site: site.title },
        })),
      ];
      const described = notes.map(({ doc, page, topic }) => {
        const before = concepts(doc, 'requires').flatMap((id) => titles.get(id) ?? []);
        const data = structuredData(site, {
          title: doc.title,
          description: doc.description,
          url: `${siteConfig.url}${doc.permalink}`,
          image: `${site.url}${cardFile(page)}`,
          topic: { title: topic.title, url: `${site.url}docs#${topic.id}` },
          before: [...new Set(before)],
          ...(typeof doc.lastUpdatedAt === 'number' && { changed: new Date(doc.lastUpdatedAt).toISOString() }),
        });
        return [doc.permalink, data] as const;
      });
      await actions.createData('structured-data.json', JSON.stringify(Object.fromEntries(described)));
    },
    injectHtmlTags: () => ({ headTags: icon === undefined ? [] : appTags(baseUrl) }),
    async postBuild({ outDir }) {
      if (icon !== undefined) await writeAppFiles(path.join(siteDir, icon), outDir, site.title, baseUrl);
      for (const { file, card } of cards) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, await cardImage(card));
      }
    },
  };
}

/** The ids under a key of a note's front matter, which `site/plugins/note-form` has checked: a list, or the keys of a map. */
function concepts({ frontMatter }: Doc, key: 'defines' | 'requires'): string[] {
  const value = (frontMatter as Record<string, unknown>)[key];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
