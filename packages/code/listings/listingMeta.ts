import { linesOfRanges, rangesOfLines } from '@groundwork/lib/lineRanges';

/** How a block of code is shown beside its colours. Lines count from 1. */
export interface Listing {
  /** Lines that stand out. */
  marked: ReadonlySet<number>;
  /** Whether the lines carry their numbers. Those of a block with marked or folded lines always do. */
  numbered: boolean;
  folds: readonly FoldedLines[];
  /** Lines that are new since an earlier state of the program. */
  added: ReadonlySet<number>;
  /** What stands beside lines; in order, none of them within another. */
  notes: readonly LineNote[];
}

/** Lines that a reader opens by a click, with what they hold. */
export interface FoldedLines {
  name: string;
  first: number;
  last: number;
}

/** A note beside lines: plain text, with code between backticks. */
export interface LineNote {
  text: string;
  first: number;
  last: number;
}

/** What a fence's words after its language say about its lines: `{1,3-4} numbers folds="10-14:helpers" added="3-5"`. */
export function readListing(meta: string): Listing {
  const marked = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  return {
    marked: new Set(linesOfRanges(marked)),
    numbered: /(?:^|\s)numbers(?:\s|$)/.test(meta),
    folds: stretchesOf(wordOf(meta, 'folds')).map(({ said, ...lines }) => ({ name: said, ...lines })),
    added: new Set(linesOfRanges(wordOf(meta, 'added'))),
    notes: stretchesOf(wordOf(meta, 'notes')).map(({ said, ...lines }) => ({
      text: decodeURIComponent(said),
      ...lines,
    })),
  };
}

const wordOf = (meta: string, name: string): string => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1] ?? '';

/** The stretches of `10-14:helpers,20-20:main`. */
function stretchesOf(list: string): { said: string; first: number; last: number }[] {
  return list.split(',').flatMap((one) => {
    const [, first, last, said = ''] = /^(\d+)-(\d+):(.*)$/.exec(one) ?? [];
    return first && last ? [{ said, first: Number(first), last: Number(last) }] : [];
  });
}

/** A listing as its fence says it: `marks` is `{…}` as the author wrote it. */
interface WrittenListing extends Pick<Listing, 'numbered' | 'folds'> {
  marks: string;
  added?: readonly number[];
  notes?: readonly LineNote[];
}

/** The words that `readListing` reads. */
export function writeListing({ marks, numbered, folds, added = [], notes = [] }: WrittenListing): string {
  const lists = {
    folds: folds.map(({ name, first, last }) => `${first}-${last}:${name}`),
    added: rangesOfLines(added).map((range) => range.join('-')),
    notes: notes.map(({ text, first, last }) => `${first}-${last}:${encodeURIComponent(text)}`),
  };
  const words = Object.entries(lists).flatMap(([name, list]) =>
    list.length > 0 ? [`${name}="${list.join(',')}"`] : [],
  );
  return [marks, ...(numbered ? ['numbers'] : []), ...words].filter(Boolean).join(' ');
}
