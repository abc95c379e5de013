/** A merge: its two tokens, and how often they stood together when it was learnt. */
export interface Merge {
  readonly left: string;
  readonly right: string;
  readonly times: number;
}

/** Words with the space in front of them, and single other characters: merges stay inside a piece. */
export const piecesOf = (text: string): readonly string[] => text.match(/ ?[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** The tokens with each neighbouring left and right made one, from the left. */
export function join(tokens: readonly string[], { left, right }: Pick<Merge, 'left' | 'right'>): string[] {
  const out: string[] = [];
  for (const token of tokens) {
    if (token === right && out.at(-1) === left) out[out.length - 1] = left + right;
    else out.push(token);
  }
  return out;
}

/** The pairs of neighbours inside the words, the most frequent first; of equally frequent ones, the first in the text. */
export function pairsIn(words: readonly (readonly string[])[]): readonly Merge[] {
  const seen = new Map<string, Merge>();
  for (const word of words)
    for (let at = 1; at < word.length; at++) {
      const [left = '', right = ''] = [word[at - 1], word[at]];
      const pair = `${left}\n${right}`;
      seen.set(pair, { left, right, times: (seen.get(pair)?.times ?? 0) + 1 });
    }
  return [...seen.values()].sort((a, b) => b.times - a.times);
}

/** The most frequent pair of neighbours, the first of several; undefined when none stands there twice. */
export function bestPair(words: readonly (readonly string[])[]): Merge | undefined {
  const [best] = pairsIn(words);
  return best && best.times >= 2 ? best : undefined;
}

/** A space is shown as a dot, so that it can be seen. */
export const shown = (token: string): string => token.replaceAll(' ', '·');
