import type { Frame } from '@groundwork/labs-kit/model';

import { bitsOf, LETTER_BITS, longest, nameOf, shown, type Token } from './lz';

export interface Setup {
  readonly text: string;
  readonly reach: number;
}

export interface State {
  readonly setup: Setup;
  /** Letters that the compressor has dealt with. */
  readonly at: number;
  readonly tokens: readonly Token[];
  /** The match in view: where it starts, where it is copied from, and its length. */
  readonly match: { readonly to: number; readonly from: number; readonly length: number } | null;
  /** What the receiver has written; null while there is none. */
  readonly out: string | null;
  /** How many of those letters are new in this frame. */
  readonly fresh: number;
}

const letters = (count: number) => `${count} letter${count === 1 ? '' : 's'}`;

/** The tokens with neighbouring letters joined. */
function runsOf(tokens: readonly Token[]): Token[] {
  const runs: Token[] = [];
  for (const token of tokens) {
    const before = runs.at(-1);
    if (typeof token === 'string' && typeof before === 'string') runs.splice(-1, 1, before + token);
    else runs.push(token);
  }
  return runs;
}

/** Compresses a text step by step, then unpacks it from the tokens alone. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private tokens: Token[] = [];
  private at = 0;
  private out: string | null = null;

  constructor(private readonly setup: Setup) {
    const bits = 8 * setup.text.length;
    this.say(
      `${letters(setup.text.length)}, ${bits} bits as bytes. Nothing is written yet, so nothing can be pointed at.`,
    );
    while (this.at < setup.text.length) this.compress();
    this.sum();
    this.out = '';
    for (const part of runsOf(this.tokens)) this.unpack(part);
  }

  private say(text: string, match: State['match'] = null, fresh = 0): void {
    const { setup, at, out } = this;
    this.frames.push({ text, state: { setup, at, tokens: [...this.tokens], match, out, fresh } });
  }

  /** Letters up to the next match; only where there is none, the match itself. */
  private compress(): void {
    const { text, reach } = this.setup;
    const start = this.at;
    let found = longest(text, this.at, reach);
    while (found === null && this.at < text.length) {
      this.tokens.push(text[this.at++]!);
      found = longest(text, this.at, reach);
    }
    if (this.at > start) {
      const part = text.slice(start, this.at);
      const bits = LETTER_BITS * part.length;
      this.say(
        `Within reach no three letters repeat: write “${shown(part)}” as ${letters(part.length)}, ${bits} bits.`,
      );
    }
    if (found !== null) this.point(found);
  }

  private point(found: { readonly back: number; readonly length: number }): void {
    const { text } = this.setup;
    const match = { to: this.at, from: this.at - found.back, length: found.length };
    const part = shown(text.slice(this.at, this.at + found.length));
    this.say(`“${part}” comes next, and ${found.back} back the same letters begin.`, match);
    this.tokens.push(found);
    this.at += found.length;
    const overlap = found.length > found.back ? `, though only ${found.back} of them stand there yet` : '';
    this.say(`Write ${nameOf(found)}, 10 bits for ${letters(found.length)}${overlap}.`, match);
  }

  private sum(): void {
    const [raw, packed] = [8 * this.setup.text.length, bitsOf(this.tokens)];
    const verdict = packed < raw ? 'It has shrunk.' : packed === raw ? 'Nothing is gained.' : 'It has grown.';
    this.say(`Done: ${packed} bits instead of ${raw}. ${verdict} Now the receiver unpacks.`);
  }

  private unpack(token: Token): void {
    if (typeof token === 'string') return this.receive(token, `The receiver writes “${shown(token)}” as it comes.`);
    let left = token.length;
    while (left > 0) {
      const from = this.out!.length - token.back;
      const part = this.out!.slice(from, from + left);
      const first = left === token.length;
      left -= part.length;
      const text = first
        ? `${nameOf(token)}: the letters from ${token.back} back are “${shown(part)}”, copy them.`
        : `${nameOf(token)} goes on: it now reads “${shown(part)}”, which it has written itself.`;
      this.receive(part, text, from);
    }
  }

  private receive(part: string, text: string, from?: number): void {
    const match = from === undefined ? null : { to: this.out!.length, from, length: part.length };
    this.out += part;
    this.say(text, match, part.length);
  }
}
