import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { docsOf } from '../../../lib/node/docsOf';
import { changesFile, type Change } from '../shared/changes';
import { noteChanges } from './noteChanges';

/** As many notes as the page shows to a reader who has not been here before. */
const shownNotes = 10;

/**
 * What changed in the notes, as their front matter tells it: the newest for the page (`client/recent.ts`), and the whole
 * list as a file of its own for a reader who comes back, whose browser knows when that reader was here
 * (`site/lib/readingRecord.ts`).
 */
export default function reading({ baseUrl }: LoadContext): Plugin<void> {
  let changes: readonly Change[] = [];
  return {
    name: 'groundwork-reading',
    async allContentLoaded({ allContent, actions }) {
      changes = noteChanges(docsOf(allContent), baseUrl);
      await actions.createData('recent.json', JSON.stringify(changes.slice(0, shownNotes)));
    },
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, changesFile), JSON.stringify(changes));
    },
  };
}
