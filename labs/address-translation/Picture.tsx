import { headPath, labelWidth, writing, type Words } from '@groundwork/labs-kit/drawings';
import {
  item,
  rect,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { arrives, keyOf, WAYS, type Moment, type Plan, type Row, type Way } from './moments';
import { addressOf, costsOf, hex, indexAt, LEVELS, numberOf, type Level } from './space';

/** Accesses that are shown, and how many of them are past. */
const SHOWN = 7;
const PAST = 5;
/** As high as a finger needs. */
const ROW = 24;
/** Where a table says which read it is. */
const HEAD = 18;
const CHIP = 22;
const MOST_FRAME = 30;
/** Upper edges of what stands below each other, and the feet of the letters above it. */
const TOP = { program: 12, chips: 20, ways: 80, tlb: 88, out: 120, walk: 160, tables: 168 } as const;
const COST_LINE = 20;
/** Where the way down to the tables is. */
const GUTTER = 10;
/** Between the picture’s edge and what is in it. */
const EDGE = 5;

/** Where everything is: at the left what is asked for, at the right the frames, between them the three ways. */
interface Places {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly say: (text: Words) => string;
  readonly chips: readonly ItemBox[];
  readonly asked: ItemBox;
  readonly tlb: ItemBox;
  readonly slots: readonly ItemBox[];
  readonly out: ItemBox;
  readonly tables: ReadonlyMap<Level, ItemBox>;
  readonly kernel: ItemBox;
  readonly frames: ReadonlyMap<number, ItemBox>;
  /** Where ways bend between the tables and the frames: down to the kernel, to a frame, up from the kernel. */
  readonly bends: readonly [down: number, over: number, up: number];
  /** How far before an entry the way to it turns. */
  readonly turn: number;
  readonly costs: Coordinates;
}

function placesOf({ last, room, frames, setup }: Plan, width: number): Places {
  const { isWide, size, say } = writing(width);
  /** One of three sizes: for a small phone, a phone, and a page. */
  const fit = (tight: number, narrow: number, wide: number): number => (isWide ? wide : width < 320 ? tight : narrow);
  const ram = fit(56, 64, 120);
  const gap = fit(18, 22, 52);
  const ramX = width - ram - EDGE;
  const right = ramX - gap;
  const tlbX = fit(49, 59, 96);
  const slot = (right - tlbX - 3) / setup.tlbSize;
  const slots = Array.from({ length: setup.tlbSize }, (_, at) => ({
    x: tlbX + 3 + at * slot,
    y: TOP.tlb + 3,
    w: slot - 3,
    h: CHIP,
  }));
  const levels = LEVELS.filter((level) => level >= last);
  const [tablesX, lastTable] = [17, fit(56, 64, 120)];
  const pitch = (right - tablesX - lastTable) / (levels.length - 1);
  const tableHeight = HEAD + room * ROW + 2;
  const tables = levels.map((level, depth): [Level, ItemBox] => {
    const w = level === last ? lastTable : pitch - fit(12, 14, 40);
    return [level, { x: tablesX + depth * pitch, y: TOP.tables, w, h: tableHeight }];
  });
  const kernel = { x: tablesX, y: TOP.tables + tableHeight + 14, w: right - tablesX + gap * 0.4, h: 26 };
  const foot = kernel.y + kernel.h;
  const h = Math.min((foot - TOP.tlb) / frames.length - 4, MOST_FRAME);
  /** The first frame is beside the TLB, so that the shortest way is straight. */
  const top = TOP.tlb + (CHIP + 6 - h) / 2;
  const each = (foot - top - h) / (frames.length - 1);
  const chipsX = fit(32, 34, 60);
  const chip = (width - chipsX - EDGE) / SHOWN;
  return {
    width,
    height: foot + 36 + WAYS.length * COST_LINE,
    size,
    say,
    chips: Array.from({ length: SHOWN }, (_, at) => ({
      x: chipsX + at * chip + 3,
      y: TOP.chips,
      w: chip - 3,
      h: CHIP,
    })),
    asked: { x: EDGE, y: TOP.tlb + 3, w: fit(32, 40, 60), h: CHIP },
    tlb: { x: tlbX, y: TOP.tlb, w: right - tlbX, h: CHIP + 6 },
    slots,
    out: { x: tlbX + 3, y: TOP.out, w: Math.min(slot - 3, 60), h: 20 },
    tables: new Map(tables),
    kernel,
    frames: new Map(frames.map((frame, row) => [frame, { x: ramX, y: top + row * each, w: ram, h }])),
    bends: [right + gap * 0.2, right + gap * 0.5, right + gap * 0.75],
    turn: fit(9, 11, 26),
    costs: { x: fit(69, 73, 95), y: foot + 36 },
  };
}

const middle = ({ y, h }: ItemBox): number => y + h / 2;
const rightOf = ({ x, w }: ItemBox): number => x + w;
const inset = ({ x, y, w, h }: ItemBox, by: number): ItemBox => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});

type Actor = GraphItem['actor'];

/** A box with a word in it. */
const boxed = (
  id: string,
  look: string,
  box: ItemBox,
  text: string,
  actor?: Actor,
): readonly [GraphItem, GraphItem] => [
  // There are more pages than letters.
  rect(id, !actor && look.startsWith('token') ? 'node' : look, box, actor),
  words(`${id} text`, look === 'ghost' ? 'soft' : '', box.x + box.w / 2, middle(box) + 4.5, text),
];

const nowFrame = (name: string, box: ItemBox): GraphItem => rect(`now ${name}`, 'cursor', inset(box, -1));

/** What the present access has come to. */
const wayNow = ({ results }: Moment): Way | null => results.at(-1) ?? null;

/** The longest of some texts that has room, or the last. */
const longest = (room: number, size: number, texts: readonly string[]): string =>
  texts.find((text) => labelWidth(text, size) <= room) ?? texts.at(-1)!;

/** The name of a way, and what is there, in the words that have room up to `end`. */
function heading(
  moment: Moment,
  way: Way,
  texts: readonly string[],
  [x, y, end]: readonly [x: number, y: number, end: number],
  size: number,
): GraphItem[] {
  const isNow = wayNow(moment) === way;
  const after = x + labelWidth(`${way}  `, size, true);
  return [
    words(`${way} name`, isNow ? 'strong start now' : 'strong start', x, y, way),
    words(`${way} says`, 'start soft', after, y, longest(end - after, size, texts)),
  ];
}

/** Which of the accesses have room, from the first that is shown. */
function shownOps({ plan: { setup }, results }: Moment): { readonly first: number; readonly now: number } {
  const now = results.length - 1;
  return { first: Math.max(0, Math.min(now - PAST, setup.ops.length - SHOWN)), now };
}

/** What the program does, page by page, and what it came to. */
function program(moment: Moment, { say, chips, size, width }: Places): GraphItem[] {
  const { plan, results, op, state } = moment;
  const { ops, size: pageSize } = plan.setup;
  const { first, now } = shownOps(moment);
  const reads = ops.some(({ act }) => act === 'read');
  const act = op?.act === 'read' ? 'reads from' : 'writes to';
  const accesses = ops.slice(first, first + SHOWN).flatMap(({ act: what, page }, index): readonly GraphItem[] => {
    const at = first + index;
    const box = chips[index]!;
    const look = at === now ? 'token' : at < now ? 'key' : 'ghost';
    const result = results[at] ?? '';
    const tone = result === 'fault' ? 'bad' : 'strong';
    const text = `${reads ? what[0]! : ''}${numberOf(page)}`;
    return [
      ...boxed(`access ${at}`, look, box, text, plan.colours.get(keyOf(page, pageSize))),
      words(`result ${at}`, tone, box.x + box.w / 2, TOP.chips + CHIP + size + 2, result),
    ];
  });
  const at = state.address === null ? '' : hex(state.address);
  const texts =
    at === '' ? ['A program writes and reads'] : ['address ', ''].map((word) => `A program ${act} ${word}${at}`);
  return [
    words('program', 'strong start', EDGE, TOP.program, longest(width - 2 * EDGE, size * 1.07, texts)),
    words('pages', 'start soft', EDGE, TOP.chips + 15.5, reads ? say(['r, w', 'page: r, w']) : 'page'),
    ...accesses,
    ...(now < 0 ? [] : [nowFrame('access', chips[now - first]!)]),
  ];
}

/** The page that is looked for: it comes down from the program. */
function asked(moment: Moment, { asked: box, chips }: Places): GraphItem[] {
  const { op, plan, results, key } = moment;
  if (op === null) return [rect('asked', 'free', box)];
  const { first, now } = shownOps(moment);
  const { x, y } = chips[now - first]!;
  const text = plan.last === 1 ? numberOf(op.page) : key;
  const [frame, word] = boxed(`asked ${results.length}`, 'token', box, String(text), plan.colours.get(key));
  return [
    { ...frame, from: { x, y } },
    { ...word, from: { x: x + box.w / 2, y: y + 15 } },
  ];
}

/** The few pages that the processor remembers, the one used last at the right; what has no room falls out at the left. */
function tlb(moment: Moment, places: Places): GraphItem[] {
  const { state, plan, out, called } = moment;
  const { tlb: kept } = state;
  const { slots, tlb: box, size } = places;
  const isMiss = wayNow(moment) !== 'hit' && state.cursor !== null;
  const why = isMiss ? (called === 'tlb' ? 'no write' : 'miss') : '';
  const count = plan.setup.tlbSize;
  const texts = [
    `the TLB, a small cache in the processor: the last ${count} pages`,
    `TLB: cache of the last ${count} pages`,
    `TLB: the last ${count} pages`,
  ];
  const entries = kept.flatMap(({ index, frame, writable }, at): readonly GraphItem[] => {
    const slot = slots[slots.length - kept.length + at]!;
    const row = rowBox(places, moment, { level: plan.last, index });
    const from = { x: row.x, y: row.y };
    const [shape, word] = boxed(
      `tlb ${index}`,
      writable ? 'token' : 'token asks',
      slot,
      `${index}→${frame}`,
      plan.colours.get(index),
    );
    return [
      { ...shape, from },
      { ...word, from: { x: row.x + row.w / 2, y: row.y + 15 } },
    ];
  });
  const gone =
    out === null
      ? []
      : [
          ...boxed(`tlb ${out}`, 'token', places.out, String(out), plan.colours.get(out)),
          words(
            'pushed out',
            'start',
            rightOf(places.out) + 5,
            places.out.y + 14.5,
            longest(rightOf(box) - rightOf(places.out) - 5, size, [
              'pushed out: used longest ago',
              'pushed out: the oldest',
              'pushed out',
            ]),
          ),
        ];
  return [
    ...heading(moment, 'hit', texts, [EDGE, TOP.ways, rightOf(box)], size),
    words('miss', 'strong start', 15, TOP.out + 14.5, why),
    words('found', 'strong end', rightOf(box) - 3, TOP.out + 14.5, wayNow(moment) === 'hit' ? 'found' : ''),
    rect('tlb', 'page', box),
    ...slots.map((slot, at) => rect(`slot ${at}`, 'free', slot)),
    ...entries,
    ...gone,
  ];
}

/** Where a row of a table stands: those above the last table have theirs in the middle. */
function rowBox({ tables }: Places, { plan }: Moment, { level, index }: Pick<Row, 'level' | 'index'>): ItemBox {
  const { x, y, w } = tables.get(level)!;
  const all = plan.rows.filter((row) => row.level === level).map((row) => row.index);
  const isList = level === 1;
  const centre = Math.floor((plan.room - 1) / 2);
  const below = level !== plan.last ? all.indexOf(index) + 1 : all.indexOf(index);
  const row = isList ? all.indexOf(index) : centre + below;
  return { x: x + 3, y: y + HEAD + row * ROW + 1, w: w - 6, h: ROW - 2 };
}

/** The levels whose entries the present access has read. */
function readLevels({ state, plan, called }: Moment): readonly Level[] {
  const { cursor } = state;
  const levels = LEVELS.filter((level) => level >= plan.last);
  if (cursor === null) return called === null || called === 'tlb' ? [] : levels.filter((level) => level >= called);
  if (cursor.at === 'tlb') return cursor.mark === 'put' ? levels : [];
  const least = cursor.mark === 'put' ? called : cursor.at;
  return least === null || least === 'tlb' ? [] : levels.filter((level) => level >= least);
}

/** The tables of a process in memory: each says where the next one is, and the last one has the frames. */
function tables(moment: Moment, places: Places): GraphItem[] {
  const { plan, state } = moment;
  const read = readLevels(moment);
  const levels = [...places.tables];
  const heads = levels.flatMap(([level, box], depth): GraphItem[] => {
    const isThere = level === 4 || state.tables;
    const isRead = read.includes(level);
    const items: GraphItem[] = [
      rect(`table ${level}`, isThere ? 'page' : 'page aim', box),
      words(`read ${level}`, isRead ? 'strong' : 'soft', box.x + box.w / 2, box.y + 13, `read ${depth + 1}`),
    ];
    if (level === plan.last) return items;
    const index = indexAt(addressOf(0), level);
    const entry = rowBox(places, moment, { level, index });
    return [
      ...items,
      words(`word ${level}`, 'soft', entry.x + entry.w / 2, entry.y - 5, 'entry'),
      ...boxed(`entry ${level} ${index}`, state.tables ? 'node' : 'ghost', entry, isThere ? String(index) : ''),
    ];
  });
  const rows = plan.rows.flatMap(({ level, index, page }): readonly GraphItem[] => {
    const leaf = level === plan.last ? state.leaves.find((one) => one.index === index) : undefined;
    const name = level === 1 ? numberOf(page) : index;
    const look = !leaf ? 'ghost' : leaf.writable ? 'token' : 'token asks';
    const box = rowBox(places, moment, { level, index });
    const text = leaf ? `${name} → ${leaf.frame}` : level === plan.last ? `${name} → –` : `${name} –`;
    return boxed(`entry ${level} ${index}`, look, box, text, leaf && plan.colours.get(index));
  });
  const count = levels.length;
  const texts = [
    `the page table, ${count} tables in memory: ${count} reads`,
    `page table in memory: ${count} reads`,
    `page table: ${count} reads`,
  ];
  return [...heading(moment, 'walk', texts, [17, TOP.walk, rightOf(places.tlb)], places.size), ...heads, ...rows];
}

/** What the kernel does now, in a few words. */
function kernel(moment: Moment, { kernel: box, size }: Places): GraphItem[] {
  const { state, key, called, wasEmpty } = moment;
  const leaf = state.leaves.find(({ index }) => index === key);
  const gave = called !== null && state.cursor?.mark !== 'absent' && leaf ? leaf.frame : null;
  const idle = [
    'nobody has the page yet: the kernel gives it a frame',
    'no frame yet: the kernel gives one',
    'no frame: ask the kernel',
  ];
  const given = [
    `the entry ${wasEmpty ? 'was empty' : 'forbids writing'}, so the kernel gives frame ${gave}`,
    `${wasEmpty ? 'was empty' : 'no write'}: kernel gives frame ${gave}`,
    `kernel gives frame ${gave}`,
  ];
  const texts = state.killed ? ['kernel: not yours, SIGSEGV'] : gave === null ? idle : given;
  const y = middle(box) + 4.5;
  return [
    rect('kernel', called === null ? 'page aim' : 'page bad', box),
    ...heading(moment, 'fault', texts, [box.x + 8, y, rightOf(box) - 4], size),
  ];
}

/** The frames of RAM, each in the colour of its page. */
function ram({ state, plan }: Moment, { frames, say }: Places): GraphItem[] {
  const cells = [...frames].flatMap(([frame, box]): readonly GraphItem[] => {
    const owner = state.leaves.find((leaf) => leaf.frame === frame);
    const text =
      frame === 0
        ? say(['0: zeros', 'frame 0: zeros'])
        : say([`frame ${frame}`, owner ? `frame ${frame}` : `frame ${frame}: free`]);
    return boxed(
      `frame ${frame}`,
      owner ? 'token' : 'ghost',
      box,
      text,
      owner?.writable ? plan.colours.get(owner.index) : undefined,
    );
  });
  const [first] = [...frames.values()];
  return [words('ram', 'strong', first!.x + first!.w / 2, TOP.ways, 'RAM'), ...cells];
}

/** The corners of a line: x and y of each, one after the other. */
type Corners = readonly number[];

const HEAD_LONG = 7;

/** A line from corner to corner, which draws itself, and its head. */
function course(id: string, look: string, corners: Corners, actor?: Actor): readonly GraphItem[] {
  const [x0, y0, x, y] = corners.slice(-4) as [number, number, number, number];
  const direction = [Math.sign(x - x0), Math.sign(y - y0)] as const;
  // It ends inside its head.
  const ends = [...corners.slice(0, -2), x - direction[0] * HEAD_LONG * 0.6, y - direction[1] * HEAD_LONG * 0.6];
  const path = `M${ends.map((end) => toTenth(end)).join(' ')}`;
  const who = actor && { actor };
  return [
    item(id, 'trail', `course ${look}`, { t: 1 }, { path, from: { t: 0 }, ...who }),
    item(`${id} head`, 'path', `tip ${look}`, {}, { path: headPath(x, y, direction, HEAD_LONG, 4), ...who }),
  ];
}

/** From the right of one box to the left of another, with a bend between them. */
const across = (from: ItemBox, bend: number, to: ItemBox): Corners => [
  ...[rightOf(from), middle(from), bend, middle(from)],
  ...(middle(from) === middle(to) ? [] : [bend, middle(to)]),
  ...[to.x, middle(to)],
];

/** From a foot of the page that is asked for to the first table. */
const downTo = ({ y, h }: ItemBox, to: ItemBox): Corners => [GUTTER, y + h, GUTTER, middle(to), to.x, middle(to)];

/** To the kernel: from an entry of the last table round its side, from others straight down. */
function toKernel({ called, plan }: Moment, places: Places, boxAt: (level: Level) => ItemBox): Corners {
  const { kernel: office, tlb: box, tables: all, bends } = places;
  if (called === 'tlb' || called === null) {
    const x = rightOf(all.get(4)!) + 6;
    return [x, box.y + box.h, x, office.y];
  }
  const start = boxAt(called);
  const x = start.x + start.w / 2;
  if (called !== plan.last) return [x, start.y + start.h, x, office.y];
  return [rightOf(start), middle(start), bends[0], middle(start), bends[0], office.y];
}

/** The ways that could be gone, thin. */
function roads(moment: Moment, places: Places): GraphItem[] {
  const { asked: from, tlb: box, kernel: office, bends } = places;
  const first = rowBox(places, moment, { level: 4, index: indexAt(addressOf(0), 4) });
  const thin = (id: string, corners: Corners): GraphItem =>
    item(`road ${id}`, 'path', 'turn', {}, { path: `M${corners.map((end) => toTenth(end)).join(' ')}` });
  return [
    thin('ask', across(from, box.x, box)),
    thin('walk', downTo(from, first)),
    thin('fault', [bends[0], TOP.tables + HEAD, bends[0], office.y]),
  ];
}

/** The way of the present access, as far as it has come. */
function ways(moment: Moment, places: Places): readonly GraphItem[] {
  const { state, plan, key, op, results, called } = moment;
  if (op === null) return [];
  const { asked: from, tlb: box, kernel: office, frames, bends, turn } = places;
  const actor = plan.colours.get(key);
  const id = (name: string): string => `way ${results.length} ${name}`;
  const boxAt = (level: Level): ItemBox => rowBox(places, moment, { level, index: indexAt(state.address!, level) });
  const frame = state.leaves.find(({ index }) => index === key)?.frame;
  const end = frame === undefined ? undefined : frames.get(frame);
  const lines = [...course(id('ask'), '', across(from, from.x + from.w + 2, box), actor)];
  if (wayNow(moment) === 'hit')
    return [...lines, ...(end ? course(id('hit'), '', across(box, bends[1], end), actor) : [])];
  let last: ItemBox | null = null;
  for (const level of readLevels(moment)) {
    const to = boxAt(level);
    lines.push(...course(id(`read ${level}`), '', last ? across(last, to.x - turn, to) : downTo(from, to), actor));
    last = to;
  }
  if (called !== null) lines.push(...course(id('call'), 'bad', toKernel(moment, places, boxAt)));
  const isGiven = called !== null && state.cursor?.mark === 'put';
  if (isGiven && end) lines.push(...course(id('give'), 'bad', across(office, bends[2], end)));
  if (arrives(state) && last && end) lines.push(...course(id('reach'), '', across(last, bends[1], end), actor));
  return lines;
}

/** Where the processor is now, and the frame that it has reached. */
function now(moment: Moment, places: Places): GraphItem[] {
  const { state, key } = moment;
  const { cursor, killed } = state;
  if (killed) return [nowFrame('place', places.kernel)];
  if (cursor === null) return [];
  const frame = arrives(state) ? state.leaves.find(({ index }) => index === key)?.frame : undefined;
  const reached = frame === undefined ? [] : [nowFrame('frame', places.frames.get(frame)!)];
  if (cursor.at !== 'tlb')
    return [nowFrame('place', rowBox(places, moment, { level: cursor.at, index: cursor.index! })), ...reached];
  const at = state.tlb.findIndex(({ index }) => index === cursor.index);
  const slot = places.slots[places.slots.length - state.tlb.length + at];
  return [nowFrame('place', at < 0 ? places.tlb : slot!), ...reached];
}

/** What each way costs, in one scale: reads of tables, what the kernel writes, and the access itself. */
function costs(moment: Moment, { costs: { x, y }, width, size, say }: Places): GraphItem[] {
  const { plan, results } = moment;
  const { size: pages } = plan.setup;
  const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
  // The scale of the small pages, so that those of the large ones can be compared.
  const unit = (width - x - EDGE) / sum(costsOf('small').fault);
  const [one, depth] = [unit > 5 ? unit - 1.5 : unit - 1, 5 - plan.last];
  const inFull = (way: Way): string => sum(costsOf(pages)[way]).toLocaleString('en');
  const texts: Readonly<Record<Way, readonly string[]>> = {
    hit: [`${inFull('hit')}: the access itself`],
    walk: [
      `${inFull('walk')}: ${depth} reads of tables, then the access`,
      `${inFull('walk')}: ${depth} reads of tables first`,
    ],
    fault: [
      `${inFull('fault')}: a walk, the kernel fills a frame with zeros, and the walk once more`,
      `${inFull('fault')}: most to fill a frame with zeros`,
      `${inFull('fault')} to fill a frame with zeros`,
      `${inFull('fault')} to fill a frame`,
    ],
  };
  const lines = WAYS.flatMap((way, line): GraphItem[] => {
    const top = y + line * COST_LINE;
    const parts = costsOf(pages)[way];
    let start = x;
    const bars = parts.flatMap((part, index): GraphItem[] => {
      const isKernel = way === 'fault' && index === 1;
      const left = start;
      start += part * unit;
      if (isKernel) {
        const w = Math.min(part * unit, width - left) - 1;
        return [rect(`cost ${way} kernel`, 'others', { x: left, y: top, w, h: 14 }, undefined, 0)];
      }
      const look = index === parts.length - 1 ? 'order' : 'bin';
      return Array.from({ length: part }, (_, at) => at)
        .filter((at) => left + at * unit < width - 1)
        .map((at) =>
          rect(`cost ${way} ${index} ${at}`, look, { x: left + at * unit, y: top, w: one, h: 14 }, undefined, 0),
        );
    });
    const isNow = wayNow(moment) === way;
    const inBar = way === 'fault';
    const at = inBar ? x + parts[0]! * unit + 6 : start + 6;
    const isBeyond = start > width;
    const end = isBeyond ? width - 26 : start - 5 * unit - 4;
    return [
      words(`cost ${way}`, isNow ? 'strong start now' : 'strong start', EDGE, top + 11.5, way),
      words(`times ${way}`, 'end', x - 8, top + 11.5, `× ${results.filter((result) => result === way).length}`),
      ...bars,
      words(
        `cost ${way} text`,
        inBar ? 'start inverse' : 'start',
        at,
        top + 11.5,
        longest((inBar ? end : width) - at, size * (inBar ? 1.07 : 1), texts[way]),
      ),
      ...(isBeyond ? [words(`cost ${way} beyond`, 'end inverse', width - 8, top + 11.5, '→')] : []),
    ];
  });
  const head = say(['cost: accesses to memory, to scale', 'what each way costs, in accesses to memory, to scale']);
  return [words('cost', 'start soft', EDGE, y - 9 - (size - 12), head), ...lines];
}

/** What a click on a row does. */
function spots(moment: Moment, places: Places): Spot[] {
  return moment.plan.rows.map(({ level, index, page }) => {
    const { x, y, w, h } = rowBox(places, moment, { level, index });
    return { id: String(page), says: `Write to page ${numberOf(page)}`, x, y: y - 1, w, h: h + 2 };
  });
}

/** The picture of a moment: from a page to its frame, by one of three ways. */
export function pictureOf(moment: Moment, width: number): GraphPicture {
  const places = placesOf(moment.plan, width);
  const parts = [roads, program, asked, tables, kernel, ram, ways, tlb, costs, now];
  return {
    width,
    height: places.height,
    items: parts.flatMap((part) => part(moment, places)),
    spots: spots(moment, places),
  };
}
