import { clamp, labelWidth, writing } from '@groundwork/labs-kit/drawings';
import { arrow, item, line, rect, words, type GraphItem, type GraphPicture } from '@groundwork/labs-kit/drawings/graph';
import { cost, MOST_WORDS, type Setup } from './model';
import { busy, INTERRUPT, LOAD, MAP, REGISTERS, STORE, type State, type Stretch } from './run';

/** What the processor does in one piece. */
interface Piece {
  readonly from: number;
  readonly till: number;
  readonly isOwn: boolean;
  /** What may be written in it: the first that has room. */
  readonly says: readonly string[];
}

/** Whether the device moves the words: then the processor’s work is one order before and one report after. */
const isHandedOver = ({ way }: State): boolean => way === 'dma' || way === 'hasty';

function pieceOf({ what, word, from, till }: Stretch, state: State): Piece {
  if (what === 'own work') {
    const isEarly = state.way === 'hasty';
    return {
      from,
      till,
      isOwn: true,
      says: isEarly ? ['the program', 'program'] : ['free: other program', 'other program', 'free'],
    };
  }
  const says: Partial<Record<Stretch['what'], readonly string[]>> = {
    asks: ['asks', '?'],
    interrupt: ['interrupt', '!'],
  };
  const moves = [`moves ${word}`, String(word)];
  const isBefore = state.stretches.every((one) => one.what !== 'own work' || one.from >= from);
  if (isHandedOver(state)) return { from, till, isOwn: false, says: [isBefore ? 'order' : 'report'] };
  return { from, till, isOwn: false, says: says[what] ?? moves };
}

/** What the processor did, with neighbours of one kind in one piece. */
function piecesOf(state: State): Piece[] {
  const pieces: Piece[] = [];
  for (const stretch of state.stretches) {
    if (stretch.what === 'makes') continue;
    const piece = pieceOf(stretch, state);
    const last = pieces.at(-1);
    const isQuestion = stretch.what === 'asks';
    if (last && !isQuestion && last.says[0] === piece.says[0])
      pieces[pieces.length - 1] = { ...last, till: piece.till };
    else pieces.push(piece);
  }
  return pieces;
}

const PROCESSOR = { y: 20, h: 24 };
const MEMORY = { y: 84, h: 96 };
const DEVICE = { y: 206, h: 20 };
const AXIS = DEVICE.y + DEVICE.h + 6;
/** The comparison below: the handle and a row for each way. */
const PRICE = { y: 282, pitch: 24, h: 17 };
const HEIGHT = PRICE.y + 4 * PRICE.pitch - 3;
/** What came this moment is drawn as if it were so old. */
const PRESENT = 32;
const WAYS = ['polling', 'interrupts', 'dma'] as const;
const NAMES = { polling: 'asking', interrupts: 'interrupts', dma: 'DMA' } as const;
const DEAREST = MOST_WORDS * (INTERRUPT + LOAD + STORE);
/** What handing over costs before and after. */
const FIXED = [MAP + REGISTERS * STORE, INTERRUPT + MAP] as const;
/** What a word costs by asking: the handle’s scale. */
const EACH = cost({ way: 'polling', words: 1 });

/** Where things are at a width. */
export class Plan {
  readonly isWide: boolean;
  readonly size: number;
  readonly left: number;
  /** After the end of a copy. */
  readonly rest: number;
  readonly row: number;

  constructor(
    readonly width: number,
    readonly total: number,
    readonly count: number,
  ) {
    const { isWide, size } = writing(width);
    this.isWide = isWide;
    this.size = size;
    this.left = isWide ? 92 : 66;
    this.rest = isWide ? 74 : 58;
    this.row = Math.min(24, MEMORY.h / count);
  }

  /** Where a moment is. */
  x(tick: number): number {
    return this.left + (tick * (this.width - this.left - this.rest)) / this.total;
  }

  /** How far what is now is drawn, so that it can be seen; at the end as far as there is room. */
  present(now: number): number {
    return now === this.total ? this.right : Math.min(this.right, this.x(now) + PRESENT);
  }

  get right(): number {
    return this.width - 3;
  }

  /** The middle of a word’s place in memory. */
  rowOf(word: number): number {
    return MEMORY.y + (MEMORY.h - this.count * this.row) / 2 + (word - 0.5) * this.row;
  }

  /** Where so many ticks of a price end. */
  price(ticks: number): number {
    return this.left + (ticks * (this.width - this.left - (this.isWide ? 96 : 84))) / DEAREST;
  }

  get knob(): { readonly x: number; readonly y: number } {
    return { x: this.price(this.count * EACH) + 9, y: PRICE.y + PRICE.h / 2 };
  }

  /** How many words the handle means there. */
  countAt(x: number): number {
    const far = (x - 9 - this.left) / (this.price(EACH) - this.left);
    return clamp(Math.round(far), 1, MOST_WORDS);
  }
}

const base = (y: number): number => y + 4.5;

/** The first of some texts that has room; none where all are too long. */
const fitting = (texts: readonly string[], room: number, size: number): string =>
  texts.find((text) => labelWidth(text, size, true) < room) ?? '';

/** What the processor does, piece by piece, with the ticks above. */
function processor(state: State, plan: Plan): GraphItem[] {
  const { y, h } = PROCESSOR;
  const { size } = plan;
  const pieces = piecesOf(state).flatMap(({ from, till, isOwn, says }): GraphItem[] => {
    const [x, end] = [plan.x(from), plan.x(till)];
    const w = end - x;
    const middle = x + w / 2;
    const isBad = state.way === 'hasty' && isOwn;
    const grows = { from: { w: 0 } };
    return [
      item(
        `piece ${from}`,
        'rect',
        isOwn ? 'card' : 'part',
        { x: x + 0.5, y, w: Math.max(1, w - 1), h, rx: 2 },
        { actor: isOwn ? (isBad ? 'd' : 'e') : 'a', ...grows },
      ),
      words(`piece ${from} says`, isOwn ? 'strong' : 'inverse', middle, base(y + h / 2), fitting(says, w - 4, size)),
      words(`piece ${from} ticks`, isOwn ? 'soft' : '', middle, 14, fitting([String(till - from)], w - 3, size)),
    ];
  });
  return [line('processor', 'edge', { x: plan.left, y: y + h }, { x: plan.right, y: y + h }), ...pieces];
}

/** The places of the words: old until one arrives. */
function memory(state: State, plan: Plan): { places: GraphItem[]; labels: GraphItem[] } {
  const { size, row, count } = plan;
  const isRoomy = row >= 14;
  const right = plan.present(state.now);
  const labels: GraphItem[] = [];
  const places = Array.from({ length: count }, (_, index) => {
    const word = index + 1;
    const y = plan.rowOf(word);
    const at = arrival(state, word);
    const box = { y: y - row / 2 + 0.5, h: row - 1 };
    const end = at === null ? right : plan.x(at);
    const rail = { x1: plan.left, x2: plan.right, y1: y, y2: y };
    const label = (from: number, till: number, text: string): string =>
      isRoomy ? fitting([text], till - from - 4, size) : '';
    labels.push(
      words(`row ${word}`, 'end soft', plan.left - 5, base(y), String(word)),
      words(`old ${word} says`, 'start soft halo', plan.left + 5, base(y), label(plan.left, end, 'old')),
      words(`new ${word} says`, 'start strong halo', end + 5, base(y), label(end, right, 'new')),
    );
    return [
      item(`rail ${word}`, 'line', 'rail', rail),
      rect(`old ${word}`, 'ghost', { x: plan.left, w: Math.max(1, end - plan.left), ...box }, undefined, 1),
      ...(at === null
        ? []
        : [
            item(
              `new ${word}`,
              'rect',
              'box',
              { x: end, w: right - end, ...box, rx: 1 },
              { actor: 'c', from: { w: 0 } },
            ),
          ]),
    ];
  });
  return { places: places.flat(), labels };
}

/** When a word is in memory; null before. */
function arrival({ stretches, way, memory: places }: State, word: number): number | null {
  if (places[word - 1] !== word) return null;
  const isBy = way === 'dma' || way === 'hasty' ? 'makes' : 'stores';
  return stretches.find((one) => one.what === isBy && one.word === word)?.till ?? null;
}

/** What the device does: a piece for each word that it has next. */
function device(state: State, plan: Plan): GraphItem[] {
  const { y, h } = DEVICE;
  const made = state.stretches.filter(({ what, from }) => what === 'makes' && from < state.now);
  return [
    line('device', 'edge', { x: plan.left, y }, { x: plan.right, y }),
    ...made.flatMap(({ from, till, word }) => {
      const [x, end] = [plan.x(from), plan.x(Math.min(till, state.now))];
      const text = fitting([`word ${word}`, String(word)], end - x - 2, plan.size);
      return [
        item(
          `made ${word}`,
          'rect',
          'box',
          { x: x + 0.5, y, w: Math.max(1, end - x - 1), h, rx: 2 },
          { actor: 'c', from: { w: 0 } },
        ),
        words(`made ${word} says`, 'strong', (x + end) / 2, base(y + h / 2), text),
      ];
    }),
  ];
}

/** Who sends what to whom: thin lines are questions and signals, thick ones carry a word. */
function ways(state: State, plan: Plan): GraphItem[] {
  const [top, foot] = [PROCESSOR.y + PROCESSOR.h + 1, DEVICE.y - 1];
  const at = (tick: number, y: number) => ({ x: plan.x(tick), y });
  return state.stretches.flatMap(({ what, from, till, word }): GraphItem[] => {
    if (from >= state.now) return [];
    const middle = (from + till) / 2;
    const id = `${what} ${from}`;
    if (what === 'asks')
      return [
        line(`${id} there`, 'meets', at(from, top), at(middle, foot), 'a'),
        line(`${id} back`, 'meets', at(middle, foot), at(till, top), 'a'),
      ];
    if (what === 'loads')
      return [
        line(`${id} there`, 'meets', at(from, top), at(middle, foot), 'a'),
        arrow(`${id} back`, 'went', at(middle, foot), at(till, top), 'c'),
      ];
    if (what === 'interrupt') {
      const x = plan.x(from) + 4;
      const says = isHandedOver(state) ? what : '';
      return [
        arrow(id, 'went', { x, y: foot }, { x, y: top }, 'b'),
        words(`${id} says`, 'start halo', x + 7, foot - 7, says),
      ];
    }
    const row = plan.rowOf(word ?? 1);
    if (what === 'stores' && word !== null)
      return [arrow(id, 'went', at(from, top), at(till, row - plan.row / 2), 'c')];
    if (what === 'stores') return [arrow(id, 'went', at(middle, top), at(middle, foot), 'a')];
    if (what === 'makes' && isHandedOver(state) && till <= state.now)
      return [arrow(id, 'went', at(till, foot), at(till, row + plan.row / 2), 'c')];
    return [];
  });
}

/** Whose the buffer is, and what the program was given. */
function buffer(state: State, plan: Plan): GraphItem[] {
  const { lent, given, givenAt, now, way } = state;
  const items: GraphItem[] = [];
  const gap = PROCESSOR.y + PROCESSOR.h;
  if (lent) {
    const [x, end] = [plan.x(lent.from), plan.x(lent.till ?? Math.max(now, lent.from + 1))];
    const after = way === 'hasty' && givenAt !== null ? plan.x(givenAt) + 3 : plan.x(MAP + (REGISTERS * STORE) / 2);
    items.push(
      item(
        'lent',
        'rect',
        'frame',
        { x, y: MEMORY.y - 3, w: end - x, h: MEMORY.h + 6, rx: 3 },
        { actor: 'b', from: { w: 0 } },
      ),
      words(
        'lent says',
        'start halo',
        after + 7,
        MEMORY.y - 8,
        plan.isWide ? 'the buffer is lent to the device' : 'lent to the device',
      ),
    );
  }
  if (!given || givenAt === null) return items;
  const isOld = given.includes(0);
  const at = plan.x(givenAt) + (isOld ? 3 : 10);
  const count = `${given.length} ${isOld ? 'old' : 'new'}`;
  items.push(
    arrow('given', 'went', { x: at, y: MEMORY.y - 3 }, { x: at, y: gap + 2 }, isOld ? 'd' : 'c'),
    words(
      'given says',
      isOld ? 'start bad halo' : 'start strong halo',
      at + 7,
      gap + 16,
      isOld ? `✗ reads ${count}` : count,
    ),
  );
  if (way !== 'hasty') {
    const x = plan.x(givenAt) + 1;
    items.push(
      rect('program', 'card', { x, y: PROCESSOR.y, w: plan.right - x, h: PROCESSOR.h }, 'd', 2),
      words('program says', 'strong', (x + plan.right) / 2, base(PROCESSOR.y + PROCESSOR.h / 2), 'program'),
    );
  }
  return items;
}

/** The moment that is shown. */
function moment({ now }: State, plan: Plan): GraphItem[] {
  const x = plan.x(now);
  const text = `tick ${now}`;
  const half = labelWidth(text, plan.size, true) / 2;
  return [
    line('now', 'level', { x, y: PROCESSOR.y - 2 }, { x, y: AXIS }),
    words('tick', 'now', clamp(x, plan.left + half, plan.right - half), AXIS + 13, text),
  ];
}

/** What a whole copy costs the processor: a price for each word, or one for all. */
function prices(state: State, plan: Plan, isOver: boolean): GraphItem[] {
  const { count, size } = plan;
  const own = isHandedOver(state) ? 'dma' : state.way;
  const row = (index: number): number => PRICE.y + (index + 1) * PRICE.pitch;
  const blocks = (way: Setup['way'], ticks: number): readonly number[] => {
    const each = cost({ way, words: count }) / count;
    const whole = way === 'dma' ? FIXED : Array.from({ length: count }, () => each);
    let left = ticks;
    return whole.map((one) => {
      const part = Math.min(one, left);
      left -= part;
      return part;
    });
  };
  return WAYS.flatMap((way, index): GraphItem[] => {
    const y = row(index);
    const name = words(
      `price ${way}`,
      way === own ? 'end strong' : 'end soft',
      plan.left - 6,
      base(y + PRICE.h / 2),
      NAMES[way],
    );
    if (way !== own && !isOver)
      return [name, words(`price ${way} sum`, 'start soft', plan.left + 5, base(y + PRICE.h / 2), 'shown at the end')];
    const ticks = way === own ? busy(state) : cost({ way, words: count });
    let from = 0;
    const bars = blocks(way, ticks).flatMap((part, at): GraphItem[] => {
      const [x, end] = [plan.price(from), plan.price(from + part)];
      from += part;
      if (part === 0) return [];
      const says = way === 'dma' ? (at === 0 ? 'order' : 'report') : String(at + 1);
      const text = fitting([says], end - x - 2, size);
      return [
        item(
          `price ${way} ${at}`,
          'rect',
          'part',
          { x: x + 0.5, y, w: Math.max(0.5, end - x - 1), h: PRICE.h, rx: 2 },
          { actor: 'a', from: { w: 0 } },
        ),
        words(`price ${way} ${at} says`, 'inverse', (x + end) / 2, base(y + PRICE.h / 2), text),
      ];
    });
    const sum = isOver ? summed(way, ticks, count) : String(ticks);
    return [
      name,
      ...bars,
      words(`price ${way} sum`, 'start strong', plan.price(ticks) + 5, base(y + PRICE.h / 2), ticks === 0 ? '' : sum),
    ];
  });
}

/** How a price comes about. */
function summed(way: Setup['way'], ticks: number, count: number): string {
  if (way === 'dma') return `${ticks} for any number`;
  return count === 1 ? String(ticks) : `${count} × ${ticks / count} = ${ticks}`;
}

/** How many words: to be dragged. */
function handle(plan: Plan): GraphItem[] {
  const { count, knob, size } = plan;
  const y = PRICE.y;
  const grip = (side: number): GraphItem =>
    line(
      `grip ${side}`,
      'points handed',
      { x: knob.x + 2.5 * side, y: knob.y - 5 },
      { x: knob.x + 2.5 * side, y: knob.y + 5 },
    );
  return [
    words('prices', 'start strong', 1, PRICE.y - 10, 'What the copy costs the processor, in ticks'),
    words('words', 'end', plan.left - 6, base(y + PRICE.h / 2), 'words'),
    ...Array.from({ length: count }, (_, at) => {
      const [x, end] = [plan.price(at * EACH), plan.price((at + 1) * EACH)];
      return [
        rect(`word ${at}`, 'box', { x: x + 1, y, w: end - x - 2, h: PRICE.h }, 'c', 2),
        words(
          `word ${at} says`,
          '',
          (x + end) / 2,
          base(y + PRICE.h / 2),
          fitting([String(at + 1)], end - x - 4, size),
        ),
      ];
    }).flat(),
    rect('knob', 'knob handed', { x: knob.x - 7, y: knob.y - 10, w: 14, h: 20 }, undefined, 4),
    grip(-1),
    grip(1),
    words('drag', 'start soft handed', knob.x + 12, base(knob.y), 'drag'),
  ];
}

/** The picture of a step at a width; `total` is how long the whole copy takes. */
export function pictureOf(state: State, total: number, isOver: boolean, width: number): GraphPicture {
  const plan = new Plan(width, total, state.memory.length);
  const { places, labels } = memory(state, plan);
  const lane = (id: string, y: number, text: string): GraphItem => words(id, 'start strong', 1, base(y), text);
  return {
    width,
    height: HEIGHT,
    items: [
      lane('name processor', PROCESSOR.y + PROCESSOR.h / 2, 'processor'),
      lane('name memory', MEMORY.y - 10, 'memory'),
      lane('name device', DEVICE.y + DEVICE.h / 2, 'device'),
      words('ticks', 'start soft', 1, 14, 'ticks'),
      ...places,
      ...device(state, plan),
      ...ways(state, plan),
      ...processor(state, plan),
      ...moment(state, plan),
      ...buffer(state, plan),
      ...labels,
      ...handle(plan),
      ...prices(state, plan, isOver),
    ],
  };
}

/** What the picture shows, in words. */
export function described(state: State): string {
  const { now, memory: places, given } = state;
  const there = places.filter((word) => word > 0).length;
  const parts = [
    `tick ${now}: the processor spent ${busy(state)} ticks on the copy and ${now - busy(state)} on other work`,
    `memory has ${there} of ${places.length} new words`,
    `the device: ${state.device}`,
    ...(given ? [`the program was given ${given.filter((word) => word > 0).length} new words`] : []),
  ];
  return `${parts.join('; ')}.`;
}
