import { defined } from '@groundwork/lib/defined';
import { ABOVE, BADGE, BEAD, Painter, toHundredths, type FilmPicture, type Four } from '../film/Painter';
import { clamp, mix, toHundredth, type Actor } from '../shapes';
import { labelWidth } from '../text/text';
import { PADLOCK, type Bar, type Card, type CardsLayout, type CardsRun, type CardLine } from './cardsLayout';

/** A card or a bar that can be chosen, and its place. */
interface Target {
  readonly id: string;
  readonly says: string;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const CARD = 17;
/** A letter of a key, with its frame. */
const KEY = { wide: 13, high: 12 } as const;
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
    const here = clamp(this.y(this.time), top - ABOVE, height);
    for (const { id, actor, isFaint } of this.run.lanes) {
      const { x, half } = this.place(id);
      const [from, till] = isFaint ? [top - ABOVE, height] : [here, height];
      if (!isFaint)
        this.box(this.back, `band ${id}`, 'band', actor, [x - half, top - ABOVE, 2 * half, here - top + ABOVE]);
      for (const side of [-1, 1])
        this.line(this.back, `ahead ${id}${side}`, 'ahead', actor, [x + side * half, from, x + side * half, till]);
    }
  }

  /** Where much time passes. */
  breaks(): void {
    const { axis, width } = this.layout;
    for (const { at, text } of this.run.breaks) {
      if (this.age(at) === 0) continue;
      const y = this.y(at);
      const teeth = Math.floor((width - axis - 6) / 8);
      this.path(
        this.wires,
        `break ${at}`,
        'cards-break',
        undefined,
        `M${axis} ${toHundredth(y)}${'l4 -4l4 4'.repeat(teeth)}`,
      );
      // It stands below the columns of the first lane, which may be as narrow as a word.
      const [first] = this.run.lanes;
      const { x, half } = this.place(defined(first, 'A lane').id);
      const lines = labelWidth(text, this.layout.size) < x - half - axis - 4 ? [text] : text.split(' ');
      lines.forEach((line, index) =>
        this.text(this.front, `break ${at} ${index}`, 'soft', [axis + 2, y + 13 + 12 * index], line, 'start'),
      );
    }
  }

  bar(bar: Bar): void {
    const { id, lane, side, from, till, actor, half = from } = bar;
    if (this.age(half) === 0) return;
    const { layout } = this;
    const place = this.place(lane);
    const x = side === 'inside' ? place.x : place.beside(side, bar.slot);
    const wide = side === 'inside' ? 2 * place.half : layout.slot - 2;
    const [start, whole] = [Math.max(this.y(half), layout.top - ABOVE), Math.max(this.y(from), layout.top - ABOVE)];
    const now = this.y(this.time);
    const end = Math.max(start, Math.min(this.y(till), now));
    if (half < from)
      this.box(this.back, `half ${id}`, 'cards-half', actor, [
        x - wide / 2,
        start,
        wide / 2,
        Math.min(whole, now) - start,
      ]);
    if (this.age(from) > 0) {
      this.box(this.back, `bar ${id}`, bar.look ? `span cards-${bar.look}` : 'span', actor, [
        x - wide / 2,
        whole,
        wide,
        end - whole,
      ]);
    }
    this.barWords(bar, x, [start, Math.max(whole, start)], end);
    if (bar.isDestroyed && this.time >= till && this.age(till) > 0) this.cross(`end ${id}`, x, this.y(till), 4);
    this.target(bar, [x - FINGER / 2, start - 8, FINGER, Math.max(FINGER, end - start + 8)]);
  }

  /** The letter of a bar where it begins, small while it is half; its name along it, where there is room. */
  private barWords(bar: Bar, x: number, [start, whole]: readonly [number, number], end: number): void {
    const { id, key, actor, names, half = bar.from, side } = bar;
    const isWhole = this.age(bar.from) > 0;
    const top = this.layout.top - ABOVE;
    if (key !== undefined && half < bar.from && start > top - 2)
      this.key(`half ${id}`, actor, [x, start + 2], key.toLowerCase());
    if (key !== undefined && isWhole && whole > top - 2)
      this.key(`key ${id}`, actor, [x, whole + 2], key, bar.isLock ? 'shut' : undefined);
    if (!isWhole) return;
    const from = whole + (key === undefined ? 2 : 10);
    const { size } = this.layout;
    const text = names.find((name) => labelWidth(name, size) + 6 <= end - from);
    if (text === undefined || side === 'inside') return;
    this.upright(`name ${id}`, x, [from, end], text);
  }

  /** A letter in the frame of a key; with a bow it is a padlock. */
  private key(
    key: string,
    actor: Actor | undefined,
    [x, y]: readonly [number, number],
    letter: string,
    bow?: 'shut' | 'open',
  ): void {
    const wide = Math.min(KEY.wide, this.layout.slot - 1);
    if (bow) {
      const to = bow === 'shut' ? 'v3' : '';
      this.path(
        this.front,
        `${key} bow`,
        'cards-bow',
        actor,
        `M${toHundredth(x - 3.5)} ${toHundredth(y - 5)}v-1.5a3.5 3.5 0 0 1 7 0${to}`,
      );
    }
    this.box(this.front, `${key} o`, 'cards-key', actor, [x - wide / 2, y - KEY.high / 2 + 1, wide, KEY.high]);
    this.text(this.front, `${key} n`, 'number', [x, y + 5.3], letter);
  }

  wire(line: CardLine): void {
    const { id, from, to, at, till, actor, seal, since = at, stopped } = line;
    if (this.age(since) === 0) return;
    const [a, b] = [this.place(from), this.place(to)];
    const side = Math.sign(b.x - a.x);
    const [start, stop] = [a.x + side * a.half, b.x - side * (b.half + (stopped ? 18 : 0))];
    const end = Math.max(till, since);
    const part = end > since ? clamp((this.time - since) / (end - since), 0, 1) : this.age(since);
    const [x, y] = [mix(start, stop, part), mix(this.y(at), this.y(till), part)];
    if (part === 0) return;
    const ends = [start, this.y(at), x, y] as const;
    if (seal) this.line(this.back, `seal ${id}`, 'cards-seal', seal, ends);
    this.line(this.wires, `line ${id}`, stopped ? 'line cards-stopped' : 'line', actor, ends);
    if (stopped) return part === 1 ? this.cross(`stop ${id}`, x, y, 5) : undefined;
    if (Math.abs(x - start) > 5) this.arrow(`head ${id}`, actor, [x, y], [stop - start, this.y(till) - this.y(at)]);
    return undefined;
  }

  card(card: Card): void {
    const { id, lane, at, actor, key, changes = [] } = card;
    const age = this.age(at);
    const y = this.y(at);
    if (age === 0 || y < this.layout.top - ABOVE - 6 || y > this.layout.height + 6) return;
    const { x, half } = this.place(lane);
    const high = Math.min(FINGER, this.layout.scale);
    const { text, look } = changes.findLast((change) => this.age(change.at) > 0) ?? card;
    const said = this.layout.say(text);
    if (said === '') return;
    const wide = 2 * (half - 2) * mix(0.4, 1, age);
    if (look !== 'said')
      this.box(this.front, `card ${id}`, `cards-card cards-${look}`, actor, [x - wide / 2, y - CARD / 2, wide, CARD]);
    const shift = key === undefined ? 0 : PADLOCK / 2;
    if (age === 1)
      this.text(
        this.front,
        `words ${id}`,
        look === 'fault' ? 'lost' : look === 'void' ? 'inside cards-void' : 'inside',
        [x + shift, y + 4.3],
        said,
      );
    if (key !== undefined) {
      const left = x + shift - labelWidth(said, this.layout.size) / 2 - PADLOCK / 2 - 1;
      this.key(`lock ${id}`, actor, [left, y], key, look === 'closed' ? 'shut' : 'open');
    }
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
  painter.breaks();
  for (const card of run.cards) painter.card(card);
  return painter.picture;
}
