import { defined } from '@groundwork/lib/defined';
import { ABOVE, BADGE, BEAD, Painter, toHundredths, type FilmPicture, type Four } from '../film/Painter';
import { clamp, mix, toHundredth, type Actor } from '../shapes';
import { labelWidth } from '../text/text';
import type { Bar, Card, CardsLayout, CardsRun, CardLine } from './cardsLayout';

/** A card or a bar that can be chosen, and its place. */
interface Target {
  readonly id: string;
  readonly says: string;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const CARD = 17;
/** A padlock without its bow: a letter in a frame. */
const LOCK = { wide: 13, high: 12 } as const;
/** What is to be chosen is at least as large as this, where nothing else is beside it. */
const FINGER = 32;

class CardsPainter extends Painter<CardsRun, CardsLayout, Target> {
  private target({ id, says }: Card | Bar, box: Four): void {
    if (says === undefined) return;
    const [x, y, width, height] = toHundredths(box);
    this.targets.push({ id, says, at: { x, y, width, height } });
  }

  private place(lane: string) {
    return defined(this.layout.places.get(lane), 'A lane');
  }

  axis(): void {
    const { axis, top, height } = this.layout;
    const here = this.y(this.time);
    for (const { at, text } of this.run.ticks) {
      const y = this.y(at);
      if (y < top - ABOVE || y > height - 4 || Math.abs(y - here) < 15) continue;
      if (Math.abs(y - this.wordAt(here) + 4) > 13)
        this.text(this.back, `tick ${at}`, 'soft', [axis - 10, y + 4], text, 'end');
    }
  }

  /** Names, over the edge behind which a long run goes away. */
  head(): void {
    const { top, names } = this.layout;
    this.cover();
    this.text(this.edge, 'unit', 'soft', [2, top - 26], this.run.unit, 'start');
    for (const { lane, name, x } of names) {
      this.disc(this.edge, `badge ${lane.id}`, lane.actor, [toHundredth(x + BEAD), top - 30], lane.badge);
      this.text(this.edge, `name ${lane.id}`, 'strong', [x + BADGE, top - 26], name, 'start');
    }
  }

  lanes(): void {
    const { top, height } = this.layout;
    for (const { id, actor } of this.run.lanes) {
      const { x, half } = this.place(id);
      for (const side of [-1, 1]) {
        const edge = x + side * half;
        this.line(this.back, `ahead ${id}${side}`, 'ahead', actor, [edge, top - ABOVE, edge, height]);
      }
    }
  }

  bar(bar: Bar): void {
    const { id, lane, side, from, till, actor } = bar;
    if (this.age(from) === 0) return;
    const { layout } = this;
    const place = this.place(lane);
    const x = side === 'inside' ? place.x : place.beside(side, bar.slot);
    const wide = side === 'inside' ? 2 * place.half : layout.slot - 2;
    const start = Math.max(this.y(from), layout.top - ABOVE);
    const end = Math.max(start, Math.min(this.y(till), this.y(this.time)));
    const look = bar.look ? `span cards-${bar.look}` : 'span';
    this.box(this.back, `bar ${id}`, look, actor, [x - wide / 2, start, wide, end - start]);
    this.barWords(bar, x, start, end);
    this.target(bar, [x - FINGER / 2, start - 8, FINGER, Math.max(FINGER, end - start + 8)]);
  }

  /** The padlock of a bar where it begins; its name along it, where there is room. */
  private barWords({ id, lock, actor, names, side }: Bar, x: number, start: number, end: number): void {
    const { size, top } = this.layout;
    if (lock !== undefined && start > top - ABOVE - 2) this.padlock(id, actor, [x, start + 2], lock);
    const from = start + (lock === undefined ? 2 : 10);
    const text = names.find((name) => labelWidth(name, size) + 6 <= end - from);
    if (text === undefined || side === 'inside') return;
    this.upright(`name ${id}`, x, [from, end], text);
  }

  private padlock(id: string, actor: Actor | undefined, [x, y]: readonly [number, number], letter: string): void {
    const wide = Math.min(LOCK.wide, this.layout.slot - 1);
    const bow = `M${toHundredth(x - 3.5)} ${toHundredth(y - 5)}v-1.5a3.5 3.5 0 0 1 7 0v3`;
    this.path(this.front, `key ${id} bow`, 'cards-bow', actor, bow);
    const frame = [x - wide / 2, y - LOCK.high / 2 + 1, wide, LOCK.high] as const;
    this.box(this.front, `key ${id} o`, 'cards-key', actor, frame);
    this.text(this.front, `key ${id} n`, 'number', [x, y + 5.3], letter);
  }

  wire(line: CardLine): void {
    const { id, from, to, at, till, actor, since = at, stopped } = line;
    if (this.age(since) === 0) return;
    const [a, b] = [this.place(from), this.place(to)];
    const side = Math.sign(b.x - a.x);
    const [start, stop] = [a.x + side * a.half, b.x - side * (b.half + (stopped ? 18 : 0))];
    const end = Math.max(till, since);
    const part = end > since ? clamp((this.time - since) / (end - since), 0, 1) : this.age(since);
    const [x, y] = [mix(start, stop, part), mix(this.y(at), this.y(till), part)];
    if (part === 0) return;
    const ends = [start, this.y(at), x, y] as const;
    this.line(this.wires, `line ${id}`, stopped ? 'line cards-stopped' : 'line', actor, ends);
    if (stopped) return part === 1 ? this.cross(`stop ${id}`, x, y, 5) : undefined;
    if (Math.abs(x - start) > 5) this.arrow(`head ${id}`, actor, [x, y], [stop - start, this.y(till) - this.y(at)]);
    return undefined;
  }

  card(card: Card): void {
    const { id, lane, at, actor, changes = [] } = card;
    const age = this.age(at);
    const y = this.y(at);
    if (age === 0 || y < this.layout.top - ABOVE - 6 || y > this.layout.height + 6) return;
    const { x, half } = this.place(lane);
    const high = Math.min(FINGER, this.layout.scale);
    const { text, look } = changes.findLast((change) => this.age(change.at) > 0) ?? card;
    const said = this.layout.say(text);
    if (said === '') return;
    const wide = 2 * (half - 2) * mix(0.4, 1, age);
    this.box(this.front, `card ${id}`, `cards-card cards-${look}`, actor, [x - wide / 2, y - CARD / 2, wide, CARD]);
    const words = look === 'fault' ? 'lost' : look === 'void' ? 'inside cards-void' : 'inside';
    if (age === 1) this.text(this.front, `words ${id}`, words, [x, y + 4.3], said);
    this.target(card, [x - half, y - high / 2, 2 * half, high]);
  }

  now(): void {
    this.here(this.run.ticks.findLast(({ at }) => at <= Math.round(this.time + 0.25))?.text ?? '', 2);
  }
}

/** The picture of a run at a time. `settled` says how far what happens at exactly that time has come, from 0 to 1. */
export function cardsPicture(run: CardsRun, layout: CardsLayout, time: number, settled = 1): FilmPicture<Target> {
  const painter = new CardsPainter(run, layout, time, settled, run.end + 0.5);
  painter.axis();
  painter.head();
  painter.lanes();
  painter.now();
  for (const bar of run.bars) painter.bar(bar);
  for (const line of run.lines) painter.wire(line);
  for (const card of run.cards) painter.card(card);
  return painter.picture;
}
