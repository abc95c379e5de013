import type { Frame } from '@groundwork/labs-kit/model';

import { ACCOUNTS, guessed, ROUNDS, saltOf, stored, WORDS, type Protection } from './passwords';

export interface Setup {
  readonly protection: Protection;
  /** Ann's password; the others keep theirs. */
  readonly ann: string;
}

export interface Row {
  readonly name: string;
  readonly salt: string;
  readonly hash: string;
  /** The password that the thief has found. */
  readonly opened: string | null;
}

export interface State {
  readonly rows: readonly Row[];
  /** The word in hand and its hash; null before and after. */
  readonly trying: { readonly word: string; readonly hash: string } | null;
  /** Accounts that the guess is compared with, by index. */
  readonly compared: readonly number[];
  /** Hashes that the thief has computed since he has the table. */
  readonly work: number;
}

export const OTHERS = ['dragon', 'summer', 'k7q2mz9x'] as const;

export const short = (hash: string): string => hash.slice(0, 8);

/** A thief with the table and a list of words. */
export class Theft {
  readonly frames: Frame<State>[] = [];
  private rows: Row[];
  private work = 0;

  constructor(private readonly setup: Setup) {
    const { protection, ann } = setup;
    this.rows = ACCOUNTS.map(({ name }, index) => {
      const salt = saltOf(protection, index);
      return { name, salt, hash: stored(protection, [ann, ...OTHERS][index]!, salt), opened: null };
    });
    this.say(this.first());
    if (protection === 'none') this.lookUp();
    else if (protection === 'shared') for (const word of WORDS) this.tryOnAll(word);
    else for (const index of this.rows.keys()) this.tryOn(index);
    this.say(this.last());
  }

  private say(text: string, trying: State['trying'] = null, compared: readonly number[] = []): void {
    this.frames.push({ text, state: { rows: [...this.rows], trying, compared, work: this.work } });
  }

  private first(): string {
    const hashes = this.rows.map(({ hash }) => hash);
    const twins = this.rows.filter(({ hash }) => hashes.filter((other) => other === hash).length > 1);
    const seen =
      twins.length === 0
        ? 'No two digests are equal.'
        : `Equal digests show that ${twins.map(({ name }) => name).join(' and ')} have the same password.`;
    const salts = this.setup.protection === 'none' ? '' : ', salts included,';
    return `The thief has the table${salts} and a list of ${WORDS.length} words. ${seen}`;
  }

  private open(indices: readonly number[], word: string): string {
    this.rows = this.rows.map((row, index) => (indices.includes(index) ? { ...row, opened: word } : row));
    return indices.map((index) => this.rows[index]!.name).join(' and ');
  }

  /** Without a salt the words were hashed long ago, once for all tables of the world. */
  private lookUp(): void {
    for (const [index, { name, hash }] of this.rows.entries()) {
      const word = WORDS.find((candidate) => guessed('none', candidate, '') === hash);
      if (word !== undefined) this.open([index], word);
      const found = word === undefined ? 'it is not on the list' : `the list says “${word}”`;
      this.say(`Look up ${short(hash)} of ${name} in the list of words hashed in advance: ${found}.`, null, [index]);
    }
  }

  private tryOnAll(word: string): void {
    const hash = guessed('shared', word, this.rows[0]!.salt);
    this.work++;
    const hits = this.rows.flatMap((row, index) => (row.hash === hash ? [index] : []));
    const names = this.open(hits, word);
    const found = hits.length === 0 ? 'no row has it' : `it opens ${names}`;
    const text = `Hash the salt and “${word}”: ${short(hash)}. Compare with all rows at once: ${found}.`;
    this.say(text, { word, hash }, [...this.rows.keys()]);
  }

  private tryOn(index: number): void {
    const { protection } = this.setup;
    for (const word of WORDS) {
      const { name, salt, hash: wanted } = this.rows[index]!;
      const hash = guessed(protection, word, salt);
      const rounds = protection === 'slow' ? ROUNDS : 1;
      this.work += rounds;
      const hit = hash === wanted;
      if (hit) this.open([index], word);
      const how = rounds === 1 ? 'Hash' : `${rounds} rounds over`;
      const verdict = hit ? `it opens ${name}` : `not ${name}’s digest`;
      this.say(`${how} ${name}’s salt and “${word}”: ${short(hash)}, ${verdict}.`, { word, hash }, [index]);
      if (hit) return;
    }
  }

  private last(): string {
    const opened = this.rows.filter((row) => row.opened !== null).length;
    const work = this.work === 1 ? '1 digest' : `${this.work} digests`;
    const why = {
      none: 'The words were hashed once, before the theft, for all tables without salts.',
      shared: 'The words hashed in advance were useless, but each new digest tested all accounts.',
      each: 'Each account had to be attacked by itself.',
      slow: `The guesses were the same, but each took ${ROUNDS} digests.`,
      pepper: 'Without the pepper, which is not in the table, no guess matched.',
    }[this.setup.protection];
    return `${opened} of ${this.rows.length} accounts open, after ${work}. ${why}`;
  }
}
