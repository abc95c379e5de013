import { useCallback, useState, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { isOver, labelWidth, writing, type Ink } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  Graph,
  inkOf,
  keyItems,
  layTree,
  toTenth,
  words,
  type Coordinates,
  type Geo,
  type GraphItem,
  type GraphPicture,
  type Laid,
  type Spot,
  type TreeBox,
} from '@groundwork/labs-kit/drawings/graph';
import { MOST_OPS, type Setup } from './model';
import { RANGE, type Op, type State } from './run';
import { childFor, keysOf, leavesOf, levels, LOWEST, ROOM, type Page } from './tree';

export const HEIGHT = 344;
const HIGHEST = 99;
/** Of what is new in a step: the key comes, then the page is split, then its middle key goes up. */
const WAIT = 260;

/** A new key in the reader's hand, or where it waits for it. */
export interface Hand {
  readonly key: number | null;
  readonly at: Coordinates | null;
}

interface Measures {
  readonly size: number;
  /** A key in a leaf and in an inner page, as wide and as high. */
  readonly leaf: readonly [w: number, h: number];
  readonly inner: readonly [w: number, h: number];
  readonly most: number;
}
const NARROW: Measures = { size: 12, leaf: [24, 18], inner: [26, 20], most: 24 };
const WIDE: Measures = { size: 13, leaf: [34, 20], inner: [36, 22], most: 48 };
const measuresOf = (width: number): Measures => (writing(width).isWide ? WIDE : NARROW);

/** Where everything stands at a width. */
interface Layout {
  readonly m: Measures;
  readonly all: readonly (readonly Page[])[];
  readonly places: ReadonlyMap<number, Laid & { readonly y: number; readonly h: number }>;
}

/** The pages that the step is about come first, where not all have room for their keys. */
function rankOf({ cursor, written, read }: State, { id }: Page): number {
  if (cursor?.page === id) return 0;
  if (written.includes(id)) return 1;
  return read.includes(id) ? 2 + read.length - read.indexOf(id) : 100;
}

const FOOT = 46;
const TOP = 48;

/** A layout in which `deepest` levels have room: the leaves lie at the foot, and a tree grows upwards. */
export function layoutOf(state: State, deepest: number, width: number): Layout {
  const m = measuresOf(width);
  const all = levels(state.root);
  const boxes = all.map((pages) =>
    pages.map((page): TreeBox => {
      const [w] = page.children ? m.inner : m.leaf;
      const wide = (page.children ? Math.max(ROOM, page.keys.length) * w : w) + 4;
      const below = page.children?.map(({ id }) => String(id)) ?? [];
      return { id: String(page.id), wide, thin: page.children ? 12 : 7, rank: rankOf(state, page), below };
    }),
  );
  const laid = layTree(boxes, [1, width - 1], m.most);
  const leafHigh = ROOM * m.leaf[1] + 4;
  const innerHigh = m.inner[1] + 4;
  const foot = HEIGHT - FOOT - leafHigh;
  const pitch = Math.min(76, (foot - TOP) / Math.max(1, deepest - 1));
  const places = new Map(
    all.flatMap((pages, depth) =>
      pages.map((page) => {
        const up = all.length - 1 - depth;
        const h = page.children ? innerHigh : leafHigh + Math.max(0, page.keys.length - ROOM) * m.leaf[1];
        return [page.id, { ...laid.get(String(page.id))!, y: toTenth(foot - up * pitch), h }] as const;
      }),
    ),
  );
  return { m, all, places };
}

/** The middle of a key in its page. */
function spotOf({ m, places }: Layout, page: Page, index: number): Coordinates {
  const { x, y, w, h, isThin } = places.get(page.id)!;
  if (!page.children) return { x: x + w / 2, y: y + 2 + (index + 0.5) * m.leaf[1] };
  const slot = isThin ? w / Math.max(ROOM, page.keys.length) : m.inner[0];
  return { x: x + (isThin ? 0 : 2) + (index + 0.5) * slot, y: y + h / 2 };
}

const keyName = (page: Page, key: number): string =>
  key === LOWEST ? `low ${page.id}` : page.children ? `limit ${key}` : `key ${key}`;

/** An entry says which keys its page may hold; in a leaf a key is a key. */
function textOf({ keys, children }: Page, index: number): string {
  const key = keys[index]!;
  if (!children) return String(key);
  if (key !== LOWEST) return `${key}+`;
  return keys[1] === undefined ? 'all' : `<${keys[1]}`;
}

/** Whether the search for the present key goes through this entry. */
const isTaken = ({ op, cursor, read }: State, page: Page, index: number): boolean =>
  op !== null &&
  page.children !== null &&
  read.includes(page.id) &&
  (op.act !== 'insert' || cursor?.mark === 'pass' || cursor?.mark === 'look') &&
  childFor(page, op.key) === index;

/** What the present operation has to do with a key in a leaf. */
function isHit({ op, cursor, read }: State, page: Page, key: number): boolean {
  if (!op || cursor?.mark === 'look' || cursor?.mark === 'absent') return false;
  if (op.act === 'range') return read.includes(page.id) && key >= op.key && key <= op.key + RANGE;
  return key === op.key && cursor?.mark !== 'pass';
}

/** The key whose entry this step brings into a page above: the lowest of the new page. */
function risen(state: State): number | null {
  if (state.op?.act !== 'insert' || state.written.length < 2) return null;
  const fresh = state.written[1]!;
  const page = levels(state.root)
    .flat()
    .find(({ id }) => id === fresh);
  return page && !page.children ? (page.keys[0] ?? null) : null;
}

/** A page: its frame, its keys, and what of it is free. */
function pageItems(state: State, layout: Layout, page: Page, hand: Hand): GraphItem[] {
  const { m, places } = layout;
  const { x, y, w, h, isThin } = places.get(page.id)!;
  const { cursor, read, written, op } = state;
  const fresh = written.length > 1 && written.indexOf(page.id) > 0 ? written[written.indexOf(page.id) - 1] : undefined;
  const twin = fresh === undefined ? undefined : places.get(fresh);
  const isAim = hand.at !== null && hand.key !== null && pathTo(state.root, hand.key).at(-1)!.id === page.id;
  const look = [
    'page',
    read.includes(page.id) && 'read',
    written.includes(page.id) && 'written',
    page.keys.length > ROOM && 'bad',
    isAim && 'aim read',
    cursor?.page === page.id && 'now',
  ];
  const frame: GraphItem = {
    id: `page ${page.id}`,
    kind: 'rect',
    look: look.filter(Boolean).join(' '),
    geo: { x, y, w, h, rx: 4 },
    ...(twin && { from: { x: twin.x, y: twin.y, w: twin.w, h: twin.h } }),
    ...(twin && { wait: WAIT }),
  };
  const up = risen(state);
  const [kw, kh] = page.children ? m.inner : m.leaf;
  const keys = page.keys.flatMap((key, index) => {
    const isNew = op?.act === 'insert' && key === op.key && isHit(state, page, key) && !page.children;
    const isUp = key === up && (!page.children || written.length > 1);
    const leaf = page.children && isUp ? leavesOf(state.root).find(({ keys: [lowest] }) => lowest === key) : undefined;
    return keyItems({
      id: keyName(page, key),
      text: isThin ? '' : textOf(page, index),
      look: isHit(state, page, key) && op?.act !== 'insert' && !page.children ? 'key token' : 'key',
      at: spotOf(layout, page, index),
      w: isThin ? Math.max(1, w / (page.children ? Math.max(ROOM, page.keys.length) : 1) - 2) : kw - 2,
      h: kh - 2,
      rx: 2,
      size: m.size,
      ...(isNew || isTaken(state, page, index) || (!page.children && isHit(state, page, key))
        ? { actor: 'a' as const }
        : isUp
          ? { actor: 'b' as const }
          : {}),
      ...(isNew && { from: { x: x + w / 2, y: y + h + 12 } }),
      ...(leaf ? { from: spotOf(layout, leaf, 0), wait: 2 * WAIT } : twin && { wait: WAIT }),
    });
  });
  const free = Array.from({ length: Math.max(0, ROOM - page.keys.length) }, (_, index): GraphItem[] => {
    if (isThin) return [];
    const at = spotOf(layout, page, page.keys.length + index);
    const geo = { x: toTenth(at.x - kw / 2 + 1), y: toTenth(at.y - kh / 2 + 1), w: kw - 2, h: kh - 2, rx: 2 };
    return [{ id: `free ${page.id} ${page.keys.length + index}`, kind: 'rect', look: 'free', geo }];
  }).flat();
  return [
    frame,
    ...free,
    ...keys,
    ...(written.includes(page.id) ? [bar(`written ${page.id}`, x, y - 5, w, frame)] : []),
  ];
}

/** The mark of a page that the present operation has written. */
const bar = (id: string, x: number, y: number, w: number, { from, wait }: Partial<GraphItem> = {}): GraphItem => ({
  id,
  kind: 'rect',
  look: 'mean',
  geo: { x, y, w, h: 3, rx: 0 },
  ...(from && { from: { ...from, y: from['y']! - 5, h: 3 } }),
  ...(wait !== undefined && { wait }),
});

/** What the looks of pages mean, once one is written. */
function legend({ written }: State, { m }: Layout, width: number): GraphItem[] {
  if (written.length === 0) return [];
  const y = toTenth(TRAY.y + 18 + m.size * 0.36);
  const [wide, gap] = [16, 5];
  const second = width - 3 - labelWidth('written', m.size);
  const first = second - wide - 2 * gap - 7 - labelWidth('read', m.size);
  return [
    {
      id: 'key read',
      kind: 'rect',
      look: 'page read',
      geo: { x: first - wide - gap, y: y - 9, w: wide, h: 10, rx: 2 },
    },
    words('key read t', 'start soft', first, y, 'read'),
    { id: 'key page', kind: 'rect', look: 'page', geo: { x: second - wide - gap, y: y - 6, w: wide, h: 7, rx: 2 } },
    bar('key written', second - wide - gap, y - 11, wide),
    words('key written t', 'start soft', second, y, 'written'),
  ];
}

/** Whether the present operation has made this page. */
const isFresh = ({ op, read, written }: State, { id }: Page): boolean =>
  op?.act === 'insert' && written.includes(id) && !read.includes(id);

/** From each entry down to its page, and from each leaf to the next one. */
function edgesOf(state: State, layout: Layout): GraphItem[] {
  const { root, read, cursor } = state;
  const { all, places, m } = layout;
  const down = all.flat().flatMap((page) =>
    (page.children ?? []).map((child, index): GraphItem => {
      const from = spotOf(layout, page, index);
      const to = places.get(child.id)!;
      const isWay =
        read.includes(page.id) && read.includes(child.id) && read[0] === root.id && isFirst(read, child, all);
      const geo = { x1: toTenth(from.x), y1: toTenth(from.y + m.inner[1] / 2), x2: toTenth(to.x + to.w / 2), y2: to.y };
      // The first key of a page that is new in this operation has gone up into the page above.
      if (index > 0 && isFresh(state, child))
        return {
          ...arrow(`rise ${child.id}`, 'went', { x: geo.x2, y: geo.y2 }, { x: geo.x1, y: geo.y1 }, 'b'),
          from: { x1: geo.x2, y1: geo.y2, x2: geo.x2, y2: geo.y2, o: 0 },
          wait: 2 * WAIT,
        };
      return { id: `edge ${child.id}`, kind: 'line', look: isWay ? 'edge way' : 'edge', geo };
    }),
  );
  const leaves = all.at(-1)!;
  const chain = leaves.slice(1).map((leaf, index): GraphItem => {
    const [one, other] = [places.get(leaves[index]!.id)!, places.get(leaf.id)!];
    const y = one.y + ROOM * m.leaf[1] - 6;
    const isWay = read.includes(leaves[index]!.id) && read.includes(leaf.id) && cursor?.mark !== 'look';
    const geo = { x1: toTenth(one.x + one.w), y1: y, x2: other.x, y2: y };
    return { id: `chain ${leaf.id}`, kind: 'arrow', look: isWay ? 'chain way' : 'chain', geo };
  });
  return [...down, ...chain];
}

/** Whether a page was read from above: of the leaves, the first that was. */
const isFirst = (read: readonly number[], child: Page, all: Layout['all']): boolean =>
  child.children !== null || read.find((id) => all.at(-1)!.some((leaf) => leaf.id === id)) === child.id;

/** The order in which pages were read, until one is written. */
function orders({ read, op, written }: State, { all, places, m }: Layout): GraphItem[] {
  if (written.length > 0) return [];
  return read.flatMap((id, index): GraphItem[] => {
    const place = places.get(id);
    const page = all.flat().find((one) => one.id === id);
    if (!place || !page || place.isThin || !op) return [];
    const isRight = page.children !== null && childFor(page, op.key) === 0;
    const x = toTenth(page.children === null ? place.x + 4 : isRight ? place.x + place.w - 8 : place.x + 8);
    const y = toTenth(place.y - 9);
    return [
      { id: `order ${index}`, kind: 'dot', look: 'order', geo: { x, y, r: 8 } },
      {
        id: `order ${index} t`,
        kind: 'text',
        look: 'inverse',
        geo: { x, y: toTenth(y + m.size * 0.36) },
        text: String(index + 1),
      },
    ];
  });
}

/** The key on its way, beside the page that is read. */
function token(state: State, layout: Layout): readonly GraphItem[] {
  const { op, cursor } = state;
  if (!op || !cursor || (cursor.mark !== 'pass' && cursor.mark !== 'look' && cursor.mark !== 'absent')) return [];
  const page = layout.all.flat().find(({ id }) => id === cursor.page)!;
  const place = layout.places.get(page.id)!;
  if (op.act === 'range' && page.children === null && cursor.mark === 'pass') return [];
  const over = spotOf(layout, page, childFor(page, op.key));
  const at = page.children ? { x: over.x, y: place.y - 11 } : { x: place.x + place.w / 2, y: place.y + place.h + 12 };
  const { leaf, size } = layout.m;
  const look = op.act === 'insert' ? 'token' : 'token asks';
  return keyItems({ id: 'token', text: String(op.key), look, at, w: leaf[0], h: 18, rx: 9, size, actor: 'a' });
}

/** Where a text could stand. */
interface Try {
  readonly text: string;
  readonly at: 'start' | 'middle' | 'end';
  readonly x: number;
  readonly y: number;
}

/** Says a thing at the first place where nothing else is; where no place is free, the picture has to do without it. */
type Say = (id: string, look: string, tries: readonly Try[]) => void;

/** Beside a page: at its right and left, then under it. */
function beside({ places, m }: Layout, page: Page, texts: readonly string[], lower = 0): Try[] {
  const { x, y, w, h } = places.get(page.id)!;
  const line = page.children ? y + h / 2 + m.size * 0.36 : y + 15 + lower;
  return texts.flatMap((text): Try[] => [
    { text, at: 'start', x: x + w + 4, y: line },
    { text, at: 'end', x: x - 4, y: line },
    { text, at: 'middle', x: x + w / 2, y: y + h + 15 },
  ]);
}

/** Why a page of the way down is of interest: what it says of the key, or that it has no room. */
function sayWay(state: State, layout: Layout, say: Say): void {
  const { op, cursor, read } = state;
  const { all, places, m } = layout;
  if (!op || !cursor) return;
  const pages = all.flat();
  const page = pages.find(({ id }) => id === cursor.page);
  if (!page || places.get(page.id)!.isThin) return;
  if (page.children && cursor.mark === 'pass') {
    const at = childFor(page, op.key);
    const [from, to] = [page.keys[at]!, page.keys[at + 1]];
    const rule = from === LOWEST ? (to === undefined ? '' : `below ${to}`) : `${from} or more`;
    const { x } = spotOf(layout, page, at);
    const y = places.get(page.id)!.y - 11 + m.size * 0.36;
    const beyond = m.leaf[0] / 2 + 5;
    if (rule)
      say(
        'rule',
        'strong halo',
        [`${op.key} is ${rule}`, rule].flatMap((text): Try[] => [
          { text, at: 'start', x: x + beyond, y },
          { text, at: 'end', x: x - beyond - (at > 0 ? 0 : 14), y },
        ]),
      );
  }
  if (op.act === 'insert' && cursor.mark === 'look') {
    // A leaf that is full asks something of the pages above it, from below up.
    for (const id of read.toReversed()) {
      const above = pages.find((one) => one.id === id)!;
      if (above.keys.length < ROOM) break;
      const texts = above.children ? ['full as well', 'full'] : [`full: no room for ${op.key}`, 'no room', 'full'];
      say(`full ${id}`, 'bad halo', beside(layout, above, texts));
    }
  }
  if (cursor.mark === 'found' && op.act === 'find') say('found', 'strong halo', beside(layout, page, ['found']));
  if (cursor.mark === 'absent') say('found', 'bad halo', beside(layout, page, [`no ${op.key} here`, `no ${op.key}`]));
}

/** Which key of a new page has gone up, beside its way there. */
function sayUp(layout: Layout, page: Page, say: Say): void {
  const { all, places, m } = layout;
  const parent = all.flat().find(({ children }) => children?.includes(page));
  const at = parent?.children?.indexOf(page) ?? 0;
  if (!parent || at < 1) return;
  const { x, y, w } = places.get(page.id)!;
  const entry = spotOf(layout, parent, at);
  const from = entry.y + m.inner[1] / 2;
  const middle = { x: (entry.x + x + w / 2) / 2, y: (from + y) / 2 };
  const slope = (entry.x - x - w / 2) / Math.max(1, y - from);
  const away = Math.abs(slope) * 5 + 5;
  const text = `${parent.keys[at]} goes up`;
  const tries = [0, 8, -8, 14].flatMap((by): Try[] => [
    { text, at: 'start', x: middle.x - by * slope + away, y: middle.y + by + 4 },
    { text, at: 'end', x: middle.x - by * slope - away, y: middle.y + by + 4 },
  ]);
  say(`up ${page.id}`, 'strong halo', tries);
}

/** Why a page was cut, between its two halves or under them. */
function sayCut({ places, m }: Layout, twin: Page, page: Page, say: Say): void {
  const before = places.get(twin.id)!;
  const { x, y, w, h } = places.get(page.id)!;
  const middle = (before.x + before.w + x) / 2;
  const what = `${twin.keys.length + page.keys.length} ${page.children ? 'entries' : 'keys'}`;
  const texts = [`${what}, room for ${ROOM}: cut in two`, `${what}: cut in two`, 'cut in two', 'cut'];
  const tries = texts.slice(m === WIDE ? 0 : 1).flatMap((text): Try[] => [
    ...(page.children ? [{ text, at: 'middle' as const, x: middle, y: y + h / 2 + m.size * 0.36 }] : []),
    { text, at: 'middle', x: middle, y: y + h + 15 },
    { text, at: 'end', x: x + w, y: y + h + 15 },
    ...(page.children
      ? [
          { text, at: 'start' as const, x: x + w + 4, y: y + h / 2 + m.size * 0.36 },
          { text, at: 'end' as const, x: x + w + 36, y: y - 8 },
          { text, at: 'end' as const, x: x + w, y: y - 8 },
        ]
      : []),
  ]);
  say(`cut ${page.id}`, 'strong halo', tries);
}

/** What a split has done: which page has too many, which were cut, and what has gone up. */
function saySplit(state: State, layout: Layout, say: Say): void {
  const { all, places } = layout;
  for (const pages of all)
    for (const [index, page] of pages.entries()) {
      if (places.get(page.id)!.isThin) continue;
      const many = `${page.keys.length} entries`;
      if (page.keys.length > ROOM)
        say('over', 'bad halo', beside(layout, page, [`${many}, room for ${ROOM}`, many, 'too many']));
      if (!isFresh(state, page)) continue;
      if (page === state.root) say('more', 'strong halo', beside(layout, page, ['so one level more', 'a level more']));
      else sayUp(layout, page, say);
      const twin = pages[index - 1];
      if (twin && !places.get(twin.id)!.isThin) sayCut(layout, twin, page, say);
    }
}

/** What is written beside the pages of a step. */
function sayStep(state: State, layout: Layout, say: Say): void {
  const { root, cursor, op } = state;
  if (!root.children) return;
  const isNew = isFresh(state, root);
  say(
    'root',
    isNew ? 'strong halo' : 'soft halo',
    beside(layout, root, [isNew ? 'new root' : 'root'])
      .reverse()
      .slice(1),
  );
  if (cursor && op?.act === 'insert' && cursor.mark === 'put') {
    const page = layout.all.flat().find(({ id }) => id === cursor.page)!;
    if (!layout.places.get(page.id)!.isThin) say('put', 'strong halo', beside(layout, page, ['had room']));
  }
  sayWay(state, layout, say);
  if (cursor?.mark === 'changed' || cursor?.mark === 'put') saySplit(state, layout, say);
}

/** The operation and what it costs, and what the lowest level is. */
function margins(state: State, { m, all }: Layout, width: number): GraphItem[] {
  const { op, read, written, cursor, root } = state;
  const isWide = m === WIDE;
  const { size } = m;
  const pages = (ids: readonly number[]): number => new Set(ids).size;
  const items: GraphItem[] = [];
  if (op) {
    const name = op.act === 'range' ? `${op.key} to ${op.key + RANGE}` : `${op.act} ${op.key}`;
    const cost = `${pages(read)} ${isWide ? (pages(read) === 1 ? 'page read' : 'pages read') : 'read'}`;
    const text = `${name}: ${cost}${op.act === 'insert' ? `, ${pages(written)} written` : ''}`;
    items.push(words('cost', 'strong end', width - 3, TRAY.y + size * 0.36, text));
  }
  if (root.children && all.at(-1)!.length > 1) {
    const isScan = op?.act === 'range' && cursor?.mark !== 'look' && cursor?.mark !== 'pass';
    const text = isScan
      ? 'on from leaf to leaf, not through the root again'
      : isWide
        ? 'leaves: all keys in order, all at the same depth'
        : 'leaves: all keys in order, equally deep';
    items.push(words('leaves', isScan ? 'strong' : 'soft', width / 2, HEIGHT - 5, text));
  }
  return items;
}

/** Says what it can: a text that would touch another, or lie on a page, is tried elsewhere. */
function sayer(items: GraphItem[], { places, m }: Layout, width: number): Say {
  const taken: Ink[] = items.filter(({ kind, text }) => kind === 'text' && text).map((one) => inkOf(one, m.size));
  for (const { x, y, w, h } of places.values()) taken.push({ text: '', left: x, right: x + w, top: y, foot: y + h });
  for (const { id, geo } of items)
    if (/^order \d+$|^token$/.test(id)) {
      const { x = 0, y = 0, w = 0, h = 0, r = 0 } = geo;
      taken.push({ text: '', left: x - r, right: x + w + r, top: y - r, foot: y + h + r });
    }
  const lines = items.filter(({ kind }) => kind === 'line' || kind === 'arrow');
  return (id, look, tries) => {
    const placed = tries.map(({ text, at, x, y }) => {
      const wide = labelWidth(text, m.size, true);
      const least = at === 'start' ? 3 : at === 'end' ? wide + 3 : wide / 2 + 3;
      const one = words(
        id,
        at === 'middle' ? look : `${look} ${at}`,
        at === 'middle' ? Math.min(Math.max(x, least), width - least) : x,
        y,
        text,
      );
      return { one, ink: inkOf(one, m.size) };
    });
    const free = placed.filter(
      ({ ink }) => ink.left >= 2 && ink.right <= width - 2 && !taken.some((other) => isOver(other, ink)),
    );
    const best =
      (id.startsWith('cut') && free.find(({ ink }) => !lines.some(({ geo }) => crosses(geo, ink)))) || free[0];
    if (!best) return;
    taken.push(best.ink);
    items.push(best.one);
  };
}

/** Whether a line goes through the room of a text. */
function crosses({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }: Geo, { left, right, top, foot }: Ink): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, top, foot],
  ] as const) {
    if (way === 0 && (start <= low || start >= high)) return false;
    if (way === 0) continue;
    const [a, b] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

export const TRAY: Coordinates = { x: 16, y: 13 };

/** The new key that can be dragged in, and what to do with it. */
function tray({ key, at }: Hand, { m }: Layout, width: number): readonly GraphItem[] {
  const place = at ?? TRAY;
  const text = key === null ? '–' : String(key);
  const look = at ? 'token handed' : 'token asks handed';
  const geo = { x: 34, y: toTenth(TRAY.y + m.size * 0.36) };
  return [
    {
      id: 'tray',
      kind: 'text',
      look: 'start soft handed',
      geo,
      text: at ? 'drop it between two keys' : width < 330 ? 'new: drag it in' : 'a new key: drag it in',
    },
    ...keyItems({ id: 'hand', text, look, at: place, w: 28, h: 22, rx: 11, size: m.size, actor: 'a' }),
  ];
}

/** All that can be chosen: the new key, and each key that is seen, to look it up. */
function spotsOf(state: State, layout: Layout, { key, at }: Hand): Spot[] {
  const place = at ?? TRAY;
  const says = key === null ? 'No place for a new key' : `Insert ${key}, a new key; left and right change it`;
  const [w, h] = layout.m.leaf;
  const keys = leavesOf(state.root).flatMap((leaf) =>
    layout.places.get(leaf.id)!.isThin
      ? []
      : leaf.keys.map((one, index) => {
          const { x, y } = spotOf(layout, leaf, index);
          return { id: String(one), says: `Look up ${one}`, x: toTenth(x - w / 2), y: toTenth(y - h / 2), w, h };
        }),
  );
  return [
    { id: 'hand', says, x: toTenth(place.x - 16), y: toTenth(place.y - 13), w: 32, h: 26, drags: 'hand' },
    ...keys,
  ];
}

/** The picture of a step at a width. */
export function pictureOf(state: State, deepest: number, width: number, hand: Hand): GraphPicture {
  const layout = layoutOf(state, deepest, width);
  // Keys lie over all pages, because they travel from one to another.
  const pages = layout.all.flat().flatMap((page) => pageItems(state, layout, page, hand));
  const items = [
    ...edgesOf(state, layout),
    ...pages.filter(({ look }) => /^page|^free/.test(look)),
    ...pages.filter(({ look }) => !/^page|^free/.test(look)),
    ...orders(state, layout),
    ...token(state, layout),
    ...tray(hand, layout, width),
    ...margins(state, layout, width),
    ...legend(state, layout, width),
  ];
  sayStep(state, layout, sayer(items, layout, width));
  return { width, height: HEIGHT, items, spots: spotsOf(state, layout, hand) };
}

function pathTo(root: Page, key: number): Page[] {
  return root.children ? [root, ...pathTo(root.children[childFor(root, key)]!, key)] : [root];
}

/** The lowest key that may lie in a leaf, and the first that may not. */
function limitsOf(root: Page, leaf: Page, [low, high]: readonly [number, number]): readonly [number, number] | null {
  if (root.id === leaf.id) return [low, high];
  for (const [index, child] of (root.children ?? []).entries()) {
    const own = root.keys[index]!;
    const found = limitsOf(child, leaf, [own === LOWEST ? low : own, root.keys[index + 1] ?? high]);
    if (found) return found;
  }
  return null;
}

/** The new key for a place in the picture: between the two keys there, if one is free. */
export function keyAt(state: State, deepest: number, width: number, to: Coordinates): number | null {
  const layout = layoutOf(state, deepest, width);
  const leaves = leavesOf(state.root);
  const far = (leaf: Page): number => {
    const { x, w } = layout.places.get(leaf.id)!;
    return Math.abs(x + w / 2 - to.x);
  };
  const leaf = leaves.reduce((best, one) => (far(one) < far(best) ? one : best));
  const [low, high] = limitsOf(state.root, leaf, [0, HIGHEST + 1])!;
  const slot = leaf.keys.filter((_, index) => spotOf(layout, leaf, index).y < to.y).length;
  const from = slot === 0 ? low - 1 : leaf.keys[slot - 1]!;
  const till = leaf.keys[slot] ?? high;
  return till - from < 2 ? null : Math.floor((from + till) / 2);
}

/** The next key in a direction that is not in the tree; null if there is none. */
export function freeKey(state: State, from: number, by: 1 | -1): number | null {
  const keys = keysOf(state.root);
  for (let key = from; key >= 0 && key <= HIGHEST; key += by) if (!keys.includes(key)) return key;
  return null;
}

function saysOf({ root, cursor, read }: State): string {
  const page = ({ keys }: Page) => keys.map((key) => (key === LOWEST ? 'lower' : key)).join(' ') || 'empty';
  const rows = levels(root).map((pages, depth, all) => {
    const name = depth === all.length - 1 ? 'Leaves' : depth === 0 ? 'Root' : 'Inner pages';
    return `${name}: ${pages.map(page).join('; ')}.`;
  });
  const now =
    cursor &&
    levels(root)
      .flat()
      .find(({ id }) => id === cursor.page);
  return `${rows.join(' ')} ${now ? `Now at the page ${page(now)}.` : ''} Pages read: ${new Set(read).size}.`;
}

/** A B+ tree: a key walks down page by page; a full leaf is split, and the lowest key of its new half goes up. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frame, frames, setup, position } = lab;
  const { state } = frame;
  const [wanted, setWanted] = useState(42);
  const [held, setHeld] = useState<Hand | null>(null);
  const key = freeKey(state, wanted, 1) ?? freeKey(state, wanted, -1);
  const hand = held ?? { key, at: null };
  const deepest = Math.max(...frames.map(({ state: { root } }) => levels(root).length));
  const { key: inHand, at } = hand;
  const of = useCallback(
    (width: number) => pictureOf(state, deepest, width, { key: inHand, at }),
    [state, deepest, inHand, at],
  );
  // It happens after the operation that is shown; what came later in the old run is no more.
  const act = (op: Op): void =>
    lab.replace({ ...setup, ops: [...setup.ops.slice(0, (state.op?.index ?? -1) + 1), op].slice(0, MOST_OPS) });
  return (
    <Graph
      of={of}
      step={position.at}
      says={saysOf(state)}
      isTried={lab.isTried}
      acts={{
        pick(id) {
          if (id !== 'hand') return act({ act: 'find', key: Number(id) });
          if (key !== null) act({ act: 'insert', key });
        },
        nudge: (id, by) => id === 'hand' && key !== null && setWanted(freeKey(state, key + by, by) ?? key),
        drag: (_, to, width) => setHeld({ key: keyAt(state, deepest, width, to), at: to }),
        drop(_, to, width) {
          setHeld(null);
          const found = to && to.x >= 0 && to.x <= width && to.y > 2 * TRAY.y && to.y <= HEIGHT;
          const dropped = found ? keyAt(state, deepest, width, to) : null;
          if (dropped !== null) act({ act: 'insert', key: dropped });
        },
      }}
    />
  );
}
