import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { frozenFolder } from '../corpus/frozenPages';

/**
 * What the search does on the frozen pages, by name.
 * - `relevance`: by file of judgments, what share of its queries is answered well, 0 to 1, and how many they are.
 * - `bytes`: as compressed, of engine, index and text together, from an empty cache to the first four results.
 * - `work`: by kind of query, blocks of code that run for each; see `CountedEngine`.
 */
export type Figures = Record<'relevance' | 'bytes' | 'work', Record<string, number>>;

type Group = keyof Figures;

/** How many queries a set has stands among its figures, so that none is lost without a sound. */
export const countOfQueries = 'queries';

/**
 * How much more than the frozen figure passes. Another release of Node compresses a little otherwise, and the build's
 * bundler is another; the blocks of code that run are the same in Node 20 and 22 but for one in 200.
 */
const room = { bytes: 1.1, work: 1.05 };

const figuresFile = path.join(frozenFolder, 'figures.json');

/** The figures that stand beside the frozen pages. */
export const readFigures = async (): Promise<Figures> => JSON.parse(await readFile(figuresFile, 'utf8')) as Figures;

/** Puts these figures in the place of those. */
export const writeFigures = (figures: Figures): Promise<void> =>
  writeFile(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);

/** What the code of today does worse than the frozen figures allow, a sentence each; none where all is as good. */
export const worseThan = (frozen: Figures, found: Figures, group: Group): string[] =>
  compare(frozen[group], found[group], (name, before, now) => {
    if (name.endsWith(countOfQueries)) return now === before ? null : `exactly ${before}`;
    if (group === 'relevance') return now >= before ? null : `at least ${before}`;
    const most = Math.floor(before * room[group]);
    return now <= most ? null : `at most ${most} (${before} when it was frozen)`;
  });

/** Which answers are better than the frozen figures say, which could therefore be raised; a sentence each. */
export const betterThan = (frozen: Figures, found: Figures): string[] =>
  compare(frozen.relevance, found.relevance, (name, before, now) =>
    !name.endsWith(countOfQueries) && now > before ? String(before) : null,
  );

/** Says what was expected of a figure that is not as it should be, else null. */
type Judge = (name: string, before: number, now: number) => string | null;

function compare(frozen: Record<string, number>, found: Record<string, number>, judge: Judge): string[] {
  return [...new Set([...Object.keys(frozen), ...Object.keys(found)])].flatMap((name) => {
    const [before, now] = [frozen[name], found[name]];
    const isInBoth = before !== undefined && now !== undefined;
    const expected = isInBoth ? judge(name, before, now) : String(before ?? 'nothing');
    return expected === null ? [] : [`${name}: expected ${expected}, found ${now ?? 'nothing'}`];
  });
}
