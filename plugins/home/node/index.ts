import { readFileSync } from 'node:fs';

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

import type { HomeData } from '../shared/homeData';
import { contents, type PlannedOpening } from './contents';
import { homeData, type PlannedLayer, type PlannedTopic, type WrittenNote } from './homeData';
import { readSpecimen, type SpecimenChoice } from './specimen';

export interface Options {
  topics: readonly PlannedTopic[];
  layers: readonly PlannedLayer[];
  openings: Readonly<Record<string, PlannedOpening>>;
  specimen: SpecimenChoice;
}

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/**
 * Computes what the home page shows of the notes and writes it as one small file that only the home page loads
 * (`client/index.ts`), the addresses of all notes for the not-found page (`client/addresses.ts`), and the table of
 * contents at `/docs`, which only the server renders (`client/contents.ts`). Nothing of it is global data, which every
 * page would carry.
 */
export default function home(
  { siteDir, baseUrl }: LoadContext,
  { topics, layers, openings, specimen }: Options,
): Plugin<void> {
  return {
    name: 'groundwork-home',
    async allContentLoaded({ allContent, actions }) {
      const docs = docsOf(allContent);
      const plan = { layers, topics, notes: docs.map((doc) => writtenNote(doc, siteDir)), docsBase: `${baseUrl}docs/` };
      const data: HomeData = {
        ...homeData(plan),
        ...specimenData(docs, siteDir, specimen),
      };
      await actions.createData('home.json', JSON.stringify(data));
      await actions.createData('contents.json', JSON.stringify(contents({ ...plan, openings })));
      await actions.createData('addresses.json', JSON.stringify(docs.map((doc) => doc.permalink)));
    },
  };
}

function docsOf(allContent: Record<string, Record<string, unknown>>): Doc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  return content?.loadedVersions.flatMap((version) => version.docs) ?? [];
}

function writtenNote(doc: Doc, siteDir: string): WrittenNote & { question?: string } {
  const { question } = doc.frontMatter as { question?: unknown };
  return {
    permalink: doc.permalink,
    title: doc.title,
    description: doc.description,
    text: readFileSync(`${siteDir}/${aliasedSitePathToRelativePath(doc.source)}`, 'utf8'),
    ...(typeof question === 'string' && { question }),
    ...(doc.lastUpdatedAt && { lastUpdatedAt: doc.lastUpdatedAt }),
  };
}

function specimenData(docs: Doc[], siteDir: string, choice: SpecimenChoice): Pick<HomeData, 'specimen'> {
  const doc = docs.find(({ id }) => id === choice.note);
  return doc ? { specimen: { ...readSpecimen(siteDir, choice), note: { title: doc.title, to: doc.permalink } } } : {};
}
