import { IndexFileError, jsonIn } from './bytes';
import { hashesIn } from './fileName';

/** A page that links join to another, and how near it is: 0 the nearest, 3 the furthest. */
export interface NearPage {
  page: number;
  level: number;
}

/** What the index knows of a page by its number: what its files are called, and which pages are near it. */
export interface DirectoryEntry {
  hash: string;
  near: readonly NearPage[];
}

export const nearestFirst = (a: NearPage, b: NearPage): number => a.level - b.level || a.page - b.page;

const levels = 'abcd';

/**
 * A part of the directory, whose first page has the number `first`: all hashes, then for each page the steps from its
 * number to the first page that is near it, and from each to the next, each with a letter for how near. A pair within
 * the part stands only with the first of the two.
 */
export function packDirectory(entries: readonly DirectoryEntry[], first: number): string {
  const near = entries.map((entry, index) =>
    entry.near
      .filter(({ page }) => page < first || page > first + index)
      .sort((a, b) => a.page - b.page)
      .map(({ page, level }, at, all) => `${page - (all[at - 1]?.page ?? first + index)}${levels[level] ?? ''}`)
      .join(''),
  );
  return JSON.stringify([entries.map(({ hash }) => hash).join(''), near.join(';')]);
}

/** @throws IndexFileError when the text is not a packed part of a directory. */
export function unpackDirectory(json: string, first: number): DirectoryEntry[] {
  const value = jsonIn(json);
  const [packedHashes, packedNear] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof packedNear !== 'string') throw new IndexFileError('not a directory');
  const hashes = hashesIn(packedHashes);
  const packed = packedNear.split(';');
  if (packed.length !== Math.max(1, hashes.length)) throw new IndexFileError('a directory has other pages than hashes');
  const near = hashes.map((): NearPage[] => []);
  packed.forEach((steps, index) => {
    for (const { page, level } of pagesAfter(first + index, steps)) {
      near[index]?.push({ page, level });
      near[page - first]?.push({ page: first + index, level });
    }
  });
  return hashes.map((hash, index) => ({ hash, near: near[index]?.sort(nearestFirst) ?? [] }));
}

function pagesAfter(start: number, steps: string): NearPage[] {
  if (!/^(?:-?\d+[a-d])*$/.test(steps)) throw new IndexFileError('not a directory');
  let page = start;
  return Array.from(steps.matchAll(/(-?\d+)([a-d])/g), ([, step, letter = '']) => {
    page += Number(step);
    if (page < 0) throw new IndexFileError('not a directory');
    return { page, level: levels.indexOf(letter) };
  });
}
