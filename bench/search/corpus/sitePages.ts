import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { search } from '../../../config/search';
import { owner } from '../../../config/owner';
import { collectPages } from '../../../plugins/search/node/collectPages';
import type { PageRecord } from '../../../plugins/search/shared/records';
import { definedConcepts } from './definedConcepts';

/** The pages of the built site, as the search plugin reads them. @throws where there is no build. */
export async function sitePages(folder: string): Promise<PageRecord[]> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`No build in ${folder}: run npm run build first.`);
  const files = await readdir(folder, { recursive: true });
  const routes = files
    // Samples that are shown in frames are files of the site, but no pages of it.
    .filter((file) => file.endsWith('.html') && !file.startsWith('frames/'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
  return collectPages({
    outDir: folder,
    baseUrl: '/',
    routes,
    concepts: definedConcepts(),
    topics: search.topics,
    siteTitle: owner.productName,
  });
}
