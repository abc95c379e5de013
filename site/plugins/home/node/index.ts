import { readFileSync } from 'node:fs';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

import { docsOf, questionOf, type Doc } from '../../../lib/node/docsOf';
import type { PlannedWay } from '../../../lib/wayId';
import { contents, type ContentsInput, type PlannedOpening } from './contents';
import { homeData, type PlannedLayer, type PlannedTopic, type WrittenNote } from './homeData';

interface HomeOptions {
  topics: readonly PlannedTopic[];
  layers: readonly (PlannedLayer & { letter: string })[];
  openings: Readonly<Record<string, PlannedOpening>>;
  startHere: readonly PlannedWay[];
  openingLab: string;
  runsHere: ContentsInput['runsHere'];
}

/**
 * Computes what the home page shows of the notes and writes it as one small file that only the home page loads
 * (`client/index.ts`), the addresses of all notes for the not-found page (`client/addresses.ts`), and the table of
 * contents at `/docs`, which only the server renders (`client/contents.ts`). Nothing of it is global data, which every
 * page would carry.
 */
export default function home(
  { siteDir, baseUrl }: LoadContext,
  { topics, layers, openings, startHere, openingLab: lab, runsHere }: HomeOptions,
): Plugin<void> {
  return {
    name: 'groundwork-home',
    async allContentLoaded({ allContent, actions }) {
      const docs = docsOf(allContent);
      const plan = { layers, topics, notes: docs.map((doc) => writtenNote(doc, siteDir)), docsBase: `${baseUrl}docs/` };
      await actions.createData('home.json', JSON.stringify(homeData({ ...plan, startHere, openingLab: lab })));
      await actions.createData('contents.json', JSON.stringify(contents({ ...plan, openings, runsHere })));
      await actions.createData('addresses.json', JSON.stringify(docs.map((doc) => doc.permalink)));
    },
  };
}

function writtenNote(doc: Doc, siteDir: string): WrittenNote & { question?: string } {
  const question = questionOf(doc);
  return {
    permalink: doc.permalink,
    title: doc.title,
    description: doc.description,
    text: readFileSync(`${siteDir}/${aliasedSitePathToRelativePath(doc.source)}`, 'utf8'),
    ...(question !== undefined && { question }),
    ...(doc.lastUpdatedAt && { lastUpdatedAt: doc.lastUpdatedAt }),
  };
}
