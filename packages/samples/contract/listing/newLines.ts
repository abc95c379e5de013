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
  const kept = keptOf(before, after);
  const said = after.map((line) => ({ ...line, isNew: !kept.has(line) }));
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

/** The lines of `after` that a longest common subsequence with `before` keeps. */
function keptOf(before: readonly Line[], after: readonly Line[]): Set<Line> {
  const lengths = commonLengths(before, after);
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  const kept = new Set<Line>();
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const line = after[column];
    if (line && before[row]?.text === line.text) {
      kept.add(line);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}

/** Lengths of the longest common subsequences of what stands from each pair of lines on. */
function commonLengths(before: readonly Line[], after: readonly Line[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const isSame = before[row]?.text === after[column]?.text;
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  return lengths;
}
