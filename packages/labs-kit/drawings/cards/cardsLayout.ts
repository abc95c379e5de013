import { defined } from '@groundwork/lib/defined';
import { BADGE, HEIGHT, type FilmLayout } from '../film/Painter';
import type { Actor } from '../shapes';
import { inLine, writing, type Measure, type Words } from '../text/text';

/** Who takes part, or what they act on: a band in which cards stand. */
export interface CardLane {
  readonly id: string;
  readonly actor: Actor;
  readonly badge: string;
  readonly name: Words;
}

/** How a card looks: read by all, seen by one alone, no longer valid, or an error. */
type Look = 'open' | 'draft' | 'void' | 'fault';

interface Face {
  readonly text: Words;
  readonly look: Look;
}

/** Something with words in a lane. */
export interface Card extends Face {
  readonly id: string;
  readonly lane: string;
  readonly at: number;
  /** Whose it is. */
  readonly actor?: Actor;
  /** What it says and how it looks from some time on. */
  readonly changes?: readonly (Face & { readonly at: number })[];
  /** Its name for who chooses it; without it, it cannot be chosen. */
  readonly says?: string;
}

/** Something that somebody has for a time, beside a lane or inside it. */
export interface Bar {
  readonly id: string;
  readonly lane: string;
  readonly side: 'left' | 'right' | 'inside';
  /** Which column beside the band, from it outwards. */
  readonly slot: number;
  readonly from: number;
  readonly till: number;
  readonly actor: Actor;
  readonly look?: 'wait' | 'fault';
  /** A padlock with this letter stands at its beginning. */
  readonly lock?: string;
  /** Its names: the longest of them that has room stands along it. */
  readonly names: readonly string[];
  readonly says?: string;
}

/** What goes from one lane to another; at once if `at` is `till`. */
export interface CardLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
  readonly till: number;
  /** When it begins to be drawn, if that is later than `at`: it comes from an earlier thing. */
  readonly since?: number;
  readonly actor: Actor;
  /** It does not get there: it waits for what stands in its way until then. */
  readonly stopped?: boolean;
}

/** All that a run has to draw. A time is the number of a step. */
export interface CardsRun {
  readonly end: number;
  /** The height has room for at least so many steps. */
  readonly room: number;
  /** The sentence of each step: two runs look alike as long as they say the same. */
  readonly said: readonly string[];
  readonly unit: string;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly lanes: readonly CardLane[];
  readonly cards: readonly Card[];
  readonly bars: readonly Bar[];
  readonly lines: readonly CardLine[];
}

interface Place {
  readonly x: number;
  readonly half: number;
  /** The middle of a column at its left, or at its right. */
  beside(side: 'left' | 'right', slot: number): number;
}

/** What of a drawing does not depend on the time. */
export interface CardsLayout extends FilmLayout {
  readonly slot: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly names: readonly { readonly lane: CardLane; readonly name: string; readonly x: number }[];
  say(words: Words): string;
}

const TOP = 48;
const FOOT = 14;
/** Steps below the end. */
const REST = 0.45;
/** Less than this, and cards touch: a longer run scrolls. */
const LEAST_SCALE = 30;
const PAD = 5;

/** Half of the band that holds the widest card of a lane, whatever it will say. */
function halfOf(cards: readonly Card[], wide: Measure): number {
  const widths = cards.flatMap(({ text, changes = [] }) =>
    [text, ...changes.map((change) => change.text)].map((words) => wide(words)),
  );
  return Math.max(10, ...widths.map((width) => width / 2 + PAD + 2));
}

const columnsOf = ({ bars }: CardsRun, lane: string, on: Bar['side']): number =>
  Math.max(0, ...bars.filter((bar) => bar.lane === lane && bar.side === on).map(({ slot }) => slot + 1));

interface Room {
  readonly axis: number;
  readonly slot: number;
}

const WIDE_ROOM: Room = { axis: 52, slot: 22 };
const NARROW: Room = { axis: 34, slot: 15 };
/** For the narrowest screens, where lanes would touch. */
const NARROWEST: Room = { axis: 30, slot: 13 };
/** Between two lanes, so that lines between them can be seen. */
const LEAST_GAP = 10;

function placesOf(run: CardsRun, wide: Measure, { axis, slot }: Room, end: number) {
  const rooms = run.lanes.map(({ id }) => {
    const half = halfOf(
      run.cards.filter(({ lane }) => lane === id),
      wide,
    );
    const besides = (side: 'left' | 'right'): number => columnsOf(run, id, side) * slot;
    return { id, half, left: besides('left'), right: besides('right') };
  });
  const used = rooms.reduce((sum, { half, left, right }) => sum + left + 2 * half + right, 0);
  const gap = (end - axis - used) / (rooms.length - 1);
  const places = new Map<string, Place>();
  let from = axis;
  for (const { id, half, left, right } of rooms) {
    const x = from + left + half;
    const beside: Place['beside'] = (side, at) => x + (side === 'left' ? -1 : 1) * (half + slot * (at + 0.5));
    places.set(id, { x, half, beside });
    from = x + half + right + gap;
  }
  return { places, gap };
}

/** The names stand over their bands, as near as they can without touching each other or the edge. */
function namesOf(
  lanes: readonly CardLane[],
  { places, axis, width, say, wide }: Pick<CardsLayout, 'places' | 'axis' | 'width' | 'say'> & { wide: Measure },
): CardsLayout['names'] {
  const roomOf = ({ name }: CardLane): number => wide(name, true) + BADGE;
  const lefts = lanes.map((lane) => defined(places.get(lane.id), 'A lane').x - roomOf(lane) / 2);
  const placed = inLine(lefts, lanes.map(roomOf), [axis, width - 2]);
  return lanes.map((lane, index) => ({ lane, name: say(lane.name), x: defined(placed[index], 'A name') }));
}

/** Lays a run out for a width: bands as wide as their cards, columns beside them, and the gaps share the rest. */
export function layoutCards(run: CardsRun, width: number): CardsLayout {
  const { isWide, size, say, wide } = writing(width);
  const bottom = HEIGHT - FOOT;
  const length = Math.min(Math.max(run.end, run.room) + REST, (bottom - TOP) / LEAST_SCALE);
  const first = isWide ? WIDE_ROOM : NARROW;
  const room = placesOf(run, wide, first, width - 4).gap < LEAST_GAP ? NARROWEST : first;
  const { places } = placesOf(run, wide, room, width - 4);
  const { axis, slot } = room;
  const names = namesOf(run.lanes, { places, axis: axis - 2, width, say, wide });
  const scale = (bottom - TOP) / length;
  return { width, height: HEIGHT, size, axis, slot, top: TOP, scale, length, places, names, say };
}

/** The time from which two runs look different. */
export function partingOfCards(a: CardsRun, b: CardsRun): number {
  const differs = a.said.findIndex((text, index) => text !== b.said[index]);
  const common = differs < 0 ? Math.min(a.said.length, b.said.length) : differs;
  return Math.max(0, common - 1);
}
