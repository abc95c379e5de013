import fs from 'node:fs';
import path from 'node:path';

/** All notes, as paths below `docs/` without extension and without a trailing `/index`, sorted. */
export const listPages = (root: string): string[] => pagesBelow(root, '');

/** The notes below a page, as paths below `docs/`: for `java/jvm` those of the folder `docs/java/jvm/`, not itself. */
export function pagesBelow(root: string, page: string): string[] {
  const folder = path.join(root, 'docs', page);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .map((file) => pageOf(path.join(page, file)))
    .filter((other) => other !== page)
    .sort();
}

/** The page of a file below `docs/`: `java/jvm/index.mdx` is the page `java/jvm`. */
export function pageOf(fileBelowDocs: string): string {
  return fileBelowDocs
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');
}

/** The page whose note a file is; undefined for a file outside of the folder of the notes. */
export function pageOfFile(root: string, file: string): string | undefined {
  const below = path.relative(path.join(root, 'docs'), file);
  return below.startsWith('..') ? undefined : pageOf(below);
}

/** The page's file, relative to the repository. Throws when there is none. */
export function docFileOf(root: string, page: string): string {
  for (const file of [`docs/${page}.mdx`, `docs/${page}/index.mdx`, `docs/${page}.md`]) {
    if (fs.existsSync(path.join(root, file))) return file;
  }
  throw new Error(`No note at docs/${page}.mdx`);
}

export function samplesFolderOf(root: string, page: string): string {
  return path.join(root, 'samples', page);
}

export function lockFileOf(root: string, page: string): string {
  return path.join(samplesFolderOf(root, page), 'samples.lock.json');
}

const notInputs = /(^|\/)(samples(\.lock)?\.json|node_modules(\/.*)?|.*\.out)$/;

/**
 * The files that a page's samples are run with, relative to its folder, sorted. Leaves out recorded outputs, the
 * options and the folders of pages below this one (`samples/java/jvm/threads/` belongs to `java/jvm/threads`).
 */
export function inputFiles(root: string, page: string, pages: readonly string[]): string[] {
  const folder = samplesFolderOf(root, page);
  if (!fs.existsSync(folder)) return [];
  const below = pages.filter((other) => other.startsWith(`${page}/`)).map((other) => other.slice(page.length + 1));
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !notInputs.test(file) && !below.some((other) => file === other || file.startsWith(`${other}/`)))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .sort();
}
