import { describe, expect, it } from 'vitest';

import { indexPageText, tokenised } from '../pageText';
import { parseQuery } from '../parseQuery';
import type { WordEvidence } from './evidence';
import { bitsOf, marksIn, matchPage, WordMatcher } from './matchPage';

/** The words of a query with what the index knows of them: all equally rare, and each stands for itself alone. */
const evidence = (query: string, idf = 2): WordEvidence[] =>
  parseQuery(query).words.map((word) => ({
    word,
    terms: new Map(),
    idf,
    isTitle: false,
    pages: [],
    value: new Float32Array(),
    nearness: new Float32Array(),
    title: new Uint8Array(),
    sections: new Uint8Array(),
    inProse: new Uint8Array(),
  }));

interface Written {
  heading?: string;
  text?: string;
  codeWords?: number;
}

const matched = (query: string, sections: readonly Written[], title = '') => {
  const words = evidence(query);
  const page = indexPageText({
    route: '/docs/a',
    topic: 'a',
    title,
    description: '',
    definitions: [],
    labs: [],
    sections: sections.map(({ heading = '', text = '', codeWords = 0 }, index) => ({
      anchor: `s${index}`,
      level: 2,
      heading,
      text,
      codeWords,
    })),
  });
  return matchPage(page, words, new WordMatcher(words));
};
const order = (query: string, sections: readonly Written[]): string[] =>
  matched(query, sections).sections.map(({ section }) => section.anchor);

describe('WordMatcher', () => {
  const bits = (query: string, text: string): number => {
    const words = evidence(query);
    return bitsOf(marksIn(tokenised(text), new WordMatcher(words)));
  };

  it('says by bits for which words a token stands, a compound for those of its parts', () => {
    expect(bits('inode link ', 'a link')).toBe(0b10);
    expect(bits('inode link ', 'inode-link')).toBe(0b11);
    expect(bits('inode link ', 'nothing')).toBe(0);
  });

  it('takes the beginning of a word for it only while the reader may go on typing', () => {
    expect(bits('ino', 'inode')).toBe(1);
    expect(bits('ino ', 'inode')).toBe(0);
  });

  it('shows what tells, and what only wraps a question where nothing else was asked', () => {
    const shown = (query: string): number => {
      const words = evidence(query);
      const matcher = new WordMatcher(words);
      return matcher.shown(marksIn(tokenised('how inodes work: an inode'), matcher)).length;
    };
    expect(shown('how inode ')).toBe(1);
    expect(shown('how ')).toBe(1);
  });
});

describe('matchPage', () => {
  it('leaves out sections without any of the words, and has the best one first', () => {
    const sections = [{ text: 'nothing' }, { text: 'an inode' }, { text: 'an inode and its link' }];
    expect(order('inode link ', sections)).toEqual(['s2', 's1']);
    expect(matched('inode ', [{ text: 'nothing' }]).best).toBe(0);
  });

  it('prefers a word in a heading to one in the text, and a short section to a long one', () => {
    const long = `inode ${'word '.repeat(400)}`;
    expect(order('inode ', [{ text: 'inode' }, { heading: 'inode' }])).toEqual(['s1', 's0']);
    expect(order('inode ', [{ text: long }, { text: 'inode' }])).toEqual(['s1', 's0']);
    expect(order('inode ', [{ text: 'inode', codeWords: 900 }, { text: 'inode' }])).toEqual(['s1', 's0']);
  });

  it('counts as a phrase what stands side by side or with one word between, in the title as well', () => {
    const share = (text: string, title?: string): number => matched('hash tree root ', [{ text }], title).phrase;
    expect(share('a hash tree root')).toBe(1);
    expect(share('the hash tree, then its root')).toBe(0.5);
    expect(share('hash of a long story of a tree and far away its root')).toBe(0);
    expect(share('root', 'Hash tree')).toBe(0.5);
    expect(matched('hash ', [{ text: 'hash' }]).phrase).toBe(0);
  });
});
