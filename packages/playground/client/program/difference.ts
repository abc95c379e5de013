import { commonPairs } from '@groundwork/lib/commonPairs';
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
  const [rows, columns] = [oldEnd - first, newEnd - first];
  const same =
    rows * columns > mostPairs ? [] : commonPairs(rows, columns, (row, column) => isSame(first + row, first + column));
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
    changedUntil(first + old, first + next);
    sameUntil(first + next + 1);
  }
  changedUntil(oldEnd, newEnd);
  sameUntil(printed.length);
  return compared;
}
