import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { labelWidth, type Actor, type Size } from '@groundwork/labs-kit/drawings';
import {
  apart,
  bowPath,
  Graph,
  lanesRound,
  onCircle,
  pile,
  toTenth,
  TURN,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Grip,
} from '@groundwork/labs-kit/drawings/graph';
import { goingOn, turnedTo, type Setup } from './model';
import { hash, NAMES, pointsOf, RING, spotOf, type Point, type Way } from './ring';
import { CELLS, KEYS, movedBetween, serversOf, type State } from './run';

/** The same as in the note that shows the lab. */
const ACTORS: Readonly<Record<string, Actor>> = { ada: 'a', bob: 'b', cai: 'c', dan: 'd', eva: 'e', fay: 'f' };
const WAYS = ['modulo', 'ring'] as const;

/** What depends on the width: `small` is the home page's on a phone. */
interface Measures {
  readonly size: number;
  readonly high: number;
  readonly radius: number;
  readonly band: number;
  readonly pin: number;
  readonly box: number;
  readonly pitch: number;
  readonly bins: number;
  readonly air: number;
  readonly bar: number;
  readonly hasWords: boolean;
}

const SMALL: Measures = {
  size: 12,
  high: 191,
  radius: 27,
  band: 5,
  pin: 3.6,
  box: 0,
  pitch: 5.4,
  bins: 25,
  air: 3,
  bar: 12,
  hasWords: false,
};
const NARROW: Measures = {
  size: 12,
  high: 382,
  radius: 44,
  band: 7,
  pin: 5.2,
  box: 16,
  pitch: 8,
  bins: 56,
  air: 24,
  bar: 15,
  hasWords: true,
};
const WIDE: Measures = {
  size: 13,
  high: 474,
  radius: 66,
  band: 10,
  pin: 7,
  box: 20,
  pitch: 10.6,
  bins: 62,
  air: 30,
  bar: 17,
  hasWords: true,
};

export const kindOf = (width: number, isOpening: boolean): 'small' | 'narrow' | 'wide' =>
  width >= 560 ? 'wide' : isOpening && width < 400 ? 'small' : 'narrow';
const MEASURES = { small: SMALL, narrow: NARROW, wide: WIDE } as const;

/** The widths that are drawn before the browser says its own. */
const OPENING_SIZES: readonly Size[] = [
  { kind: 'small', width: 304 },
  { kind: 'narrow', width: 430 },
];

interface Panel {
  readonly way: Way;
  readonly left: number;
  readonly wide: number;
  readonly cx: number;
  readonly cy: number;
  readonly floor: number;
}

/** What lies round a circle may stand so many lanes high. */
const LANES = 5;

function panelOf(way: Way, width: number, m: Measures): Panel {
  const gap = m.size;
  const wide = (width - gap) / 2;
  const left = way === 'modulo' ? 0 : wide + gap;
  const reach = m.radius + m.band / 2 + 1 + LANES * m.pin;
  const top = m.hasWords ? 2 * (m.size + 4) : m.size + 2;
  const cy = toTenth(top + reach);
  return { way, left, wide, cx: toTenth(left + wide / 2), cy, floor: toTenth(cy + reach + m.air + m.bins) };
}

/** Where the ring stands in the picture for a width, for what is dragged on it. */
function ringOf(width: number): Panel {
  return panelOf('ring', width, MEASURES[kindOf(width, false)]);
}

/** Where a server is to be grasped: at its box, or where it has many points, at its first one. */
function graspOf(server: string, { servers, each, turns }: State, width: number): Coordinates {
  const m = MEASURES[kindOf(width, false)];
  const { cx, cy } = ringOf(width);
  const points = pointsOf(servers, each, turns);
  const index = points.findIndex((point) => point.server === server);
  const stand = standsOf(points, each, m)[index];
  return stand === undefined
    ? onCircle(cx, cy, m.radius, (spotOf(server, 0, turns) / RING) * TURN)
    : onCircle(cx, cy, innerOf(m), stand);
}

const innerOf = (m: Measures): number => m.radius - m.band / 2 - 3 - m.box / 2;

/** At which angles the boxes of the servers stand inside of the ring; none where each has many points. */
const standsOf = (points: readonly Point[], each: number, m: Measures): readonly number[] => {
  if (each > 1 || m.box === 0) return [];
  return apart(
    points.map(({ at }) => (at / RING) * TURN),
    (1.2 * m.box) / innerOf(m),
  );
};

interface Drawn {
  readonly state: State;
  readonly columns: readonly string[];
  readonly follow: number | null;
  readonly m: Measures;
}

const angleOf = (way: Way, key: number): number => {
  const place = hash(KEYS[key]!);
  return (way === 'ring' ? place / RING : ((place % CELLS) + 0.5) / CELLS) * TURN;
};

/** What is to be said of a key: it must move, it has moved, it stayed. */
function lookOf({ state, follow }: Drawn, way: Way, key: number): string {
  const now = serversOf(state.piles[way])[key];
  const looks = [
    state.changed !== null && !state.before && now !== state.target[way][key] && 'must',
    state.before && (serversOf(state.before[way])[key] === now ? 'still' : 'moved'),
    key === follow && 'followed',
  ];
  return ['thing', ...looks.filter(Boolean)].join(' ');
}

/** The circle of a rule, in the colours of the servers, and each key at the place of its hash. */
function dial(drawn: Drawn, panel: Panel): GraphItem[] {
  const { state, m } = drawn;
  const { way, cx, cy } = panel;
  const angles = KEYS.map((_, key) => angleOf(way, key));
  const lanes = lanesRound(angles, m.radius + m.band / 2 + 1 + m.pin / 2, m.pin);
  const now = serversOf(state.piles[way]);
  const pins = angles.map((angle, key): GraphItem => {
    const at = onCircle(cx, cy, m.radius + m.band / 2 + 1 + (lanes[key]! + 0.5) * m.pin, angle);
    const look = lookOf(drawn, way, key);
    return {
      id: `pin ${way} ${key}`,
      kind: 'dot',
      look,
      actor: ACTORS[now[key]!]!,
      geo: { ...at, r: toTenth(m.pin / 2 - 0.3) },
      pick: String(key),
    };
  });
  return [...(way === 'ring' ? arcs(drawn, panel) : stripes(drawn, panel)), ...pins];
}

/** By the remainder, the colours repeat all round. */
function stripes({ state: { servers, changed, before }, m }: Drawn, { cx, cy }: Panel): GraphItem[] {
  const geo = { cx, cy, r: m.radius, w: m.band, n: servers.length };
  const look = `divisor strong${changed !== null && !before ? ' now' : ''}`;
  return [
    ...servers.map((server, i): GraphItem => ({
      id: `stripes ${server}`,
      kind: 'stripes',
      look: 'band',
      actor: ACTORS[server]!,
      geo: { ...geo, i },
    })),
    { id: 'divisor', kind: 'text', look, geo: { x: cx, y: toTenth(cy + m.size * 0.36) }, text: `÷ ${servers.length}` },
  ];
}

/** On the ring, each point has the arc before it. */
function arcs({ state, m }: Drawn, { cx, cy }: Panel): GraphItem[] {
  const { servers, each, turns, changed, before } = state;
  const points = pointsOf(servers, each, turns);
  const inner = innerOf(m);
  const stands = standsOf(points, each, m);
  const bands = points.map(({ at, server, n }, index): GraphItem => {
    const a1 = (at / RING) * TURN;
    const from = ((points.at(index - 1)!.at / RING) * TURN) % TURN;
    const a0 = from >= a1 ? from - TURN : from;
    return {
      id: `arc ${server} ${n}`,
      kind: 'arc',
      look: 'band',
      actor: ACTORS[server]!,
      geo: { cx, cy, r: m.radius, w: m.band, a0, a1 },
      from: { a0: a1 },
    };
  });
  const boxes = stands.flatMap((stand, index): GraphItem[] => {
    const { server, at } = points[index]!;
    const [place, point] = [
      onCircle(cx, cy, inner, stand),
      onCircle(cx, cy, m.radius + m.band / 2, (at / RING) * TURN),
    ];
    const isNow = server === changed && !before;
    return [
      {
        id: `stem ${server}`,
        kind: 'line',
        look: 'stem',
        actor: ACTORS[server]!,
        geo: { x1: place.x, y1: place.y, x2: point.x, y2: point.y },
      },
      ...badge(`stand ${server}`, server[0]!.toUpperCase(), server, place, m.box, m, isNow ? 'now' : ''),
    ];
  });
  return [...bands, ...boxes, ...(m.hasWords ? [clockwise(cx, cy, m.box === 20 ? 20 : 11)] : [])];
}

/** The direction in which a server is looked for. */
function clockwise(cx: number, cy: number, r: number): GraphItem {
  const [a, b] = [onCircle(cx, cy, r, -2), onCircle(cx, cy, r, 1.4)];
  const head = [onCircle(cx, cy, r - 4, 1.4), onCircle(cx, cy, r, 1.4 + 7 / r), onCircle(cx, cy, r + 4, 1.4)];
  const path = `M${a.x} ${a.y}A${r} ${r} 0 0 1 ${b.x} ${b.y}M${head.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  return { id: 'clockwise', kind: 'path', look: 'turn', geo: {}, path };
}

/** A server's box with its name. */
function badge(
  id: string,
  text: string,
  server: string,
  { x, y }: Coordinates,
  wide: number,
  m: Measures,
  look: string,
): GraphItem[] {
  const high = m.size + 5;
  const more = look && ` ${look}`;
  return [
    {
      id,
      kind: 'rect',
      look: `box${more}`,
      actor: ACTORS[server]!,
      geo: { x: toTenth(x - wide / 2), y: toTenth(y - high / 2), w: wide, h: high, rx: 3 },
    },
    { id: `${id} name`, kind: 'text', look: `name strong${more}`, geo: { x, y: toTenth(y + m.size * 0.36) }, text },
  ];
}

interface Columns {
  readonly wide: number;
  x(server: string): number;
}

const columnsOf = ({ columns }: Drawn, { left, wide }: Panel): Columns => {
  const column = wide / columns.length;
  return { wide: column, x: (server) => toTenth(left + (columns.indexOf(server) + 0.5) * column) };
};

type Spots = ReadonlyMap<number, Coordinates & { readonly r: number }>;

/** Where each key lies in its server's bin. */
function spotsOf(piles: State['piles'][Way], { m }: Drawn, columns: Columns, floor: number): Spots {
  return new Map(
    Object.entries(piles).flatMap(([server, keys]) => {
      const bin = { x: columns.x(server), floor, wide: columns.wide - 2, high: m.bins, pitch: m.pitch };
      const places = pile(keys.length, bin);
      return keys.map((key, index) => [key, places[index]!] as const);
    }),
  );
}

/** The servers' bins: whose data is on which, and how it came there. */
function bins(drawn: Drawn, panel: Panel): GraphItem[] {
  const { state, m } = drawn;
  const { way, floor } = panel;
  const columns = columnsOf(drawn, panel);
  const spots = spotsOf(state.piles[way], drawn, columns, floor - 1);
  const old = state.before && spotsOf(state.before[way], drawn, columns, floor - 1);
  const now = serversOf(state.piles[way]);
  const was = state.before && serversOf(state.before[way]);
  const trails: GraphItem[] = [];
  const things = KEYS.map((_, key): GraphItem => {
    const { x, y, r } = spots.get(key)!;
    const actor = ACTORS[now[key]!]!;
    const has = old?.get(key);
    const moves = was !== null && was[key] !== now[key];
    const bow = has ? Math.min(m.air * 0.9, Math.hypot(x - has.x, y - has.y) * 0.4) : m.air / 2;
    const wait = (key % 12) * 14;
    if (moves && has)
      trails.push({
        id: `trail ${way} ${state.ops} ${key}`,
        kind: 'trail',
        look: 'trail',
        actor,
        geo: { t: 1 },
        from: { t: 0 },
        wait,
        path: bowPath(has, { x, y }, bow),
      });
    return {
      id: `key ${way} ${key}`,
      kind: 'dot',
      look: lookOf(drawn, way, key),
      actor,
      geo: { x, y, r },
      pick: String(key),
      ...(moves && { bow, wait }),
    };
  });
  const shown = Object.keys({
    ...state.piles[way],
    ...Object.fromEntries(state.servers.map((server) => [server, []])),
  });
  const frames = shown.flatMap((server): GraphItem[] => {
    const look = server !== state.changed || state.before ? '' : state.comes ? 'now' : 'gone';
    const [x, wide] = [columns.x(server), toTenth(columns.wide - 3)];
    const words = m.hasWords ? `${state.piles[way][server]?.length ?? 0}` : '';
    return [
      {
        id: `bin ${way} ${server}`,
        kind: 'rect',
        look: 'bin',
        geo: { x: toTenth(x - wide / 2), y: floor, w: wide, h: 1.5 },
      },
      ...badge(
        `server ${way} ${server}`,
        m.hasWords ? server : server[0]!.toUpperCase(),
        server,
        { x, y: floor + m.size / 2 + 6 },
        Math.min(wide, 40),
        m,
        look,
      ),
      {
        id: `load ${way} ${server}`,
        kind: 'text',
        look: 'soft',
        geo: { x, y: toTenth(floor + 2 * m.size + 11) },
        text: words,
      },
    ];
  });
  return [...frames, ...trails, ...things];
}

/** The rule of a panel, in a line; of the key that is followed, what it comes to. */
function words({ state, follow, m }: Drawn, { way, left }: Panel): GraphItem[] {
  const n = state.servers.length;
  const name = way === 'modulo' ? 'By the remainder' : 'On a ring';
  const rule = way === 'modulo' ? `hash ÷ ${n}: the rest` : 'the next server clockwise';
  const of = follow === null ? '' : `${KEYS[follow]}: `;
  const rest = follow === null ? '' : way === 'modulo' ? `rest ${hash(KEYS[follow]!) % n}, ` : '';
  const text = follow === null ? rule : `${of}${rest}${state.target[way][follow]}`;
  return [
    { id: `title ${way}`, kind: 'text', look: 'start strong', geo: { x: left + 2, y: m.size }, text: name },
    ...(m.hasWords
      ? [
          {
            id: `rule ${way}`,
            kind: 'text',
            look: 'start soft',
            geo: { x: left + 2, y: 2 * m.size + 3 },
            text,
          } as const,
        ]
      : []),
  ];
}

/** How many had to be copied, on one scale, and how many it is on average. */
function bars({ state, m }: Drawn, width: number): GraphItem[] {
  const { changed, before, comes, average, piles } = state;
  const top = m.high - (m.hasWords ? 3 * m.size + 2 * m.bar + 10 : 2 * m.bar + 5);
  const left = m.hasWords
    ? Math.ceil(labelWidth('remainder', m.size, true)) + 8
    : Math.ceil(labelWidth('ring', m.size, true)) + 20;
  const cell = (width - left - 26) / KEYS.length;
  const first = m.hasWords ? top + m.size + 6 : top;
  const items: GraphItem[] = m.hasWords ? scale(left, cell, first + 2 * m.bar + 4, m) : [];
  WAYS.forEach((way, index) => {
    const y = toTenth(first + index * (m.bar + 2));
    const moved = before ? movedBetween(before[way], piles[way], changed) : { moved: 0, with: 0 };
    const parts = [
      { id: 'own', look: 'part', n: moved.with, x: left },
      { id: 'others', look: 'part others', n: moved.moved - moved.with, x: left + moved.with * cell },
    ];
    const label = m.hasWords ? { modulo: 'remainder', ring: 'ring' }[way] : { modulo: 'rest', ring: 'ring' }[way];
    const foot = toTenth(y + m.bar / 2 + m.size * 0.36);
    items.push(
      { id: `bar ${way}`, kind: 'text', look: 'end strong', geo: { x: left - 6, y: foot }, text: label },
      {
        id: `track ${way}`,
        kind: 'rect',
        look: 'track',
        geo: { x: left, y, w: toTenth(cell * KEYS.length), h: m.bar },
      },
      ...parts.map(({ id, look, n, x }): GraphItem => ({
        id: `part ${way} ${id}`,
        kind: 'rect',
        look,
        ...(id === 'own' && changed && { actor: ACTORS[changed]! }),
        geo: { x: toTenth(x), y, w: toTenth(n * cell), h: m.bar },
      })),
      {
        id: `sum ${way}`,
        kind: 'text',
        look: 'start strong',
        geo: { x: toTenth(left + cell * KEYS.length + 5), y: foot },
        text: before ? `${moved.moved}` : '',
      },
    );
    const x = toTenth(left + average[way] * cell);
    const mark = { kind: 'line', geo: { x1: x, y1: y - 1, x2: x, y2: y + m.bar + 1 } } as const;
    if (before)
      items.push(
        { id: `behind ${way}`, look: 'average behind', ...mark },
        { id: `average ${way}`, look: 'average', ...mark },
      );
  });
  return m.hasWords ? [...items, ...heading(before ? changed : null, comes, top + m.size - 1, m)] : items;
}

function scale(left: number, cell: number, y: number, m: Measures): GraphItem[] {
  return [0, 20, 40, 60].map((n): GraphItem => {
    const x = toTenth(left + n * cell);
    return { id: `tick ${n}`, kind: 'text', look: 'soft', geo: { x, y: toTenth(y + m.size + 1) }, text: String(n) };
  });
}

/** What the bars count, with their colours. */
function heading(changed: string | null, comes: boolean, y: number, m: Measures): GraphItem[] {
  const items: GraphItem[] = [];
  let x = 2;
  const say = (id: string, text: string, look = 'start') => {
    items.push({ id: `says ${id}`, kind: 'text', look, geo: { x: toTenth(x), y }, text });
    x += labelWidth(text, m.size, look.includes('strong')) + 7;
  };
  const sign = (id: string, look: string, wide: number, actor?: Actor) => {
    items.push({
      id: `sign ${id}`,
      kind: 'rect',
      look,
      ...(actor && { actor }),
      geo: { x: toTenth(x), y: toTenth(y - m.size * 0.75), w: wide, h: toTenth(m.size * 0.8) },
    });
    x += wide + 4;
  };
  say(
    'copied',
    changed === null
      ? 'Customers whose data must be copied'
      : m.size === 12
        ? 'Copied'
        : 'Customers whose data is copied',
    'start strong',
  );
  if (changed === null) return items;
  sign('own', 'part', 10, ACTORS[changed]);
  say('own', `${comes ? 'to' : 'from'} ${changed}`);
  sign('others', 'part others', 10);
  say('others', 'between others');
  sign('average', 'mean', 2);
  say('average', 'average');
  return items;
}

/** What stands where in a step, for a width. */
export function pictureOf(
  state: State,
  columns: readonly string[],
  follow: number | null,
  width: number,
  isOpening = false,
): GraphPicture {
  const m = MEASURES[kindOf(width, isOpening)];
  const drawn = { state, columns, follow, m };
  const panels = WAYS.map((way) => panelOf(way, width, m));
  const items = panels.flatMap((panel) => [...words(drawn, panel), ...dial(drawn, panel), ...bins(drawn, panel)]);
  return { width, height: m.high, items: [...items, ...bars(drawn, width)] };
}

/** The servers that a run has at any time: their bins keep their places. */
export function columnsIn(states: readonly State[]): readonly string[] {
  const last = Math.max(
    4,
    ...states.flatMap(({ servers }) => servers.map((server) => NAMES.findIndex((name) => name === server))),
  );
  return NAMES.slice(0, last + 1);
}

function saysOf({ servers, piles, before, changed }: State): string {
  const has = (way: Way) => servers.map((server) => `${server} has ${piles[way][server]?.length ?? 0}`).join(', ');
  const moved = (way: Way) => (before ? ` ${movedBetween(before[way], piles[way], changed).moved} have moved.` : '');
  return `Two circles and two rows of bins, with ${KEYS.length} customers each. By the remainder ${has('modulo')}.${moved('modulo')} On the ring ${has('ring')}.${moved('ring')}`;
}

interface DrawingProps {
  readonly lab: Lab<Setup, State>;
  readonly follow: number | null;
  readonly onFollow: (key: number) => void;
  readonly isOpening: boolean;
}

const DEGREES_A_STEP = 5;

/** Both rules beside each other: the circle that each colours, the bins with each server's customers, and what moved. */
export function Drawing({ lab, follow, onFollow, isOpening }: DrawingProps): ReactElement {
  const { frames, frame, position, setup } = lab;
  const { state } = frame;
  const of = useCallback(
    (width: number) => pictureOf(state, columnsIn(frames.map((one) => one.state)), follow, width, isOpening),
    [state, frames, follow, isOpening],
  );
  const turn = (server: string, degrees: number) => lab.replace(turnedTo(setup, server, degrees), position.at);
  const grips = state.servers.map((server): Grip => {
    const at = spotOf(server, 0, setup.turns);
    const degrees = (at / RING) * 360;
    return {
      id: server,
      at: (width) => graspOf(server, state, width),
      label: `The server ${server} on the ring; Enter lets it fail`,
      says: `${Math.round(degrees)}° clockwise from the top`,
      now: Math.round(degrees),
      last: 360,
      onDrag({ x, y }, width) {
        const { cx, cy } = ringOf(width);
        turn(server, (Math.atan2(x - cx, cy - y) * 180) / Math.PI);
      },
      onNudge: (by) => turn(server, degrees + by * DEGREES_A_STEP),
      onPress: () => lab.replace(goingOn(setup, state.ops, server)),
    };
  });
  return (
    <Graph
      of={of}
      {...(isOpening && { sizes: OPENING_SIZES })}
      step={position.at}
      says={saysOf(state)}
      isTried={lab.isTried}
      grips={isOpening ? [] : grips}
      onPick={(key) => onFollow(Number(key))}
    />
  );
}
