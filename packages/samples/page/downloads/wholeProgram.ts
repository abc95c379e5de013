import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parseFenceMeta } from '../../contract/fences/fenceMeta';
import { namesFile, readFences } from '../../contract/fences/fences';
import { hashOf } from '../../contract/hash';
import { docFileOf, inputFiles, listPages, samplesFolderOf } from '../../contract/notes/pages';
import { stripMarkers } from '../../contract/listing/regions';

/**
 * Where the text of a program lies, below the site's base URL, of which a note shows parts only. The copy button
 * fetches it: in the page it would be up to a tenth of its bytes, for the few who copy.
 */
export const wholeProgramFile = (file: string, whole: string): string =>
  `assets/files/${path.posix.basename(file)}.${hashOf(whole).slice(0, 12)}.txt`;

/** Writes the texts of all programs that are shown in part. */
export async function writeWholePrograms(root: string, outDir: string): Promise<void> {
  const texts = wholePrograms(root);
  const folders = new Set([...texts.keys()].map((file) => path.dirname(path.join(outDir, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...texts].map(([file, whole]) => writeFile(path.join(outDir, file), whole)));
}

/** The text of each program that is shown in part, by the file that it is written to. */
function wholePrograms(root: string): Map<string, string> {
  const texts = new Map<string, string>();
  const pages = listPages(root);
  for (const page of pages) {
    const present = new Set(inputFiles(root, page, pages));
    for (const file of filesInPart(root, page)) {
      if (!present.has(file)) continue;
      const whole = stripMarkers(readFileSync(path.join(samplesFolderOf(root, page), file), 'utf8'));
      texts.set(wholeProgramFile(file, whole), whole);
    }
  }
  return texts;
}

/** The programs of which a page's fences show a region. */
function filesInPart(root: string, page: string): Set<string> {
  const note = docFileOf(root, page);
  const shown = readFences(readFileSync(path.join(root, note), 'utf8'))
    .filter(namesFile)
    .map(({ meta, line }) => parseFenceMeta(meta, { file: note, line }));
  return new Set(shown.flatMap(({ file, region }) => (region === undefined ? [] : (file ?? []))));
}
