/** What the compressor writes: a letter, or "copy `length` letters from `back` letters behind". */
export type Token = string | { readonly back: number; readonly length: number };

export const SHORTEST = 3;
export const LONGEST = 18;
export const WIDEST = 32;

/** A letter: one bit that says so, and 8. A pointer: one bit, 5 for 1 to 32 back, 4 for 3 to 18 letters. */
export const LETTER_BITS = 9;
export const POINTER_BITS = 10;

export const bitsOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + (typeof token === 'string' ? LETTER_BITS : POINTER_BITS), 0);

/** The longest match of what comes next with what starts within reach, the nearest of equals; null below three. */
export function longest(text: string, at: number, reach: number): { back: number; length: number } | null {
  let best = { back: 0, length: 0 };
  for (let back = 1; back <= Math.min(at, reach); back++) {
    let length = 0;
    while (length < LONGEST && at + length < text.length && text[at + length] === text[at + length - back]) length++;
    if (length > best.length) best = { back, length };
  }
  return best.length >= SHORTEST ? best : null;
}

/** A space is shown as a sign, so that it can be seen. */
export const shown = (letters: string): string => letters.replaceAll(' ', '␣');

/** A token as the note writes it: `h`, `<3,9>`. */
export const nameOf = (token: Token): string =>
  typeof token === 'string' ? shown(token) : `<${token.back},${token.length}>`;
