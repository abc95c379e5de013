import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';

import { inCommon, type Lab } from '@groundwork/labs-kit';
import { isStillIn, labelWidth, useClock, writing } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  line,
  rect,
  Still,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot as ButtonOf,
} from '@groundwork/labs-kit/drawings/graph';
import type { Frame } from '@groundwork/labs-kit/model';
import { canSend, model, MOST_SILENCE, silent, thrown, type Setup } from './model';
import { HOME, HOSTS, LIFE, own, ROOM, type Address, type End, type Entry, type Router } from './rules';
import { written, type Spot, type State, type Stop, type Tables, type Way } from './run';

type Actor = NonNullable<GraphItem['actor']>;
type Frames = readonly Frame<State>[];

/** Who is who, as in the note. */
const ACTORS: Readonly<Record<End | Router, Actor>> = {
  laptop: 'a',
  router: 'b',
  friend: 'c',
  other: 'c',
  phone: 'd',
  server: 'e',
  router2: 'f',
};
const LETTERS: Readonly<Record<End | Router, string>> = {
  laptop: 'L',
  router: 'R',
  friend: 'F',
  other: 'F',
  phone: 'P',
  server: 'S',
  router2: 'R2',
};

const DEVICES = ['laptop', 'phone', 'server', 'friend'] as const;
type Device = (typeof DEVICES)[number];
const ROUTERS = ['router', 'router2'] as const;

/** Where everything is. The lower home is the upper one upside down. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** The lower edge of the lower home. */
  readonly foot: number;
  readonly chip: { readonly w: number; readonly h: number };
  /** Where columns begin, and how far they are from each other. */
  readonly left: number;
  readonly pitch: number;
  readonly wall: { readonly y: number; readonly h: number };
  /** Whether chips show whole addresses. */
  readonly isWhole: boolean;
  readonly boxes: Readonly<Record<Device, ItemBox>>;
}

const LONGEST = '203.0.113.99:39456';

function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const left = isWide ? 128 : 78;
  const pitch = (width - left) / ROOM;
  const isWhole = pitch - 8 > labelWidth(LONGEST, size);
  const chip = {
    w: Math.floor(isWhole ? labelWidth(LONGEST, size) + 6 : Math.min(pitch - 3, 76)),
    h: isWide ? 19 : 17,
  };
  const high = 2 * chip.h + 4;
  const wall = { y: high + 6 + chip.h + 3, h: 14 };
  const foot = 2 * (wall.y + wall.h + 3 + 4 * chip.h + 10) + high + 8;
  const room = isWide ? width - left : width;
  const box = { w: Math.floor((room - 8) / 2) - 1, h: high };
  const x = isWide ? left : 1;
  return {
    width,
    size,
    foot,
    height: foot + 30,
    chip,
    left,
    pitch,
    wall,
    isWhole,
    boxes: {
      laptop: { x, y: 1, ...box },
      phone: { x: width - box.w - 1, y: 1, ...box },
      server: { x: 1, y: (foot - high) / 2, w: isWide ? left - 12 : left - 3, h: high },
      friend: { x, y: foot - high - 1, ...box },
    },
  };
}

const deviceOf = (end: End): Device => (end === 'other' ? 'friend' : end);
const columnOf = ({ left, pitch }: Plan, slot: number): number => left + pitch * (slot + 0.5);
/** A height of the upper home, for the lower one upside down. */
const flip = ({ foot }: Plan, router: Router, y: number): number => (router === 'router' ? y : foot - y);

/** The middle of a packet at a spot. */
function placeOf(plan: Plan, spot: Spot): Coordinates {
  const { chip, wall, boxes } = plan;
  if (spot.at === 'device') {
    const { x, y, w, h } = boxes[deviceOf(spot.end)];
    const middle = spot.end === 'server' ? columnOf(plan, 0) : x + w - 5 - chip.w / 2;
    return { x: middle, y: y + h / 2 };
  }
  const outside = wall.y + wall.h + 3;
  const heights = { inside: wall.y - 3, outside: outside + chip.h, clear: outside + 3 * chip.h + 9 };
  return { x: columnOf(plan, spot.slot), y: flip(plan, spot.router, heights[spot.at]) };
}

/** An address as a chip shows it. */
const sayAddress = ({ isWhole }: Plan, { who, port }: Address): string =>
  isWhole ? written({ who, port }) : `${LETTERS[who]}:${port}`;

interface Chip {
  readonly text: string;
  readonly actor: Actor | null;
}

const chipOf = (plan: Plan, address: Address): Chip => ({
  text: sayAddress(plan, address),
  actor: ACTORS[address.who],
});

/** A chip round a place. */
function chip(id: string, look: string, { text, actor }: Chip, { x, y }: Coordinates, plan: Plan): GraphItem[] {
  const { w, h } = plan.chip;
  const box = { x: x - w / 2, y: y - h / 2, w, h };
  return [
    ...(look === 'ghost' ? [rect(`${id} under`, 'gap', box)] : []),
    rect(id, look, box, actor ?? undefined),
    words(`${id} text`, look === 'nothing' ? 'gone soft' : 'written', x, y + plan.size * 0.36, text),
  ];
}

/** Whether the receiver is below. */
const isDown = ({ from, to }: Stop): boolean =>
  ['laptop', 'phone', 'router'].includes(from.who) || ['friend', 'other', 'router2'].includes(to.who);

/** A packet: the upper end above the lower one, and a point in front. */
function packet(plan: Plan, stop: Stop, at: Coordinates, look: 'now' | 'dead', id: string): GraphItem[] {
  const { w, h } = plan.chip;
  const down = isDown(stop);
  const ends = down ? [stop.from, stop.to] : [stop.to, stop.from];
  const [front, by] = [at.y + (down ? h : -h), down ? 6 : -6];
  const point = `M${toTenth(at.x - 7)} ${toTenth(front)}L${toTenth(at.x)} ${toTenth(front + by)}L${toTenth(at.x + 7)} ${toTenth(front)}Z`;
  const body = { x: at.x - w / 2, y: at.y - h, w, h: 2 * h };
  return [
    rect(`${id} under`, 'gap', body),
    { id: `${id} point`, kind: 'path', look: look === 'now' ? 'descent' : 'bin', geo: {}, path: point },
    ...ends.flatMap((end, index) =>
      chip(
        `${id} ${index}`,
        look === 'now' ? 'token' : 'nothing',
        chipOf(plan, end),
        { x: at.x, y: at.y + (index - 0.5) * h },
        plan,
      ),
    ),
    ...(look === 'now' ? [rect(`${id} now`, 'cursor', body)] : []),
  ];
}

/** What a hole asks of the sender of a packet, as far as the router looks. */
function expected(plan: Plan, { remote }: Entry, router: Router, { filtering }: Setup): Chip {
  const looks = router === 'router' ? filtering : 'port';
  if (looks === 'port') return chipOf(plan, remote);
  if (looks === 'any') return { text: 'anybody', actor: null };
  return { text: `${plan.isWhole ? HOSTS[remote.who] : LETTERS[remote.who]}:any`, actor: ACTORS[remote.who] };
}

interface Hole {
  readonly gap: GraphItem;
  readonly form: readonly GraphItem[];
}

/** What of a hole the packet of this step is like. */
type Match = 'all' | 'port' | 'none';

/** A hole in a wall: as wide as it has seconds left, with the packet that it lets in as an empty form. */
function hole(plan: Plan, entry: Entry, [router, setup]: readonly [Router, Setup], open: number, match: Match): Hole {
  const { wall, chip: size } = plan;
  const x = columnOf(plan, entry.slot);
  const wide = size.w * open;
  const id = `${router} ${entry.slot}`;
  const middle = flip(plan, router, wall.y + wall.h / 2);
  const outside = wall.y + wall.h + 3;
  const part = (name: string, isLit: boolean, said: Chip, y: number): GraphItem[] =>
    chip(`${id} ${name}`, isLit ? 'token' : 'ghost', said, { x, y: flip(plan, router, y) }, plan);
  const all = match === 'all';
  return {
    gap: rect(
      `${id} gap`,
      'gap',
      { x: x - wide / 2, y: middle - wall.h / 2 - 1, w: wide, h: wall.h + 2 },
      undefined,
      0,
    ),
    form: [
      ...part('inside', all, chipOf(plan, own(entry.inside)), wall.y - 3 - size.h / 2),
      ...part('whom', all, expected(plan, entry, router, setup), outside + 1.5 * size.h),
      ...part('port', match !== 'none', chipOf(plan, { who: router, port: entry.port }), outside + size.h / 2),
    ],
  };
}

/** Who sends and receives. */
function devices(plan: Plan): GraphItem[] {
  const { size, boxes } = plan;
  return DEVICES.flatMap((end): GraphItem[] => {
    const { x, y, h } = boxes[end];
    const start = x + (end === 'server' && plan.left < 100 ? 2 : 8);
    const name = `${LETTERS[end]} ${end}`;
    return [
      rect(end, 'box', boxes[end], ACTORS[end], 5),
      words(`${end} name`, 'strong start', start, y + h / 2 - 4, name),
      words(`${end} address`, 'start', start, y + h / 2 + size - 1, HOSTS[end]),
    ];
  });
}

/** The two homes with their walls, and what is between them. */
function walls(plan: Plan, refused: string | null): GraphItem[] {
  const { width, size, wall, foot } = plan;
  return [
    words('internet', refused ? 'end bad' : 'end soft', width - 2, foot / 2 + 4, refused ?? 'the internet'),
    ...ROUTERS.flatMap((router): GraphItem[] => {
      const y = flip(plan, router, wall.y + wall.h / 2) - wall.h / 2;
      const inside = flip(plan, router, wall.y - 3 - plan.chip.h / 2) + size * 0.36;
      const first = router === 'router' ? y + wall.h + size + 4 : y - size - 9;
      return [
        rect(`wall ${router}`, 'part', { x: 0, y, w: width, h: wall.h }, ACTORS[router], 0),
        words(`home ${router}`, 'soft start', 1, inside, router === 'router' ? 'your home' : 'her home'),
        words(
          `name ${router}`,
          'strong start',
          1,
          first,
          `${LETTERS[router]} ${router === 'router' ? 'router' : 'router2'}`,
        ),
        words(`address ${router}`, 'start', 1, first + size + 2, HOSTS[router]),
      ];
    }),
  ];
}

/** Pixels of a second: of a hole, and of the silence that closes it. */
const scaleOf = ({ chip: { w } }: Plan): number => w / LIFE;

/** Where the silence is drawn. */
const railOf = (plan: Plan): Coordinates => ({ x: plan.left + 8, y: plan.foot + 18 });

/** The silence since the last packet, in the scale of the holes. */
function silenceOf(plan: Plan, seconds: number): GraphItem[] {
  const { x, y } = railOf(plan);
  const scale = scaleOf(plan);
  const [limit, end, now] = [x + LIFE * scale, x + MOST_SILENCE * scale, x + seconds * scale];
  const at = (to: number, by = 0): Coordinates => ({ x: to, y: y + by });
  return [
    words('silence', 'start', 1, y + 4, `silence ${Math.round(seconds)} s`),
    line('rail', 'edge', at(x), at(end)),
    line('passed', 'average', at(x), at(now)),
    line('limit', 'average', at(limit, -7), at(limit, 7)),
    words(
      'closes',
      'soft start',
      end + 14,
      y + 4,
      plan.isWhole ? `${LIFE} s without a packet: a hole closes` : `closes at ${LIFE} s`,
    ),
    { id: 'knob', kind: 'dot', look: 'grasp handed', geo: { x: toTenth(now), y, r: 8 } },
  ];
}

/** Where a packet is after a part of this step's way: between which stops, and how far. */
function along(plan: Plan, { stops, since }: Way, part: number): { readonly index: number; readonly local: number } {
  const places = stops.slice(since).map(({ spot }) => placeOf(plan, spot));
  // A hole is short, but what happens there is what counts.
  const lengths = places.slice(1).map(({ x, y }, index) => 40 + Math.hypot(x - places[index]!.x, y - places[index]!.y));
  let left = part * lengths.reduce((sum, one) => sum + one, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length || index === lengths.length - 1)
      return { index: since + index, local: Math.min(1, left / length) };
    left -= length;
  }
  return { index: since, local: 1 };
}

const between = (from: Coordinates, to: Coordinates, part: number): Coordinates => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** A packet on its way, with the line that it has drawn. */
function wayOf(plan: Plan, way: Way, part: number): { readonly trail: GraphItem[]; readonly packet: GraphItem[] } {
  const { index, local } = along(plan, way, part);
  const places = way.stops.map(({ spot }) => placeOf(plan, spot));
  const now = between(places[index]!, places[index + 1]!, local);
  const { server } = plan.boxes;
  const door = { x: server.x + server.w, y: server.y + server.h / 2 };
  const past = [...(way.sender === 'server' ? [door] : []), ...places.slice(0, index + 1), now];
  const actor = ACTORS[way.sender];
  return {
    trail: past.slice(1).map((place, at) => line(`trail ${at}`, 'meets', past[at]!, place, actor)),
    packet: packet(plan, way.stops[local < 0.5 ? index : index + 1]!, now, 'now', 'packet'),
  };
}

/** How far the hole is that a packet of this step passes: 0 before it, 1 when the packet is in the wall. */
function passage(plan: Plan, way: Way, part: number): { readonly key: string; readonly done: number } | null {
  const { index, local } = along(plan, way, part);
  for (let at = way.since; at + 1 < way.stops.length; at++) {
    const [a, b] = [way.stops[at]!.spot, way.stops[at + 1]!.spot];
    if (a.at === 'device' || b.at === 'device' || a.at === b.at || a.at === 'clear' || b.at === 'clear') continue;
    const done = index > at ? 1 : index < at ? 0 : Math.min(1, local * 2);
    return { key: `${a.router} ${a.slot}`, done };
  }
  return null;
}

const remaining = ({ age }: Entry): number => Math.max(0, LIFE - age) / LIFE;

/** The holes in the middle of a step. */
function holesOf(plan: Plan, setup: Setup, before: Tables, state: State, part: number): Hole[] {
  const { way, waited } = state;
  const pass = way ? passage(plan, way, part) : null;
  const last = way?.isDropped && part === 1 ? way.stops.at(-1)!.spot : null;
  const places = ROUTERS.flatMap((router) => Array.from({ length: ROOM }, (_, slot) => ({ router, slot })));
  return places.flatMap(({ router, slot }): Hole[] => {
    const [old, now] = [before, state.tables].map((tables) => tables[router].find((one) => one.slot === slot));
    const left = old ? remaining({ ...old, age: old.age + waited * part }) : 0;
    const draw = (entry: Entry | undefined, open: number, match: Match): Hole[] =>
      entry && open > 0 ? [hole(plan, entry, [router, setup], open, match)] : [];
    if (pass?.key === `${router} ${slot}`)
      return draw(pass.done < 1 && old ? old : now, left + (1 - left) * pass.done, pass.done > 0 ? 'all' : 'none');
    if (part < 1) return draw(old, left, 'none');
    const isMet = last !== null && last.at !== 'device' && last.router === router && last.slot === slot;
    return draw(now, now ? remaining(now) : 0, isMet ? 'port' : 'none');
  });
}

/** What the reader has in the hand: a packet over a place, or the choice of a receiver; without one it is not sent. */
export interface Held {
  readonly from: Device;
  readonly to: Device | null;
  readonly place: Coordinates | null;
}

/** The device whose home a place is in; of two, the nearer one. */
export function deviceAt({ x, y }: Coordinates, width: number): Device {
  const { foot, wall, boxes } = planOf(width);
  if (y > foot - wall.y - wall.h) return 'friend';
  if (y > wall.y + wall.h) return 'server';
  return x < boxes.phone.x - 4 ? 'laptop' : 'phone';
}

/** A packet in the hand: from where, over which place, and whom it would go to. */
function heldItems(plan: Plan, { from, to, place }: Held): GraphItem[] {
  const start = placeOf(plan, { at: 'device', end: from });
  const aim = to ? [rect('aim', 'cursor', plan.boxes[to], undefined, 5)] : [];
  if (!place)
    return [
      ...(to ? [line('aimed', 'thread', start, placeOf(plan, { at: 'device', end: to }), ACTORS[from])] : []),
      ...aim,
    ];
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const { w, h } = plan.chip;
  const at = {
    x: within(place.x, plan.width - w) + (place.x > plan.width - w ? w / 2 : 0),
    y: within(place.y, plan.foot),
  };
  const said = chipOf(plan, own(from));
  const body = { x: at.x - w / 2, y: at.y - h / 2, w, h };
  return [
    line('thrown', 'thread', start, at, ACTORS[from]),
    ...aim,
    rect('held under', 'gap', body),
    ...chip('held', 'token', said, at, plan),
    rect('held now', 'cursor', body),
  ];
}

/** What can be chosen: who sends, to be dragged to who receives; and the silence. */
function spotsOf(plan: Plan, seconds: number, aims: (from: Device) => Device): ButtonOf[] {
  const { x, y } = railOf(plan);
  return [
    ...DEVICES.map((from) => ({
      id: from,
      says: `The ${from}: throw a packet to the ${aims(from)}. Drag it, or choose whom with the arrows left and right`,
      ...plan.boxes[from],
      drags: from,
    })),
    {
      id: 'silence',
      says: `${seconds} seconds of silence: drag, or change it with the arrows left and right`,
      ...{ x: toTenth(x + seconds * scaleOf(plan) - 22), y: y - 15, w: 44, h: 28 },
      drags: 'silence',
    },
  ];
}

/** The seconds of silence that end at a place. */
export function secondsAt({ x }: Coordinates, width: number): number {
  const plan = planOf(width);
  return Math.min(Math.max(Math.round((x - railOf(plan).x) / scaleOf(plan)), 0), MOST_SILENCE);
}

/** A run, and the rules that it was made with. */
export interface Film {
  readonly setup: Setup;
  readonly frames: Frames;
}

/** The picture at a time, which is the number of a frame and a part of the way to it. */
export function pictureOf(
  { setup, frames }: Film,
  time: number,
  width: number,
  held: Held | null = null,
): GraphPicture {
  const plan = planOf(width);
  const at = Math.min(Math.max(Math.ceil(time - 1e-6), 0), frames.length - 1);
  const part = at === 0 ? 1 : Math.min(1, time - at + 1);
  const { state } = frames[at]!;
  const before = (frames[at - 1] ?? frames[at]!).state;
  const { way } = state;
  const shown = way && (way.stops.length > 1 ? wayOf(plan, way, part) : null);
  const isNew = part === 1 && way?.isDropped;
  const dead = part < 1 ? before.dead : state.dead;
  const silence = Math.min(MOST_SILENCE, at === 0 || way ? state.silence : before.silence + state.waited * part);
  const lost = way?.stops.at(-1);
  const holes = holesOf(plan, setup, before.tables, state, part);
  return {
    width,
    height: plan.height,
    items: [
      ...walls(plan, held && !held.to ? `${LETTERS[held.from]} to itself: not sent` : null),
      ...holes.map(({ gap }) => gap),
      ...(shown?.trail ?? []),
      ...devices(plan),
      ...holes.flatMap(({ form }) => form),
      ...ROUTERS.flatMap((router): GraphItem[] => {
        const stop = dead[router];
        if (!stop || (isNew && stop === lost)) return [];
        return packet(plan, stop, placeOf(plan, stop.spot), 'dead', `dead ${router}`);
      }),
      ...(shown?.packet ?? []),
      ...(isNew && lost ? [whyNot(plan, lost)] : []),
      ...silenceOf(plan, silence),
      ...(held ? heldItems(plan, held) : []),
    ],
  };
}

/** Beside a packet that was dropped: from whom its port expects one. */
function whyNot(plan: Plan, { spot, expected: wanted = [] }: Stop): GraphItem {
  const { x, y } = placeOf(plan, spot);
  const right = x < (plan.left + plan.width) / 2;
  const [only] = wanted;
  const text = !only ? 'no hole' : wanted.length > 1 ? 'fits no hole' : `not ${sayAddress(plan, only)}`;
  const beside = (right ? 1 : -1) * (plan.chip.w / 2 + 6);
  return words('why not', `bad halo ${right ? 'start' : 'end'}`, x + beside, y + plan.size * 0.36, `✗ ${text}`);
}

export const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];

/** Whom a device writes to when nobody says. */
const FIRST_AIM: Readonly<Record<Device, Device>> = {
  laptop: 'friend',
  phone: 'server',
  server: 'laptop',
  friend: 'laptop',
};

/** The next receiver outside of the own home, or the one before. */
function nextAim(from: Device, to: Device, by: 1 | -1): Device {
  const all = DEVICES.filter((one) => HOME[one] !== HOME[from]);
  return all[(all.indexOf(to) + by + all.length) % all.length]!;
}

const parting = (one: Film, other: Film): number => inCommon(one.frames, other.frames) - 1;
const NUDGE = 5;
/** A packet takes its time, so that its change in the wall is seen. */
const PACE = 1.6;

function saysOf({ tables }: State): string {
  const say = (router: Router): string =>
    tables[router]
      .map(({ port, remote, inside, age }) => `port ${port} from ${written(remote)} to the ${inside}, ${LIFE - age} s`)
      .join('; ') || 'none';
  return `Two homes, each behind a router’s wall, and a server between them. Holes in your wall: ${say('router')}. In hers: ${say('router2')}.`;
}

/** Two homes behind walls: packets are thrown from device to device, and make the holes that let in answers. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, isTried } = lab;
  const { state } = lab.frame;
  const { at } = lab.position;
  const root = useRef<HTMLDivElement>(null);
  /** How far from its middle the knob of the silence is held. */
  const grip = useRef<number | null>(null);
  const [hand, setHand] = useState<{ readonly held: Held; readonly frame: Frame<State> } | null>(null);
  // At another step the hand is empty.
  const held = hand?.frame === lab.frame ? hand.held : null;
  const setHeld = (next: Held | null): void => setHand(next && { held: next, frame: lab.frame });
  const film = useMemo(() => ({ setup, frames }), [setup, frames]);
  /** For paper: the end, and the step after which the last packet leaves. */
  const stills = useMemo(() => {
    const last = film.frames.length - 1;
    const steps = [last - 2, last].filter((step) => step >= 0);
    return steps.map((step) => ({ at: step, picture: pictureOf(film, step, SIZES[0]!.width) }));
  }, [film]);
  const [shown] = useClock({
    run: film,
    to: at,
    pace: PACE,
    held: isTried,
    parting,
    isStill: () => grip.current !== null || isStillIn(root.current),
  });
  const aims = useCallback(
    (from: Device) => (held?.from === from && !held.place && held.to ? held.to : FIRST_AIM[from]),
    [held],
  );
  const seconds = Math.min(state.silence, MOST_SILENCE);
  const of = useCallback(
    (width: number) => ({
      ...pictureOf(shown.run, shown.time, width, held),
      spots: spotsOf(planOf(width), seconds, aims),
    }),
    [shown.run, shown.time, held, seconds, aims],
  );
  const send = (from: Device, to: Device): void => {
    setHeld(null);
    lab.extend(thrown(setup, state, { act: 'send', from, to }));
  };
  const wait = (to: number): void => {
    const next = silent(setup, state, to);
    lab.replace(next, model.trace(next).length - 1);
  };
  return (
    <div ref={root}>
      <Graph
        of={of}
        sizes={SIZES}
        step={at}
        isFilm
        isTried={isTried}
        says={saysOf(state)}
        acts={{
          pick: (id) => (id === 'silence' ? wait(LIFE) : send(id as Device, aims(id as Device))),
          nudge(id, by) {
            if (id === 'silence') wait(seconds + by * NUDGE);
            else setHeld({ from: id as Device, to: nextAim(id as Device, aims(id as Device), by), place: null });
          },
          drag(id, place, width, from) {
            if (id === 'silence') {
              const plan = planOf(width);
              grip.current ??= from.x - railOf(plan).x - seconds * scaleOf(plan);
              const to = secondsAt({ ...place, x: place.x - grip.current }, width);
              if (to !== seconds) wait(to);
              return;
            }
            const to = deviceAt(place, width);
            setHeld({ from: id as Device, to: canSend(id as Device, to) ? to : null, place });
          },
          drop(id, place, width) {
            grip.current = null;
            if (id === 'silence') return;
            const to = place && deviceAt(place, width);
            if (to && canSend(id as Device, to)) send(id as Device, to);
            else setHeld(place && { from: id as Device, to: null, place: null });
          },
        }}
      />
      {stills.map(({ at: step, picture }) => (
        <Still key={step} picture={picture} says={frames[step]!.text} />
      ))}
    </div>
  );
}
