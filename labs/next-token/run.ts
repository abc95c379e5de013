import type { Frame } from '@groundwork/labs-kit/model';
import { seeded } from '@groundwork/lib/seeded';

import { logitsOf, softmax, VOCABULARY } from './counted';

export const PROMPTS = {
  sat: 'sat on the',
  cat: 'the cat',
  dora: 'dora was born in',
} as const;

export type Prompt = keyof typeof PROMPTS;
export type Filter = 'all' | 'k' | 'p' | 'm';

export interface Choices {
  readonly prompt: Prompt;
  /** Temperature in tenths: 10 is 1. */
  readonly tenths: number;
  readonly filter: Filter;
  /** Of top-k a number of words, of top-p and min-p hundredths. */
  readonly keep: number;
}

export interface Word {
  readonly word: string;
  readonly logit: number;
  /** Probability before the filter. */
  readonly p: number;
  readonly kept: boolean;
  /** Probability after it, and how often the word was drawn. */
  readonly share: number;
  readonly drawn: number;
}

export interface State {
  readonly stage: 'logits' | 'softmax' | 'filtered' | 'drawn';
  /** Most probable first. */
  readonly words: readonly Word[];
  readonly text: string;
}

export const DRAWS = 10;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Which of the words, sorted by falling probability, the filter leaves. The first always stays. */
export function keptBy(filter: Filter, keep: number, p: readonly number[]): readonly boolean[] {
  let before = 0;
  return p.map((value, index) => {
    const sum = before;
    before += value;
    if (index === 0 || filter === 'all') return true;
    if (filter === 'k') return index < keep;
    return filter === 'p' ? sum < keep / 100 : value >= (keep / 100) * p[0]!;
  });
}

/** The words for one setup, filtered and shared out anew. */
export function distribution({ prompt, tenths, filter, keep }: Choices): readonly Word[] {
  const logits = logitsOf(PROMPTS[prompt]);
  const p = softmax(logits, tenths / 10);
  const sorted = VOCABULARY.map((word, at) => ({ word, logit: logits[at]!, p: p[at]! })).sort((a, b) => b.p - a.p);
  const kept = keptBy(
    filter,
    keep,
    sorted.map((word) => word.p),
  );
  const sum = sorted.reduce((total, word, at) => total + (kept[at] ? word.p : 0), 0);
  return sorted.map((word, at) => ({ ...word, kept: kept[at]!, share: kept[at] ? word.p / sum : 0, drawn: 0 }));
}

const NAMES = { all: 'no filter', k: 'top-k', p: 'top-p', m: 'min-p' } as const;

function rule({ filter, keep }: Choices, first: Word): string {
  if (filter === 'all') return 'No filter';
  if (filter === 'k') return `Top-k keeps the ${keep} most probable words`;
  if (filter === 'p') return `Top-p keeps the most probable words, as few as reach ${keep} % together`;
  return `Min-p keeps each word with at least ${keep} % of the ${percent(first.p)} of “${first.word}”`;
}

/** From counts to a drawn word, in frames; then more draws. */
export function play(setup: Choices): Frame<State>[] {
  const words = distribution(setup);
  const [first, second] = words as readonly [Word, Word];
  const prompt = PROMPTS[setup.prompt];
  const frames: Frame<State>[] = [];
  const say = (text: string, stage: State['stage'], now: readonly Word[], written: string = prompt) =>
    frames.push({ text, state: { stage, words: now, text: written } });

  say(
    `“${prompt} …”: a logit for each of ${words.length} words. First, 0.01 is added to each word's count, because 0 has no logarithm. The natural logarithm of this sum is the word's logit. The bars begin at -5.`,
    'logits',
    words,
  );
  const temperature = (setup.tenths / 10).toFixed(1);
  const ratio = `“${first.word}” is ${(first.p / second.p).toFixed(2)} times as probable as “${second.word}”`;
  say(`Divided by the temperature ${temperature}, then softmax: ${ratio}.`, 'softmax', words);
  const stay = words.filter((word) => word.kept).length;
  const left = `${stay} of ${words.length} words stay, and their probabilities are scaled to the sum 1`;
  say(`${rule(setup, first)}: ${left}.`, 'filtered', words);

  const next = seeded(7);
  let now = words;
  for (let draw = 1; draw <= DRAWS; draw++) {
    let rest = next();
    const chosen = words.find((word) => (rest -= word.share) < 0) ?? first;
    now = now.map((word) => (word.word === chosen.word ? { ...word, drawn: word.drawn + 1 } : word));
    say(
      `Draw ${draw}: “${prompt} ${chosen.word}”, with a chance of ${percent(chosen.share)}.`,
      'drawn',
      now,
      `${prompt} ${chosen.word}`,
    );
  }
  return frames;
}

/** In bits: how undecided the drawing is. */
export const entropy = (words: readonly Word[]): number =>
  words.reduce((sum, { share }) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);

export function measure({ words }: State, { filter }: Choices): Record<string, string | number> {
  return {
    'words that stay': `${words.filter((word) => word.kept).length} of ${words.length}`,
    filter: NAMES[filter],
    'the model hesitates as if between': `${(2 ** entropy(words)).toFixed(1)} equally probable words`,
    'top word after the filter': `“${words[0]!.word}” ${percent(words[0]!.share)}`,
  };
}
