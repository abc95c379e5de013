import type { Frame } from '@groundwork/labs-kit/model';
import { sha256 } from '@groundwork/lib/sha256';

export interface Setup {
  /** What the block says, before its nonce. */
  readonly text: string;
  /** Leading zero bits that a block hash needs. */
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
  /** The best hash so far, by its zeros. */
  readonly best: number;
  readonly found: readonly { readonly nonce: number; readonly spent: number; readonly name: string }[];
}

const SHOWN = 4;
export const FIRST_PARENT = '0'.repeat(8);

const bytes = (text: string) => new TextEncoder().encode(text);

/** The hash of a block (`name` in this lab's code): SHA-256 twice, as hexadecimal text, read from its first byte. */
export function nameOf(parent: string, text: string, nonce: number): string {
  const name = sha256(sha256(bytes(`${parent}|${text}|${nonce}`)));
  return [...name].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Zero bits at the beginning of a block hash. */
export function zerosOf(name: string): number {
  const digits = /^0*/.exec(name)![0].length;
  const next = name[digits];
  return 4 * digits + (next === undefined ? 0 : Math.clz32(parseInt(next, 16)) - 28);
}

/** The share of searches that need more than `tries` tries. */
export const stillSearching = (bits: number, tries: number): number => (1 - 2 ** -bits) ** tries;

const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}${count === 1 ? 'y' : 'ies'}`;

/** The tries between two frames, in words. */
function unshown(from: number, to: number): string {
  if (from > to) return '';
  return from === to ? `Nonce ${from} is no better. ` : `Nonces ${from} to ${to} are no better. `;
}

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
    let told = start - 1;
    const say = (sentence: string) =>
      frames.push({
        text: sentence,
        state: { block, parent, tries: tries.slice(-SHOWN), spent, all, best, found: [...found] },
      });
    const origin = block === 1 ? 'has no parent, so its parent hash is' : 'has the parent hash';
    say(
      `Block ${block} ${origin} ${parent.slice(0, 8)}. Its block hash needs ${bits} zero bits at the beginning: one hash in ${(2 ** bits).toLocaleString('en-US')} has them.`,
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
      const skipped = unshown(told + 1, nonce - 1);
      best = Math.max(best, zeros);
      if (done)
        say(
          `${skipped}Nonce ${nonce} gives ${name.slice(0, 8)}…, ${zeros} zero bits. Block ${block} is found after ${counted(spent, 'tr')}.`,
        );
      else if (better || spent <= 3) {
        told = nonce;
        const kind = better && spent > 1 ? 'the best so far, but not enough' : 'not enough';
        say(
          `${skipped}Nonce ${nonce} gives ${name.slice(0, 8)}…, ${zeros} zero ${zeros === 1 ? 'bit' : 'bits'}: ${kind}.`,
        );
      }
      if (done) {
        parent = name;
        break;
      }
    }
  }
  return frames;
}
