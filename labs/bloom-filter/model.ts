import { hash32 } from '../../lib/hash32';
import type { Frame, LabModel, Prediction } from '../../lib/labModel';

export interface Op {
  readonly act: 'add' | 'ask';
  readonly word: string;
}

export interface Setup {
  readonly bits: number;
  readonly hashes: number;
  readonly ops: readonly Op[];
  /** The measured filter of the second figure. */
  readonly plan: { readonly bitsPerKey: number; readonly hashes: number };
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

export const LIMITS = {
  bits: [8, 64],
  hashes: [1, 6],
  bitsPerKey: [1, 20],
  planHashes: [1, 12],
  ops: 40,
  word: 12,
} as const;

const odd = (hash: number) => (hash | 1) >>> 0;

/**
 * The bits that belong to a word: two hashes, a start and a step, stand for any number of hash functions
 * (Kirsch and Mitzenmacher, "Less Hashing, Same Performance"). An odd step visits different bits
 * in a filter whose size is a power of two.
 */
export function positions(word: string, bits: number, hashes: number): number[] {
  const start = hash32(word, 1);
  const step = odd(hash32(word, 2));
  return Array.from({ length: hashes }, (_, i) => (start + i * step) % bits);
}

const list = (numbers: readonly number[]) =>
  numbers.length === 1 ? `bit ${numbers[0]}` : `bits ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Plays one setup; collects frames while bits are set. */
class Run {
  readonly frames: Frame<State>[] = [];
  private bits: (0 | 1)[];
  private added: readonly string[] = [];

  constructor(private readonly setup: Setup) {
    this.bits = new Array<0 | 1>(setup.bits).fill(0);
    this.say(
      `An empty filter: ${setup.bits} bits, all 0, and ${setup.hashes} hash function${setup.hashes === 1 ? '' : 's'}.`,
      [],
      null,
    );
  }

  do({ act, word }: Op): void {
    const picked = positions(word, this.setup.bits, this.setup.hashes);
    const verb = act === 'add' ? 'Add' : 'Ask for';
    this.say(`${verb} “${word}”: it hashes to ${list(picked)}.`, picked, null);
    if (act === 'add') this.add(word, picked);
    else this.ask(word, picked);
  }

  private say(text: string, picked: readonly number[], cursor: State['cursor'], answer: State['answer'] = null): void {
    const state = { bits: this.bits, picked, cursor, added: this.added, hashes: this.setup.hashes, answer };
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
    const truth = known ? 'It was added.' : 'It was never added: a false positive. Other words set those bits.';
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

/** The measured filter: this many keys added, this many others asked for. */
export const KEYS = 1_000;
export const ASKED = 10_000;

/** The expected share of false positives: (1 - e^(-kn/m))^k for m bits, n keys, k hash functions. */
export function formula(bitsPerKey: number, hashes: number): number {
  return (1 - Math.exp(-hashes / bitsPerKey)) ** hashes;
}

/** The number of hash functions with the fewest expected false positives: the whole number next to (m/n) ln 2. */
export function bestHashes(bitsPerKey: number): number {
  const near = Math.max(1, Math.floor(bitsPerKey * Math.LN2));
  return formula(bitsPerKey, near) <= formula(bitsPerKey, near + 1) ? near : near + 1;
}

interface Pairs {
  readonly start: Uint32Array;
  readonly step: Uint32Array;
}

function hashPairs(prefix: string, size: number): Pairs {
  const start = Uint32Array.from({ length: size }, (_, i) => hash32(`${prefix}${i}`, 1));
  const step = Uint32Array.from({ length: size }, (_, i) => odd(hash32(`${prefix}${i}`, 2)));
  return { start, step };
}

let pairs: { readonly keys: Pairs; readonly others: Pairs } | null = null;

/** Builds a filter for 1,000 keys and asks it for 10,000 others: how many it takes for known. */
export function measure(
  bitsPerKey: number,
  hashes: number,
): { readonly wrong: number; readonly lost: number; readonly set: number } {
  pairs ??= { keys: hashPairs('user-', KEYS), others: hashPairs('bot-', ASKED) };
  const bits = bitsPerKey * KEYS;
  const filter = new Uint8Array(bits);
  for (let key = 0; key < KEYS; key++) {
    for (let i = 0; i < hashes; i++) filter[(pairs.keys.start[key]! + i * pairs.keys.step[key]!) % bits] = 1;
  }
  const passing = ({ start, step }: Pairs) => {
    let passed = 0;
    for (let key = 0; key < start.length; key++) {
      let i = 0;
      while (i < hashes && filter[(start[key]! + i * step[key]!) % bits] === 1) i++;
      if (i === hashes) passed++;
    }
    return passed;
  };
  return {
    wrong: passing(pairs.others),
    lost: KEYS - passing(pairs.keys),
    set: filter.reduce((sum, bit) => sum + bit, 0) / bits,
  };
}

/** What the planned filter of the first frame shows, in a sentence. */
export function finding(): string {
  const { bitsPerKey, hashes } = initial.plan;
  const { wrong } = measure(bitsPerKey, hashes);
  return `With ${bitsPerKey} bits a key and ${hashes} hash functions, ${wrong} of ${ASKED.toLocaleString('en')} words that were never added get a “maybe”.`;
}

export interface Point {
  readonly bitsPerKey: number;
  readonly expected: number;
  readonly wrong: number;
}

/** Expected and measured false positives for every size of filter, with the same number of hash functions. */
export function curve(hashes: number): readonly Point[] {
  const [from, to] = LIMITS.bitsPerKey;
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const bitsPerKey = from + i;
    return { bitsPerKey, expected: formula(bitsPerKey, hashes), wrong: measure(bitsPerKey, hashes).wrong };
  });
}

const whole = (text: string | undefined, [least, most]: readonly [number, number]): number | null => {
  if (text === undefined || !/^[1-9]\d?$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

export const WORD = /^[a-z]{1,12}$/;

function readOps(words: readonly string[]): Op[] | null {
  if (words.length > LIMITS.ops) return null;
  if (!words.every((word) => (word[0] === 'a' || word[0] === 'q') && WORD.test(word.slice(1)))) return null;
  return words.map((word) => ({ act: word[0] === 'a' ? 'add' : 'ask', word: word.slice(1) }));
}

const add = (...words: string[]): Op[] => words.map((word) => ({ act: 'add', word }));

const initial: Setup = {
  bits: 32,
  hashes: 3,
  ops: [
    ...add('cai', 'eva', 'gus', 'sue'),
    { act: 'ask', word: 'eva' },
    { act: 'ask', word: 'dan' },
    { act: 'ask', word: 'pia' },
  ],
  plan: { bitsPerKey: 10, hashes: 7 },
};

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup);
  for (const op of setup.ops) run.do(op);
  return run.frames;
}

export const model: LabModel<Setup, State> = {
  name: 'bloom-filter',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length,
  trace,
  encode: ({ bits, hashes, plan, ops }) =>
    [
      bits,
      hashes,
      plan.bitsPerKey,
      plan.hashes,
      ...ops.map(({ act, word }) => `${act === 'add' ? 'a' : 'q'}${word}`),
    ].join('.'),
  decode(text) {
    const [bitsText, hashesText, perKeyText, planText, ...words] = text.split('.');
    const bits = whole(bitsText, LIMITS.bits);
    const hashes = whole(hashesText, LIMITS.hashes);
    const bitsPerKey = whole(perKeyText, LIMITS.bitsPerKey);
    const planHashes = whole(planText, LIMITS.planHashes);
    const ops = readOps(words);
    if (bits === null || hashes === null || bitsPerKey === null || planHashes === null || ops === null) return null;
    return { bits, hashes, ops, plan: { bitsPerKey, hashes: planHashes } };
  },
};

function predict(): Prediction {
  const end = trace(initial).at(-1)!;
  const { word } = initial.ops.at(-1)!;
  return {
    question: `cai, eva, gus and sue were added. “${word}” never was. What will the filter answer when asked for “${word}”?`,
    choices: ['No', 'Maybe'],
    right: end.state.answer === 'no' ? 0 : 1,
    because: end.text,
  };
}

export const prediction = predict();
