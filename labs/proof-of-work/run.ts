import type { Frame } from '../../lib/labModel';
import { sha256 } from '../../lib/sha256';

export interface Setup {
  /** What the block says, before its nonce. */
  readonly text: string;
  /** Leading zero bits that a name needs. */
  readonly bits: number;
  /** Where each search begins. */
  readonly start: number;
  /** Blocks to find, each on top of the one before. */
  readonly blocks: number;
}

export interface Try {
  readonly nonce: number;
  readonly name: string;
  readonly zeros: number;
}

export interface State {
  /** The block that is searched for, from 1. */
  readonly block: number;
  readonly parent: string;
  /** The last tries, the newest last. */
  readonly tries: readonly Try[];
  /** Tries for this block, and for all of them. */
  readonly spent: number;
  readonly all: number;
  /** The best name so far, by its zeros. */
  readonly best: number;
  readonly found: readonly { readonly nonce: number; readonly spent: number; readonly name: string }[];
}

const SHOWN = 4;
export const FIRST_PARENT = '0'.repeat(8);

const bytes = (text: string) => new TextEncoder().encode(text);

/** The name of a block: SHA-256 twice, as hexadecimal text, read from its first byte. */
export function nameOf(parent: string, text: string, nonce: number): string {
  const name = sha256(sha256(bytes(`${parent}|${text}|${nonce}`)));
  return [...name].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Zero bits at the beginning of a name. */
export function zerosOf(name: string): number {
  const digits = /^0*/.exec(name)![0].length;
  const next = name[digits];
  return 4 * digits + (next === undefined ? 0 : Math.clz32(parseInt(next, 16)) - 28);
}

/** The share of searches that need more than `tries` tries. */
export const stillSearching = (bits: number, tries: number): number => (1 - 2 ** -bits) ** tries;

const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}${count === 1 ? 'y' : 'ies'}`;

/** A search shows its first tries, each new best, and the end. */
export function search(setup: Setup): readonly Frame<State>[] {
  const { text, bits, start, blocks } = setup;
  const frames: Frame<State>[] = [];
  const found: State['found'][number][] = [];
  let parent = FIRST_PARENT;
  let all = 0;
  for (let block = 1; block <= blocks; block++) {
    const tries: Try[] = [];
    let [spent, best] = [0, -1];
    const say = (sentence: string) =>
      frames.push({
        text: sentence,
        state: { block, parent, tries: tries.slice(-SHOWN), spent, all, best, found: [...found] },
      });
    say(
      `Block ${block} has the parent ${parent.slice(0, 8)}. Its name needs ${bits} zero bits: one in ${(2 ** bits).toLocaleString('en-US')} has them.`,
    );
    for (let nonce = start; ; nonce++) {
      const name = nameOf(parent, text, nonce);
      const zeros = zerosOf(name);
      tries.push({ nonce, name, zeros });
      spent++;
      all++;
      const done = zeros >= bits;
      if (done) found.push({ nonce, spent, name });
      const better = zeros > best;
      best = Math.max(best, zeros);
      if (done)
        say(
          `Nonce ${nonce} gives ${name.slice(0, 8)}…, ${zeros} zero bits. Block ${block} is found after ${counted(spent, 'tr')}.`,
        );
      else if (better || spent <= 3) {
        const kind = better && spent > 1 ? 'the best so far, and worth nothing' : 'not enough';
        say(`Nonce ${nonce} gives ${name.slice(0, 8)}…, ${zeros} zero ${zeros === 1 ? 'bit' : 'bits'}: ${kind}.`);
      }
      if (done) {
        parent = name;
        break;
      }
    }
  }
  return frames;
}
