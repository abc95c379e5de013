import { commonPairs } from '@groundwork/lib/commonPairs';

/** How a later state of a file came about. Lines count from 1. */
interface Growth {
  /** Lines of the later state that are new; a blank one between two of them is too. */
  added: number[];
  /** How many of the earlier state's lines that say something are still there, in order, and how many there were. */
  kept: number;
  before: number;
}

interface Line {
  text: string;
  number: number;
}

/** Compares two states of a file by their lines. Blank ones say nothing, and a line that is indented anew is new. */
export function growthOf(earlier: string, later: string): Growth {
  const [before, after] = [linesWithText(earlier), linesWithText(later)];
  const pairs = commonPairs(before.length, after.length, (row, column) => before[row]?.text === after[column]?.text);
  const kept = new Set(pairs.map(([, column]) => column));
  const said = after.map((line, index) => ({ ...line, isNew: !kept.has(index) }));
  const added = said.flatMap(({ number, isNew }, index) => {
    const next = said[index + 1];
    if (!isNew) return [];
    // To the next new line, over blank ones.
    const until = next?.isNew ? next.number : number + 1;
    return Array.from({ length: until - number }, (_, offset) => number + offset);
  });
  return { added, kept: kept.size, before: before.length };
}

const linesWithText = (text: string): Line[] =>
  text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ text: line.trimEnd(), number: index + 1 }]));
