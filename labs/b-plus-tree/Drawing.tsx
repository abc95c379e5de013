import { useCallback, useState, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { writing } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  keyItems,
  layTree,
  toTenth,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Laid,
  type Spot,
  type TreeBox,
} from '@groundwork/labs-kit/drawings/graph';
import { MOST_OPS, type Setup } from './model';
import { RANGE, type Op, type State } from './run';
import { childFor, keysOf, leavesOf, levels, LOWEST, ROOM, type Page } from './tree';

export const HEIGHT = 310;
const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];
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
const NARROW: Measures = { size: 12, leaf: [24, 18], inner: [20, 20], most: 22 };
const WIDE: Measures = { size: 13, leaf: [34, 20], inner: [30, 22], most: 44 };
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

const FOOT = 26;
const TOP = 40;

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
      text: isThin ? '' : key === LOWEST ? '<' : String(key),
      look: isHit(state, page, key) && op?.act !== 'insert' && !page.children ? 'key token' : 'key',
      at: spotOf(layout, page, index),
      w: isThin ? Math.max(1, w / (page.children ? Math.max(ROOM, page.keys.length) : 1) - 2) : kw - 2,
      h: kh - 2,
      rx: 2,
      size: m.size,
      ...(isNew || (!page.children && isHit(state, page, key))
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
  return [frame, ...free, ...keys];
}

/** From each entry down to its page, and from each leaf to the next one. */
function edgesOf({ root, read, cursor }: State, layout: Layout): GraphItem[] {
  const { all, places, m } = layout;
  const down = all.flat().flatMap((page) =>
    (page.children ?? []).map((child, index): GraphItem => {
      const from = spotOf(layout, page, index);
      const to = places.get(child.id)!;
      const isWay =
        read.includes(page.id) && read.includes(child.id) && read[0] === root.id && isFirst(read, child, all);
      const geo = { x1: toTenth(from.x), y1: toTenth(from.y + m.inner[1] / 2), x2: toTenth(to.x + to.w / 2), y2: to.y };
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

/** The order in which pages were read. */
function orders({ read, op }: State, { all, places, m }: Layout): GraphItem[] {
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

export const TRAY: Coordinates = { x: 16, y: 13 };

/** The new key that can be dragged in, and what to do with it. */
function tray({ key, at }: Hand, { m }: Layout): readonly GraphItem[] {
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
      text: at ? 'drop it between two keys' : 'a new key: drag it in',
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
  const name = (page: Page | undefined, text: string): GraphItem[] => {
    const place = page && layout.places.get(page.id)!;
    if (!place || place.x < text.length * 7 + 22) return [];
    return [{ id: text, kind: 'text', look: 'end soft', geo: { x: place.x - 18, y: toTenth(place.y + 16) }, text }];
  };
  const { root } = state;
  // Keys lie over all pages, because they travel from one to another.
  const pages = layout.all.flat().flatMap((page) => pageItems(state, layout, page, hand));
  return {
    width,
    height: HEIGHT,
    items: [
      ...edgesOf(state, layout),
      ...pages.filter(({ look }) => /^page|^free/.test(look)),
      ...pages.filter(({ look }) => !/^page|^free/.test(look)),
      ...(root.children ? name(root, 'root') : []),
      ...orders(state, layout),
      ...token(state, layout),
      ...tray(hand, layout),
    ],
    spots: spotsOf(state, layout, hand),
  };
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
      sizes={SIZES}
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
