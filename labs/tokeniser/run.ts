import type { Frame } from '@groundwork/labs-kit/model';

import { bestPair, join, piecesOf, shown, type Merge } from './bpe';

export interface State {
  /** The text, piece by piece, each a list of tokens. */
  readonly words: readonly (readonly string[])[];
  readonly merges: readonly Merge[];
  /** The token that this frame made. */
  readonly made: string | null;
  /** The tokens of the word to encode; null while merges are learnt. */
  readonly encoded: readonly string[] | null;
  /** Different characters of the text. */
  readonly letters: number;
}

export const MOST_MERGES = 16;

const count = (words: State['words']) => words.reduce((sum, word) => sum + word.length, 0);
const list = (tokens: readonly string[]) => tokens.map((token) => `“${shown(token)}”`).join(' ');
const tokensOf = (many: number) => `${many} ${many === 1 ? 'token' : 'tokens'}`;

/** Learns merges from `text`, one a frame, then applies them to `word`. */
export function play(text: string, word: string): Frame<State>[] {
  let words = piecesOf(text).map((piece) => [...piece]);
  const letters = new Set(text).size;
  const merges: Merge[] = [];
  const frames: Frame<State>[] = [];
  const say = (sentence: string, made: string | null, encoded: State['encoded']) =>
    frames.push({ text: sentence, state: { words, merges: [...merges], made, encoded, letters } });

  say(
    `At first, each character is a token: the text has ${tokensOf(count(words))}. Which pair of neighbours is the most frequent?`,
    null,
    null,
  );
  while (merges.length < MOST_MERGES) {
    const best = bestPair(words);
    if (best === undefined) break;
    merges.push(best);
    words = words.map((tokens) => join(tokens, best));
    const { left, right, times } = best;
    const found = `“${shown(left)}” and “${shown(right)}” are neighbours ${times} times.`;
    const made = `The list gets the token “${shown(left + right)}”, and the text now has ${tokensOf(count(words))}.`;
    say(`${found} ${made}`, left + right, null);
  }
  const why = merges.length === MOST_MERGES ? 'The vocabulary is full' : 'Inside the words, no pair occurs twice';
  say(`${why}, so learning ends: ${letters} characters and ${merges.length} merges make the vocabulary.`, null, null);

  let tokens = encode(word, []);
  say(`Now encode “${shown(word)}”. At first, each character is a token: ${tokensOf(tokens.length)}.`, null, tokens);
  merges.forEach(({ left, right }, index) => {
    const joined = encode(word, merges.slice(0, index + 1));
    if (joined.length === tokens.length) return;
    tokens = joined;
    say(`Merge ${index + 1} joins “${shown(left)}” and “${shown(right)}”: ${list(tokens)}.`, left + right, tokens);
  });
  say(
    `“${shown(word)}” is ${tokensOf(tokens.length)}: ${list(tokens)}. A model would get their IDs, no letters.`,
    null,
    tokens,
  );
  return frames;
}

/** The tokens of a text under these merges, applied in their order inside each piece. */
export function encode(text: string, merges: readonly Merge[]): string[] {
  return piecesOf(text).flatMap((piece) => merges.reduce<string[]>(join, [...piece]));
}

export function measure(state: State): Record<string, string | number> {
  const tokens = count(state.words);
  const characters = state.words.flat().reduce((sum, token) => sum + [...token].length, 0);
  const used = new Set(state.words.flat());
  const idle = state.merges.filter(({ left, right }) => !used.has(left + right)).length;
  return {
    tokens,
    'characters per token': (characters / tokens).toFixed(2),
    vocabulary: `${state.letters} characters + ${state.merges.length} merges`,
    'merges that the text no longer uses': idle,
  };
}
