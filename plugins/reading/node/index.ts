import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

import { docsOf, type Doc } from '../../../lib/node/docsOf';
import { gitLog } from '../../../lib/node/gitLog';
import { byNote, changesFile, type Change } from '../shared/changes';
import { noteChanges } from './noteChanges';

/** A reader who comes back after a longer time is better served by the feed, or by the table of contents. */
const mostChanges = 250;
/** As many notes as the page shows to a reader who has not been here before. */
const shownNotes = 10;

/**
 * What changed in the notes, by their commits: the newest for the page (`client/recent.ts`), and a longer list as a
 * file of its own for a reader who comes back, whose browser knows when that reader was here (`lib/readingRecord.ts`).
 */
export default function reading({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  let changes: readonly Change[] = [];
  return {
    name: 'groundwork-reading',
    async allContentLoaded({ allContent, actions }) {
      const notes = docsOf(allContent).map((doc) => namedNote(doc, baseUrl));
      changes = noteChanges(gitLog(siteDir, 'docs'), notes).slice(0, mostChanges);
      await actions.createData('recent.json', JSON.stringify(byNote(changes).slice(0, shownNotes)));
    },
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, changesFile), JSON.stringify(changes));
    },
  };
}

const namedNote = ({ source, permalink, title }: Doc, baseUrl: string) => ({
  file: aliasedSitePathToRelativePath(source),
  to: permalink.slice(baseUrl.length),
  title,
});
