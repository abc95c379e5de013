import type { RecordedLine } from './recordedOutput';

/** A line that is printed as it was recorded, was printed here only, or was recorded only. */
export interface ComparedLine {
  state: 'same' | 'new' | 'gone';
  text: string;
}

/** Beyond so many pairs of lines, what lies between a like beginning and a like end counts as changed altogether. */
const mostPairs = 1_000_000;

/**
 * The lines of an output beside those that were recorded, in an order that shows as few of them changed as can be.
 * Where lines stand against each other, the new ones come first: they are what the reader waits for.
 */
export function compareLines(recorded: readonly RecordedLine[], printed: readonly string[]): ComparedLine[] {
  const isSame = (was: number, is: number): boolean => recorded[was]?.isLike.test(printed[is] ?? '') === true;
  const shorter = Math.min(recorded.length, printed.length);
  let first = 0;
  while (first < shorter && isSame(first, first)) first += 1;
  let last = 0;
  while (last < shorter - first && isSame(recorded.length - 1 - last, printed.length - 1 - last)) last += 1;
  const [oldEnd, newEnd] = [recorded.length - last, printed.length - last];
  const same = pairsOf(isSame, [first, oldEnd], [first, newEnd]);
  const compared: ComparedLine[] = [];
  let [was, is] = [0, 0];
  const changedUntil = (old: number, next: number): void => {
    while (is < next) compared.push({ state: 'new', text: printed[is++] ?? '' });
    while (was < old) compared.push({ state: 'gone', text: recorded[was++]?.text ?? '' });
  };
  const sameUntil = (next: number): void => {
    for (; is < next; is += 1, was += 1) compared.push({ state: 'same', text: printed[is] ?? '' });
  };
  sameUntil(first);
  for (const [old, next] of same) {
    changedUntil(old, next);
    sameUntil(next + 1);
  }
  changedUntil(oldEnd, newEnd);
  sameUntil(printed.length);
  return compared;
}

type Stretch = readonly [from: number, to: number];

/** The longest common subsequence of two stretches of lines, as pairs of their places. */
function pairsOf(
  isSame: (was: number, is: number) => boolean,
  [oldFrom, oldTo]: Stretch,
  [newFrom, newTo]: Stretch,
): [number, number][] {
  const [rows, columns] = [oldTo - oldFrom, newTo - newFrom];
  if (rows * columns > mostPairs) return [];
  // How many pairs are left from a place on, row by row.
  const left = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const at = (row: number, column: number): number => left[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const here = isSame(oldFrom + row, newFrom + column);
      left[row]?.fill(
        here ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1)),
        column,
        column + 1,
      );
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isSame(oldFrom + row, newFrom + column)) pairs.push([oldFrom + row++, newFrom + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
