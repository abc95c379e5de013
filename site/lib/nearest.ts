/** Share of the two texts' letter pairs that they have in common: 0 for none, 1 for equal texts (Dice, 1945). */
export function likeness(a: string, b: string): number {
  const pairsOfA = pairs(a);
  const pairsOfB = pairs(b);
  const total = pairsOfA.length + pairsOfB.length;
  if (total === 0) return a === b ? 1 : 0;
  let shared = 0;
  for (const pair of pairsOfA) {
    const at = pairsOfB.indexOf(pair);
    if (at < 0) continue;
    shared += 1;
    pairsOfB.splice(at, 1);
  }
  return (2 * shared) / total;
}

function pairs(text: string): string[] {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

const enough = 0.5;

/**
 * Takes an address that leads nowhere and those that exist; returns up to `limit` of these that look most alike,
 * the best first. The last part of an address counts as much as the whole, so a note is found in the wrong topic.
 */
export function nearestPaths(wanted: string, paths: readonly string[], limit = 3): string[] {
  const last = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
  return paths
    .map((path) => ({ path, score: Math.max(likeness(wanted, path), likeness(last(wanted), last(path))) }))
    .filter(({ score }) => score > enough)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ path }) => path);
}
