import { defined } from '@groundwork/lib/defined';
import { BADGE, BEAD, HEIGHT, type FilmLayout } from '../film/Painter';
import type { Actor } from '../shapes';
import { GAP, inLine, spread, labelWidth, writing, type Measure, type Words } from '../text/text';

/** Who takes part: a band from the top down to now. */
export interface Lane {
  readonly id: string;
  readonly actor: Actor;
  readonly name: string;
  /** What its band must have room for, so that runs do not differ in where lanes stand. */
  readonly holds?: Words;
  /** The name of the column of spans at its left, such as its timer. */
  readonly column?: string;
  /** At least so many spans have room beside each other at its right. */
  readonly slots?: number;
}

/** Something that goes from one lane to another, or happens between them at once (`at` is `till`). */
export interface Message {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
  readonly till: number;
  readonly actor: Actor;
  /** Written where it leaves; of what happens at once, where it comes to. */
  readonly label?: Words;
  /** A short name that rides along, and leaves a bead where it left. */
  readonly chip?: string;
  /** Which part of the way it comes before the network loses it. */
  readonly lost?: number;
  /** Beside the bead: this is a repetition. */
  readonly note?: string;
  /** Whether it is surely sent, so that its bead is there before. */
  readonly planned?: boolean;
  /** Its name for who chooses it; without it, it cannot be chosen. */
  readonly says?: string;
}

/** Something that lasts: a wait, a timer. `#` in its words is its length. */
export interface Span {
  readonly id: string;
  readonly lane: string;
  readonly side: 'left' | 'right' | 'inside';
  readonly from: number;
  readonly till: number;
  /** When it ends if nothing ends it before. */
  readonly due?: number;
  readonly actor: Actor;
  readonly chip?: string;
  readonly text: string;
  /** Its words when it has ended. */
  readonly ended?: string;
}

/** All that a run has to draw, with times in one unit. */
export interface LanesRun {
  readonly unit: string;
  readonly end: number;
  readonly lanes: readonly Lane[];
  /** Lanes of one computer, from the first to the last of them. */
  readonly groups: readonly { readonly name: string; readonly first: string; readonly last: string }[];
  readonly messages: readonly Message[];
  readonly spans: readonly Span[];
}

/** Where a lane stands: its middle, half of its band, and the middles of its columns. */
interface Place {
  readonly x: number;
  readonly half: number;
  readonly left: number;
  readonly note: number;
  readonly right: (slot: number) => number;
}

/** What of a drawing does not depend on the time. */
export interface LanesLayout extends FilmLayout {
  readonly slot: number;
  readonly bottom: number;
  /** Whether there is room for notes beside the beads; else they stand below them. */
  readonly hasNotes: boolean;
  readonly places: ReadonlyMap<string, Place>;
  readonly names: readonly { readonly lane: Lane; readonly x: number }[];
  /** By how much a label, or a bead, stands aside for the one before it. */
  readonly aside: ReadonlyMap<string, number>;
  readonly slots: ReadonlyMap<string, number>;
  say(words: Words): string;
}

/** What stands at the end of a running timer, as wide as it gets. */
const DUE: Words = ['till 888', 'ends at 888'];

const TOP = 62;
const FOOT = 14;
/** Time below the end. */
const REST = 0.05;
/** Less than this, and beads touch: a longer run scrolls. */
const LEAST_SCALE = 0.76;
/** How far beads stand aside that would touch the one before them: each in the place after that of the former. */
const ASIDE = [0, -13, 13];

/** Spans at the right of a lane get the first column that is free. */
function slotsOf(spans: readonly Span[], pause: number): ReadonlyMap<string, number> {
  const slots = new Map<string, number>();
  const free = new Map<string, number[]>();
  for (const span of spans.filter(({ side }) => side === 'right').toSorted((a, b) => a.from - b.from)) {
    const ends = free.get(span.lane) ?? [];
    const found = ends.findIndex((end) => end <= span.from);
    const slot = found < 0 ? ends.length : found;
    ends[slot] = Math.max(span.till, span.from) + pause;
    free.set(span.lane, ends);
    slots.set(span.id, slot);
  }
  return slots;
}

/** Labels of a band, and beads, that would touch the one before them: the former go down, the latter aside. */
function asideOf(run: LanesRun, scale: number): ReadonlyMap<string, number> {
  const aside = new Map<string, number>();
  for (const { id } of run.lanes) {
    const labels = run.messages
      .filter((one) => one.label !== undefined && labelLane(one) === id)
      .toSorted((a, b) => a.at - b.at);
    const labelled = spread(labels.map(({ at }) => at * scale));
    labels.forEach(({ id: label, at }, index) => aside.set(label, defined(labelled[index], 'A place') - at * scale));
    let before = { at: -Infinity, by: 0 };
    for (const bead of run.messages.filter((one) => one.chip !== undefined && one.from === id)) {
      const isNear = (bead.at - before.at) * scale < 2 * BEAD - 1;
      const by = isNear ? (ASIDE.find((_, index) => ASIDE.at(index - 1) === before.by) ?? 0) : 0;
      aside.set(bead.id, by);
      before = { at: bead.at, by };
    }
  }
  const losses = run.messages.filter(({ lost }) => lost !== undefined).toSorted((a, b) => fateOf(a) - fateOf(b));
  const lost = spread(losses.map((one) => fateOf(one) * scale));
  losses.forEach((one, index) => aside.set(`${one.id} lost`, defined(lost[index], 'A place') - fateOf(one) * scale));
  return aside;
}

/** When a message ends: it arrives, or is lost. */
const fateOf = ({ at, till, lost = 1 }: Message): number => at + (till - at) * lost;

interface Room {
  readonly half: number;
  readonly left: number;
  readonly right: number;
}

/** What a lane's words and columns need: `wide` measures, `notes` is false where there is no room for them. */
function roomOf(
  run: LanesRun,
  lane: Lane,
  slots: ReadonlyMap<string, number>,
  slot: number,
  wide: Measure,
  notes: boolean,
): Room {
  const labels = run.messages.flatMap((one) =>
    one.label !== undefined && labelLane(one) === lane.id ? [one.label] : [],
  );
  const own = run.messages.flatMap(({ from, note }) =>
    note !== undefined && from === lane.id ? [wide(note, true)] : [],
  );
  const column = lane.column === undefined ? 0 : slot + 2;
  const note = Math.max(0, ...own, column && Math.max(wide(DUE), wide('again', true)));
  // Where a note has no room beside its bead, the band has room for it below.
  const inside = notes || note === 0 ? 0 : wide('again', true) / 2 + 2;
  const half = Math.max(12, inside, ...[lane.holds ?? '', ...labels].map((one) => wide(one) / 2 + 5));
  const used = run.spans.flatMap(({ id, side, lane: on }) =>
    side === 'right' && on === lane.id ? [defined(slots.get(id), 'A column') + 1] : [],
  );
  const right = Math.max(lane.slots ?? 0, ...used) * slot;
  return { half, left: half + column + (notes && note > 0 ? note + 8 : 3), right: half + (right && right + 6) };
}

/** The lane in which a message's label stands. */
const labelLane = ({ at, till, from, to }: Message): string => (at === till ? to : from);

/** Of each lane, whether nothing stands at its right, so that there is a gap before the next one. */
const rights = ({ lanes, spans }: LanesRun): boolean[] =>
  lanes.map(({ id, slots }) => slots === undefined && !spans.some(({ lane, side }) => lane === id && side === 'right'));

/** Between two lanes, so that the lines between them have a slope. */
const LEAST_GAP = 60;

/** Lays a run out for a width: each lane takes the room that its words need, the gaps share the rest. */
export function layoutLanes(run: LanesRun, width: number): LanesLayout {
  const { isWide, size, say, wide } = writing(width);
  const bottom = HEIGHT - FOOT;
  const length = Math.min(run.end * (1 + REST), (bottom - TOP) / LEAST_SCALE);
  const scale = (bottom - TOP) / length;
  const slot = isWide ? 24 : 16;
  const slots = slotsOf(run.spans, (2 * BEAD) / scale);
  const axis = Math.max(isWide ? 44 : 30, labelWidth(String(Math.ceil(run.end)), size, true) + 10);
  const open = rights(run).slice(0, -1);
  const roomsWith = (notes: boolean) => run.lanes.map((lane) => roomOf(run, lane, slots, slot, wide, notes));
  const shareOf = (rooms: readonly Room[]) =>
    (width - rooms.reduce((sum, { left, right }) => sum + left + right, axis + 4)) /
    Math.max(1, open.filter(Boolean).length);
  const hasNotes = shareOf(roomsWith(true)) >= LEAST_GAP;
  const rooms = roomsWith(hasNotes);
  const places = placesOf(run.lanes, rooms, { axis, slot, gaps: open.map((one) => (one ? shareOf(rooms) : 0)) });
  const names = namesOf(run.lanes, places, [axis - 2, width - 2], (name) => labelWidth(name, size, true));
  const aside = asideOf(run, scale);
  return {
    width,
    height: HEIGHT,
    size,
    axis,
    slot,
    top: TOP,
    bottom,
    scale,
    length,
    hasNotes,
    places,
    names,
    aside,
    slots,
    say,
  };
}

interface Spacing {
  readonly axis: number;
  readonly slot: number;
  readonly gaps: readonly number[];
}

function placesOf(
  lanes: readonly Lane[],
  rooms: readonly Room[],
  { axis, slot, gaps }: Spacing,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  let start = axis;
  lanes.forEach(({ id }, index) => {
    const { half, left, right } = defined(rooms[index], 'A room');
    const x = start + left;
    places.set(id, {
      x,
      half,
      left: start + 2 + slot / 2,
      note: x - half - 4,
      right: (column) => x + half + 6 + slot * (column + 0.5),
    });
    start = x + right + (gaps[index] ?? 0);
  });
  return places;
}

/** The names stand over their lanes and columns, as near as they can without touching each other. */
function namesOf(
  lanes: readonly Lane[],
  places: ReadonlyMap<string, Place>,
  ends: readonly [first: number, last: number],
  wide: (name: string) => number,
): LanesLayout['names'] {
  const roomFor = ({ name }: Lane): number => wide(name) + BADGE;
  const placeOf = ({ id }: Lane): Place => defined(places.get(id), 'A lane');
  const lefts = lanes.map((lane) => placeOf(lane).x - roomFor(lane) / 2);
  const from = (index: number): number | undefined => {
    const lane = lanes[index];
    return lane?.column === undefined ? undefined : placeOf(lane).left + wide(lane.column) / 2 + GAP;
  };
  const placed = inLine(lefts, lanes.map(roomFor), ends, from);
  return lanes.map((lane, index) => ({ lane, x: defined(placed[index], 'A name') }));
}

/** The time from which two runs look different. */
export function partingOfLanes(a: LanesRun, b: LanesRun): number {
  let first = Infinity;
  const differ = (at: number): void => void (first = Math.min(first, at));
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const messages = new Map(other.messages.map((message) => [message.id, message]));
    for (const message of one.messages) {
      const twin = messages.get(message.id);
      const { lost: _, says: __, ...same } = message;
      const { lost: ___, says: ____, ...others } = twin ?? message;
      if (!twin || JSON.stringify(same) !== JSON.stringify(others)) differ(message.at);
      else if (twin.lost !== message.lost) differ(Math.min(fateOf(twin), fateOf(message)));
    }
    const spans = new Map(other.spans.map((span) => [span.id, span]));
    for (const span of one.spans) {
      const twin = spans.get(span.id);
      if (!twin || twin.from !== span.from) differ(span.from);
      else if (twin.till !== span.till) differ(Math.min(twin.till, span.till));
    }
  }
  return Math.min(first, a.end, b.end);
}
