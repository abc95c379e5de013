import type { Coordinates } from '../graph/picture';

/** Which of some places is nearest to another; of equally near ones, that nearest to `now` in the list. */
export function nearest(places: readonly Coordinates[], to: Coordinates, now: number): number {
  let best = now;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const distance = (x - to.x) ** 2 + (y - to.y) ** 2 + Math.abs(index - now) * 1e-6;
    if (distance >= least) return;
    least = distance;
    best = index;
  });
  return best;
}
