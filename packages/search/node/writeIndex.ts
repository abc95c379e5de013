import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { indexFolder } from '../shared/config';
import { manifestName } from '../shared/format/manifest';
import type { Place } from '../shared/places';
import type { PageRecord } from '../shared/format/records';
import { buildIndex } from './buildIndex';

/** The built pages, and what is found beside them. */
export interface IndexSources {
  /** Folder of the built site. */
  outDir: string;
  pages: readonly PageRecord[];
  places: readonly Place[];
}

/** Builds the index of the built site in `sources.outDir` and writes it there, in place of one that is there. */
export async function writeIndex(sources: IndexSources): Promise<void> {
  const files = buildIndex(sources.pages, undefined, sources.places);
  const folder = path.join(sources.outDir, indexFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([name, bytes]) => writeFile(pathOf(folder, name), bytes)));
}

/** The manifest alone may change under its name, so it stands outside the folder of what is cached for ever. */
const pathOf = (folder: string, name: string): string =>
  name === manifestName ? `${folder}.json` : path.join(folder, name);
