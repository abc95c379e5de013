import { useCallback, useMemo, useState, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { writing } from '@groundwork/labs-kit/drawings';
import {
  Graph,
  keyItems,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { model, MOST_OPS, type Setup } from './model';
import { measure, type Op, type State } from './run';
import { height, inWords, keysOf, pathTo, places, type Node, type Tree } from './tree';

export const HEIGHT = 318;
const HIGHEST = 99;
/** More keys than this have their columns by their rank among those that are there. */
const MOST_COLUMNS = 16;
const TOP = 66;
const FOOT = 22;

/** A new key in the reader's hand, or where it waits for it. */
export interface Hand {
  readonly key: number | null;
  readonly at: Coordinates | null;
}

/** What does not change from step to step: the order of the run's keys, and how deep its trees get. */
export interface Run {
  readonly ops: readonly Op[];
  readonly columns: readonly number[] | null;
  readonly deepest: number;
}

/** One scale for both kinds of a run, so that the levels that rotations save are seen. */
export function runOf(setup: Setup): Run {
  const states = (['plain', 'avl'] as const).flatMap((kind) => model.trace({ ...setup, kind }));
  const keys = [...new Set(setup.ops.map(({ key }) => key))].sort((a, b) => a - b);
  return {
    ops: setup.ops,
    columns: keys.length <= MOST_COLUMNS ? keys : null,
    deepest: Math.max(4, ...states.map(({ state }) => Math.max(height(state.tree), fallen(state)))),
  };
}

interface Layout {
  readonly width: number;
  readonly isWide: boolean;
  readonly size: number;
  /** Of a node. */
  readonly r: number;
  readonly pitch: number;
  /** Where columns begin and end. */
  readonly left: number;
  readonly right: number;
  readonly columns: readonly number[];
  x(key: number): number;
  y(level: number): number;
  readonly nodes: ReadonlyMap<number, Coordinates & { readonly level: number; readonly above: number | null }>;
}

/** Each key has a column, by its rank; each level is a row. So whatever happens, a key only goes up or down. */
export function layoutOf(state: State, run: Run, width: number): Layout {
  const { isWide, size } = writing(width);
  const [left, right] = isWide ? [40, width - 60] : [30, width - 47];
  const present = keysOf(state.tree);
  const own = state.op === null || present.includes(state.op.key) ? [] : [state.op.key];
  const columns = run.columns ?? [...present, ...own].sort((a, b) => a - b);
  const gaps = Math.max(1, columns.length - 1);
  const across = Math.min(isWide ? 76 : 52, (right - left - 24) / gaps);
  const pitch = Math.min(52, (HEIGHT - FOOT - 13 - TOP) / (run.deepest - 1));
  const r = toTenth(Math.max(9, Math.min(isWide ? 15 : 13, across * 0.6, pitch * 0.55)));
  const first = (left + right - across * gaps) / 2;
  const x = (key: number): number => toTenth(first + columns.indexOf(key) * across);
  const y = (level: number): number => toTenth(TOP + (level - 1) * pitch);
  const drawn = places(state.tree);
  const keyAtColumn = drawn.map(({ node }) => node.key);
  const nodes = new Map(
    drawn.map(({ node: { key }, row, parent }) => [
      key,
      { x: x(key), y: y(row + 1), level: row + 1, above: parent && keyAtColumn[parent.column]! },
    ]),
  );
  return { width, isWide, size, r, pitch, left, right, columns, x, y, nodes };
}

/** The nodes with which the present operation has compared its key so far; none while the tree is mended. */
export function comparedWith({ op, tree, cursor }: State): readonly number[] {
  if (op === null || cursor === null) return [];
  const path = pathTo(tree, op.key);
  if (cursor.mark === 'put' || cursor.mark === 'absent' || cursor.mark === 'found') return path;
  return cursor.mark === 'look' && path.includes(cursor.key) ? path.slice(0, path.indexOf(cursor.key) + 1) : [];
}

/** The level that the key of a search has reached, also below the last node. */
function fallen(state: State): number {
  const { length } = comparedWith(state);
  return state.cursor?.mark === 'absent' ? length + 1 : length;
}

const line = (
  id: string,
  look: string,
  [x1, y1, x2, y2]: readonly number[],
  actor?: GraphItem['actor'],
): GraphItem => ({
  id,
  kind: 'line',
  look,
  geo: { x1: toTenth(x1!), y1: toTenth(y1!), x2: toTenth(x2!), y2: toTenth(y2!) },
  ...(actor && { actor }),
});

/** The rows with their numbers, the columns, and how few rows would do. */
function ground(state: State, layout: Layout): GraphItem[] {
  const { y, right, width, size, pitch, columns, x, isWide } = layout;
  const { levels, fewest } = measure(state);
  const rails = columns.map((key) => line(`rail ${key}`, 'rail', [x(key), y(1), x(key), HEIGHT - FOOT]));
  const rows = Array.from({ length: Math.max(levels, fewest) }, (_, index): GraphItem => {
    const look = index < fewest ? 'soft' : 'bad';
    return words(`level ${index}`, look, isWide ? 16 : 11, y(index + 1) + size * 0.36, String(index + 1));
  });
  const head = words('levels', 'start soft', 0, TOP - 22, 'level');
  if (fewest === 0) return [...rails, head, ...rows];
  const low = y(fewest) + pitch / 2;
  return [
    ...rails,
    head,
    ...rows,
    line('best', 'limit', [0, low, right, low]),
    words('best t', 'end strong', width, low + size * 0.36, 'at best'),
  ];
}

function edges(layout: Layout, way: readonly number[]): GraphItem[] {
  return [...layout.nodes].flatMap(([key, { x, y, above }]) => {
    if (above === null) return [];
    const from = layout.nodes.get(above)!;
    const isWay = way.includes(key) && way.includes(above);
    return [line(`edge ${key}`, isWay ? 'edge way' : 'edge', [from.x, from.y, x, y])];
  });
}

/** The wanted key falls down its own column; at each level it is beside the node with which it is compared. */
function search(state: State, layout: Layout): GraphItem[] {
  const { op, cursor } = state;
  const way = comparedWith(state);
  if (op === null || cursor === null || way.length === 0) return [];
  const { x, y, r, nodes, size } = layout;
  const own = x(op.key);
  const others = way.filter((key) => key !== op.key);
  const level = fallen(state);
  const meets = others.flatMap((key): GraphItem[] => {
    const node = nodes.get(key)!;
    const side = own > node.x ? 1 : -1;
    const id = `meets ${op.index} ${key}`;
    const bar = line(id, 'meets', [node.x + side * r, node.y, own, node.y], 'a');
    // Where there is room, the sign that both numbers have between them: the left one is always less.
    if (Math.abs(own - node.x) < 2 * r + 26) return [bar];
    const x = toTenth((own + node.x + side * r) / 2);
    const gap = { x: x - 8, y: toTenth(node.y - 7), w: 16, h: 14, rx: 2 };
    return [
      bar,
      { id: `${id} gap`, kind: 'rect', look: 'gap', geo: gap },
      words(`${id} t`, 'strong', x, node.y + size * 0.36, '<'),
    ];
  });
  const fall = line(`fall ${op.index}`, 'fall', [own, y(1) - 20, own, y(level)], 'a');
  if (cursor.mark === 'put' || cursor.mark === 'found') return [fall, ...meets];
  // Beside a node in the next column there is little room.
  const last = nodes.get(way.at(-1)!)!;
  const side = own > last.x ? 1 : -1;
  const far = cursor.mark === 'absent' ? 0 : Math.max(Math.abs(own - last.x), 2 * r + 3);
  const at = { x: far === 0 ? own : last.x + side * far, y: y(level) };
  const isNew = op.act === 'insert' && !nodes.has(op.key);
  const token = keyItems({
    id: isNew ? `key ${op.key}` : 'wanted',
    text: String(op.key),
    look: isNew ? 'token' : 'token asks',
    at,
    w: 2 * r,
    h: 2 * r,
    rx: r,
    size,
    actor: 'a',
    from: { x: own, y: TOP - 22 },
  });
  const nothing = line('nothing', 'edge nothing', [last.x, last.y, own, y(level)]);
  return [fall, ...meets, ...(cursor.mark === 'absent' ? [nothing] : []), ...token];
}

/** Which keys of a tree have another level than in the tree before. */
function movedIn(layout: Layout, before: Layout | null): ReadonlyMap<number, number> {
  if (before === null || before.columns.join() !== layout.columns.join()) return new Map();
  const moved = [...layout.nodes].flatMap(([key, { level }]) => {
    const old = before.nodes.get(key);
    return old && old.level !== level ? [[key, old.level] as const] : [];
  });
  return new Map(moved);
}

/** Where what has moved came from: only from above or from below. */
function ways(layout: Layout, moved: ReadonlyMap<number, number>): GraphItem[] {
  const { nodes, r, y } = layout;
  return [...moved].flatMap(([key, level]): GraphItem[] => {
    const { x, y: now } = nodes.get(key)!;
    const [old, side] = [y(level), level > nodes.get(key)!.level ? -1 : 1];
    const actor = side < 0 ? 'b' : 'c';
    const ghost: GraphItem = {
      id: `ghost ${key}`,
      kind: 'rect',
      look: 'ghost',
      actor,
      geo: { x: toTenth(x - r), y: toTenth(old - r), w: 2 * r, h: 2 * r, rx: r },
      wait: 300,
    };
    const [from, till] = [old + side * r, now - side * (r + 2)];
    if ((till - from) * side < 6) return [ghost];
    const geo = { x1: x, y1: toTenth(from), x2: x, y2: toTenth(till) };
    return [ghost, { id: `way ${key}`, kind: 'arrow', look: 'went', actor, geo, wait: 300 }];
  });
}

function nodeItems(state: State, layout: Layout, moved: ReadonlyMap<number, number>): GraphItem[] {
  const { op, cursor } = state;
  const way = comparedWith(state);
  const { nodes, r, size } = layout;
  return [...nodes].flatMap(([key, at]) => {
    const isOwn = key === op?.key && (cursor?.mark === 'put' || cursor?.mark === 'found') && cursor.key === key;
    const isGone = cursor?.mark === 'removed' && cursor.key === key;
    const old = moved.get(key);
    const actor = isOwn ? 'a' : old === undefined ? null : old > at.level ? 'b' : 'c';
    const look = isGone ? 'node gone' : way.includes(key) ? 'node read' : 'node';
    const [box, text] = keyItems({
      id: `key ${key}`,
      text: String(key),
      look,
      at,
      w: 2 * r,
      h: 2 * r,
      rx: r,
      size,
      ...(actor && { actor }),
      ...(isOwn && { from: { x: at.x, y: TOP - 22 } }),
    });
    return [box!, isGone ? { ...text!, look: 'strong gone' } : text!];
  });
}

/** How many levels hang at each side of the node that is out of balance. */
function lean(state: State, { nodes, r, size }: Layout): GraphItem[] {
  const { cursor, tree } = state;
  const node = cursor?.mark === 'changed' ? nodeOf(tree, cursor.key) : null;
  if (node === null || Math.abs(height(node.left) - height(node.right)) < 2) return [];
  const { x, y } = nodes.get(node.key)!;
  const foot = y + size * 0.36;
  const far = r + (r < 10 ? 2.5 : 7);
  return [
    words('lean left', 'end bad', x - far, foot, String(height(node.left))),
    words('lean right', 'start bad', x + far, foot, String(height(node.right))),
  ];
}

function nodeOf(tree: Tree, key: number): Node | null {
  if (tree === null || tree.key === key) return tree;
  return nodeOf(key < tree.key ? tree.left : tree.right, key);
}

function cursorItems({ cursor }: State, { nodes, r }: Layout): GraphItem[] {
  const at = cursor && nodes.get(cursor.key);
  if (!at) return [];
  const far = r + 2;
  return [
    {
      id: 'now',
      kind: 'rect',
      look: 'cursor',
      geo: { x: toTenth(at.x - far), y: toTenth(at.y - far), w: 2 * far, h: 2 * far, rx: far },
    },
  ];
}

const QUEUE_AT = 14;

/** In which order keys come: some that are past, the present one, and those to come; one that is only asked for is told by its mark. */
function queue({ op }: State, { ops }: Run, { isWide, width, size, nodes }: Layout): GraphItem[] {
  const start = isWide ? 112 : 44;
  const end = width - (isWide ? 180 : 82);
  const now = op?.index ?? -1;
  const wide = ({ act }: Op): number => (act === 'insert' ? 24 : 30);
  let first = 0;
  for (let room = 0, at = Math.min(now + 1, ops.length - 1); at >= 0; at--) {
    room += wide(ops[at]!);
    if (room > end - start) {
      first = at + 1;
      break;
    }
  }
  const items = [words('comes', 'start soft', 0, QUEUE_AT + size * 0.36, isWide ? 'order of arrival' : 'arrival')];
  for (let at = first, x = start; at < ops.length && x + wide(ops[at]!) <= end; x += wide(ops[at]!), at++) {
    const { act, key } = ops[at]!;
    const w = wide(ops[at]!);
    const isPast = at < now || (at === now && act === 'insert' && nodes.has(key));
    const look = isPast ? 'past' : at > now ? 'free' : act === 'insert' ? 'token' : 'token asks';
    const geo = { x: x + 1, y: QUEUE_AT - 10, w: w - 2, h: 20, rx: 10 };
    const text = act === 'find' ? `${key}?` : act === 'delete' ? `−${key}` : String(key);
    items.push(
      { id: `comes ${at}`, kind: 'rect', look, geo, ...(at === now && { actor: 'a' }) },
      words(`comes ${at} t`, isPast && at < now ? 'soft' : 'strong', x + w / 2, QUEUE_AT + size * 0.36, text),
    );
  }
  return items;
}

const trayOf = (width: number): Coordinates => ({ x: width - 16, y: QUEUE_AT });

/** The new key that can be dragged in. */
function tray({ key, at }: Hand, { width, isWide, size }: Layout): GraphItem[] {
  const text = at ? 'drop it' : isWide ? 'a new key: drag it in' : 'drag in';
  return [
    words('tray', 'end soft handed', width - 36, QUEUE_AT + size * 0.36, text),
    ...keyItems({
      id: 'hand',
      text: key === null ? '–' : String(key),
      look: at ? 'token handed' : 'token asks handed',
      at: at ?? trayOf(width),
      w: 28,
      h: 22,
      rx: 11,
      size,
      actor: 'a',
    }),
  ];
}

/** Where the key in the hand would hang. */
function aim({ tree }: State, layout: Layout, { key, at }: Hand): GraphItem[] {
  if (key === null || at === null) return [];
  const path = pathTo(tree, key);
  const above = path.length === 0 ? null : layout.nodes.get(path.at(-1)!)!;
  const { r, y } = layout;
  const place = { x: Math.max(r, Math.min(layout.width - r, at.x)), y: y(path.length + 1) };
  const geo = { x: toTenth(place.x - r), y: toTenth(place.y - r), w: 2 * r, h: 2 * r, rx: r };
  return [
    ...(above ? [line('aim edge', 'edge nothing', [above.x, above.y, place.x, place.y])] : []),
    { id: 'aim', kind: 'rect', look: 'ghost', actor: 'a', geo },
  ];
}

const SWITCH = { w: 28, h: 16 };

/** What the columns mean, and whether rotations mend the tree. */
function footer({ kind }: State, { width, size }: Layout): GraphItem[] {
  const y = HEIGHT - 5;
  const [x, top] = [width - SWITCH.w - 1, HEIGHT - SWITCH.h - 1];
  const isOn = kind === 'avl';
  const look = isOn ? 'track on handed' : 'track handed';
  return [
    words('smaller', 'start soft', 0, y, '← smaller'),
    words('larger', 'end soft', width - 138, y, 'larger →'),
    { id: 'switch', kind: 'rect', look, geo: { x, y: top, w: SWITCH.w, h: SWITCH.h, rx: 8 } },
    {
      id: 'knob',
      kind: 'dot',
      look: isOn ? 'knob on handed' : 'knob handed',
      geo: { x: x + (isOn ? SWITCH.w - 8 : 8), y: top + 8, r: 5.5 },
    },
    words('switch t', 'end handed', x - 6, y - (13 - size), isOn ? 'rotations on' : 'rotations off'),
  ];
}

/** All that can be chosen: the new key, the switch, and each node, to look it up. */
function spotsOf({ kind }: State, { width, nodes, r }: Layout, { key, at }: Hand): Spot[] {
  const place = at ?? trayOf(width);
  const says = key === null ? 'No place for a new key' : `Insert ${key}, a new key; left and right change it`;
  const found = [...nodes].map(([one, { x, y }]) => ({
    id: String(one),
    says: `Look up ${one}; Delete removes it`,
    x: toTenth(x - r),
    y: toTenth(y - r),
    w: 2 * r,
    h: 2 * r,
  }));
  return [
    { id: 'hand', says, x: toTenth(place.x - 16), y: toTenth(place.y - 13), w: 32, h: 26, drags: 'hand' },
    {
      id: 'switch',
      says: kind === 'avl' ? 'Rotations are on: switch them off' : 'Rotations are off: switch them on',
      x: width - 122,
      y: HEIGHT - 24,
      w: 122,
      h: 24,
    },
    ...found,
  ];
}

/** The picture of a step at a width; `before` is the state of the step before. */
export function pictureOf(state: State, before: State | null, run: Run, width: number, hand: Hand): GraphPicture {
  const layout = layoutOf(state, run, width);
  const moved = movedIn(layout, before && layoutOf(before, run, width));
  return {
    width,
    height: HEIGHT,
    items: [
      ...ground(state, layout),
      ...edges(layout, comparedWith(state)),
      ...ways(layout, moved),
      ...search(state, layout),
      ...aim(state, layout, hand),
      ...nodeItems(state, layout, moved),
      ...cursorItems(state, layout),
      ...lean(state, layout),
      ...queue(state, run, layout),
      ...footer(state, layout),
      ...tray(hand, layout),
    ],
    spots: spotsOf(state, layout, hand),
  };
}

/** The new key for a place in the picture: between the two keys there, if one is free. */
export function keyAt(state: State, run: Run, width: number, to: Coordinates): number | null {
  const { x } = layoutOf(state, run, width);
  const keys = keysOf(state.tree);
  const next = keys.findIndex((key) => x(key) > to.x);
  const [from, till] = [next < 0 ? keys.at(-1) : keys[next - 1], next < 0 ? undefined : keys[next]];
  // Beyond the last key, any will do.
  if (till === undefined) return from === HIGHEST ? null : Math.min(HIGHEST, (from ?? 0) + 10);
  const low = from ?? -1;
  return till - low < 2 ? null : Math.floor((low + till) / 2);
}

/** The next key in a direction that is not in the tree; null if there is none. */
export function freeKey({ tree }: State, from: number, by: 1 | -1): number | null {
  const keys = keysOf(tree);
  for (let key = from; key >= 0 && key <= HIGHEST; key += by) if (!keys.includes(key)) return key;
  return null;
}

function saysOf(state: State): string {
  const { levels, fewest } = measure(state);
  const way = comparedWith(state);
  const compared = way.length > 0 ? ` ${state.op!.key} was compared with ${way.join(', ')}.` : '';
  return `The tree, each node before its children: ${inWords(state.tree)}. Levels: ${levels}; at best: ${fewest}.${compared}`;
}

/** A search tree: a column for each key, a row for each level; the wanted key falls down its column. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frame, frames, setup, position } = lab;
  const { state } = frame;
  const [wanted, setWanted] = useState(14);
  const [held, setHeld] = useState<Hand | null>(null);
  const run = useMemo(() => runOf(setup), [setup]);
  const key = freeKey(state, wanted, 1) ?? freeKey(state, wanted, -1);
  const { key: inHand, at } = held ?? { key, at: null };
  const before = frames[position.at - 1]?.state ?? null;
  const of = useCallback(
    (width: number) => pictureOf(state, before, run, width, { key: inHand, at }),
    [state, before, run, inHand, at],
  );
  // It happens after the operation that is shown; what came later in the old run is no more.
  const act = (op: Op): void =>
    lab.replace({ ...setup, ops: [...setup.ops.slice(0, (state.op?.index ?? -1) + 1), op].slice(0, MOST_OPS) });
  const isKey = (id: string): boolean => id !== 'hand' && id !== 'switch';
  return (
    <Graph
      of={of}
      step={position.at}
      says={saysOf(state)}
      isTried={lab.isTried}
      acts={{
        pick(id) {
          if (id === 'switch') return lab.replace({ ...setup, kind: setup.kind === 'avl' ? 'plain' : 'avl' });
          if (id !== 'hand') return act({ act: 'find', key: Number(id) });
          if (key !== null) act({ act: 'insert', key });
        },
        remove: (id) => isKey(id) && act({ act: 'delete', key: Number(id) }),
        nudge: (id, by) => id === 'hand' && key !== null && setWanted(freeKey(state, key + by, by) ?? key),
        drag: (_, to, width) => setHeld({ key: keyAt(state, run, width, to), at: to }),
        drop(_, to, width) {
          setHeld(null);
          const isIn = to && to.x >= 0 && to.x <= width && to.y > 2 * QUEUE_AT && to.y <= HEIGHT;
          const dropped = isIn ? keyAt(state, run, width, to) : null;
          if (dropped !== null) act({ act: 'insert', key: dropped });
        },
      }}
    />
  );
}
