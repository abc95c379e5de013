import type { Frame } from '../../lib/labModel';

import { build, cosine } from './vectors';

export interface Choices {
  readonly word: string;
  /** Numbers in a vector. */
  readonly size: number;
  /** A sentence of the reader's, or nothing. */
  readonly extra: string;
}

/** Another word, as the chosen one sees it. */
export interface Other {
  readonly word: string;
  readonly together: number;
  readonly ppmi: number;
  readonly cosine: number;
}

export interface State {
  readonly stage: 'together' | 'ppmi' | 'cosine';
  /** Nearest first. */
  readonly others: readonly Other[];
  /** How many of the nearest words are named by now. */
  readonly named: number;
  readonly words: number;
}

export const NAMED = 5;

/** The other words, by falling cosine; null when the text does not have the word. */
export function neighbours({ word, size, extra }: Choices): Other[] | null {
  const { words, together, ppmi, vectors } = build(extra, size);
  const at = words.indexOf(word);
  if (at < 0) return null;
  const seen = words.map((other, i) => ({
    word: other,
    together: together[at]![i]!,
    ppmi: ppmi[at]![i]!,
    cosine: cosine(vectors[at]!, vectors[i]!),
  }));
  return seen.filter((_, i) => i !== at).sort((a, b) => b.cosine - a.cosine);
}

const times = (count: number) => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);

/** From counting neighbours to the nearest words, in frames. */
export function play(setup: Choices): Frame<State>[] {
  const { word, size, extra } = setup;
  const others = neighbours(setup);
  const { words } = build(extra, 1);
  if (others === null) {
    const text = `The text does not have “${word}”, so there is no vector for it. Under “Change it”, teach the lab a sentence with it.`;
    return [{ text, state: { stage: 'together', others: [], named: 0, words: words.length } }];
  }
  const frames: Frame<State>[] = [];
  const say = (text: string, stage: State['stage'], named = 0) =>
    frames.push({ text, state: { stage, others, named, words: words.length } });

  const beside = others.filter(({ together }) => together > 0).length;
  say(
    `“${word}” has ${beside} neighbours in the text, words at most two places away. The bars count how often each is its neighbour.`,
    'together',
  );
  // The largest count, and the largest weight.
  const counted = [...others].sort((a, b) => b.together - a.together)[0]!;
  const surprising = [...others].sort((a, b) => b.ppmi - a.ppmi)[0]!;
  const examples = [...new Set([counted, surprising])]
    .map((other) => `“${other.word}”, ${times(other.together)}, weighs ${other.ppmi.toFixed(2)}`)
    .join('; ');
  say(
    `The bars are now weights: the more often than by chance two words are neighbours, the larger. ${examples}.`,
    'ppmi',
  );
  say(
    `The ${words.length} weights of each word are combined into ${size} ${size === 1 ? 'number' : 'numbers'}, its vector. Each line is a word, at the angle of its vector to that of “${word}”.`,
    'cosine',
  );
  others.slice(0, NAMED).forEach((other, index) => {
    const near = `Nearest word ${index + 1}: “${other.word}”, cosine similarity ${other.cosine.toFixed(2)}`;
    say(`${near}. In the text, it is ${times(other.together)} a neighbour of “${word}”.`, 'cosine', index + 1);
  });
  return frames;
}

export function measure({ others, words }: State, size: number): Record<string, string | number> {
  const strangers = others.slice(0, NAMED).filter(({ together }) => together === 0).length;
  return {
    words,
    'numbers a word': `${size} instead of ${words}`,
    'of the five nearest, never its neighbour': others.length === 0 ? 'none' : strangers,
  };
}
