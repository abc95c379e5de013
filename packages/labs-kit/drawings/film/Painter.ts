import { clamp, headPath, toHundredth, type Actor, type Shape } from '../shapes';

/** What of a drawing does not depend on the time: its size and its axis. */
export interface FilmLayout {
  readonly width: number;
  readonly height: number;
  /** Of its letters. */
  readonly size: number;
  readonly axis: number;
  readonly top: number;
  /** Pixels of a unit of time. */
  readonly scale: number;
  /** How much time the height has room for. */
  readonly length: number;
}

export interface FilmPicture<Target> {
  readonly shapes: readonly Shape[];
  readonly targets: readonly Target[];
  /** Where now is. */
  readonly now: number;
  /** The time of the top edge, when a long run has scrolled. */
  readonly first: number;
}

/** How high a drawing of lanes is. */
export const HEIGHT = 440;
export const BEAD = 8;
/** Badge and gap before a lane's name. */
export const BADGE = 20;
/** A band begins so far above time 0. */
export const ABOVE = 12;
/** Now stays above the lowest tenth. */
const READ = 0.9;

/** The ends of a line, or a box: place, width and height. */
export type Four = readonly [number, number, number, number];

/** The same in whole hundredths of a pixel. */
export const toHundredths = ([a, b, c, d]: Four): Four => [
  toHundredth(a),
  toHundredth(b),
  toHundredth(c),
  toHundredth(d),
];

/** Paints a run at a time: what has happened, and nothing that is still to come but what is planned or due. */
export abstract class Painter<Run, Layout extends FilmLayout, Target> {
  // From behind to the front; `edge` has the names, over the edge behind which a long run goes away.
  readonly back: Shape[] = [];
  readonly spans: Shape[] = [];
  readonly wires: Shape[] = [];
  readonly front: Shape[] = [];
  readonly edge: Shape[] = [];
  readonly targets: Target[] = [];
  readonly first: number;

  /** `whole` is the time of the foot, when all of a long run has scrolled. */
  constructor(
    protected readonly run: Run,
    protected readonly layout: Layout,
    protected readonly time: number,
    protected readonly settled: number,
    whole: number,
  ) {
    this.first = clamp(time - layout.length * READ, 0, Math.max(layout.length, whole) - layout.length);
  }

  get picture(): FilmPicture<Target> {
    const shapes = [...this.back, ...this.spans, ...this.wires, ...this.front, ...this.edge];
    return { shapes, targets: this.targets, now: this.y(this.time), first: this.first };
  }

  protected y(time: number): number {
    return this.layout.top + (time - this.first) * this.layout.scale;
  }

  /** How far something of that time has come to rest, from 0 to 1. */
  protected age(time: number): number {
    if (time === this.time) return this.settled;
    return time < this.time ? 1 : 0;
  }

  protected line(into: Shape[], key: string, look: string, actor: Actor | undefined, ends: Four): void {
    const [x1, y1, x2, y2] = toHundredths(ends);
    into.push({ key, tag: 'line', look, ...(actor && { actor }), at: { x1, y1, x2, y2 } });
  }

  protected box(into: Shape[], key: string, look: string, actor: Actor | undefined, box: Four): void {
    const [x, y, width, height] = toHundredths(box);
    const at = { x, y, width, height: Math.max(0, height), rx: 2 };
    into.push({ key, tag: 'rect', look, ...(actor && { actor }), at });
  }

  protected path(into: Shape[], key: string, look: string, actor: Actor | undefined, d: string): void {
    into.push({ key, tag: 'path', look, ...(actor && { actor }), at: { d } });
  }

  protected text(
    into: Shape[],
    key: string,
    look: string,
    [x, y]: readonly [number, number],
    text: string,
    textAnchor = 'middle',
  ): void {
    into.push({ key, tag: 'text', look, at: { x: toHundredth(x), y: toHundredth(y), textAnchor }, text });
  }

  /** A text along something that stands. */
  protected upright(key: string, x: number, [from, till]: readonly [number, number], text: string): void {
    const [middle, base] = [toHundredth((from + till) / 2), toHundredth(x + this.layout.size * 0.35)];
    const at = { transform: `rotate(-90 ${base} ${middle})`, x: base, y: middle, textAnchor: 'middle' };
    this.front.push({ key, tag: 'text', look: 'inside', at, text });
  }

  protected disc(
    into: Shape[],
    key: string,
    actor: Actor,
    [x, y]: readonly [number, number],
    text: string,
    look = 'disc',
  ): void {
    into.push({ key: `${key} o`, tag: 'circle', look, actor, at: { cx: toHundredth(x), cy: toHundredth(y), r: BEAD } });
    this.text(into, `${key} n`, 'number', [x, y + 4], text);
  }

  protected arrow(
    key: string,
    actor: Actor,
    [x, y]: readonly [number, number],
    way: readonly [dx: number, dy: number],
  ): void {
    this.path(this.wires, key, 'head', actor, headPath(x, y, way));
  }

  protected cross(key: string, x: number, y: number, r: number): void {
    const d = `M${toHundredth(x - r)} ${toHundredth(y - r)}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
    this.path(this.front, key, 'cross', undefined, d);
  }

  protected cover(): void {
    const { width, top } = this.layout;
    this.edge.push({ key: 'cover', tag: 'rect', look: 'cover', at: { x: 0, y: 0, width, height: top - ABOVE - 1 } });
  }

  /** Where the word "now" stands: below its time, or above it at the foot. */
  protected wordAt(now: number): number {
    return now < this.layout.height - 30 ? now + 21 : now - 13;
  }

  /** The line of now, its time in a pill, so far from the axis, and the word. */
  protected here(text: string, gap: number): void {
    const { axis, width } = this.layout;
    const y = toHundredth(this.y(this.time));
    this.line(this.back, 'now', 'now', undefined, [axis - 2 - gap, y, width, y]);
    const at = { x: 1, y: toHundredth(y - 9), width: toHundredth(axis - 2 - 2 * gap), height: 18, rx: 9 };
    this.front.push({ key: 'pill', tag: 'rect', look: 'pill', at });
    this.text(this.front, 'time', 'onpill', [axis / 2 - gap, y + 4.2], text);
    this.text(this.front, 'word', 'nowword', [axis / 2 - gap, this.wordAt(y)], 'now');
  }
}
