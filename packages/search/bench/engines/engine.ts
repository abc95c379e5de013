import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageRecord } from '../../indexer';

/** Files that an engine's browser half fetches, by their path below its folder. */
export type EngineFiles = Map<string, Uint8Array>;

/** The Node half of an engine under test; its browser half is `browser/<name>.ts`. */
export interface Engine {
  name: string;
  version: string;
  /** Builds the index of the pages as a site that used the engine would. */
  build(pages: readonly PageRecord[]): Promise<EngineFiles>;
}

/** A document for engines that index flat records: one section of one page. */
interface SectionDocument {
  id: number;
  route: string;
  title: string;
  heading: string;
  description: string;
  text: string;
  code: string;
}

/** All sections, numbered; what title and description a page has is told with each, as these engines' guides advise. */
export function sectionDocuments(pages: readonly PageRecord[]): SectionDocument[] {
  const documents: SectionDocument[] = [];
  for (const { route, title, description, related = '', neighbours = [], sections } of pages) {
    sections.forEach(({ heading, text, code }, index) => {
      // What stands around a note's text is on the page for them as well.
      const all = index === 0 ? `${text} ${related} ${neighbours.join(', ')}` : text;
      documents.push({ id: documents.length, route, title, heading, description, text: all, code });
    });
  }
  return documents;
}

export const jsonFile = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Version of an installed package. */
export function packageVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
