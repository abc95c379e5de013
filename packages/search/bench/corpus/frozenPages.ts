import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parseSynonyms, type PageRecord, type Synonym } from '../../indexer';

/** Where the frozen pages stand, and the figures that were measured on them. */
export const frozenFolder = 'packages/search/bench/frozen';
const synonymsOfSite = 'packages/search/synonyms.txt';

/** The text of the file that holds a page: what it says of itself on the first line, then a section a line. */
export function storePage({ sections, ...page }: PageRecord): string {
  const head = JSON.stringify({ ...page, sections: [] }).slice(0, -']}'.length);
  return `${[head, sections.map((section) => JSON.stringify(section)).join(',\n'), ']}'].join('\n')}\n`;
}

/** The pages that were frozen, in no order that means anything. @throws where there are none. */
export async function frozenPages(folder = frozenFolder): Promise<PageRecord[]> {
  const pages = path.join(folder, 'pages');
  if (!existsSync(pages)) throw new Error(`No frozen pages in ${pages}: npm run bench:search -- --freeze makes them.`);
  const files = (await readdir(pages, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(pages, file), 'utf8')) as PageRecord),
  );
}

/** The readers' words that were frozen with the pages. */
export const frozenSynonyms = async (folder = frozenFolder): Promise<Synonym[]> =>
  parseSynonyms(await readFile(path.join(folder, 'synonyms.txt'), 'utf8'));

/** Puts these pages and the synonyms of today in the place of those that are frozen. */
export async function freezePages(pages: readonly PageRecord[], folder = frozenFolder): Promise<void> {
  await rm(path.join(folder, 'pages'), { recursive: true, force: true });
  for (const page of pages) {
    const file = path.join(folder, 'pages', `${page.route === '/' ? 'index' : page.route.slice(1)}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, storePage(page));
  }
  await copyFile(synonymsOfSite, path.join(folder, 'synonyms.txt'));
}
