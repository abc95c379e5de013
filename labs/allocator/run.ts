import type { Frame } from '@groundwork/labs-kit/model';
import { choose, holesFor, measure, neededBy, UNITS, type Block, type Hole, type Strategy } from './heap';

export type Op =
  | { readonly act: 'take'; readonly size: number }
  | { readonly act: 'free'; readonly name: string }
  | { readonly act: 'compact' };

export type Mark = 'look' | 'pass' | 'put' | 'absent' | 'removed' | 'changed';

export interface State {
  readonly strategy: Strategy;
  readonly blocks: readonly Block[];
  /** What the frame is about: a stretch of units. */
  readonly cursor: (Hole & { readonly mark: Mark }) | null;
  readonly refused: number;
  /** Units copied by compaction so far. */
  readonly moved: number;
}

const units = (count: number) => `${count} unit${count === 1 ? '' : 's'}`;
const span = ({ start, size }: Hole) => (size === 1 ? `unit ${start}` : `units ${start} to ${start + size - 1}`);
const WANTED = {
  first: 'the first that fits',
  best: 'the smallest that fits',
  worst: 'the largest',
  buddy: 'the smallest that fits',
};

/** Plays one setup; collects frames while its heap changes. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private blocks: readonly Block[] = [];
  private names = 0;
  private refused = 0;
  private moved = 0;

  constructor(private readonly strategy: Strategy) {
    this.say(`A heap of ${UNITS} units, all free.`, null);
  }

  do(op: Op): void {
    if (op.act === 'take') this.take(op.size);
    else if (op.act === 'free') this.free(op.name);
    else this.compact();
  }

  private say(text: string, cursor: State['cursor']): void {
    const { strategy, blocks, refused, moved } = this;
    this.frames.push({ text, state: { strategy, blocks, cursor, refused, moved } });
  }

  private nextName(): string {
    const at = this.names++;
    return String.fromCharCode(at < 26 ? 65 + at : 97 + at - 26);
  }

  private place(asked: number, hole: Hole): Block {
    const block = { name: this.nextName(), start: hole.start, size: neededBy(this.strategy, asked), asked };
    this.blocks = [...this.blocks, block];
    return block;
  }

  private take(asked: number): void {
    const needed = neededBy(this.strategy, asked);
    const rounded = needed > asked ? ` (rounded up to ${needed})` : '';
    const { looked, chosen } = choose(this.strategy, this.blocks, asked);
    const request = `A request for ${units(asked)}${rounded}`;
    for (const hole of looked) {
      if (hole === chosen && this.strategy === 'first') break;
      const fits = hole.size >= needed;
      if (fits && looked.length === 1) break;
      const verdict = fits ? `large enough; ${WANTED[this.strategy]} is wanted` : 'too small';
      this.say(`${request}: the hole of ${hole.size} at ${hole.start} is ${verdict}.`, {
        ...hole,
        mark: fits ? 'look' : 'pass',
      });
    }
    if (chosen === null) return this.refuse(request, asked);
    const block = this.place(asked, chosen);
    const left = chosen.size - needed;
    const rest = left > 0 ? `${units(left)} of that hole ${left === 1 ? 'stays' : 'stay'} free` : 'that hole is gone';
    return this.say(`${request}: ${block.name} gets ${span(block)}; ${rest}.`, {
      start: block.start,
      size: block.size,
      mark: 'put',
    });
  }

  private refuse(request: string, asked: number): void {
    this.names++;
    this.refused++;
    const { free, largest } = measure(this.strategy, this.blocks);
    const why =
      free >= asked
        ? `, though ${units(free)} are free: the largest hole has ${largest}`
        : `: only ${units(free)} are free`;
    this.say(`${request} is refused${why}.`, null);
  }

  private free(name: string): void {
    const block = this.blocks.find((one) => one.name === name);
    if (!block) return this.say(`${name} is no block that could be freed. A real allocator might not notice.`, null);
    this.blocks = this.blocks.filter((one) => one !== block);
    const hole = holesFor(this.strategy, this.blocks).find(
      (one) => one.start <= block.start && block.start < one.start + one.size,
    )!;
    const joined = hole.size > block.size ? ` It joins what is free beside it into a hole of ${hole.size}.` : '';
    return this.say(`${name} is freed: ${span(block)}.${joined}`, {
      start: block.start,
      size: block.size,
      mark: 'removed',
    });
  }

  private compact(): void {
    if (this.strategy === 'buddy')
      return this.say('A buddy block must stay at a multiple of its size: this figure does not move it.', null);
    let end = 0;
    let moved = 0;
    for (const block of [...this.blocks].sort((a, b) => a.start - b.start)) {
      if (block.start !== end) {
        moved++;
        this.moved += block.asked;
        this.blocks = this.blocks.map((one) => (one === block ? { ...block, start: end } : one));
        this.say(
          `${block.name} moves to ${span({ start: end, size: block.size })}. Whoever holds its old address now points to other data.`,
          {
            start: end,
            size: block.size,
            mark: 'changed',
          },
        );
      }
      end += block.size;
    }
    if (moved === 0) this.say('Nothing to move: all free units lie together already.', null);
    else
      this.say(
        `Compacted: ${units(UNITS - end)} free in one hole, ${moved} block${moved === 1 ? '' : 's'} at new addresses.`,
        null,
      );
  }
}
