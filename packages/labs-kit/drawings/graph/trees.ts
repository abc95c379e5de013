import { defined } from '@groundwork/lib/defined';
import { inLine } from '../text/text';
import { toTenth, type GraphItem, type Coordinates } from './picture';

/** A page of a tree that may hold several keys. */
export interface TreeBox {
  readonly id: string;
  /** How wide it is with its keys, and at least, without them. */
  readonly wide: number;
  readonly thin: number;
  /** Which of them stay whole where not all have room: those with the lowest numbers. */
  readonly rank: number;
  readonly below: readonly string[];
}

export interface Laid {
  readonly x: number;
  readonly w: number;
  readonly isThin: boolean;
}

/** Which boxes of a level are whole: all that have room, and first those that matter. */
function wholeOf(level: readonly TreeBox[], room: number): ReadonlySet<string> {
  let left = room - level.reduce((sum, { thin }) => sum + thin, 0);
  const whole = new Set<string>();
  for (const { id, wide, thin } of level.toSorted((a, b) => a.rank - b.rank)) {
    if (wide - thin > left) break;
    left -= wide - thin;
    whole.add(id);
  }
  return whole;
}

/**
 * Places of the boxes of a tree, from the lowest level up: the lowest ones side by side over the width, `most` apart at
 * most, each other one over the middle of those below it, and none on another.
 */
export function layTree(
  levels: readonly (readonly TreeBox[])[],
  [first, last]: readonly [number, number],
  most: number,
): ReadonlyMap<string, Laid> {
  const places = new Map<string, Laid>();
  for (const level of levels.toReversed()) {
    const isLowest = places.size === 0;
    const least = isLowest ? 4 : 5;
    const whole = wholeOf(level, last - first - least * (level.length - 1));
    const wides = level.map(({ id, wide, thin }) => (whole.has(id) ? wide : thin));
    const sum = wides.reduce((all, one) => all + one, 0);
    const gap = Math.min(most, (last - first - sum) / Math.max(1, level.length - 1));
    let next = (first + last - sum - gap * (level.length - 1)) / 2;
    const placeOf = (id: string | undefined): Laid => defined(id === undefined ? id : places.get(id), 'A box below');
    const wanted = level.map(({ below }, index) => {
      const wide = defined(wides[index], 'A width');
      if (isLowest) return (next += wide + gap) - wide - gap;
      const ends = [placeOf(below[0]), placeOf(below.at(-1))] as const;
      return (ends[0].x + ends[1].x + ends[1].w - wide) / 2;
    });
    const lefts = isLowest ? wanted : inLine(wanted, wides, [first, last]);
    level.forEach(({ id }, index) =>
      places.set(id, {
        x: toTenth(defined(lefts[index], 'A place')),
        w: defined(wides[index], 'A width'),
        isThin: !whole.has(id),
      }),
    );
  }
  return places;
}

interface Key {
  readonly id: string;
  readonly text: string;
  readonly look: string;
  /** Its middle. */
  readonly at: Coordinates;
  readonly w: number;
  readonly h: number;
  readonly rx?: number;
  readonly size: number;
  readonly actor?: GraphItem['actor'];
  /** Where it comes from when it is new, and by how much later than the others it starts: before, it is not seen. */
  readonly from?: Coordinates;
  readonly wait?: number;
}

/** A key: a box, or a disc, with its number, which travel together. */
export function keyItems({ id, text, look, at, w, h, rx = 3, size, actor, from, wait }: Key): readonly GraphItem[] {
  const boxAt = ({ x, y }: Coordinates) => ({ x: toTenth(x - w / 2), y: toTenth(y - h / 2) });
  const textAt = ({ x, y }: Coordinates) => ({ x: toTenth(x), y: toTenth(y + size * 0.36) });
  const more = (place: typeof boxAt) => ({
    ...(from && { from: { ...place(from), o: wait ? 0 : 1 } }),
    ...(wait && { wait }),
  });
  const box: GraphItem = {
    id,
    kind: 'rect',
    look,
    geo: { ...boxAt(at), w, h, rx },
    ...(actor && { actor }),
    ...more(boxAt),
  };
  if (text === '') return [box];
  return [
    box,
    {
      id: `${id} t`,
      kind: 'text',
      look: look.includes('handed') ? 'strong handed' : 'strong',
      geo: textAt(at),
      text,
      ...more(textAt),
    },
  ];
}
