import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { parse } from 'yaml';

import { owner } from '../../site/config/owner';
import { search } from '../../site/config/search';
import { sitePageMarks, topicOf } from '../../site/plugins/search/node/builtPages';
import { parseDocument } from '@groundwork/lib/htmlTree';
import {
  collectPages,
  conceptsIn,
  extractPage,
  type Concepts,
  type ExtractedPage,
  type PageRecord,
} from '@groundwork/search/indexer';

/** The pages of the built site, as the search plugin reads them. @throws where there is no build. */
export async function sitePages(folder: string): Promise<PageRecord[]> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`No build in ${folder}: run npm run build first.`);
  const files = await readdir(folder, { recursive: true });
  const pages = new Map<string, ExtractedPage>();
  // Samples that are shown in frames are files of the site, but no pages of it.
  for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('frames/'))) {
    const page = extractPage(parseDocument(await readFile(path.join(folder, file), 'utf8')), sitePageMarks);
    if (page) pages.set(`/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`, page);
  }
  return collectPages({
    pages,
    baseUrl: '/',
    routes: [...pages.keys()],
    concepts: definedConcepts(),
    topicOf: (route) => topicOf(route, search.topics, owner.productName),
  });
}

/** What each note says that it explains, by route: the build passes the same to the index. */
function definedConcepts(): Map<string, Concepts> {
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return new Map(files.map((file) => [routeOf(file), definesOf(readFileSync(path.join('docs', file), 'utf8'))]));
}

const routeOf = (file: string): string => `/docs/${file.replace(/\.mdx$/, '').replace(/\/index$/, '')}`;

function definesOf(text: string): Concepts {
  const [, head = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  const { defines } = (parse(head) ?? {}) as { defines?: unknown };
  return conceptsIn(defines);
}
