import type { Frame } from '@groundwork/labs-kit/model';

import { positions } from './positions';

export interface Op {
  readonly act: 'add' | 'ask';
  readonly word: string;
}

export interface Size {
  readonly bits: number;
  readonly hashes: number;
}

export type Mark = 'look' | 'put' | 'found' | 'absent';

export interface State {
  readonly bits: readonly (0 | 1)[];
  /** The bits that the present word's hash functions pick. */
  readonly picked: readonly number[];
  readonly cursor: { readonly bit: number; readonly mark: Mark } | null;
  readonly added: readonly string[];
  readonly hashes: number;
  /** What the filter answers, and whether that is right; null while it is still reading. */
  readonly answer: 'no' | 'true positive' | 'false positive' | null;
}

const list = (numbers: readonly number[]) =>
  numbers.length === 1 ? `bit ${numbers[0]}` : `bits ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Plays one setup; collects frames while bits are set. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private bits: (0 | 1)[];
  private added: readonly string[] = [];

  constructor(private readonly size: Size) {
    this.bits = new Array<0 | 1>(size.bits).fill(0);
    this.say(
      `An empty filter: ${size.bits} bits, all 0, and ${size.hashes} position${size.hashes === 1 ? '' : 's'} for each key.`,
      [],
      null,
    );
  }

  do({ act, word }: Op): void {
    const picked = positions(word, this.size.bits, this.size.hashes);
    const verb = act === 'add' ? 'Add' : 'Ask for';
    this.say(`${verb} “${word}”: ${list(picked)}.`, picked, null);
    if (act === 'add') this.add(word, picked);
    else this.ask(word, picked);
  }

  private say(text: string, picked: readonly number[], cursor: State['cursor'], answer: State['answer'] = null): void {
    const state = { bits: this.bits, picked, cursor, added: this.added, hashes: this.size.hashes, answer };
    this.frames.push({ text, state });
  }

  private add(word: string, picked: readonly number[]): void {
    for (const [index, bit] of picked.entries()) {
      const was = this.bits[bit]!;
      this.bits = this.bits.map((value, at) => (at === bit ? 1 : value));
      if (index === picked.length - 1 && !this.added.includes(word)) this.added = [...this.added, word];
      this.say(was === 1 ? `Bit ${bit} is 1 already: it stays.` : `Bit ${bit} turns from 0 to 1.`, picked, {
        bit,
        mark: 'put',
      });
    }
  }

  private ask(word: string, picked: readonly number[]): void {
    for (const [index, bit] of picked.entries()) {
      if (this.bits[bit] === 0) {
        const surely = `Bit ${bit} is 0: “${word}” was certainly never added. The filter answers no.`;
        return this.say(surely, picked, { bit, mark: 'absent' }, 'no');
      }
      if (index < picked.length - 1) this.say(`Bit ${bit} is 1: read on.`, picked, { bit, mark: 'look' });
    }
    const known = this.added.includes(word);
    const truth = known ? 'It was added.' : 'It was never added: a false positive. Other keys set those bits.';
    const cursor = { bit: picked.at(-1)!, mark: 'found' } as const;
    return this.say(
      `Bit ${cursor.bit} is 1, like all before it: the filter answers maybe. ${truth}`,
      picked,
      cursor,
      known ? 'true positive' : 'false positive',
    );
  }
}

/** What the filter of a frame holds. */
export function count({ bits, added, hashes }: State) {
  const owners = new Array<number>(bits.length).fill(0);
  for (const word of added) for (const bit of new Set(positions(word, bits.length, hashes))) owners[bit]! += 1;
  const set = bits.filter((bit) => bit === 1).length;
  return {
    keys: added.length,
    set,
    shared: owners.filter((words) => words > 1).length,
    /** The chance that a word never added finds all its bits set, were they picked evenly and independently. */
    chance: (set / bits.length) ** hashes,
  };
}
