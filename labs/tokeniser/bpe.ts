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

/** The most frequent pair of neighbours, the first of several; undefined when none stands there twice. */
export function bestPair(words: readonly (readonly string[])[]): Merge | undefined {
  const seen = new Map<string, number>();
  for (const word of words)
    for (let at = 1; at < word.length; at++) {
      const pair = `${word[at - 1]}\n${word[at]}`;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
  const [best] = [...seen].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < 2) return undefined;
  const [left = '', right = ''] = best[0].split('\n');
  return { left, right, times: best[1] };
}

/** A space is shown as a dot, so that it can be seen. */
export const shown = (token: string): string => token.replaceAll(' ', '·');
