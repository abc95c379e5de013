import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { noteRule } from '../../../lib/node/noteRule';
import { writeIfChanged } from '../../../lib/node/writeIfChanged';
import type { PlannedWay } from '../../../lib/wayId';
import { checkGraph } from './graph/checkGraph';
import { frameFile } from './graph/frameFile';
import { framesOf } from './graph/frames';
import { readNotes } from './graph/readNotes';

interface NoteFormOptions {
  /** Ways through the notes; each of their notes says what comes next. */
  ways: readonly PlannedWay[];
}

/**
 * What a note has to be: this plugin checks the front matter of all notes and what they say of each other (`graph/`), and
 * writes for each what `graph/remarkNoteFrame.ts` puts around its text. While a note is compiled, `drawn/remarkNoteForm.ts`
 * has its parts checked (`checks/`: opening, walk, questions) and draws them.
 * @throws Error that lists every mistake; while writing, mistakes are only warned of.
 */
export default function noteForm({ siteDir }: LoadContext, { ways }: NoteFormOptions): Plugin {
  return {
    name: 'groundwork-note-form',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    loadContent() {
      const { notes, errors } = readNotes(siteDir);
      // Where a note could not be read, what others say of it would be reported along.
      const mistakes = (errors.length > 0 ? errors : checkGraph(notes)).map((error) => error.message);
      if (mistakes.length > 0 && process.env.NODE_ENV === 'production') throw new Error(`\n${mistakes.join('\n\n')}`);
      for (const message of mistakes) logger.warn(message);
      for (const [page, frame] of framesOf(notes, ways)) {
        writeIfChanged(frameFile(siteDir, page), JSON.stringify(frame));
      }
    },
    configureWebpack: () => noteRule(siteDir, { kind: 'file', below: '.docusaurus/note-frames' }),
  };
}
