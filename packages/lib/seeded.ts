import { defined } from './defined';

/**
 * A repeatable source of numbers in [0, 1): the same seed gives the same sequence on every machine.
 * Algorithm: mulberry32 (Tommy Ettinger, public domain), 32 bits of state. For figures, not for secrets.
 */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several things, each as likely as the others. @throws where there are none */
export const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  defined(items[Math.floor(random() * items.length)], 'A thing to pick');

/** A copy of `items` in an order that the seed decides (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = seeded(seed);
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
