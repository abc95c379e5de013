import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { noteRule } from '../../../lib/node/noteRule';
import { checkNotes } from './checkNotes';
import { frameFile } from './frameFile';
import { framesOf } from './frames';
import { readNotes } from './readNotes';

/**
 * Checks the front matter of all notes and what they say of each other, and writes for each note what
 * `remarkNoteFrame.ts` puts around its text.
 * @throws Error that lists every mistake; while writing, mistakes are only warned of.
 */
export default function notesGraph({ siteDir }: LoadContext): Plugin {
  return {
    name: 'groundwork-notes-graph',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    loadContent() {
      const { notes, errors } = readNotes(siteDir);
      // Where a note could not be read, what others say of it would be reported along.
      const mistakes = (errors.length > 0 ? errors : checkNotes(notes)).map((error) => error.message);
      if (mistakes.length > 0 && process.env.NODE_ENV === 'production') throw new Error(`\n${mistakes.join('\n\n')}`);
      for (const message of mistakes) logger.warn(message);
      for (const [page, frame] of framesOf(notes)) writeIfChanged(frameFile(siteDir, page), JSON.stringify(frame));
    },
    configureWebpack: () => noteRule(siteDir, { kind: 'file', below: '.docusaurus/notes-graph' }),
  };
}

/** An unchanged file keeps its date, so that notes whose frame is the same are not compiled again. */
function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
