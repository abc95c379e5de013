import { defined } from '@groundwork/lib/defined';
import { ABOVE, BADGE, BEAD, Painter, type FilmPicture } from '../film/Painter';
import { clamp, mix, toHundredth } from '../shapes';
import { LINE, labelWidth, type Words } from '../text/text';
import type { Lane, LanesLayout, LanesRun, Message, Span } from './lanesLayout';

/** A message that can be chosen, and the line to point at. */
interface LaneTarget {
  readonly id: string;
  readonly says: string;
  readonly message: Message;
  readonly line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
}

/** A bead and a note below it. */
const NOTE = 32;
const TICKS = [5, 10, 20, 50, 100, 200, 500, 1000];
const WIDEST_TICK = 2000;
/** Pixels between two times of the axis. */
const TICK = 34;

class LanesPainter extends Painter<LanesRun, LanesLayout, LaneTarget> {
  private place(lane: string) {
    return defined(this.layout.places.get(lane), 'A lane');
  }

  private isInView(y: number): boolean {
    return y > this.layout.top - 14 && y < this.layout.height + 6;
  }

  axis(): void {
    const { axis, bottom, scale, length, width } = this.layout;
    const tick = TICKS.find((step) => step * scale >= TICK) ?? WIDEST_TICK;
    const here = this.y(this.time);
    for (let time = Math.ceil(this.first / tick) * tick; time <= this.first + length; time += tick) {
      const y = this.y(time);
      if (y > bottom) continue;
      this.line(this.back, `grid ${time}`, 'grid', undefined, [axis, y, width, y]);
      const isFree = Math.abs(y - here) > 15 && Math.abs(y + 4 - this.wordAt(here)) > LINE;
      if (isFree) this.text(this.back, `tick ${time}`, 'soft', [axis - 8, y + 4], String(time), 'end');
    }
  }

  head(): void {
    this.cover();
    this.text(this.edge, 'unit', 'soft', [this.layout.axis - 8, this.layout.top - 20], this.run.unit, 'end');
    for (const { lane, x } of this.layout.names) this.name(lane, x);
    for (const group of this.run.groups) this.group(group);
  }

  private name({ id, actor, name, column }: Lane, x: number): void {
    const { top } = this.layout;
    this.disc(this.edge, `badge ${id}`, actor, [x + BEAD, top - 24], id);
    this.text(this.edge, `name ${id}`, 'strong', [x + BADGE, top - 20], name, 'start');
    if (column !== undefined) this.text(this.edge, `column ${id}`, 'strong', [this.place(id).left, top - 20], column);
  }

  private group({ name, first, last }: LanesRun['groups'][number]): void {
    const { top, names, size } = this.layout;
    const nameOf = (id: string) =>
      defined(
        names.find(({ lane }) => lane.id === id),
        'A lane',
      );
    const { x: left } = nameOf(first);
    const end = nameOf(last);
    const right = end.x + BADGE + labelWidth(end.lane.name, size, true);
    this.text(this.edge, `group ${name}`, 'soft', [(left + right) / 2, top - 46], name);
    this.path(
      this.edge,
      `brace ${name}`,
      'brace',
      undefined,
      `M${toHundredth(left)} ${top - 36}v-5H${toHundredth(right)}v5`,
    );
  }

  lane(lane: Lane): void {
    const { top, height } = this.layout;
    const { id, actor } = lane;
    const { x, half } = this.place(id);
    const here = clamp(this.y(this.time), top - ABOVE, height);
    const band = { x: toHundredth(x - half), width: toHundredth(2 * half) };
    this.back.push({
      key: `band ${id}`,
      tag: 'rect',
      look: 'band',
      actor,
      at: { ...band, y: top - ABOVE, height: toHundredth(here - top + ABOVE) },
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
    const x = span.side === 'left' ? place.left : place.right(defined(layout.slots.get(span.id), 'A column'));
    const isOver = this.time >= span.till;
    const from = Math.max(this.y(span.from), layout.top - ABOVE);
    const till = Math.max(this.y(Math.min(this.time, span.till)), from);
    const half = layout.slot / 2 - 2;
    const look = isOver && span.side === 'left' ? 'span over' : 'span';
    const { actor } = span;
    this.box(this.spans, `span ${span.id}`, look, actor, [x - half, from, 2 * half, till - from]);
    if (span.due !== undefined && !isOver) this.due(span, span.due, x, half, till);
    this.length(span, x, from + (span.chip === undefined ? 0 : BEAD), till, isOver);
    const chipAt = this.y(span.from);
    if (span.chip !== undefined && this.isInView(chipAt))
      this.disc(this.front, `chip ${span.id}`, actor, [x, chipAt], span.chip);
  }

  /** Where a timer would end. */
  private due(span: Span, ends: number, x: number, half: number, till: number): void {
    const { bottom, say } = this.layout;
    const due = Math.min(this.y(ends), bottom);
    if (due <= till) return;
    this.box(this.spans, `due ${span.id}`, 'due', span.actor, [x - half, till, 2 * half, due - till]);
    if (due - till > 22 && this.layout.hasNotes)
      this.text(
        this.front,
        `due ${span.id} t`,
        'soft',
        [x + half + 4, due - 2],
        say([`till ${ends}`, `ends at ${ends}`]),
        'start',
      );
  }

  /** How long it lasts, along it, where there is room. */
  private length(span: Span, x: number, from: number, till: number, isOver: boolean): void {
    const { size } = this.layout;
    const lasted = Math.round(Math.min(this.time, span.till) - span.from);
    const text = (isOver ? (span.ended ?? span.text) : span.text).replace('#', String(lasted));
    if (text === '' || till - from < labelWidth(text, size) + 8) return;
    this.upright(`length ${span.id}`, x, [from, till], text);
  }

  private inside(span: Span): void {
    const from = Math.max(this.y(span.from), this.layout.top - ABOVE) + 14;
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
    if (message.chip !== undefined) this.bead(message, message.chip, isSent);
    if (message.chip !== undefined && came > 0 && part < stop)
      this.disc(this.front, `ride ${id}`, actor, [x, y], message.chip);
    if (message.lost !== undefined && part >= stop) this.loss(message, x, y);
    if (message.label !== undefined && isSent) this.label(message, message.label);
    const { says } = message;
    if (says !== undefined) this.targets.push({ id, says, message, line: this.reach(message, start, end) });
  }

  /** The whole way, also before it is gone: there a message is chosen. */
  private reach({ at, till }: Message, x1: number, x2: number): LaneTarget['line'] {
    return { x1: toHundredth(x1), y1: toHundredth(this.y(at)), x2: toHundredth(x2), y2: toHundredth(this.y(till)) };
  }

  private bead(message: Message, chip: string, isSent: boolean): void {
    const { id, from, actor, note } = message;
    const place = this.place(from);
    const y = this.y(message.at);
    if (!this.isInView(y)) return;
    const aside = this.layout.aside.get(id) ?? 0;
    const x = place.x + aside;
    this.disc(this.wires, `bead ${id}`, actor, [x, y], chip, isSent ? (note ? 'disc again' : 'disc') : 'disc planned');
    // A bead that stands aside has taken the note's room.
    if (note !== undefined && isSent && aside === 0) this.note(message, y, note);
  }

  private note({ id, from, at }: Message, y: number, note: string): void {
    const { hasNotes, scale } = this.layout;
    const { x, note: end } = this.place(from);
    if (hasNotes) return this.text(this.front, `note ${id}`, 'strong', [end, y + 4], note, 'end');
    const isNext = (other: Message) => other.chip !== undefined && other.from === from && other.at > at;
    if (this.run.messages.some((other) => isNext(other) && (other.at - at) * scale < NOTE)) return;
    this.text(this.front, `note ${id}`, 'inside', [x, y + BEAD + 12], note);
  }

  private loss(message: Message, x: number, y: number): void {
    if (!this.isInView(y)) return;
    this.cross(`cross ${message.id}`, x, y, 6);
    const lower = this.layout.aside.get(`${message.id} lost`) ?? 0;
    const room = this.place(message.to).x - this.place(message.to).half - x - BEAD;
    const isBeside = room > labelWidth('lost', this.layout.size, true);
    const [left, under] = isBeside ? [x + 10, y + 2] : [x, y + 20];
    this.text(this.front, `lost ${message.id}`, 'lost', [left, under + lower], 'lost', isBeside ? 'start' : 'middle');
  }

  private label(message: Message, words: Words): void {
    const lane = message.at === message.till ? message.to : message.from;
    const y = this.y(message.at) - 3 + (this.layout.aside.get(message.id) ?? 0);
    if (this.isInView(y))
      this.text(this.front, `label ${message.id}`, 'inside', [this.place(lane).x, y], this.layout.say(words));
  }

  now(): void {
    this.here(String(Math.max(0, Math.round(this.time))), 0);
  }
}

/** The picture of a run at a time. `settled` says how far what happens at exactly that time has come, from 0 to 1. */
export function lanesPicture(run: LanesRun, layout: LanesLayout, time: number, settled = 1): FilmPicture<LaneTarget> {
  const painter = new LanesPainter(run, layout, time, settled, run.end * 1.05);
  painter.axis();
  painter.head();
  painter.now();
  for (const lane of run.lanes) painter.lane(lane);
  for (const span of run.spans) painter.span(span);
  for (const message of run.messages) painter.message(message);
  return painter.picture;
}
