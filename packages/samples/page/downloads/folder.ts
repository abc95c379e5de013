import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { zipSync, type Zippable } from 'fflate';

import type { Block } from '../../contract/fences/blocks';
import { hashOf } from '../../contract/hash';
import { inputFiles, listPages } from '../../contract/notes/pages';
import { readerCommand } from '../../contract/options/readerCommand';
import type { SamplesJson } from '../../contract/options/samplesJson';
import { offersFolder, shownFiles, type ShownFile } from '../../contract/notes/shownFiles';
import { isWalk } from '../../contract/notes/walkForm';

/** The sample folder of a page as one file to download. */
export interface Folder {
  /** The name under which a browser keeps it: `nat.zip`. */
  name: string;
  /** Where it lies below the site's base URL. */
  file: string;
  bytes: Uint8Array;
}

/** Same files, same bytes, on every machine: a .zip keeps local times, so this is the same hour in all of them. */
const noTime = new Date(1980, 0, 1);

/** A page's files as a .zip in which they stand in a folder of the page's name. */
export function folderOf(page: string, files: readonly ShownFile[]): Folder {
  const name = path.posix.basename(page);
  const entries = files.map(({ name: file, content, isExecutable }): [string, Zippable[string]] => {
    const mode = isExecutable ? 0o755 : 0o644;
    return [`${name}/${file}`, [content, { mtime: noTime, os: 3, attrs: (0o100000 | mode) * 2 ** 16 }]];
  });
  const bytes = zipSync(Object.fromEntries(entries), { level: 9 });
  return { name: `${name}.zip`, file: `assets/files/${name}.${hashOf(bytes).slice(0, 12)}.zip`, bytes };
}

/** The folder that a page offers; undefined for a page without a walk, and where one file is all. */
export function offeredFolder(root: string, page: string, files: readonly string[]): Folder | undefined {
  return offersFolder(files) && isWalk(root, page) ? folderOf(page, shownFiles(root, page, files)) : undefined;
}

/** Writes the folders that pages offer. */
export async function writeFolders(root: string, outDir: string): Promise<void> {
  const pages = listPages(root);
  for (const page of pages) {
    const folder = offeredFolder(root, page, inputFiles(root, page, pages));
    if (!folder) continue;
    const target = path.join(outDir, folder.file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, folder.bytes);
  }
}

/**
 * What a reader types once the folder is there. Where the page has sessions, their commands stand in it; else the last
 * program whose output it shows is run.
 */
export function commandsFor({ name }: Folder, blocks: readonly Block[], options: SamplesJson): string {
  const opened = `unzip ${name} && cd ${name.replace(/\.zip$/, '')}`;
  if (blocks.some(({ kind, norun }) => kind === 'session' && norun === undefined)) return opened;
  const program = blocks.findLast((block) => block.kind === 'program' && block.showOutput && !block.norun);
  const run = program?.kind === 'program' && readerCommand(program.file, options.programs?.[program.file] ?? {});
  return run ? `${opened} && ${run}` : opened;
}
