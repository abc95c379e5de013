import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';

import { inCommon, type Lab } from '@groundwork/labs-kit';
import { labelWidth, useFilm, writing } from '@groundwork/labs-kit/drawings';
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
  NARROW,
} from '@groundwork/labs-kit/drawings/graph';
import type { Frame } from '@groundwork/labs-kit/model';
import { canSend, model, MOST_SILENCE, silent, thrown, type Setup } from './model';
import { HOME, HOSTS, LIFE, own, ROOM, type Address, type End, type Entry, type Router } from './rules';
import { written, type Spot, type State, type Stop, type Way } from './run';

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
  /** A packet: two lines, each with a word before its address. */
  readonly card: { readonly w: number; readonly word: number };
  /** Where columns begin, and how far they are from each other. */
  readonly left: number;
  readonly pitch: number;
  readonly wall: { readonly y: number; readonly h: number };
  /** Whether chips show whole addresses. */
  readonly isWhole: boolean;
  readonly boxes: Readonly<Record<Device, ItemBox>>;
}

const LONGEST = '203.0.113.99:39456';
/** Room for the point of a packet. */
const TIP = 6;
/** What a router has between its rows and its edges. */
const EDGE = 4;

function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const left = isWide ? 112 : 78;
  const pitch = (width - left) / ROOM;
  const isWhole = pitch - 8 > labelWidth(LONGEST, size);
  const chip = {
    w: Math.floor(isWhole ? labelWidth(LONGEST, size) + 6 : Math.min(pitch - 3, 76)),
    h: isWide ? 19 : 17,
  };
  const word = Math.ceil(labelWidth('from', size)) + 7;
  const lane = 2 * chip.h + 2 * TIP;
  const box = { w: Math.floor((width - (isWide ? left : 3) - 8) / 2) - 3, h: 2 * size + 14 };
  const wall = { y: 5 + box.h + lane, h: 4 * chip.h + 7 + 2 * EDGE };
  const foot = 2 * (wall.y + wall.h + lane) + box.h;
  const x = isWide ? left : 4;
  return {
    width,
    size,
    foot,
    height: foot + 30,
    chip,
    card: { w: word + chip.w + 3, word },
    left,
    pitch,
    wall,
    isWhole,
    boxes: {
      laptop: { x, y: 5, ...box },
      phone: { x: width - box.w - 4, y: 5, ...box },
      server: { x: 4, y: (foot - box.h) / 2, w: isWide ? left - 12 : 92, h: box.h },
      friend: { x, y: foot - box.h - 5, ...box },
    },
  };
}

const deviceOf = (end: End): Device => (end === 'other' ? 'friend' : end);
const columnOf = ({ left, pitch }: Plan, slot: number): number => left + pitch * (slot + 0.5);
/** A height of the upper home, for the lower one upside down. */
const flip = ({ foot }: Plan, router: Router, y: number): number => (router === 'router' ? y : foot - y);
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The middle of a packet at a spot. */
function placeOf(plan: Plan, spot: Spot): Coordinates {
  const { chip, card, wall, boxes, width, isWhole } = plan;
  const fits = (x: number): number => within(x, card.w / 2 + (isWhole ? 2 : 66), width - card.w / 2 - 3);
  if (spot.at === 'device') {
    const { x, y, w, h } = boxes[deviceOf(spot.end)];
    if (spot.end === 'server') return { x: x + w + 12 + card.w / 2, y: y + h / 2 };
    return { x: fits(x + w / 2), y: flip(plan, HOME[spot.end]!, wall.y - TIP - chip.h) };
  }
  const isIn = spot.at === 'inside';
  const y = isIn ? wall.y - TIP - chip.h : wall.y + wall.h + TIP + chip.h;
  return { x: fits(columnOf(plan, spot.slot)), y: flip(plan, spot.router, y) };
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
  return [
    rect(id, look, { x: x - w / 2, y: y - h / 2 + 1, w, h: h - 2 }, actor ?? undefined),
    words(`${id} text`, 'written', x, y + plan.size * 0.36, text),
  ];
}

/** Whether the receiver is below. */
const isDown = ({ from, to }: Stop): boolean =>
  ['laptop', 'phone', 'router'].includes(from.who) || ['friend', 'other', 'router2'].includes(to.who);

/** How a packet looks: now, or as it was before on its way. */
type Look = 'now' | 'was';
const CHIPS: Readonly<Record<Look, string>> = { now: 'token', was: 'tile' };

/** A packet: from whom, to whom, and a point in front. */
function packet(plan: Plan, stop: Stop, at: Coordinates, look: Look, id: string): GraphItem[] {
  const { chip: line, card, size } = plan;
  const isAtServer = stop.spot.at === 'device' && stop.to.who === 'server';
  const [dx, dy] = isAtServer ? [-1, 0] : [0, isDown(stop) ? 1 : -1];
  const [x, y] = [at.x + (dx * card.w) / 2, at.y + dy * line.h];
  const corner = (along: number, side: number): string =>
    `${toTenth(x + along * dx + side * dy)} ${toTenth(y + along * dy + side * dx)}`;
  const point = `M${corner(0, -7)}L${corner(TIP - 1, 0)}L${corner(0, 7)}Z`;
  const body = { x: at.x - card.w / 2, y: at.y - line.h, w: card.w, h: 2 * line.h };
  return [
    rect(id, 'page', body),
    { id: `${id} point`, kind: 'path', look: look === 'now' ? 'descent' : 'bin', geo: {}, path: point },
    ...(['from', 'to'] as const).flatMap((end, index) => {
      const to = { x: at.x + card.w / 2 - 3 - line.w / 2, y: at.y + (index - 0.5) * line.h };
      return [
        words(`${id} ${end}`, 'soft start', body.x + 4, to.y + size * 0.36, end),
        ...chip(`${id} ${index}`, CHIPS[look], chipOf(plan, stop[end]), to, plan),
      ];
    }),
    ...(look === 'now' ? [rect(`${id} now`, 'cursor', body)] : []),
  ];
}

/** What an entry asks of the sender of a packet, as far as the router looks. */
function expected(plan: Plan, remote: Address, router: Router, { filtering }: Setup): Chip {
  const looks = router === 'router' ? filtering : 'port';
  if (looks === 'port') return chipOf(plan, remote);
  if (looks === 'any') return { text: 'anybody', actor: null };
  return { text: `${plan.isWhole ? HOSTS[remote.who] : LETTERS[remote.who]}:any`, actor: ACTORS[remote.who] };
}

/** The heights of a router’s rows, from its home outwards: who inside, its seconds, its port, with whom. */
function rowsOf(plan: Plan, router: Router): readonly [number, number, number, number] {
  const { wall, chip: row } = plan;
  const first = wall.y + EDGE + row.h / 2;
  const [a, b, c, d] = [first, first + row.h + 3.5, first + 2 * row.h + 7, first + 3 * row.h + 7];
  return [flip(plan, router, a), flip(plan, router, b), flip(plan, router, c), flip(plan, router, d)];
}

/** Pixels of a second: of an entry, and of the silence that ends it. */
const scaleOf = ({ chip: { w } }: Plan): number => w / LIFE;

/** How an entry looks: what it has left of its life, how far its gate is open, and whether a packet is in it now. */
interface Gate {
  readonly router: Router;
  readonly entry: Entry;
  readonly left: number;
  readonly open: number;
  readonly isNow: boolean;
}

/** An entry as a gate in the wall; one that has ended is wall again, with the writing struck. */
function gate(plan: Plan, setup: Setup, { router, entry, left, open, isNow }: Gate): GraphItem[] {
  const { wall, chip: size } = plan;
  const x = columnOf(plan, entry.slot);
  const id = `${router} ${entry.slot}`;
  const middle = flip(plan, router, wall.y + wall.h / 2);
  const [inside, seconds, port, whom] = rowsOf(plan, router);
  const said: readonly (readonly [name: string, said: Chip, y: number])[] = [
    ['inside', chipOf(plan, own(entry.inside)), inside],
    ['port', chipOf(plan, { who: router, port: entry.port }), port],
    ['whom', expected(plan, entry.remote, router, setup), whom],
  ];
  const base = plan.size * 0.36;
  const life = { x: x - size.w / 2, y: seconds + 6, w: size.w, h: 5 };
  const lasts = `${Math.ceil(left)} s`;
  if (left <= 0)
    return [
      ...said.map(([name, { text }, y]) => words(`${id} ${name} text`, 'gone', x, y + base, text)),
      words(`${id} seconds`, 'written', x, seconds + base - 4, lasts),
    ];
  const wide = (size.w + 4) * open;
  const body = { x: x - wide / 2, y: middle - wall.h / 2 - 1, w: wide, h: wall.h + 2 };
  if (open < 1) return [rect(`${id} gap`, 'gap', body, undefined, 0)];
  return [
    rect(`${id} gap`, 'gap', body, undefined, 0),
    ...said.flatMap(([name, one, y]) => chip(`${id} ${name}`, 'token', one, { x, y }, plan)),
    words(`${id} seconds`, 'written', x, seconds + base - 4, lasts),
    rect(`${id} life`, 'track', life, undefined, 1),
    rect(`${id} left`, 'order', { ...life, w: left * scaleOf(plan) }, undefined, 1),
    ...(isNow ? [rect(`${id} now`, 'cursor', body)] : []),
  ];
}

/** Who would get an answer that fits an entry, and from whom: a thread through the gate. */
function thread(plan: Plan, { router, entry }: Gate): GraphItem[] {
  const { wall, boxes } = plan;
  const x = columnOf(plan, entry.slot);
  const edge = (end: Device, side: 0 | 1): Coordinates => {
    const box = boxes[end];
    return { x: within(x, box.x + 12, box.x + box.w - 12), y: box.y + box.h * side };
  };
  const [upper, lower] = [router === 'router' ? 1 : 0, router === 'router' ? 0 : 1] as const;
  const far =
    entry.remote.who === 'server'
      ? edge('server', lower)
      : { x, y: flip(plan, router === 'router' ? 'router2' : 'router', wall.y + wall.h) };
  const actor = ACTORS[entry.inside];
  const at = (y: number): Coordinates => ({ x, y: flip(plan, router, y) });
  return [
    line(`${router} ${entry.slot} home`, 'thread', edge(deviceOf(entry.inside), upper), at(wall.y), actor),
    line(`${router} ${entry.slot} away`, 'thread', at(wall.y + wall.h), far, actor),
  ];
}

/** Who sends and receives. */
function devices(plan: Plan): GraphItem[] {
  const { size, boxes } = plan;
  return DEVICES.flatMap((end): GraphItem[] => {
    const { x, y, h } = boxes[end];
    return [
      rect(end, 'box', boxes[end], ACTORS[end], 5),
      words(`${end} name`, 'strong start', x + 8, y + h / 2 - 4, `${LETTERS[end]} ${end}`),
      words(`${end} address`, 'start', x + 8, y + h / 2 + size - 1, HOSTS[end]),
    ];
  });
}

/** The two homes with their walls, and what is between them. */
function walls(plan: Plan, refused: string | null): GraphItem[] {
  const { width, size, wall, foot, isWhole, boxes } = plan;
  const base = size * 0.36;
  return [
    words('internet', refused ? 'end bad' : 'end soft', width - 6, foot / 2 + base, refused ?? 'the internet'),
    ...ROUTERS.flatMap((router): GraphItem[] => {
      const top = (h: number, y: number): number => flip(plan, router, y + h / 2) - h / 2;
      const label = isWhole ? boxes.laptop.y + boxes.laptop.h / 2 : wall.y - TIP - plan.chip.h;
      const heads = ['inside', `${LETTERS[router]} ${router}`, HOSTS[router], 'with whom'];
      return [
        rect(`home ${router}`, 'card', { x: 0.5, y: top(wall.y, 0.5), w: width - 1, h: wall.y }, ACTORS[router], 6),
        rect(`wall ${router}`, 'placed', { x: 1, y: top(wall.h, wall.y), w: width - 2, h: wall.h }, ACTORS[router], 0),
        words(
          `name ${router}`,
          'soft start',
          6,
          flip(plan, router, label) + base,
          router === 'router' ? 'your home' : 'her home',
        ),
        ...rowsOf(plan, router).map((y, row) =>
          words(`${router} row ${row}`, row === 1 ? 'strong start' : 'start', isWhole ? 6 : 3, y + base, heads[row]!),
        ),
      ];
    }),
  ];
}

/** Where the silence is drawn. */
const railOf = (plan: Plan): Coordinates => ({ x: plan.left + 8, y: plan.foot + 18 });

/** The silence since the last packet, in the scale of the entries. */
function silenceOf(plan: Plan, seconds: number, before: number): GraphItem[] {
  const { x, y } = railOf(plan);
  const scale = scaleOf(plan);
  const [limit, end, now] = [x + LIFE * scale, x + MOST_SILENCE * scale, x + seconds * scale];
  const at = (to: number, by = 0): Coordinates => ({ x: to, y: y + by });
  return [
    words('silence', 'start', 4, y + 4, `silence ${Math.round(seconds)} s`),
    line('rail', 'edge', at(x), at(end)),
    line('before', 'edge way', at(x), at(x + Math.min(before, MOST_SILENCE) * scale)),
    line('passed', 'average', at(x), at(now)),
    line('limit', 'average', at(limit, -7), at(limit, 7)),
    words(
      'closes',
      'soft start',
      end + 14,
      y + 4,
      before > 0
        ? `${plan.isWhole ? 'it came ' : ''}after ${before} s`
        : plan.isWhole
          ? `an entry ends after ${LIFE} s of it`
          : `ends at ${LIFE} s`,
    ),
    { id: 'knob', kind: 'dot', look: 'grasp handed', geo: { x: toTenth(now), y, r: 8 } },
  ];
}

/** Where a packet is after a part of this step's way: between which stops, and how far. */
function along(plan: Plan, { stops, since }: Way, part: number): { readonly index: number; readonly local: number } {
  const places = stops.slice(since).map(({ spot }) => placeOf(plan, spot));
  // What happens in a wall counts for more than its height.
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

/** In which of the three networks a packet is: in your home, in hers, or on the internet between. */
const networkOf = ({ spot }: Stop): Router | null =>
  spot.at === 'device' ? HOME[spot.end] : spot.at === 'inside' ? spot.router : null;

/** Where a packet leaves a device. */
function doorOf(plan: Plan, sender: End, to: Coordinates): Coordinates {
  const { x, y, w, h } = plan.boxes[deviceOf(sender)];
  if (sender === 'server') return { x: x + w, y: y + h / 2 };
  return { x: within(to.x, x + 12, x + w - 12), y: HOME[sender] === 'router' ? y + h : y };
}

interface Shown {
  readonly trail: readonly GraphItem[];
  readonly cards: readonly GraphItem[];
}

/** A packet on its way: the line that it has drawn, and how it was addressed in the networks that it has left. */
function wayOf(plan: Plan, way: Way, part: number): Shown {
  const { index, local } = along(plan, way, part);
  const { stops, sender } = way;
  const places = stops.map(({ spot }) => placeOf(plan, spot));
  const now = between(places[index]!, places[index + 1]!, local);
  const past = [doorOf(plan, sender, places[1]!), ...places.slice(1, index + 1), now];
  const stop = stops[local < 0.5 ? index : index + 1]!;
  const left = stops.slice(0, index + 1).flatMap((one, at) => {
    const next = at === index ? stop : stops[at + 1]!;
    return networkOf(one) === networkOf(next) ? [] : packet(plan, one, places[at]!, 'was', `was ${at}`);
  });
  return {
    trail: past.slice(1).map((place, at) => line(`trail ${at}`, 'stem', past[at]!, place, ACTORS[sender])),
    cards: [...left, ...packet(plan, stop, now, 'now', 'packet')],
  };
}

/** Where a wall has turned a packet away. */
function cross(plan: Plan, router: Router, { x }: Coordinates): GraphItem[] {
  const y = flip(plan, router, plan.wall.y + plan.wall.h + 2);
  const at = (by: number, side: number): Coordinates => ({ x: x + by, y: y + by * side });
  const path = [-1, 1].map(
    (side) => `M${toTenth(x - 5)} ${toTenth(y - 5 * side)}L${toTenth(x + 5)} ${toTenth(y + 5 * side)}`,
  );
  return [
    ...[-1, 1].map((side) => line(`cross ${router} ${side}`, 'average behind', at(-7, side), at(7, side))),
    { id: `cross ${router}`, kind: 'trail', look: 'course bad', geo: { t: 1 }, path: path.join('') },
  ];
}

/** A packet that was dropped earlier: whose it was, at the end of its way. */
function deadItems(plan: Plan, router: Router, { stops, sender }: Way): Shown {
  const places = stops.map(({ spot }) => ({
    ...placeOf(plan, spot),
    ...(spot.at !== 'device' && { x: columnOf(plan, spot.slot) }),
  }));
  const at = stops.findLastIndex(({ spot }) => spot.at === 'device' || spot.at === 'inside');
  const end = places.at(-1)!;
  const {
    from: { who, port },
    expected: wanted = [],
  } = stops.at(-1)!;
  const mark = { x: end.x, y: flip(plan, router, plan.wall.y + plan.wall.h + 8 + plan.chip.h / 2) };
  const past = [doorOf(plan, sender, places[at + 1]!), ...places.slice(at + 1, -1), mark];
  const [text, w] = plan.isWhole ? [written({ who, port }), plan.chip.w - 7] : [LETTERS[who], 24];
  const body = { x: end.x - w / 2, y: mark.y - plan.chip.h / 2 + 1, w, h: plan.chip.h - 2 };
  return {
    trail: past
      .slice(1)
      .map((place, index) => line(`dead ${router} trail ${index}`, 'meets', past[index]!, place, ACTORS[sender])),
    cards: [
      rect(`dead ${router} under`, 'gap', body),
      rect(`dead ${router}`, 'nothing', body, ACTORS[who]),
      words(`dead ${router} text`, 'gone soft', end.x, mark.y + plan.size * 0.36, text),
      ...(wanted.length > 0
        ? [words(`dead ${router} why`, 'bad end', body.x - 3, mark.y + plan.size * 0.36, '≠')]
        : []),
      ...cross(plan, router, end),
    ],
  };
}

/** How far the gate is that a packet of this step passes: 0 before it, 1 when the packet is in the wall. */
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

const remaining = ({ age }: Entry): number => Math.max(0, LIFE - age);

/** The gates in the middle of a step. */
function gatesOf(plan: Plan, before: State, state: State, part: number): Gate[] {
  const { way, waited } = state;
  const pass = way ? passage(plan, way, part) : null;
  const places = ROUTERS.flatMap((router) => Array.from({ length: ROOM }, (_, slot) => ({ router, slot })));
  return places.flatMap(({ router, slot }): Gate[] => {
    const find = (one: Entry): boolean => one.slot === slot;
    const [old, now] = [before, state].map(
      ({ tables, ended }) => tables[router].find(find) ?? ended[router].find(find),
    );
    const left = old ? remaining({ ...old, age: old.age + waited * part }) : 0;
    const isHere = pass?.key === `${router} ${slot}`;
    if (isHere && pass.done > 0 && now)
      return [
        { router, entry: now, left: left + (LIFE - left) * pass.done, open: left > 0 ? 1 : pass.done, isNow: true },
      ];
    const entry = part < 1 ? old : now;
    if (!entry) return [];
    return [{ router, entry, left: part < 1 ? left : remaining(entry), open: 1, isNow: false }];
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
  const { w, h } = plan.chip;
  const at = {
    x: within(place.x, 0, plan.width - w) + (place.x > plan.width - w ? w / 2 : 0),
    y: within(place.y, 0, plan.foot),
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
  const shown = way && way.stops.length > 1 ? wayOf(plan, way, part) : null;
  const isNew = part === 1 && way?.isDropped;
  const lying = part < 1 ? before.dead : state.dead;
  const dead = ROUTERS.flatMap((router) => {
    const one = lying[router];
    return one && one !== way ? [deadItems(plan, router, one)] : [];
  });
  const silence = Math.min(MOST_SILENCE, at === 0 || way ? state.silence : before.silence + state.waited * part);
  const gates = gatesOf(plan, before, state, part);
  return {
    width,
    height: plan.height,
    items: [
      ...walls(plan, held && !held.to ? `${LETTERS[held.from]} to itself: not sent` : null),
      ...gates.filter(({ left, open }) => left > 0 && open === 1).flatMap((one) => thread(plan, one)),
      ...dead.flatMap(({ trail }) => trail),
      ...(shown?.trail ?? []),
      ...devices(plan),
      ...gates.flatMap((one) => gate(plan, setup, one)),
      ...dead.flatMap(({ cards }) => cards),
      ...(shown?.cards ?? []),
      ...(isNew ? whyNot(plan, way, setup) : []),
      ...silenceOf(plan, silence, state.before),
      ...(held ? heldItems(plan, held) : []),
    ],
  };
}

/** Beside a packet that was dropped: what of it no entry wants. */
function whyNot(plan: Plan, { stops, ended }: Way, setup: Setup): GraphItem[] {
  const { spot, expected: wanted = [] } = stops.at(-1)!;
  const { x, y } = placeOf(plan, spot);
  const right = x < (plan.left + plan.width) / 2;
  const [only] = wanted;
  const router = spot.at === 'device' ? 'router' : spot.router;
  const unlike = only ? `≠ ${expected(plan, only, router, setup).text}` : 'no entry';
  const text = wanted.length > 1 ? 'fits none' : ended ? 'its entry has ended' : unlike;
  const beside = (right ? 1 : -1) * (plan.card.w / 2 + 6);
  const line = y + (only ? -0.5 : 0.5) * plan.chip.h + plan.size * 0.36;
  return [
    words('why not', `bad halo ${right ? 'start' : 'end'}`, x + beside, line, text),
    ...cross(plan, router, { x, y }),
  ];
}

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
  return `Two homes, each behind a router’s wall, and a server between them. Entries of your router: ${say('router')}. Of hers: ${say('router2')}.`;
}

/** Two homes behind walls: packets are thrown from device to device, and make the holes that let in answers. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, frames, isTried } = lab;
  const { state } = lab.frame;
  const { at } = lab.position;
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
    return steps.map((step) => ({ at: step, picture: pictureOf(film, step, NARROW) }));
  }, [film]);
  const isInHand = (): boolean => grip.current !== null;
  const { root, shown } = useFilm({ run: film, to: at, pace: PACE, held: isTried, parting, isInHand });
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
