import { linesOfRanges } from '../../../lib/lineRanges';

/** How a block of code is shown beside its colours. Lines count from 1. */
export interface Listing {
  /** Lines that stand out. */
  marked: ReadonlySet<number>;
  /** Whether the lines carry their numbers. Those of a block with marked or folded lines always do. */
  numbered: boolean;
  folds: readonly FoldedLines[];
}

/** Lines that a reader opens by a click, with what they hold. */
export interface FoldedLines {
  name: string;
  first: number;
  last: number;
}

/** What a fence's words after its language say about its lines: `{1,3-4} numbers folds="10-14:helpers"`. */
export function readListing(meta: string): Listing {
  const marked = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const folds = /(?:^|\s)folds="([^"]*)"/.exec(meta)?.[1] ?? '';
  return {
    marked: new Set(linesOfRanges(marked)),
    numbered: /(?:^|\s)numbers(?:\s|$)/.test(meta),
    folds: folds.split(',').flatMap((fold) => {
      const [, first, last, name = ''] = /^(\d+)-(\d+):(.*)$/.exec(fold) ?? [];
      return first && last ? [{ name, first: Number(first), last: Number(last) }] : [];
    }),
  };
}

/** The words that `readListing` reads; `marks` is `{…}` as the author wrote it. */
export function writeListing({ marks, numbered, folds }: Omit<Listing, 'marked'> & { marks: string }): string {
  const folded = folds.map(({ name, first, last }) => `${first}-${last}:${name}`);
  return [marks, ...(numbered ? ['numbers'] : []), ...(folded.length > 0 ? [`folds="${folded.join(',')}"`] : [])]
    .filter(Boolean)
    .join(' ');
}
