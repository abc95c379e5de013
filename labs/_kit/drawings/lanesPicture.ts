import { BADGE, type Actor, type Lane, type LanesLayout, type LanesRun, type Message, type Span } from './lanesLayout';
import { LINE, textWidth } from './text';

/** One element of the picture; `key` is the same at every time, so that what stays is moved and not made anew. */
export interface Shape {
  readonly key: string;
  readonly tag: 'line' | 'rect' | 'circle' | 'path' | 'text';
  readonly look: string;
  readonly actor?: Actor;
  readonly at: Readonly<Record<string, number | string>>;
  readonly text?: string;
}

/** A message that can be chosen, and the line to point at. */
export interface Target {
  readonly message: Message;
  readonly line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
}

export interface Picture {
  readonly shapes: readonly Shape[];
  readonly targets: readonly Target[];
  /** Where now is. */
  readonly now: number;
  /** The time of the top edge, when a long run has scrolled. */
  readonly first: number;
}

const BEAD = 8;
const HEAD = 9;
/** A bead and a note below it. */
const NOTE = 32;
/** Now stays above the lowest tenth. */
const READ = 0.9;
const TICKS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000];
/** Pixels between two times of the axis. */
const TICK = 34;

const round = (value: number): number => Math.round(value * 100) / 100;
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Draws a run at a time: what has happened, and nothing that is still to come but what is planned or due. */
class Drawing {
  readonly back: Shape[] = [];
  readonly spans: Shape[] = [];
  readonly wires: Shape[] = [];
  readonly front: Shape[] = [];
  /** Names, over the edge behind which a long run goes away. */
  readonly edge: Shape[] = [];
  readonly targets: Target[] = [];
  readonly first: number;

  constructor(
    private readonly run: LanesRun,
    private readonly layout: LanesLayout,
    private readonly time: number,
    private readonly settled: number,
  ) {
    const whole = Math.max(layout.length, run.end * 1.05);
    this.first = clamp(time - layout.length * READ, 0, whole - layout.length);
  }

  y(time: number): number {
    return this.layout.top + (time - this.first) * this.layout.scale;
  }

  private place(lane: string) {
    return this.layout.places.get(lane)!;
  }

  /** How far something of that time has come to rest, from 0 to 1. */
  private age(time: number): number {
    if (time === this.time) return this.settled;
    return time < this.time ? 1 : 0;
  }

  private isInView(y: number): boolean {
    return y > this.layout.top - 14 && y < this.layout.height + 6;
  }

  private line(
    into: Shape[],
    key: string,
    look: string,
    actor: Actor | undefined,
    [x1, y1, x2, y2]: readonly number[],
  ): void {
    into.push({
      key,
      tag: 'line',
      look,
      ...(actor && { actor }),
      at: { x1: round(x1!), y1: round(y1!), x2: round(x2!), y2: round(y2!) },
    });
  }

  private text(into: Shape[], key: string, look: string, x: number, y: number, text: string, anchor = 'middle'): void {
    into.push({ key, tag: 'text', look, at: { x: round(x), y: round(y), textAnchor: anchor }, text });
  }

  private disc(into: Shape[], key: string, actor: Actor, x: number, y: number, text: string, look = 'disc'): void {
    into.push({ key: `${key} o`, tag: 'circle', look, actor, at: { cx: round(x), cy: round(y), r: BEAD } });
    this.text(into, `${key} n`, 'number', x, y + 4.2, text);
  }

  private arrow(
    key: string,
    actor: Actor,
    [x, y]: readonly [number, number],
    [dx, dy]: readonly [number, number],
  ): void {
    const long = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / long, dy / long];
    const corner = (side: number): string => `${round(x - HEAD * ux - side * uy)} ${round(y - HEAD * uy + side * ux)}`;
    const d = `M${round(x)} ${round(y)}L${corner(4.5)}L${corner(-4.5)}z`;
    this.wires.push({ key, tag: 'path', look: 'head', actor, at: { d } });
  }

  axis(): void {
    const { axis, bottom, scale, length, width } = this.layout;
    const tick = TICKS.find((step) => step * scale >= TICK) ?? TICKS.at(-1)!;
    const here = this.y(this.time);
    for (let time = Math.ceil(this.first / tick) * tick; time <= this.first + length; time += tick) {
      const y = this.y(time);
      if (y > bottom) continue;
      this.line(this.back, `grid ${time}`, 'grid', undefined, [axis, y, width, y]);
      const isFree = Math.abs(y - here) > 15 && Math.abs(y + 4 - this.wordAt(here)) > LINE;
      if (isFree) this.text(this.back, `tick ${time}`, 'soft', axis - 8, y + 4, String(time), 'end');
    }
  }

  head(): void {
    const { width } = this.layout;
    this.edge.push({
      key: 'cover',
      tag: 'rect',
      look: 'cover',
      at: { x: 0, y: 0, width, height: this.layout.top - 13 },
    });
    this.text(this.edge, 'unit', 'soft', this.layout.axis - 8, this.layout.top - 20, this.run.unit, 'end');
    for (const { lane, x } of this.layout.names) this.name(lane, x);
    for (const group of this.run.groups) this.group(group);
  }

  private name({ id, actor, name, column }: Lane, x: number): void {
    const { top } = this.layout;
    this.disc(this.edge, `badge ${id}`, actor, x + BEAD, top - 24, id);
    this.text(this.edge, `name ${id}`, 'strong', x + BADGE, top - 20, name, 'start');
    if (column !== undefined) this.text(this.edge, `column ${id}`, 'strong', this.place(id).left, top - 20, column);
  }

  private group({ name, first, last }: LanesRun['groups'][number]): void {
    const { top, names, size } = this.layout;
    const left = names.find(({ lane }) => lane.id === first)!.x;
    const end = names.find(({ lane }) => lane.id === last)!;
    const right = end.x + BADGE + textWidth(end.lane.name, size, true);
    this.text(this.edge, `group ${name}`, 'soft', (left + right) / 2, top - 46, name);
    const d = `M${round(left)} ${top - 36}v-5H${round(right)}v5`;
    this.edge.push({ key: `brace ${name}`, tag: 'path', look: 'brace', at: { d } });
  }

  lane(lane: Lane): void {
    const { top, height } = this.layout;
    const { id, actor } = lane;
    const { x, half } = this.place(id);
    const here = clamp(this.y(this.time), top - 12, height);
    const band = { x: round(x - half), width: round(2 * half) };
    this.back.push({
      key: `band ${id}`,
      tag: 'rect',
      look: 'band',
      actor,
      at: { ...band, y: top - 12, height: round(here - top + 12) },
    });
    for (const side of [-1, 1])
      this.line(this.back, `ahead ${id}${side}`, 'ahead', actor, [x + side * half, here, x + side * half, height]);
  }

  span(span: Span): void {
    const age = this.age(span.from);
    if (age === 0) return;
    if (span.side === 'inside') return this.inside(span);
    const { layout } = this;
    const place = this.place(span.lane);
    const x = span.side === 'left' ? place.left : place.right(layout.slots.get(span.id)!);
    const isOver = this.time >= span.till;
    const from = Math.max(this.y(span.from), layout.top - 12);
    const till = Math.max(this.y(Math.min(this.time, span.till)), from);
    const half = layout.slot / 2 - 2;
    const look = isOver && span.side === 'left' ? 'span over' : 'span';
    const { actor } = span;
    this.spans.push({
      key: `span ${span.id}`,
      tag: 'rect',
      look,
      actor,
      at: { x: round(x - half), y: round(from), width: 2 * half, height: round(till - from), rx: 2 },
    });
    if (span.due !== undefined && !isOver) this.due(span, x, half, till);
    this.length(span, x, from + (span.chip === undefined ? 0 : BEAD), till, isOver);
    const chipAt = this.y(span.from);
    if (span.chip !== undefined && this.isInView(chipAt))
      this.disc(this.front, `chip ${span.id}`, actor, x, chipAt, span.chip);
  }

  /** Where a timer would end. */
  private due(span: Span, x: number, half: number, till: number): void {
    const { bottom, say } = this.layout;
    const due = Math.min(this.y(span.due!), bottom);
    if (due <= till) return;
    const { actor } = span;
    this.spans.push({
      key: `due ${span.id}`,
      tag: 'rect',
      look: 'due',
      actor,
      at: { x: round(x - half), y: round(till), width: 2 * half, height: round(due - till), rx: 2 },
    });
    if (due - till > 22 && this.layout.hasNotes)
      this.text(
        this.front,
        `due ${span.id} t`,
        'soft',
        x + half + 4,
        due - 2,
        say([`till ${span.due}`, `ends at ${span.due}`]),
        'start',
      );
  }

  /** How long it lasts, along it, where there is room. */
  private length(span: Span, x: number, from: number, till: number, isOver: boolean): void {
    const { size } = this.layout;
    const lasted = Math.round(Math.min(this.time, span.till) - span.from);
    const text = (isOver ? (span.ended ?? span.text) : span.text).replace('#', String(lasted));
    if (text === '' || till - from < textWidth(text, size) + 8) return;
    const [middle, base] = [round((from + till) / 2), round(x + size * 0.35)];
    this.front.push({
      key: `length ${span.id}`,
      tag: 'text',
      look: 'inside',
      at: { transform: `rotate(-90 ${base} ${middle})`, x: base, y: middle, textAnchor: 'middle' },
      text,
    });
  }

  private inside(span: Span): void {
    const from = Math.max(this.y(span.from), this.layout.top - 12) + 14;
    const till = this.y(Math.min(this.time, span.till)) - 14;
    this.length(span, this.place(span.lane).x, from, till, this.time >= span.till);
  }

  message(message: Message): void {
    const { id, from, to, at, till, actor } = message;
    const [a, b] = [this.place(from), this.place(to)];
    const side = Math.sign(b.x - a.x);
    const [start, end] = [a.x + side * a.half, b.x - side * b.half];
    const isSent = this.age(at) > 0;
    if (!isSent && !message.planned) return;
    const long = till - at;
    const part = long > 0 ? clamp((this.time - at) / long, 0, 1) : this.age(at);
    const stop = message.lost ?? 1;
    const came = Math.min(part, stop);
    const [x, y] = [mix(start, end, came), this.y(at) + long * this.layout.scale * came];
    if (isSent && came > 0) {
      this.line(this.wires, `line ${id}`, 'line', actor, [start, this.y(at), x, y]);
      const isGone = message.lost !== undefined && part >= stop;
      if (Math.abs(x - start) > 6 && !isGone)
        this.arrow(`head ${id}`, actor, [x, y], [end - start, long * this.layout.scale]);
    }
    if (message.chip !== undefined) this.bead(message, isSent);
    if (message.chip !== undefined && came > 0 && part < stop)
      this.disc(this.front, `ride ${id}`, actor, x, y, message.chip);
    if (message.lost !== undefined && part >= stop) this.loss(message, x, y);
    if (message.label !== undefined && isSent) this.label(message);
    if (message.says !== undefined) this.targets.push({ message, line: this.reach(message, start, end) });
  }

  /** The whole way, also before it is gone: there a message is chosen. */
  private reach({ at, till }: Message, x1: number, x2: number): Target['line'] {
    return { x1: round(x1), y1: round(this.y(at)), x2: round(x2), y2: round(this.y(till)) };
  }

  private bead(message: Message, isSent: boolean): void {
    const { id, from, actor, chip, note } = message;
    const place = this.place(from);
    const y = this.y(message.at);
    if (!this.isInView(y)) return;
    const aside = this.layout.aside.get(id) ?? 0;
    const x = place.x + aside;
    this.disc(this.wires, `bead ${id}`, actor, x, y, chip!, isSent ? (note ? 'disc again' : 'disc') : 'disc planned');
    // A bead that stands aside has taken the note's room.
    if (note !== undefined && isSent && aside === 0) this.note(message, y, note);
  }

  private note({ id, from, at }: Message, y: number, note: string): void {
    const { hasNotes, scale } = this.layout;
    const { x, note: end } = this.place(from);
    if (hasNotes) return this.text(this.front, `note ${id}`, 'strong', end, y + 4, note, 'end');
    const isNext = (other: Message) => other.chip !== undefined && other.from === from && other.at > at;
    if (this.run.messages.some((other) => isNext(other) && (other.at - at) * scale < NOTE)) return;
    this.text(this.front, `note ${id}`, 'inside', x, y + BEAD + 12, note);
  }

  private loss(message: Message, x: number, y: number): void {
    if (!this.isInView(y)) return;
    const d = `M${round(x - 6)} ${round(y - 6)}l12 12m0 -12l-12 12`;
    this.front.push({ key: `cross ${message.id}`, tag: 'path', look: 'cross', at: { d } });
    const lower = this.layout.aside.get(`${message.id} lost`) ?? 0;
    const room = this.place(message.to).x - this.place(message.to).half - x - BEAD;
    const isBeside = room > textWidth('lost', this.layout.size, true);
    const [left, under] = isBeside ? [x + 10, y + 2] : [x, y + 20];
    this.text(this.front, `lost ${message.id}`, 'lost', left, under + lower, 'lost', isBeside ? 'start' : 'middle');
  }

  private label(message: Message): void {
    const lane = message.at === message.till ? message.to : message.from;
    const y = this.y(message.at) - 3 + (this.layout.aside.get(message.id) ?? 0);
    if (this.isInView(y))
      this.text(this.front, `label ${message.id}`, 'inside', this.place(lane).x, y, this.layout.say(message.label!));
  }

  /** Where the word "now" stands: below its time, or above it at the foot. */
  private wordAt(now: number): number {
    return now < this.layout.height - 30 ? now + 21 : now - 13;
  }

  now(): void {
    const { axis, width } = this.layout;
    const y = round(this.y(this.time));
    this.line(this.back, 'now', 'now', undefined, [axis - 2, y, width, y]);
    this.front.push({
      key: 'pill',
      tag: 'rect',
      look: 'pill',
      at: { x: 1, y: round(y - 9), width: round(axis - 2), height: 18, rx: 9 },
    });
    this.text(this.front, 'time', 'onpill', axis / 2, y + 4.2, String(Math.max(0, Math.round(this.time))));
    this.text(this.front, 'word', 'nowword', axis / 2, this.wordAt(y), 'now');
  }
}

/** The picture of a run at a time. `settled` says how far what happens at exactly that time has come, from 0 to 1. */
export function lanesPicture(run: LanesRun, layout: LanesLayout, time: number, settled = 1): Picture {
  const drawing = new Drawing(run, layout, time, settled);
  drawing.axis();
  drawing.head();
  drawing.now();
  for (const lane of run.lanes) drawing.lane(lane);
  for (const span of run.spans) drawing.span(span);
  for (const message of run.messages) drawing.message(message);
  const shapes = [...drawing.back, ...drawing.spans, ...drawing.wires, ...drawing.front, ...drawing.edge];
  return { shapes, targets: drawing.targets, now: drawing.y(time), first: drawing.first };
}
