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
  /** How many neighbours are named by now. */
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

/** From counting to neighbours, in frames. */
export function play(setup: Choices): Frame<State>[] {
  const { word, size, extra } = setup;
  const others = neighbours(setup);
  const { words } = build(extra, 1);
  if (others === null) {
    const text = `The text does not have “${word}”, so there is no vector for it. Teach the figure a sentence with it.`;
    return [{ text, state: { stage: 'together', others: [], named: 0, words: words.length } }];
  }
  const frames: Frame<State>[] = [];
  const say = (text: string, stage: State['stage'], named = 0) =>
    frames.push({ text, state: { stage, others, named, words: words.length } });

  const beside = others.filter(({ together }) => together > 0).length;
  say(
    `“${word}” stands at most two places from ${beside} other words. How often, is all that is known of it.`,
    'together',
  );
  const common = others.find((other) => other.word === 'the');
  const the =
    common === undefined ? '' : ` “the” was beside it ${times(common.together)}, and counts ${common.ppmi.toFixed(2)}.`;
  say(`A frequent word is beside everything, so what counts is how much more often than by chance.${the}`, 'ppmi');
  say(
    `The table is squeezed into ${size} ${size === 1 ? 'number' : 'numbers'} a word. What remains is a direction; each line is a word, at its angle to “${word}”.`,
    'cosine',
  );
  others.slice(0, NAMED).forEach((other, index) => {
    const near = `Neighbour ${index + 1}: “${other.word}”, cosine ${other.cosine.toFixed(2)}`;
    say(`${near}. It was ${times(other.together)} beside “${word}”.`, 'cosine', index + 1);
  });
  return frames;
}

export function measure({ others, words }: State, size: number): Record<string, string | number> {
  const strangers = others.slice(0, NAMED).filter(({ together }) => together === 0).length;
  return {
    words,
    'numbers a word': `${size} instead of ${words}`,
    'of the five nearest, never beside it': others.length === 0 ? 'none' : strangers,
  };
}
