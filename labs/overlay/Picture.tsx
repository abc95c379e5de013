import { labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  item,
  line,
  rect,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { bytesOf, lookup, parentOf, PATHS, viewOf, type Entry, type Layer, type Path } from './layers';
import { lineFor, MOST_LAYERS, nameOf, type State } from './run';

/** Whose a tree is, from the lowest up: its colour stays when it is sealed. */
const TREES: readonly Actor[] = ['b', 'a', 'c'];

const VIEW = { y: 22, h: 38 };
/** The layers, together as high whether there are two or three. */
const LAYERS = { y: 92, h: 196 };
/** How thick the floor of an opaque directory is. */
const FLOOR = 18;
const HEIGHT = LAYERS.y + LAYERS.h + 22;

/** How wide a column should be, in proportion; `mail` is the directory’s own name. */
const SHARES: Readonly<Record<Path, number>> = {
  'server.conf': 70,
  todo: 38,
  mail: 40,
  'mail/june': 68,
  'mail/july': 68,
};
const IN_ALL = Object.values(SHARES).reduce((sum, one) => sum + one, 0);
const baseOf = (path: Path): string => path.replace('mail/', '');

/** Where things are at a width. */
class Plan {
  readonly size: number;
  readonly isWide: boolean;
  private readonly gutter: number;

  constructor(
    readonly width: number,
    private readonly count: number,
  ) {
    const { size, isWide } = writing(width);
    this.size = size;
    this.isWide = isWide;
    this.gutter = isWide ? 136 : 60;
  }

  /** The part of a row that is a name’s. */
  column(path: Path): { readonly x: number; readonly w: number } {
    const unit = (this.width - this.gutter - 4) / IN_ALL;
    const before = PATHS.slice(0, PATHS.indexOf(path)).reduce((sum, one) => sum + SHARES[one], 0);
    return { x: this.gutter + before * unit, w: SHARES[path] * unit };
  }

  middle(path: Path): number {
    const { x, w } = this.column(path);
    return x + w / 2;
  }

  /** What a layer has at a height: below each other from the top one down. */
  layer(at: number): ItemBox {
    const gap = this.count === MOST_LAYERS ? 20 : 30;
    const h = (LAYERS.h - gap * (this.count - 1)) / this.count;
    return { x: 1, y: LAYERS.y + at * (h + gap), w: this.width - 2, h };
  }

  private within({ y, h }: { readonly y: number; readonly h: number }, path: Path, by: number): ItemBox {
    const { x, w } = this.column(path);
    return { x: x + by, y: y + by + 1, w: w - 2 * by, h: h - 2 * by - 2 };
  }

  /** The place of a name in a layer. */
  cell(at: number, path: Path): ItemBox {
    return this.within(this.layer(at), path, 3);
  }

  /** The same for what is in a directory; an opaque one has a floor. */
  inside(at: number, path: Path, layer: Layer): ItemBox {
    const { x, y, w, h } = this.cell(at, path);
    const { mail } = layer;
    if (parentOf(path) === null) return { x, y, w, h };
    return { x: x + 1, y: y + 4, w: w - 3, h: h - (mail?.kind === 'dir' && mail.opaque ? FLOOR + 6 : 8) };
  }

  /** The same in the view. */
  seen(path: Path): ItemBox {
    return this.within(VIEW, path, 3);
  }

  /** The directory, with all that is in it. */
  directory(at: number): ItemBox {
    const { x, y, h } = this.cell(at, 'mail');
    const { x: last, w } = this.column('mail/july');
    return { x, y, w: last + w - 3 - x, h };
  }
}

/** The first of some texts that has room; none where all are too long. */
const fitting = (texts: readonly string[], room: number, size: number): string =>
  texts.find((text) => labelWidth(text, size, true) < room) ?? '';

const treeOf = ({ layers }: State, at: number): number => layers.length - 1 - at;
const actorOf = (state: State, at: number): Actor => TREES[treeOf(state, at)]!;

/** Whether a file is the one that the view shows. */
const isShown = ({ layers }: State, at: number, path: Path): boolean =>
  viewOf(layers)[path] !== undefined && lookup(layers, path).found?.layer === at;

/** Which name is looked for, and how far the search has come. */
function searchOf({ op, asked, layers, cursor }: State): { path: Path; last: number; isOver: boolean } | null {
  if (op?.act !== 'read' || asked === 0) return null;
  return {
    path: op.path,
    last: asked - 1,
    isOver: cursor?.mark !== 'pass' || (cursor === null && asked === layers.length),
  };
}

/** The lines of a file, as far as there is room: what the image wrote, and what was added to it. */
function linesOf(path: Path, bytes: number, box: ItemBox, id: string, rise: number): GraphItem[] {
  const added = Math.floor(bytes / lineFor(path));
  const isFromImage = bytes % lineFor(path) > 0;
  const all = [...(isFromImage ? ['image'] : []), ...Array.from({ length: added }, (_, at) => `added ${at}`)];
  const room = Math.max(1, Math.floor((box.h - 20) / 6));
  return all.slice(0, room).map((name, row) => {
    const [w, y] = [(box.w - 14) * (name === 'image' ? 0.7 : 1), box.y + 5 + row * 6];
    return item(
      `${id} ${name}`,
      'rect',
      name === 'image' ? 'part' : 'order',
      { x: box.x + 7, y, w, h: 3, rx: 1 },
      { ...(name === 'image' && { actor: 'b' }), ...(rise > 0 && { from: { y: y + rise } }) },
    );
  });
}

/** A file in a layer, or what hides one. */
function entryOf(state: State, plan: Plan, at: number, path: Path, entry: Entry): GraphItem[] {
  const { size } = plan;
  const id = `${treeOf(state, at)} ${path}`;
  const box = plan.inside(at, path, state.layers[at]!);
  const base = box.y + box.h / 2 + size * 0.36;
  if (entry.kind === 'dir') return directory(state, plan, at, entry.opaque);
  if (entry.kind === 'whiteout') {
    const lid = path === 'mail' ? plan.directory(at) : box;
    const says = fitting(path === 'mail' ? ['whiteout of mail'] : ['whiteout', 'hidden'], lid.w - 1, size);
    return [
      rect(`lid ${id}`, 'order', lid, undefined, 3),
      words(`lid ${id} says`, 'inverse', lid.x + lid.w / 2, base, says),
    ];
  }
  const isSeen = isShown(state, at, path);
  const { copied, cursor } = state;
  const isCopy = at === 0 && copied > 0 && cursor?.path === path;
  const rise = isCopy ? plan.cell(state.layers.length - 1, path).y - box.y : 0;
  const look = isSeen ? 'box' : 'ghost';
  return [
    item(
      `file ${id}`,
      'rect',
      look,
      { ...box, rx: 3 },
      { actor: actorOf(state, at), ...(rise > 0 && { from: { y: box.y + rise } }) },
    ),
    ...linesOf(path, entry.bytes, box, `file ${id}`, rise),
    words(`file ${id} says`, isSeen ? 'strong' : 'soft', box.x + box.w / 2, box.y + box.h - 6, `${entry.bytes} B`),
  ];
}

/** Whether a layer above hides the directory, with a whiteout or because it is opaque. */
const isDirectoryHidden = ({ layers }: State, at: number): boolean =>
  layers.slice(0, at).some(({ mail }) => mail?.kind === 'whiteout' || (mail?.kind === 'dir' && mail.opaque));

/** A directory is open below, unless it is opaque: then it has a floor. */
function directory(state: State, plan: Plan, at: number, isOpaque: boolean): GraphItem[] {
  const { x, y, w, h } = plan.directory(at);
  const id = `${treeOf(state, at)} mail`;
  const isHidden = isDirectoryHidden(state, at);
  const middle = plan.middle('mail');
  const room = isOpaque ? h - FLOOR : h;
  const side = (end: string, from: Coordinates, to: Coordinates): GraphItem =>
    line(`${end} ${id}`, isHidden ? 'thread' : 'meets', from, to, actorOf(state, at));
  const says = fitting(['opaque: hides all below', 'opaque'], w - 8, plan.size);
  return [
    side('top', { x, y }, { x: x + w, y }),
    side('left', { x, y }, { x, y: y + h }),
    side('right', { x: x + w, y }, { x: x + w, y: y + h }),
    words(`dir ${id} says`, isHidden ? 'soft' : 'strong', middle, y + room / 2 + plan.size * 0.36, 'mail'),
    ...(isOpaque
      ? [
          rect(`floor ${id}`, 'order', { x: x - 1, y: y + h - FLOOR, w: w + 2, h: FLOOR }, undefined, 2),
          words(`floor ${id} says`, 'inverse', x + w / 2, y + h - FLOOR / 2 + plan.size * 0.36, says),
        ]
      : []),
  ];
}

/** What a layer is: its name, whether it is written, and its bytes. */
function layerOf(state: State, plan: Plan, at: number): GraphItem[] {
  const { layers } = state;
  const { x, y, w, h } = plan.layer(at);
  const id = treeOf(state, at);
  const middle = y + h / 2 + 4;
  const what = at === 0 ? ['all writes', 'takes all writes'] : ['read-only', 'never written'];
  return [
    rect(`layer ${id}`, 'card', { x, y, w, h }, actorOf(state, at), 6),
    words(`layer ${id} name`, 'start strong', 5, middle - 15, nameOf(at, layers.length)),
    words(`layer ${id} what`, 'start', 5, middle, what[plan.isWide ? 1 : 0]!),
    words(`layer ${id} bytes`, 'start', 5, middle + 15, `${bytesOf(layers[at]!)} B`),
  ];
}

/** Whether the view says what is under a name: not while it is looked for, nor in a directory that is new. */
function isOpen(state: State, path: Path): boolean {
  const { cursor } = state;
  const search = searchOf(state);
  if (search?.path === path) return !search.isOver;
  return cursor?.path === 'mail' && cursor.mark === 'put' && parentOf(path) === 'mail';
}

/** What a program sees, name by name. */
function viewItems(state: State, plan: Plan, view: Layer): GraphItem[] {
  const { layers } = state;
  const { size } = plan;
  const search = searchOf(state);
  const text = VIEW.y + VIEW.h / 2 + 4;
  const names = PATHS.flatMap((path): GraphItem[] => {
    const box = plan.seen(path);
    const entry = view[path];
    const base = box.y + box.h / 2 + size * 0.36;
    const [x, room] = [box.x + box.w / 2, box.w - 4];
    const isNow = search?.path === path && search.isOver;
    const name = words(`name ${path}`, '', x, 14, fitting([baseOf(path), 'server'], box.w + 12, size));
    if (isOpen(state, path))
      return [name, rect(`view ${path}`, 'page', box), words(`view ${path} says`, 'strong', x, base, '?')];
    if (entry === undefined)
      return [
        name,
        rect(`view ${path}`, 'past', box),
        words(
          `view ${path} says`,
          isNow ? 'bad' : 'soft',
          x,
          base,
          isNow ? fitting(['✗ no file', '✗ none', '✗'], room + 2, size) : '–',
        ),
        ...(isNow ? [rect('answer', 'cursor', box)] : []),
      ];
    const from = lookup(layers, path).found!.layer;
    return [
      name,
      rect(`view ${path}`, 'box', box, actorOf(state, from)),
      words(`view ${path} says`, 'strong', x, base, entry.kind === 'file' ? `${entry.bytes} B` : 'dir'),
      ...(isNow ? [rect('answer', 'cursor', box)] : []),
    ];
  });
  return [
    words('view', 'start strong', 5, plan.isWide ? text - 7 : text, 'view'),
    words('view says', 'start', 5, text + 9, plan.isWide ? 'what a program sees' : ''),
    ...names,
  ];
}

/** From each name that is seen down to the layer that it comes from. */
function sights(state: State, plan: Plan, view: Layer): GraphItem[] {
  return PATHS.flatMap((path) => {
    const found = view[path] && lookup(state.layers, path).found;
    if (!found || isOpen(state, path) || searchOf(state)?.path === path) return [];
    const x = plan.middle(path);
    const { y } = plan.cell(found.layer, path);
    return [line(`sight ${path}`, 'meets', { x, y: VIEW.y + VIEW.h - 3 }, { x, y }, actorOf(state, found.layer))];
  });
}

/** How far the search has come: through names that are not there, to what ends it. */
function search(state: State, plan: Plan): GraphItem[] {
  const found = searchOf(state);
  if (!found) return [];
  const { path, last } = found;
  const { looks } = lookup(state.layers, path);
  const { verdict, at } = looks[last]!;
  const x = plan.middle(path);
  const cell = plan.cell(last, path);
  const lid = at === path ? cell : plan.directory(last);
  const ends = {
    nothing: plan.layer(last).y + plan.layer(last).h + 15,
    found: cell.y - 1,
    whiteout: lid.y - 1,
    opaque: lid.y + lid.h - FLOOR - 1,
  } as const;
  const misses = looks.slice(0, last + 1).flatMap(({ verdict: one }, layer): GraphItem[] => {
    if (one !== 'nothing' && one !== 'opaque') return [];
    const { y, h, w } = plan.inside(layer, path, state.layers[layer]!);
    return [words(`miss ${layer}`, 'halo', x, y + h / 2 + 4, fitting(['not here', 'no'], w + 12, plan.size))];
  });
  return [arrow('search', 'descent', { x, y: VIEW.y + VIEW.h - 3 }, { x, y: ends[verdict] }), ...misses];
}

/** Where something was written or removed just now, and what had to be copied for it. */
function written(state: State, plan: Plan): GraphItem[] {
  const { cursor, copied, op, layers } = state;
  if (!cursor || (cursor.mark !== 'put' && cursor.mark !== 'removed')) return [];
  const { path } = cursor;
  const box = path === 'mail' ? plan.directory(0) : plan.inside(0, path, layers[0]!);
  const now = rect('now', 'cursor', { x: box.x - 2, y: box.y - 2, w: box.w + 4, h: box.h + 4 }, undefined, 4);
  const source = lookup(layers.slice(1), path).found;
  if (copied === 0 || op?.act !== 'append' || !source) return [now];
  const x = plan.middle(path) + 8;
  const from = plan.cell(source.layer + 1, path).y - 1;
  const { y, h } = plan.layer(0);
  const text = y + h + (plan.layer(1).y - y - h) / 2 + 4.5;
  const isLeft = path !== 'server.conf';
  return [
    now,
    arrow('copy', 'went', { x, y: from }, { x, y: box.y + box.h + 3 }, 'b'),
    words(
      'copy says',
      isLeft ? 'end strong halo' : 'start strong halo',
      isLeft ? x - 8 : x + 8,
      text,
      `all ${copied} B copied up`,
    ),
  ];
}

/** The view’s names, to be pressed. */
const spotsOf = (plan: Plan): Spot[] =>
  PATHS.map((path) => {
    const { x, w } = plan.column(path);
    return { id: path, says: `Read ${path}`, x: x + 1, y: 1, w: w - 2, h: VIEW.y + VIEW.h - 2 };
  });

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const { layers } = state;
  const plan = new Plan(width, layers.length);
  const view = viewOf(layers);
  const at = layers.map((_, index) => index);
  const hint = plan.isWide
    ? 'press a name in the view to look it up; dashed: there, but not seen'
    : 'press a name above: look it up';
  return {
    width,
    height: HEIGHT,
    spots: spotsOf(plan),
    items: [
      ...at.toReversed().flatMap((layer) => layerOf(state, plan, layer)),
      ...sights(state, plan, view),
      ...at.flatMap((layer) => {
        const tree = layers[layer]!;
        return PATHS.flatMap((path) => (tree[path] ? entryOf(state, plan, layer, path, tree[path]) : []));
      }),
      ...viewItems(state, plan, view),
      ...search(state, plan),
      ...written(state, plan),
      words('hint', 'start soft handed', 5, HEIGHT - 6, hint),
    ],
  };
}

/** What the picture shows, in words. */
export function described(state: State): string {
  const { layers } = state;
  const entry = (one: Entry): string =>
    one.kind === 'file'
      ? `${one.bytes} B`
      : one.kind === 'whiteout'
        ? 'whiteout'
        : one.opaque
          ? 'opaque directory'
          : 'directory';
  const tree = (name: string, of: Layer, hides: (path: Path) => boolean): string => {
    const has = PATHS.flatMap((path) => {
      if (hides(path)) return [`${path} ?`];
      return of[path] ? [`${path} ${entry(of[path])}`] : [];
    });
    return `${name}: ${has.length > 0 ? has.join(', ') : 'nothing'}`;
  };
  const parts = [
    tree('view', viewOf(layers), (path) => isOpen(state, path)),
    ...layers.map((layer, at) => tree(nameOf(at, layers.length), layer, () => false)),
  ];
  return `${parts.join('; ')}.`;
}
