import { headPath, labelWidth, writing, type Actor } from '@groundwork/labs-kit/drawings';
import {
  arrow,
  item,
  keyItems,
  line,
  rect,
  toTenth,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
  type Spot,
} from '@groundwork/labs-kit/drawings/graph';
import { FIRST, MOST_PROCESSES, type State } from './run';
import { listed, type Process } from './table';

const ACTORS = ['a', 'b', 'c', 'd', 'f'] as const;
/** Who has which colour; the number stands beside it. */
const actorOf = (pid: number): Actor => (pid < FIRST ? 'e' : ACTORS[(pid - FIRST) % ACTORS.length]!);

/** What all pictures of a run share: how many rows it needs, and how deep its tree gets. */
export interface Size {
  readonly rows: number;
  readonly depth: number;
}

const rowsOf = ({ table, gone }: State): readonly Process[] => (gone ? listed([...table, gone]) : table);

/** How deep each process is in the tree. */
function depthsOf(rows: readonly Process[]): ReadonlyMap<number, number> {
  const depths = new Map<number, number>([[0, -1]]);
  for (const { pid, parent } of rows) depths.set(pid, depths.get(parent)! + 1);
  return depths;
}

export const sizeOf = (states: readonly State[]): Size => ({
  rows: Math.max(3, ...states.map((state) => rowsOf(state).length)),
  depth: Math.max(2, ...states.flatMap((state) => [...depthsOf(rowsOf(state)).values()])),
});

/** The first of some texts that has room. */
const fitting = (texts: readonly string[], room: number, size: number, strong = false): string =>
  texts.find((text) => labelWidth(text, size, strong) <= room) ?? '';

/** A process with its row in the table, and how deep it is in the tree. */
interface Placed {
  readonly one: Process;
  readonly row: number;
  readonly depth: number;
  readonly isGone: boolean;
}

/** Where everything is at a width: a row for each process, in which cards are the further right the deeper in the tree. */
class Plan {
  readonly isWide: boolean;
  readonly size: number;
  readonly height: number;
  readonly placed: readonly Placed[];
  /** Whether a card has two lines. */
  readonly isTall: boolean;
  private readonly top: number;
  private readonly pitch: number;
  private readonly h: number;
  private readonly w: number;
  private readonly indent: number;

  constructor(
    state: State,
    run: Size,
    readonly width: number,
  ) {
    const { isWide, size } = writing(width);
    const room = isWide ? 288 : 256;
    this.isWide = isWide;
    this.size = size;
    this.top = 40;
    this.pitch = Math.min(90, room / run.rows);
    this.isTall = this.pitch >= 50;
    this.h = this.isTall ? Math.min(isWide ? 56 : 52, this.pitch - 10) : this.pitch - 5;
    const chips = this.chips().reduce((sum, one) => sum + this.chip(one) + 5, 5);
    const row = this.name + labelWidth('zombie', size) + 8 + this.ticket + 4;
    this.w = this.isTall ? Math.max(chips, this.name + labelWidth('sleep subreaper', size, true) + 10) : row;
    const least = isWide ? 270 : this.isTall ? 120 : 92;
    this.indent = Math.max(4, Math.min(isWide ? 64 : 24, (width - this.w - least) / run.depth));
    this.height = this.top + room + 22;
    const rows = rowsOf(state);
    const depths = depthsOf(rows);
    this.placed = rows.map((one, row) => ({ one, row, depth: depths.get(one.pid)!, isGone: one === state.gone }));
  }

  find(pid: number): Placed | undefined {
    return this.placed.find(({ one }) => one.pid === pid);
  }

  card({ row, depth }: Pick<Placed, 'row' | 'depth'>): ItemBox {
    return { x: 3 + depth * this.indent, y: this.top + row * this.pitch, w: this.w, h: this.h };
  }

  middle(row: number): number {
    return this.top + row * this.pitch + this.h / 2;
  }

  /** What a running process has. */
  chips(): readonly string[] {
    return this.isTall ? ['memory', 'open files'] : ['memory'];
  }

  chip(text: string): number {
    return labelWidth(text, this.size) + (this.isWide && this.isTall ? 26 : 10);
  }

  /** In a card, what a process has: from the left in the second line, or at the right in the only one. */
  inside(at: Pick<Placed, 'row' | 'depth'>, x: number, w: number): ItemBox {
    const card = this.card(at);
    if (this.isTall) return { x: card.x + 5 + x, y: card.y + card.h - 23, w, h: 18 };
    return { x: card.x + card.w - w - 4, y: card.y + 4, w, h: card.h - 8 };
  }

  /** From where on a row is free for words. */
  right(at: Pick<Placed, 'row' | 'depth'>): number {
    const { x, w } = this.card(at);
    return x + w + 9;
  }

  /** From a card’s edge to the name of its program. */
  get name(): number {
    return 7 + labelWidth('100', this.size, true) + (this.isWide ? 9 : 4);
  }

  /** From where on results are that a process took: so far that they come up beside its children. */
  results(at: Pick<Placed, 'row' | 'depth'>): number {
    return this.right(at) + Math.max(0, this.indent - 1 - this.ticket / 2);
  }

  get ticket(): number {
    return labelWidth('SIGKILL', this.size, true) + 10;
  }

  /** A place of the kernel’s table. */
  place(at: number): ItemBox {
    const left = labelWidth(this.table, this.size, true) + 10;
    const right = this.isWide ? labelWidth('8 of 8 places', this.size) + 10 : 2;
    const pitch = (this.width - left - right) / MOST_PROCESSES;
    return { x: left + at * pitch, y: 2, w: pitch - 4, h: 22 };
  }

  get table(): string {
    return this.isWide ? 'process table' : 'table';
  }
}

/** The kernel’s table with its few places, in the order of numbers: a zombie takes one too. */
function places(state: State, plan: Plan): GraphItem[] {
  const { width, size, isWide } = plan;
  const { table, gone } = state;
  const all = [...plan.placed].map(({ one }) => one).sort((a, b) => a.pid - b.pid);
  const y = 13 + size * 0.36;
  const arrows = width > 640 ? 'an arrow goes from a parent to its child' : 'arrow: parent to child';
  const press = fitting(
    [
      'press a process to end it, or a zombie so that its parent waits',
      'press a process to end it',
      'press one to end it',
    ],
    width - labelWidth(arrows, size) - 16,
    size,
  );
  return [
    words('table', 'start strong', 2, y, plan.table),
    words('count', 'end soft', width - 2, y, isWide ? `${table.length} of ${MOST_PROCESSES} places` : ''),
    ...Array.from({ length: MOST_PROCESSES }, (_, at) => rect(`place ${at}`, 'past', plan.place(at), undefined, 4)),
    ...all.flatMap((one, at) => {
      const { x, y: top, w, h } = plan.place(at);
      return keyItems({
        id: `entry ${one.pid}`,
        text: one === gone ? '' : String(one.pid),
        look: one === gone ? 'ghost' : one.result === null ? 'box' : 'past',
        at: { x: x + w / 2, y: top + h / 2 },
        w: w - 3,
        h: h - 3,
        size,
        actor: actorOf(one.pid),
      });
    }),
    words('line', 'start soft', 2, plan.height - 5, arrows),
    words('press', 'end soft handed', width - 2, plan.height - 5, press),
  ];
}

/** The lines from parents to their children. */
function lines({ event }: State, plan: Plan): GraphItem[] {
  return plan.placed.flatMap((placed) => {
    const { one, isGone } = placed;
    const parent = plan.find(one.parent);
    if (!parent || isGone) return [];
    const [above, card] = [plan.card(parent), plan.card(placed)];
    const isNow = event.pid === one.pid && (event.kind === 'fork' || event.kind === 'adopt');
    const x = above.x + (card.x - above.x) / 2;
    const y = card.y + card.h / 2;
    return [
      line(`down ${one.pid}`, isNow ? 'descent' : 'average', { x, y: above.y + above.h }, { x, y }),
      arrow(`over ${one.pid}`, isNow ? 'descent' : 'lifts', { x, y }, { x: card.x - 1, y }),
    ];
  });
}

/** A process: filled while it runs and has memory, hollow when only its number and its result are left. */
function card(state: State, plan: Plan, placed: Placed): GraphItem[] {
  const { one, isGone } = placed;
  const { pid, program, result } = one;
  const { event } = state;
  const { size, isTall } = plan;
  const box = plan.card(placed);
  const y = isTall ? box.y + 18 : plan.middle(placed.row) + size * 0.36;
  const actor = actorOf(pid);
  const parent = event.kind === 'fork' && event.pid === pid ? plan.find(one.parent) : undefined;
  const start = parent && plan.card(parent);
  /** A child comes out of its parent. */
  const comes = (at: Coordinates): Partial<GraphItem> =>
    start ? { from: { x: start.x + at.x - box.x, y: start.y + at.y - box.y } } : {};
  const number = { x: box.x + 7, y };
  const name = { x: box.x + plan.name, y };
  const look = isGone ? 'ghost' : result === null ? 'box' : 'past';
  const says = isGone && !isTall ? 'place is free' : isGone ? '' : result === null ? program : 'zombie';
  const shown = [
    item(`card ${pid}`, 'rect', look, { ...box, rx: 6 }, { actor, ...comes(box) }),
    item(`pid ${pid}`, 'text', isGone ? 'start soft gone' : 'start strong', number, {
      text: String(pid),
      ...comes(number),
    }),
    item(`program ${pid}`, 'text', 'start', name, { text: says, ...comes(name) }),
  ];
  if (isGone)
    return isTall ? [...shown, words(`free ${pid}`, 'start', number.x, box.y + box.h - 9, 'place is free')] : shown;
  if (result !== null) return [...shown, ...ticket(plan, pid, result, plan.inside(placed, 0, plan.ticket))];
  let x = 0;
  const chips = plan.chips().flatMap((text) => {
    const chip = plan.inside(placed, x, plan.chip(text));
    const middle = { x: chip.x + chip.w / 2, y: chip.y + chip.h / 2 + size * 0.36 };
    x += chip.w + 5;
    return [
      item(`${text} ${pid}`, 'rect', 'tile', { ...chip, rx: 3 }, { actor, ...comes(chip) }),
      item(`${text} ${pid} t`, 'text', '', middle, { text, ...comes(middle) }),
    ];
  });
  return [...shown, ...chips];
}

/** How a process ended: a card that stays in it until somebody takes it. */
const ticket = ({ size }: Plan, pid: number, result: string, { x, y, w, h }: ItemBox): readonly GraphItem[] =>
  keyItems({
    id: `result ${pid}`,
    text: result,
    look: 'placed',
    at: { x: x + w / 2, y: y + h / 2 },
    w,
    h,
    rx: h / 2,
    size,
    actor: actorOf(pid),
  });

/** What is said beside a process: two lines, each from long to short, and both in one where there is no room for two. */
interface Says {
  readonly lines: readonly [readonly string[], readonly string[]];
  readonly one: readonly string[];
}

/** What happens to a process in this step; a call that fails or does nothing has a cross. */
function eventOf({ event }: State, { pid, program, parent, reaper }: Process): Says | undefined {
  if (event.pid !== pid) return undefined;
  const of: Partial<Record<typeof event.kind, Says>> = {
    fork: {
      lines: [
        [`fork: a copy of ${parent}`, `copy of ${parent}`],
        ['with memory of its own', 'own memory'],
      ],
      one: [`fork: a copy of ${parent} with memory of its own`, `fork: copy of ${parent}`, 'new'],
    },
    full: {
      lines: [
        ['fork ✗ the table is full', 'fork ✗ full'],
        ['zombies take places too', 'by zombies too'],
      ],
      one: ['fork ✗ the table is full: zombies take places too', 'fork ✗ table is full', '✗ full'],
    },
    exec: {
      lines: [[`exec: ${program}`], ['is the program now', 'replaces it']],
      one: [`exec: ${program} is the program now`, `exec: ${program}`, 'exec'],
    },
    reaper: {
      lines: reaper
        ? [['from now on'], ['adopts orphans below it', 'adopts orphans']]
        : [['no subreaper any more', 'no subreaper'], []],
      one: reaper
        ? ['adopts orphans below it', 'adopts orphans', 'adopts']
        : ['no subreaper any more', 'no subreaper', 'no'],
    },
    useless: {
      lines: [
        ['kill -9 ✗ no effect', 'kill -9 ✗'],
        ['it has already ended', 'already ended', 'has ended'],
      ],
      one: ['kill -9 ✗ no effect: it has already ended', 'kill -9 ✗ no effect', 'kill -9 ✗', '✗'],
    },
    mute: {
      lines: [['✗ calls nothing'], ['a zombie runs no program', 'runs nothing']],
      one: ['✗ a zombie runs no program: it calls nothing', '✗ calls nothing', '✗'],
    },
    stays: { lines: [['✗ does not end'], []], one: ['✗ process 1 does not end', '✗ does not end', '✗'] },
    adopt: {
      lines: [
        [`orphan: ${event.other} has ended`, `${event.other} has ended`, 'orphan'],
        [`new parent: ${parent}`, `now of ${parent}`],
      ],
      one: [`orphan of ${event.other}: ${parent} is its new parent`, `orphan, now of ${parent}`, `of ${parent}`],
    },
    childless: { lines: [['wait ✗ no child'], []], one: ['wait ✗ it has no child (ECHILD)', 'wait ✗ no child', '✗'] },
    sleeps: {
      lines: [['wait: sleeps'], ['until a child ends']],
      one: ['wait: sleeps until a child ends', 'wait: sleeps', 'waits'],
    },
  };
  return of[event.kind];
}

/** Whether a process ends in this step: what takes it out of the table is the reader’s bet then. */
const isEnd = ({ event: { kind } }: State): boolean => kind === 'exit' || kind === 'kill';

/** What is said of a zombie as long as it is one. */
const stays = (state: State, { pid, parent }: Process): Says => {
  const { event } = state;
  const freed: readonly string[] = ['memory and files are freed', 'memory freed'];
  if (event.pid === pid && isEnd(state)) {
    const how = event.kind === 'exit' ? 'exit' : 'kill -9';
    const texts = ['number and result stay', 'result stays', 'zombie'];
    return { lines: [[...freed.map((one) => `${how}: ${one}`), `${how}: freed`], texts], one: texts };
  }
  const texts = [
    `number and result stay until ${parent} waits`,
    `stays until ${parent} waits`,
    `kept for ${parent}`,
    'zombie',
  ];
  return { lines: [freed, texts], one: texts };
};

interface Row {
  readonly id: string;
  readonly row: number;
  readonly from: number;
  readonly look: string;
  /** Room between the two lines for an arrow. */
  readonly gap?: number;
}

/** Words in a row, in one line or in two, which end at its right or start where it is free. */
function written(plan: Plan, { lines: two, one }: Says, { id, row, from, look, gap = 0 }: Row): GraphItem[] {
  const { size, isTall, width } = plan;
  const end = width - 6;
  const strong = look.includes('strong');
  const x = look.includes('end') ? end : from;
  const middle = plan.middle(row) + size * 0.36;
  const fit = (texts: readonly string[]): string => fitting(texts, end - from, size, strong);
  if (!isTall || two[1].length === 0) return [words(id, look, x, middle, fit(isTall ? two[0] : one))];
  const half = 8.5 + gap;
  return [words(id, look, x, middle - half, fit(two[0])), words(`${id} 2`, look, x, middle + half, fit(two[1]))];
}

/** How much room it takes beside a card that a process is a subreaper. */
const reaperOf = ({ isTall, size }: Plan, { reaper }: Process): number =>
  reaper && !isTall ? labelWidth('subreaper', size, true) + 9 : 0;

/** Beside a process: results that it took, and what happens to it. */
function beside(state: State, plan: Plan, placed: Placed): GraphItem[] {
  const { one, row, isGone } = placed;
  const { pid } = one;
  const { event, collected } = state;
  const { size, width } = plan;
  const end = width - 6;
  const items: GraphItem[] = [];
  const id = `says ${pid}`;
  let from = plan.right(placed);
  if (isGone) return items;
  if (one.reaper) {
    const { x, y, w } = plan.card(placed);
    const [look, at] = plan.isTall ? ['end strong', x + w - 6] : ['start strong', from];
    items.push(words(`reaper ${pid}`, look, at, plan.isTall ? y + 18 : plan.middle(row) + size * 0.36, 'subreaper'));
    if (!plan.isTall) from += reaperOf(plan, one);
  }
  const results = collected.filter(({ by }) => by === pid);
  const last = results.at(-1);
  if (last && one.result === null && end - from > plan.ticket) {
    from += plan.results(placed) - plan.right(placed);
    items.push(
      ...ticket(plan, last.pid, last.result, {
        ...plan.inside(placed, 0, plan.ticket),
        x: from,
        y: plan.middle(row) - 9,
        h: 18,
      }),
    );
    from += plan.ticket + 6;
  }
  const happens = eventOf(state, one);
  if (happens && event.kind === 'useless') return [...items, ...signal(plan, happens, placed)];
  if (happens) return [...items, ...written(plan, happens, { id, row, from, look: 'start now strong' })];
  if (one.result !== null)
    return [
      ...items,
      ...written(plan, stays(state, one), {
        id,
        row,
        from,
        look: event.pid === pid ? 'start now halo' : 'start halo',
      }),
    ];
  if (!last) {
    const zombies = state.table.filter(({ parent, result }) => parent === pid && result !== null);
    if (zombies.length === 0 || isEnd(state)) return items;
    const texts = ['has not waited yet', 'not waited yet', 'no wait yet'];
    return [...items, ...written(plan, { lines: [texts, []], one: texts }, { id, row, from, look: 'start' })];
  }
  const isNow = event.kind === 'collect' && event.pid === last.pid;
  const does = pid === 1 ? 'dropped' : 'wait took it';
  const more = results.length > 1 ? `, and ${results.length - 1} more` : '';
  const says: Says = {
    lines: [
      [`result of ${last.pid}`, `of ${last.pid}`],
      [`${pid === 1 ? 'dropped by process 1' : `wait by ${pid} took it`}${more}`, does, pid === 1 ? '' : 'taken'],
    ],
    one: [`of ${last.pid}: ${does}${more}`, `of ${last.pid}${more}`, `of ${last.pid}`],
  };
  return [...items, ...written(plan, says, { id, row, from, look: isNow ? 'start now strong' : 'start soft' })];
}

/** A signal that reaches a zombie. */
function signal(plan: Plan, says: Says, placed: Placed): GraphItem[] {
  const { size, width, isTall } = plan;
  const { one, row } = placed;
  const x = plan.right(placed);
  const end = width - 6;
  const y = plan.middle(row);
  const id = `says ${one.pid}`;
  if (isTall)
    return [
      arrow('signal', 'descent', { x: end, y }, { x: x - 5, y }),
      ...written(plan, says, { id, row, from: x, look: 'end now strong', gap: 5 }),
    ];
  const text = fitting(says.one, end - x - 22, size, true);
  return [
    words(id, 'end now strong', end, y + size * 0.36, text),
    arrow('signal', 'descent', { x: end - labelWidth(text, size, true) - 4, y }, { x: x - 5, y }),
  ];
}

/** The way of a result to the process that waited: up to where it stays, and on into the card. */
function taken({ event, gone }: State, plan: Plan): GraphItem[] {
  const by = event.other === undefined ? undefined : plan.find(event.other);
  const from = gone && plan.find(gone.pid);
  if (event.kind !== 'collect' || !by || !from) return [];
  const card = plan.card(from);
  const x = Math.max(plan.results(by) + reaperOf(plan, by.one) + plan.ticket / 2, card.x + card.w + 8);
  const above = plan.card(by);
  // In a card of one line, its memory is at the edge.
  const end = above.x + above.w - (plan.isTall ? 8 : 0);
  const [y, middle] = [card.y + card.h / 2, plan.middle(by.row)];
  // Where a word stands between the card and its result, the way ends at the result.
  const isShort = reaperOf(plan, by.one) > 0;
  const up = `M${toTenth(card.x + card.w)} ${toTenth(y)}H${toTenth(x)}V`;
  const path = isShort ? `${up}${toTenth(middle + 11)}` : `${up}${toTenth(middle)}H${toTenth(end + 4)}`;
  const head = isShort ? headPath(x, middle + 11, [0, -1], 9, 5) : headPath(end, middle, [-1, 0], 9, 5);
  return [
    item('taken', 'trail', 'course now', { t: 1 }, { path, from: { t: 0 } }),
    item('taken head', 'path', 'tip now', {}, { path: head }),
  ];
}

/** A call that is meant for nobody: it goes to a place that is free. */
function missing({ event, table }: State, plan: Plan): GraphItem[] {
  if (event.kind !== 'missing') return [];
  const { width, size, height } = plan;
  const y = Math.min(plan.middle(table.length), height - 34);
  const end = width - 6;
  const call = event.act === 'kill' ? 'kill -9 ' : '';
  const texts = [`${call}${event.pid} ✗ no such process (ESRCH)`, `${call}${event.pid} ✗ no such process`];
  const text = fitting(texts, end - 40, size, true);
  const x = end - labelWidth(text, size, true) - 5;
  if (table.length === MOST_PROCESSES) return [];
  return [
    words('missing', 'end now strong', end, y + size * 0.36, text),
    arrow('signal', 'descent', { x, y }, { x: Math.max(12, x - 60), y }),
  ];
}

/** The frame round the process that acts. */
function now({ at }: State, plan: Plan): GraphItem[] {
  const placed = at === null ? undefined : plan.find(at);
  if (!placed) return [];
  const { x, y, w, h } = plan.card(placed);
  return [rect('now', 'cursor', { x: x - 1, y: y - 1, w: w + 2, h: h + 2 }, undefined, 7)];
}

/** What can be pressed: each process but the first. */
const spotsOf = (plan: Plan): Spot[] =>
  plan.placed.flatMap((placed) => {
    const { one, isGone } = placed;
    if (isGone || one.pid === 1) return [];
    const { x, y, w, h } = plan.card(placed);
    const says = one.result === null ? `${one.pid} ends` : `${one.parent} waits and takes the result of ${one.pid}`;
    return [{ id: String(one.pid), says, x: toTenth(x), y: toTenth(y), w: toTenth(w), h: toTenth(h) }];
  });

/** The picture of a step of a run at a width. */
export function pictureOf(state: State, run: Size, width: number): GraphPicture {
  const plan = new Plan(state, run, width);
  return {
    width,
    height: plan.height,
    items: [
      ...places(state, plan),
      ...lines(state, plan),
      ...plan.placed.flatMap((placed) => card(state, plan, placed)),
      ...now(state, plan),
      ...taken(state, plan),
      ...plan.placed.flatMap((placed) => beside(state, plan, placed)),
      ...missing(state, plan),
    ],
    spots: spotsOf(plan),
  };
}
