import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parseFenceMeta } from './fenceMeta';
import { hashOf } from './hash';
import { docFileOf, inputFiles, listPages, samplesFolderOf } from './pages';
import { stripMarkers } from '../shared/regions';

/**
 * Where the text of a program lies, below the site's base URL, of which a note shows parts only. The copy button
 * fetches it: in the page it would be up to a tenth of its bytes, for the few who copy.
 */
export const wholeProgramFile = (file: string, whole: string): string =>
  `assets/files/${path.posix.basename(file)}.${hashOf(whole).slice(0, 12)}.txt`;

/** Writes the texts of all programs that are shown in part. */
export function writeWholePrograms(root: string, outDir: string): void {
  const pages = listPages(root);
  for (const page of pages) {
    const present = new Set(inputFiles(root, page, pages));
    for (const file of filesInPart(root, page)) {
      if (!present.has(file)) continue;
      const whole = stripMarkers(readFileSync(path.join(samplesFolderOf(root, page), file), 'utf8'));
      const target = path.join(outDir, wholeProgramFile(file, whole));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, whole);
    }
  }
}

/** The programs of which a page's fences show a region. Read line by line: parsing all notes again takes seconds. */
function filesInPart(root: string, page: string): Set<string> {
  const note = docFileOf(root, page);
  const lines = readFileSync(path.join(root, note), 'utf8').split('\n');
  const files = lines.flatMap((text, index) => {
    const meta = /^\s*`{3,}\S+\s+(.*\bregion=.*)$/.exec(text)?.[1];
    return meta === undefined ? [] : (parseFenceMeta(meta, { file: note, line: index + 1 }).file ?? []);
  });
  return new Set(files);
}
