/**
 * How many letters must be changed, added, dropped or swapped with their neighbour (optimal string alignment) to turn
 * `typed` into `word`, or into a beginning of `word` if `isOpen`. Returns `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(typed: string, word: string, limit: number, isOpen = false): number {
  if (word.length < typed.length - limit || (!isOpen && word.length > typed.length + limit)) return limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(limit + 1, isOpen ? Math.min(...row) : width === word.length ? (row[width] ?? limit + 1) : limit + 1);
}
