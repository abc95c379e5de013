import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import {
  clamp,
  Film,
  headPath,
  inLine,
  labelWidth,
  mix,
  Targets,
  toHundredth,
  writing,
  type Actor,
  type FilmLayout,
  type FilmPicture,
  type Shape,
  type Words,
} from '@groundwork/labs-kit/drawings';
import { endOf, plan, visit, WAYS, type Crossing, type Moments, type Setup, type State, type Visit } from './run';

type Way = Setup['way'];

/** Where the HTML is made. */
const NAMES: Readonly<Record<Way, readonly [narrow: string, wide: string]>> = {
  client: ['in browser', 'in the browser'],
  server: ['on server', 'on the server, whole'],
  stream: ['streamed', 'on the server, streamed'],
  static: ['at build', 'at build time'],
  components: ['components', 'server components'],
  islands: ['island', 'at build, one island'],
};

/** What brings a part of the screen has its colour: the HTML, the query, the scripts. */
const HTML: Actor = 'c';
const QUERY: Actor = 'b';
const SCRIPTS: Actor = 'd';
const DEVICE: Actor = 'e';

const HEIGHT = 440;
const AXIS = 24;
const SERVER = { y: 32, height: 24 } as const;
const LANE = { y: 132, height: 24 } as const;
const SCREEN = { y: 156, height: 74 } as const;
const TITLE = { y: 164, height: 16 } as const;
const PRICE = { y: 184, height: 16 } as const;
const BUTTON = { y: 204, height: 18 } as const;
const ROWS = 254;
const ROW = 30;
/** A part that has just come is so long. */
const STUB = 8;
/** At the right of the slowest way's end. */
const REST = 14;
const DOC = { width: 14, height: 18 } as const;

/** All that a run draws, and the times of all six ways, of which one is chosen. */
export interface WaterfallRun extends Visit {
  readonly end: number;
  readonly way: Way;
  readonly device: Setup['device'];
  readonly kilobytes: number;
  readonly moments: Readonly<Record<Way, Moments>>;
}

export function drawn(setup: Setup): WaterfallRun {
  const moments = Object.fromEntries(WAYS.map((way) => [way, plan({ ...setup, way }).moments]));
  const { way, device } = setup;
  return {
    ...visit(setup),
    end: endOf(setup),
    way,
    device,
    kilobytes: plan(setup).kilobytes,
    moments: moments as Record<Way, Moments>,
  };
}

/** The time from which two runs look different: another device or query changes the scale of time. */
export function parting(a: WaterfallRun, b: WaterfallRun): number {
  if (JSON.stringify(a.moments) !== JSON.stringify(b.moments)) return 0;
  const [one, other] = [a, b].map(({ crossings }) => crossings.map((crossing) => JSON.stringify(crossing)));
  const apart = [...a.crossings, ...b.crossings].filter((crossing) => {
    const written = JSON.stringify(crossing);
    return !one!.includes(written) || !other!.includes(written);
  });
  const starts = [a, b].map(({ query }) => query?.[0] ?? 0);
  return Math.min(a.end, ...apart.map(({ at }) => at), ...(starts[0] === starts[1] ? [] : starts));
}

interface Layout extends FilmLayout {
  /** Where the names end. */
  readonly edge: number;
  readonly rests: ReadonlyMap<Crossing, number>;
  say(words: Words): string;
}

/** Less than this and nothing fits: a picture that is not shown yet. */
const LEAST_WIDTH = 288;

export function layoutWaterfall(run: WaterfallRun, shown: number): Layout {
  const width = Math.max(shown, LEAST_WIDTH);
  const { isWide, size, say } = writing(width);
  const edge = isWide ? 164 : 82;
  const scale = (width - REST - edge) / run.end;
  const docs = run.crossings.filter(({ what }) => what === 'HTML' || what === 'data');
  const places = inLine(
    docs.map(({ till }) => edge + till * scale - DOC.width / 2),
    docs.map(() => DOC.width - 3),
    [edge + 2, width],
  );
  const rests = new Map(docs.map((doc, index) => [doc, places[index]! + DOC.width / 2]));
  return { width, height: HEIGHT, size, axis: AXIS, top: edge, scale, length: run.end, edge, rests, say };
}

/** A way that can be chosen, and where. */
export interface Row {
  readonly id: Way;
  readonly says: string;
  readonly isChosen: boolean;
  readonly at: Shape['at'];
}

type Point = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** What of a shape with straight edges lies left of now. */
function leftOf(now: number, points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, index): Point[] => {
    const next = points[(index + 1) % points.length]!;
    const kept = point[0] <= now ? [point] : [];
    if (point[0] <= now === next[0] <= now) return kept;
    return [...kept, [now, mix(point[1], next[1], (now - point[0]) / (next[0] - point[0]))]];
  });
}

interface Stripe {
  readonly y: number;
  readonly height: number;
}

const middleOf = ({ y, height }: Stripe): number => y + height / 2;
const counted = (texts: readonly string[], ms: number): string[] => texts.map((text) => text.replace('#', String(ms)));

const TICKS = [10, 20, 50, 100, 200, 500, 1000];
/** Pixels between two times of the axis. */
const TICK = 44;

class WaterfallPainter {
  readonly shapes: Shape[] = [];
  private readonly here: number;

  constructor(
    private readonly run: WaterfallRun,
    private readonly layout: Layout,
    private readonly time: number,
    private readonly settled: number,
  ) {
    this.here = this.x(time);
  }

  private x(time: number): number {
    return this.layout.edge + time * this.layout.scale;
  }

  private age(time: number): number {
    return time === this.time ? this.settled : time < this.time ? 1 : 0;
  }

  private box(key: string, look: string, actor: Actor | undefined, [x, y, width, height]: Box, rx = 2): void {
    if (width <= 0) return;
    const at = { x: toHundredth(x), y: toHundredth(y), width: toHundredth(width), height, rx };
    this.shapes.push({ key, tag: 'rect', look, ...(actor && { actor }), at });
  }

  private path(key: string, look: string, actor: Actor | undefined, d: string): void {
    this.shapes.push({ key, tag: 'path', look, ...(actor && { actor }), at: { d } });
  }

  private line(key: string, look: string, actor: Actor | undefined, [x1, y1]: Point, [x2, y2]: Point): void {
    const at = { x1: toHundredth(x1), y1: toHundredth(y1), x2: toHundredth(x2), y2: toHundredth(y2) };
    this.shapes.push({ key, tag: 'line', look, ...(actor && { actor }), at });
  }

  private text(key: string, look: string, [x, y]: Point, text: string, textAnchor = 'middle'): void {
    this.shapes.push({ key, tag: 'text', look, at: { x: toHundredth(x), y: toHundredth(y), textAnchor }, text });
  }

  /** The longest of some texts that has room in a stretch, from its left. */
  private label(key: string, look: string, [x, width]: Point, middle: number, texts: readonly string[]): void {
    const { size } = this.layout;
    const text = texts.find((one) => labelWidth(one, size) < width - 8);
    if (text !== undefined) this.text(key, look, [x + 5, middle + size * 0.36], text, 'start');
  }

  axis(): void {
    const { scale, width, edge } = this.layout;
    const step = TICKS.find((one) => one * scale >= TICK) ?? TICKS.at(-1)!;
    const pill = `now ${Math.round(this.time)} ms`;
    const half = labelWidth(pill, this.layout.size, true) / 2 + 7;
    const middle = clamp(this.here, half + 1, width - half - 1);
    for (let time = 0; this.x(time) < width - TICK / 2; time += step) {
      const x = this.x(time);
      this.line(`grid ${time}`, 'grid', undefined, [x, AXIS], [x, HEIGHT]);
      if (Math.abs(x - middle) > half + 20) this.text(`tick ${time}`, 'soft', [x, 16], String(time));
    }
    if (middle - half > edge - 12) this.text('unit', 'soft', [edge - 26, 16], 'ms');
    this.box('pill', 'pill', undefined, [middle - half, 2, 2 * half, 19], 9);
    this.text('time', 'onpill', [middle, 16], pill);
  }

  now(): void {
    this.line('now', 'now', undefined, [this.here, 20], [this.here, HEIGHT]);
  }

  /** The lanes of who works, until now. */
  lanes(): void {
    const { edge, width } = this.layout;
    for (const [key, { y, height }] of Object.entries({ SERVER, LANE })) {
      for (const side of [y, y + height])
        this.line(`ahead ${key} ${side}`, 'ahead', DEVICE, [edge, side], [width, side]);
      this.box(`lane ${key}`, 'band', DEVICE, [edge, y, this.here - edge, height], 0);
    }
  }

  /** The scripts on their way: as broad as their last part comes later than their first. */
  flow(): void {
    const { at, till, lasts } = this.run.crossings.find(({ what }) => what === 'scripts')!;
    if (this.time <= at) return;
    const [top, foot] = [SERVER.y + SERVER.height, LANE.y];
    const corners: Point[] = [
      [this.x(at), top],
      [this.x(at + lasts), top],
      [this.x(till + lasts), foot],
      [this.x(till), foot],
    ];
    const seen = leftOf(this.here, corners);
    this.path('flow', 'span', SCRIPTS, `M${seen.map((point) => point.map(toHundredth).join(' ')).join('L')}z`);
    const left = this.x((at + till) / 2) + 4;
    const long = Math.min(this.here, this.x((at + till) / 2 + lasts)) - left;
    this.label('flow t', 'inside', [left, long], (top + foot) / 2, [`scripts, ${this.run.kilobytes} kB`, 'scripts']);
  }

  /** A line between the lanes. */
  crossing(crossing: Crossing, index: number, sent: number): void {
    const { what, at, till, holds } = crossing;
    if (this.time <= at || what === 'scripts') return;
    const isUp = what === 'request';
    const [top, foot] = [SERVER.y + SERVER.height, LANE.y];
    const [start, end] = isUp ? [foot, top] : [top, foot];
    const part = clamp((this.time - at) / (till - at), 0, 1);
    const from: Point = [this.x(at), start];
    const to: Point = [this.x(till), end];
    const tip: Point = [mix(from[0], to[0], part), mix(start, end, part)];
    const isPrice = holds[0] === 'price';
    const actor = isUp ? DEVICE : isPrice ? QUERY : HTML;
    this.line(`way ${index}`, 'line', actor, from, tip);
    this.path(`head ${index}`, 'head', actor, headPath(...tip, [to[0] - from[0], end - start]));
    if (isUp && part > 0.5) this.number(sent, [(from[0] + to[0]) / 2, (start + end) / 2]);
  }

  /** Which trip to the server it is. Two that would touch stand above each other. */
  private number(sent: number, [x, y]: Point): void {
    const half = (this.run.crossings[0]!.till * this.layout.scale) / 2;
    const isNear = 4 * half < 18 && sent < 3;
    const at = isNear ? y + (sent === 1 ? 19 : -19) : y;
    const slope = isNear ? (sent === 1 ? -1 : 1) * half * 0.5 : 0;
    const [cx, cy] = [toHundredth(x + slope), toHundredth(at)];
    this.shapes.push({ key: `trip ${sent}`, tag: 'circle', look: 'disc', actor: DEVICE, at: { cx, cy, r: 8 } });
    this.text(`trip ${sent} n`, 'number', [cx, cy + 4.2], String(sent));
  }

  /** A document on its way, or where it arrived: what it brings is written in it. */
  doc(crossing: Crossing, index: number): void {
    const { at, till, holds } = crossing;
    const isStored = this.run.query === null;
    if (this.time <= at && !isStored) return;
    const part = clamp((this.time - at) / (till - at), 0, 1);
    const rest = this.layout.rests.get(crossing)!;
    const start = this.x(this.run.query === null ? 0 : at) + (isStored ? 9 : 0);
    if (isStored) this.page('stored', [start, SERVER.y + SERVER.height / 2], holds, 'planned');
    if (this.time <= at) return;
    const y = mix(SERVER.y + SERVER.height / 2, LANE.y + LANE.height / 2, part);
    this.page(`doc ${index}`, [mix(isStored ? start : this.x(at), rest, part), y], holds);
  }

  private page(key: string, [x, y]: Point, holds: Crossing['holds'], more = ''): void {
    const [left, top] = [x - DOC.width / 2, y - DOC.height / 2];
    this.box(key, more ? `disc ${more}` : 'disc', DEVICE, [left, top, DOC.width, DOC.height], 1);
    if (holds.includes('title')) this.box(`${key} title`, 'full', HTML, [left + 3, top + 4, DOC.width - 6, 3], 0);
    if (holds.includes('price')) this.box(`${key} price`, 'full', QUERY, [left + 3, top + 10, DOC.width - 6, 4], 0);
  }

  /** The server's and the browser's work. */
  work(): void {
    const { query, runs } = this.run;
    const docs = [...this.layout.rests.values()].map((rest) => rest - DOC.width / 2 - 1);
    if (query) this.bar('query', query, SERVER, QUERY, ['query # ms', 'query']);
    this.bar('run', runs, LANE, SCRIPTS, ['scripts run # ms', 'run # ms', 'run'], docs);
  }

  /** Some work until now, with its words as far as no document lies over it. */
  private bar(
    name: string,
    [start, end]: readonly [number, number],
    { y, height }: Stripe,
    actor: Actor,
    texts: readonly string[],
    docs: readonly number[] = [],
  ): void {
    if (this.time <= start) return;
    const [from, till] = [this.x(start), Math.min(this.here, this.x(end))];
    this.box(name, 'span', actor, [from, y + 3, till - from, height - 6]);
    const free = Math.min(till, ...docs.filter((doc) => doc > from)) - from;
    this.label(`${name} t`, 'inside', [from - 2, free + 4], y + height / 2, counted(texts, this.lasted(start, end)));
  }

  private lasted(from: number, till: number): number {
    return Math.round(Math.min(this.time, till) - from);
  }

  /** What the screen shows, drawn out over time. */
  film(): void {
    const { edge } = this.layout;
    const { title, price, works } = this.run.moments[this.run.way];
    this.box('screen', 'visit-screen', DEVICE, [edge, SCREEN.y, this.here - edge, SCREEN.height], 0);
    const empty = this.lasted(0, title);
    const long = this.x(Math.min(this.time, title)) - edge;
    this.label(
      'empty',
      'soft',
      [edge, long],
      middleOf(PRICE),
      counted(['empty for # ms', 'empty # ms', 'empty'], empty),
    );
    this.part('title', TITLE, HTML, title, 'span', ['title']);
    this.wait('price', PRICE, QUERY, [title, price], ['no price for # ms', 'no price']);
    this.part('price', PRICE, QUERY, price, 'span', ['price']);
    this.wait('works', BUTTON, SCRIPTS, [title, works], ['button dead for # ms', 'dead # ms', 'dead']);
    this.part('works', BUTTON, SCRIPTS, works, 'full', ['button works', 'works']);
  }

  /** A part of the screen, from its moment on. */
  private part(name: string, stripe: Stripe, actor: Actor, from: number, look: string, texts: readonly string[]): void {
    const [x, long] = [this.x(from), this.long(from)];
    this.box(`film ${name}`, look, actor, [x, stripe.y, long, stripe.height]);
    this.label(`film ${name} t`, look === 'full' ? 'onpill' : 'inside', [x, long], middleOf(stripe), texts);
  }

  /** How long a part is that came then: until now, and a little at once. */
  private long(from: number): number {
    const age = this.age(from);
    return age === 0 ? 0 : Math.max(this.here - this.x(from), STUB * age);
  }

  /** The place of what is not there yet. */
  private wait(name: string, stripe: Stripe, actor: Actor, [from, till]: Point, texts: readonly string[]): void {
    if (this.time <= from || till <= from) return;
    const lasted = this.lasted(from, till);
    const [x, long] = [this.x(from), this.x(Math.min(this.time, till)) - this.x(from)];
    this.box(`wait ${name}`, 'due', actor, [x, stripe.y, long, stripe.height]);
    this.label(`wait ${name} t`, 'soft', [x, long], middleOf(stripe), counted(texts, lasted));
  }

  /** The reader's device, with what it shows now. */
  device(): void {
    const { edge } = this.layout;
    const isPhone = this.run.device === 'phone';
    const width = edge > 100 ? 88 : 60;
    const left = (edge - 14 - width) / 2 + 2;
    const frame: Box = isPhone ? [left - 5, 142, width + 10, 92] : [left - 5, 156, width + 10, 74];
    this.text('device t', 'strong', [left + width / 2, isPhone ? 134 : 148], isPhone ? 'phone' : 'computer');
    this.box('device', 'visit-screen', DEVICE, frame, isPhone ? 9 : 3);
    const x = left + width / 2;
    this.path('device foot', 'brace', undefined, isPhone ? `M${x - 7} 149h14` : `M${x} 230v4m-14 0h28`);
    this.text('server', 'strong', [edge - 10, SERVER.y + 17], 'server', 'end');
    const { title, price, works } = this.run.moments[this.run.way];
    if (this.age(title) > 0) {
      this.box('on title', 'span', HTML, [left, TITLE.y, width, TITLE.height]);
      this.text('on title t', 'number', [x, TITLE.y + 12.5], 'Tea');
      const isLit = this.age(works) > 0;
      this.box('on works', isLit ? 'full' : 'due', SCRIPTS, [left, BUTTON.y, width, BUTTON.height], 4);
      this.text('on works t', isLit ? 'onpill' : 'soft', [x, BUTTON.y + 13.5], 'Buy');
      if (this.age(price) === 0) this.box('on price', 'due', QUERY, [left, PRICE.y, width, PRICE.height]);
    }
    if (this.age(price) === 0) return;
    this.box('on price', 'span', QUERY, [left, PRICE.y, width, PRICE.height]);
    this.text('on price t', 'number', [x, PRICE.y + 12.5], '9 €');
  }

  /** What stands over the six films: what their names say, and what their three lines are. */
  head(): void {
    const { edge, size, say } = this.layout;
    const y = ROWS - 6;
    this.text('rows', 'soft', [6, y], say(['HTML made', 'Where the HTML is made']), 'start');
    let x = edge + 2;
    for (const [name, actor] of Object.entries({ title: HTML, price: QUERY, 'button works': SCRIPTS })) {
      this.box(`key ${name}`, 'full', actor, [x, y - 7, 12, 6], 0);
      this.text(`key ${name} t`, 'soft', [x + 16, y], name, 'start');
      x += labelWidth(name, size) + 28;
    }
  }

  /** The same film of each of the six ways, small. */
  row(way: Way, index: number): Row {
    const { edge, width, say } = this.layout;
    const top = ROWS + index * ROW;
    const isChosen = way === this.run.way;
    const { title, price, works } = this.run.moments[way];
    this.text(`name ${way}`, isChosen ? 'strong' : 'inside', [6, top + ROW / 2 + 3.5], say(NAMES[way]), 'start');
    this.box(`strip ${way}`, 'visit-screen', DEVICE, [edge, top + 3, this.here - edge, ROW - 8], 0);
    this.box(`${way} title`, 'full', HTML, [this.x(title), top + 5, this.long(title), 4], 0);
    this.box(`${way} price`, 'full', QUERY, [this.x(price), top + 11, this.long(price), 4], 0);
    const dead = this.x(Math.min(this.time, works)) - this.x(title);
    this.box(`${way} dead`, 'due', SCRIPTS, [this.x(title), top + 17, dead, 7], 0);
    this.box(`${way} works`, 'full', SCRIPTS, [this.x(works), top + 17, this.long(works), 7], 0);
    const at = { x: 0, y: top - 1, width, height: ROW };
    return { id: way, says: `Rendered ${NAMES[way][1]}`, isChosen, at };
  }

  paint(): FilmPicture<Row> {
    const { crossings } = this.run;
    this.axis();
    this.lanes();
    this.film();
    this.flow();
    this.now();
    crossings.forEach((crossing, index) => {
      const sent = crossings.slice(0, index + 1).filter(({ what }) => what === 'request').length;
      this.crossing(crossing, index, sent);
    });
    this.work();
    crossings.forEach((crossing, index) => {
      if (crossing.what === 'HTML' || crossing.what === 'data') this.doc(crossing, index);
    });
    this.device();
    this.head();
    const chosen = ROWS + WAYS.indexOf(this.run.way) * ROW;
    this.box('chosen', 'visit-chosen', undefined, [1, chosen, this.layout.width - 2, ROW - 2], 3);
    const targets = WAYS.map((way, index) => this.row(way, index));
    return { shapes: this.shapes, targets, now: this.here, first: 0 };
  }
}

/** The picture of a visit at a time. */
export const waterfallPicture = (run: WaterfallRun, layout: Layout, time: number, settled = 1): FilmPicture<Row> =>
  new WaterfallPainter(run, layout, time, settled).paint();

const KIND = { layout: layoutWaterfall, paint: waterfallPicture, parting, across: true };

function saysOf({ time, bars, moments }: State, { way }: Setup): string {
  const said = bars.map(({ name, from, to }) => `${name} from ${from} to ${to} ms`).join(', ');
  const has = Object.keys({ title: 1, price: 1, works: 1 }).filter((name) => name in moments);
  return `Time goes to the right, now ${time} ms. Rendered ${NAMES[way][1]}: ${said || 'nothing yet'}. On the screen: ${has.join(', ').replace('works', 'a button that works') || 'nothing'}. Below, what the screen shows in each of the six ways.`;
}

interface DrawingProps {
  readonly lab: Lab<Setup, State>;
}

/** The server above, the reader's device below, what goes between them, and what its screen shows; then all six ways. */
export function Drawing({ lab }: DrawingProps): ReactElement {
  const { setup, frames, frame } = lab;
  const run = useMemo(() => drawn(setup), [setup]);
  const seek = (time: number) => {
    const after = frames.findIndex(({ state }) => state.time > time);
    lab.move({ seek: after < 0 ? frames.length - 1 : Math.max(0, after - 1) });
  };
  return (
    <Film
      kind={KIND}
      run={run}
      time={frame.state.time}
      says={saysOf(frame.state, setup)}
      isTried={lab.isTried}
      onSeek={seek}
    >
      {(rows) => (
        <Targets of={rows} onPick={({ id }) => lab.replace({ ...setup, way: id })}>
          {({ id, isChosen, at }, stop) => (
            <g key={id} className="lanes-target" {...stop} aria-pressed={isChosen}>
              <rect className="lanes-row" {...at} />
            </g>
          )}
        </Targets>
      )}
    </Film>
  );
}
