import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { tokenised } from '../pageText';
import type { WordMark } from '../rank/matchPage';
import { segmentsOf, snippetOf } from './snippet';

/** Marks the words of a text: each of those given with a bit of its own. */
const marksOf = (text: string, ...words: string[]): WordMark[] =>
  tokenised(text).tokens.flatMap((token, position) => {
    const index = words.indexOf(token.term);
    return index < 0 ? [] : [{ position, token, bits: 1 << index }];
  });
const written = (segments: readonly { text: string; marked?: boolean }[]): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('segmentsOf', () => {
  it('sets marked words apart, and leaves out those that stand outside of what is shown', () => {
    const text = 'A link to a link';
    expect(written(segmentsOf(text, marksOf(text, 'link')))).toBe('A [link] to a [link]');
    expect(written(segmentsOf(text, marksOf(text, 'link'), 7))).toBe('to a [link]');
    expect(written(segmentsOf(text, marksOf(text, 'link'), 0, 14))).toBe('A [link] to a li');
  });

  it('shows the text as it is, whatever is marked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('inode', 'link', 'a', 'éte', '😀')), (words) => {
        const text = words.join(' ');
        const segments = segmentsOf(text, marksOf(text, 'inode', 'link'));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});

describe('snippetOf', () => {
  const filler = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

  it('shows a short text as a whole, without dots', () => {
    expect(written(snippetOf('An inode.', marksOf('An inode.', 'inode')))).toBe('An [inode].');
  });

  it('stands where the most different words are close together', () => {
    const text = `inode inode inode ${filler(80)} the inode has a link ${filler(80)}`;
    const shown = written(snippetOf(text, marksOf(text, 'inode', 'link')));
    expect(shown).toContain('the [inode] has a [link]');
    expect(shown).toMatch(/^… .* …$/s);
    expect(shown.length).toBeLessThan(200);
  });

  it('begins with a sentence where one begins near, and ends with a whole word', () => {
    const text = `${filler(60)}. Here the inode is ${filler(60)}`;
    const shown = written(snippetOf(text, marksOf(text, 'inode')));
    expect(shown).toMatch(/^… Here the \[inode\] is word/);
    expect(shown).toMatch(/ word …$/);
  });

  it('never cuts a character in two', () => {
    for (const before of ['', 'x']) {
      const text = before + '😀'.repeat(200);
      expect(() => encodeURIComponent(written(snippetOf(text, [])))).not.toThrow();
    }
  });
});
