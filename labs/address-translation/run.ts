import type { Frame } from '@groundwork/labs-kit/model';

import { addressOf, hex, indexAt, lastLevel, LEVELS, numberOf, offsetOf, OUTSIDE, type PageSize } from './space';

export interface Op {
  readonly act: 'read' | 'write';
  /** 0 to 7, or `OUTSIDE`. */
  readonly page: number;
}

export type Mark = 'look' | 'pass' | 'put' | 'found' | 'absent' | 'changed';

/** The last entry of a walk: a frame (0 is the frame of zeros), and whether it may be written. */
export interface Leaf {
  readonly index: number;
  readonly frame: number;
  readonly writable: boolean;
}

export interface State {
  readonly size: PageSize;
  readonly tlbSize: number;
  readonly address: number | null;
  /** From the entry used longest ago to the one used last. */
  readonly tlb: readonly Leaf[];
  /** Tables exist above the leaves; a walk before that ends at level 4. */
  readonly tables: boolean;
  readonly leaves: readonly Leaf[];
  /** Where the processor is: the TLB, a level of the tables, or an entry. */
  readonly cursor: { readonly at: 'tlb' | 1 | 2 | 3 | 4; readonly index: number | null; readonly mark: Mark } | null;
  readonly counts: {
    readonly accesses: number;
    readonly hits: number;
    readonly loads: number;
    readonly faults: number;
    readonly frames: number;
  };
  readonly killed: boolean;
}

const ORDER = ['first', 'second', 'third', 'fourth'] as const;
const START = { accesses: 0, hits: 0, loads: 0, faults: 0, frames: 0 };
const rights = ({ frame, writable }: Leaf) => (writable ? `frame ${frame}` : `frame ${frame}, read only`);

/** Plays accesses to memory; collects frames while the TLB and the tables change. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private state: State;

  constructor(size: PageSize, tlbSize: number) {
    this.state = {
      size,
      tlbSize,
      address: null,
      tlb: [],
      tables: false,
      leaves: [],
      cursor: null,
      counts: START,
      killed: false,
    };
    this.say('2 MiB are mapped, and nothing is there yet: no frame, one empty table, an empty TLB.', null);
  }

  private say(text: string, cursor: State['cursor'], change: Partial<State> = {}): void {
    this.state = { ...this.state, ...change, cursor };
    this.frames.push({ text, state: this.state });
  }

  private count(name: keyof State['counts'], more = 1): void {
    const { counts } = this.state;
    this.state = { ...this.state, counts: { ...counts, [name]: counts[name] + more } };
  }

  private get last(): 1 | 2 {
    return lastLevel(this.state.size);
  }

  /** Entries of the tables that a whole walk reads. */
  private get depth(): number {
    return 5 - this.last;
  }

  /** What the TLB and the last table know an access by. */
  private name(index: number): string {
    return this.state.size === 'small' ? `page ${index}` : `the large page ${index}`;
  }

  do({ act, page }: Op): void {
    if (this.state.killed) return;
    const address = addressOf(page);
    const index = indexAt(address, this.last);
    this.state = { ...this.state, address };
    this.count('accesses');
    const what = `${act === 'read' ? 'Read from' : 'Write to'} ${hex(address)}, in page ${numberOf(page)}`;
    const entry = page === OUTSIDE ? undefined : this.state.tlb.find((leaf) => leaf.index === index);
    if (entry !== undefined && (act === 'read' || entry.writable)) return this.hit(what, entry);
    if (entry !== undefined) {
      this.say(`${what}: the TLB knows ${this.name(index)}, but not for writing. The processor raises a page fault.`, {
        at: 'tlb',
        index,
        mark: 'absent',
      });
      return this.fault(page, act, index);
    }
    this.say(`${what}: the TLB does not know it, so the processor walks through the page table.`, {
      at: 'tlb',
      index: null,
      mark: 'absent',
    });
    return this.walk(page, act, index);
  }

  private hit(what: string, entry: Leaf): void {
    const tlb = [...this.state.tlb.filter((leaf) => leaf !== entry), entry];
    this.count('hits');
    this.say(
      `${what}: the TLB knows ${this.name(entry.index)}, ${rights(entry)}. No table is read.`,
      { at: 'tlb', index: entry.index, mark: 'found' },
      { tlb },
    );
  }

  private walk(page: number, act: Op['act'], index: number): void {
    const address = addressOf(page);
    for (const [depth, level] of LEVELS.entries()) {
      if (level < this.last) break;
      const at = indexAt(address, level);
      this.count('loads');
      const leaf = level === this.last ? this.leafAt(page, index) : undefined;
      const below = this.state.tables && !(page === OUTSIDE && level <= 2);
      const read = `Read ${depth + 1}: entry ${at} of the ${ORDER[depth]!} table`;
      if (level > this.last && below) {
        this.say(`${read} says where the ${ORDER[depth + 1]!} table is.`, { at: level, index: at, mark: 'pass' });
      } else if (leaf === undefined || (act === 'write' && !leaf.writable)) {
        const why = leaf === undefined ? 'is empty' : `says ${rights(leaf)}`;
        this.say(`${read} ${why}. The processor raises a page fault.`, { at: level, index: at, mark: 'absent' });
        return this.fault(page, act, index);
      } else {
        this.say(`${read} says ${rights(leaf)}. The walk has arrived.`, { at: level, index: at, mark: 'found' });
        return this.keep(leaf, this.offsetInWords(address, leaf));
      }
    }
  }

  private leafAt(page: number, index: number): Leaf | undefined {
    return page === OUTSIDE ? undefined : this.state.leaves.find((leaf) => leaf.index === index);
  }

  private offsetInWords(address: number, { frame }: Leaf): string {
    return `The access goes to byte ${offsetOf(address, this.state.size)} of frame ${frame}.`;
  }

  /** What the kernel does: it repairs the entry, or ends the process. */
  private fault(page: number, act: Op['act'], index: number): void {
    this.count('faults');
    if (page === OUTSIDE) {
      this.say('The kernel finds no mapping around this address: SIGSEGV. The process is gone.', null, {
        killed: true,
      });
      return;
    }
    const leaf = this.repaired(act, index);
    const leaves = [...this.state.leaves.filter((other) => other.index !== index), leaf].sort(
      (one, two) => one.index - two.index,
    );
    const tlb = this.state.tlb.filter((other) => other.index !== index);
    const made = this.state.tables ? '' : ' It also builds the tables that are missing.';
    const how = leaf.writable
      ? `The kernel gives the page a frame of its own, ${leaf.frame}, and fills it with zeros.`
      : 'The kernel enters frame 0, which holds zeros for everyone, read only.';
    this.say(`${how}${made}`, { at: this.last, index, mark: 'put' }, { leaves, tlb, tables: true });
    this.count('loads', this.depth);
    this.keep(leaf, 'The instruction runs again, and the walk arrives.');
  }

  private repaired(act: Op['act'], index: number): Leaf {
    if (act === 'read') return { index, frame: 0, writable: false };
    this.count('frames');
    return { index, frame: this.state.counts.frames, writable: true };
  }

  /** Puts an entry into the TLB; a full one loses the entry that was used longest ago. */
  private keep(leaf: Leaf, text: string): void {
    const { tlb, tlbSize } = this.state;
    const lost = tlb.length === tlbSize ? `, and ${this.name(tlb[0]!.index)}, used longest ago, is pushed out` : '';
    this.say(
      `${text} The TLB keeps ${this.name(leaf.index)}${lost}.`,
      { at: 'tlb', index: leaf.index, mark: 'put' },
      { tlb: [...(lost === '' ? tlb : tlb.slice(1)), leaf] },
    );
  }
}
