import { describe, expect, it } from 'vitest';

import { buildIndex } from '../../../node/buildIndex';
import { decodeWords } from '../../../shared/format/wordList';
import { engineOver, pageRecord } from '../../../testing/fixtures';

const letters = 'abcdefghij';
const name = (number: number): string =>
  [...String(number).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('');
const numbers = Array.from({ length: 1500 }, (_, number) => number);
const files = buildIndex([
  pageRecord('/docs/a/short', { text: numbers.map((number) => `c${name(number)}`).join(' ') }),
  pageRecord('/docs/a/long', { text: numbers.map((number) => `c${name(number)}overflow`).join(' ') }),
]);
const isShort = (word: string): boolean => word.length < 9;

async function wordsReadFor(query: string): Promise<{ corrected: string[]; words: string[] }> {
  const { engine, read } = engineOver(files);
  const { suggestions } = await engine.search({ query, limit: 4 });
  const lists = read.filter((name) => name.startsWith('w-')).map((name) => new TextDecoder().decode(files.get(name)));
  return { corrected: suggestions, words: lists.flatMap(decodeWords).map(({ word }) => word) };
}

describe('corrections', () => {
  it('of a long word read no file of short words alone', async () => {
    const { corrected, words } = await wordsReadFor('cabcdovreflow ');
    expect(corrected).toEqual(['cabcdoverflow']);
    expect(words.filter(isShort).length).toBeLessThan(500);
  });

  it('of a short word read no file of long words alone', async () => {
    const { corrected, words } = await wordsReadFor('cabxcd ');
    expect(corrected).toEqual(['cabcd']);
    expect(words.filter((word) => !isShort(word)).length).toBeLessThan(500);
  });

  it('of a word that may still grow read both', async () => {
    const { words } = await wordsReadFor('cabxcd');
    expect(words.filter((word) => word.startsWith('c'))).toHaveLength(3_000);
  });
});
