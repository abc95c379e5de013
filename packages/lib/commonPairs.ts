/**
 * The longest common subsequence of two lists, as pairs of places. Where several are as long, the one that goes on in
 * the first list.
 * @param isSame whether a place of the first and one of the second have the same
 */
export function commonPairs(
  rows: number,
  columns: number,
  isSame: (row: number, column: number) => boolean,
): [row: number, column: number][] {
  // How many pairs are left from a place on, row by row.
  const left = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const at = (row: number, column: number): number => left[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const best = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      left[row]?.fill(best, column, column + 1);
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
