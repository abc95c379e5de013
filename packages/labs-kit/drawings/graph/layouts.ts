import { toTenth, TURN, type Coordinates } from './picture';

/** Angles at least `gap` apart on a circle, or numbers on a line: each is pushed from its neighbours as little as possible. */
export function apart(wanted: readonly number[], gap: number, turn = TURN): readonly number[] {
  const places = wanted.map((at) => ({ at }));
  const order = places.toSorted((a, b) => a.at - b.at);
  const first = order[0];
  if (first === undefined || order.length < 2) return wanted;
  for (let pass = 0; pass < 60; pass++)
    order.forEach((one, index) => {
      const next = order[index + 1];
      const other = next ?? first;
      const short = gap - (other.at - one.at + (next ? 0 : turn));
      if (short <= 0.001) return;
      one.at -= short / 2;
      other.at += short / 2;
    });
  return places.map(({ at }) => at);
}

/**
 * Things that stand round a circle at their angles: those that would touch stand in further lanes outside. Returns the
 * lane of each.
 */
export function lanesRound(angles: readonly number[], radius: number, pitch: number): readonly number[] {
  const taken: number[][] = [];
  const lanes = angles.map(() => 0);
  const distance = (a: number, b: number): number => {
    const between = Math.abs(a - b) % TURN;
    return Math.min(between, TURN - between);
  };
  for (const [index, angle] of [...angles.entries()].sort(([, a], [, b]) => a - b)) {
    let lane = 0;
    while ((taken[lane] ?? []).some((other) => distance(other, angle) * (radius + lane * pitch) < pitch - 0.01)) lane++;
    (taken[lane] ??= []).push(angle);
    lanes[index] = lane;
  }
  return lanes;
}

interface Bin {
  /** Its middle, and the height of its floor. */
  readonly x: number;
  readonly floor: number;
  readonly wide: number;
  readonly high: number;
  readonly pitch: number;
}

/** Places of a number of things in a bin, row by row from its floor; they stand closer where the bin would overflow. */
export function pile(
  count: number,
  { x, floor, wide, high, pitch }: Bin,
): readonly (Coordinates & { readonly r: number })[] {
  let gap = pitch;
  const columns = (): number => Math.max(1, Math.floor(wide / gap));
  while (Math.ceil(count / columns()) * gap > high && gap > 1) gap *= 0.95;
  const row = columns();
  return Array.from({ length: count }, (_, index) => ({
    x: toTenth(x + ((index % row) - (row - 1) / 2) * gap),
    y: toTenth(floor - (Math.floor(index / row) + 0.5) * gap),
    r: toTenth(gap / 2 - 0.4),
  }));
}
