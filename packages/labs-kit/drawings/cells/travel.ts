import { eased } from '../../stage/motion/interpolate';
import { mix } from '../shapes';
import type { Geometry, CellItem } from './picture';

/** How high a value rises on its way, as a part of the way, and at most. */
const BOW = 0.2;
const HIGHEST = 34;

/** Between two places; a value goes in a bow, so that it is seen to leave the one and to come to the other. */
function between(from: Geometry, to: Geometry, part: number, hasBow: boolean): Geometry {
  const geo: Record<string, number> = {};
  for (const [name, end] of Object.entries(to)) geo[name] = mix(from[name] ?? end, end, part);
  if (hasBow) {
    const long = Math.hypot((to.x ?? 0) - (from.x ?? 0), (to.y ?? 0) - (from.y ?? 0));
    geo.y = (geo.y ?? 0) - Math.min(HIGHEST, long * BOW) * 4 * part * (1 - part);
  }
  return geo;
}

const isSame = (one: Geometry, other: Geometry): boolean =>
  Object.entries(other).every(([name, value]) => one[name] === value);

/**
 * What is seen when a part of the way from one picture to another is over. What is in both travels, what is new appears,
 * from where it comes from or where it stands, and what is no more fades. The former may be a picture on its way:
 * so a movement that is interrupted goes on from where it is.
 */
export function travelled(from: readonly CellItem[], to: readonly CellItem[], time: number): readonly CellItem[] {
  if (time >= 1) return to;
  const part = eased(Math.max(0, time));
  const before = new Map(from.map((item) => [item.key, item]));
  const moving = to.map((item) => {
    const old = before.get(item.key);
    // What rests stays the same object, which is then not drawn anew.
    if (old?.shown === 1 && isSame(old.geo, item.geo)) return item;
    const source = old ?? (item.born === undefined ? undefined : before.get(item.born));
    const geo = source ? between(source.geo, item.geo, part, item.kind === 'value') : item.geo;
    const start = old?.shown ?? (source ? 1 : 0);
    return { ...item, geo, shown: mix(start, 1, part) };
  });
  const after = new Set(to.map(({ key }) => key));
  const leaving = from
    .filter(({ key, shown }) => !after.has(key) && shown > 0)
    // A text that has said its thing is gone at once, so that it does not lie under the next one.
    .filter(({ kind }) => kind !== 'text' && kind !== 'edge')
    .map((item) => ({ ...item, shown: item.shown * (1 - part) }));
  const isBelow = ({ kind }: CellItem): boolean => kind === 'box';
  return [...leaving.filter(isBelow), ...moving, ...leaving.filter((item) => !isBelow(item))];
}
