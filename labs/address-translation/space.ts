/** Where the mapping begins: the 2 MiB of the note's sample, `pages.c`. */
const MAPPING = 0x2a0b4c600000;
/** The page that the sample writes is entry 216 of its level 1 table: page 0 of a run. */
export const FIRST_ENTRY = 216;
const OFFSET = 0x123;
const PAGE = 4096;

/** Pages that a run can touch: eight neighbours inside the mapping, and one behind its end. */
export const PAGES = 8;
export const OUTSIDE = 8;

/** The number of a page, as the program counts. */
export const numberOf = (page: number): number => (page === OUTSIDE ? 512 : FIRST_ENTRY + page);

export type PageSize = 'small' | 'huge';

export const LEVELS = [4, 3, 2, 1] as const;
export type Level = (typeof LEVELS)[number];

/** The first level that holds frames: a huge page ends the walk one level higher. */
export const lastLevel = (size: PageSize): 1 | 2 => (size === 'small' ? 1 : 2);

/** The virtual address that an access to a page uses. */
export function addressOf(page: number): number {
  return MAPPING + numberOf(page) * PAGE + OFFSET;
}

/** The table index of an address at a level: nine bits each, above the twelve of the offset. */
export const indexAt = (address: number, level: number): number =>
  Math.floor(address / 2 ** (12 + 9 * (level - 1))) % 512;

/** What is left of an address below its page number. */
export const offsetOf = (address: number, size: PageSize): number => address % bytesOf(size);

export const hex = (address: number): string => `0x${address.toString(16)}`;

/** What memory moves at once. */
const LINE = 64;
const bytesOf = (size: PageSize): number => (size === 'small' ? PAGE : 512 * PAGE);
/** How often a kernel writes to memory that fills a frame with zeros. */
export const lineCount = (size: PageSize): number => bytesOf(size) / LINE;

/** What each way costs in accesses to memory: reads of tables, what the kernel fills, and at last the access itself. */
export function costsOf(size: PageSize): Readonly<Record<'hit' | 'walk' | 'fault', readonly number[]>> {
  const depth = 5 - lastLevel(size);
  return { hit: [1], walk: [depth, 1], fault: [depth, lineCount(size), depth, 1] };
}
