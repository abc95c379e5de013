import type { WordTerms } from '../expand/expansion';
import type { WordEvidence } from './evidence';
import { isTelling } from '../parseQuery';
import type { IndexedPage, IndexedSection, TokenisedText } from '../pageText';
import type { Token } from '../../../shared/words/tokens';
import { weights } from '../weights';

/** Says which words of the query a token stands for, as bits; remembers what it was asked. */
export class WordMatcher {
  private readonly known = new Map<string, number>();
  private readonly openBits: [prefix: string, bit: number][] = [];

  /** The bits of the words that tell what is looked for; of all where none does. */
  private readonly telling: number;

  constructor(readonly words: readonly WordTerms[]) {
    const telling = words.reduce((bits, { word }, index) => (isTelling(word) ? bits | (1 << index) : bits), 0);
    this.telling = telling || -1;
    words.forEach(({ word, terms }, index) => {
      for (const term of [...terms.keys(), word.term]) this.known.set(term, (this.known.get(term) ?? 0) | (1 << index));
      if (word.isOpen) this.openBits.push([word.term, 1 << index]);
    });
  }

  /** Without those that stand for a word which only wraps the question. */
  shown(marks: readonly WordMark[]): WordMark[] {
    return marks.filter(({ bits }) => bits & this.telling);
  }

  bitsOf(token: Token): number {
    let bits = this.termBits(token.term);
    for (const part of token.parts) bits |= this.termBits(part);
    return bits;
  }

  private termBits(term: string): number {
    const known = this.known.get(term);
    if (known !== undefined) return known;
    let bits = 0;
    for (const [prefix, bit] of this.openBits) if (term.startsWith(prefix)) bits |= bit;
    this.known.set(term, bits);
    return bits;
  }
}

/** A token that stands for one or more words of the query. */
export interface WordMark {
  /** Index of the token in its text. */
  position: number;
  token: Token;
  bits: number;
}

export interface SectionMatch {
  section: IndexedSection;
  heading: WordMark[];
  text: WordMark[];
  code: WordMark[];
  score: number;
}

export interface PageMatch {
  sections: SectionMatch[];
  /** Share of the query's neighbouring words that stand together somewhere on the page. */
  phrase: number;
  /** How good the best section is: 0 to about 2. */
  best: number;
}

/** Finds the query's words in a page's text; sections come best first, those without any are left out. */
export function matchPage(page: IndexedPage, words: readonly WordEvidence[], matcher: WordMatcher): PageMatch {
  let phrase = phraseShare([marksIn(page.title, matcher), marksIn(page.description, matcher)], words.length);
  const sections: SectionMatch[] = [];
  for (const section of page.sections) {
    const match = {
      section,
      heading: marksIn(section.heading, matcher),
      text: marksIn(section.text, matcher),
      code: marksIn(section.code, matcher),
    };
    if (match.heading.length + match.text.length + match.code.length === 0) continue;
    const inSection = phraseShare([match.heading, match.text, match.code], words.length);
    phrase = Math.max(phrase, inSection);
    sections.push({ ...match, score: scoreSection(match, words) * (1 + weights.phraseInSection * inSection) });
  }
  sections.sort((a, b) => b.score - a.score);
  return { sections, phrase, best: sections[0]?.score ?? 0 };
}

export function marksIn({ tokens }: TokenisedText, matcher: WordMatcher): WordMark[] {
  const marks: WordMark[] = [];
  tokens.forEach((token, position) => {
    const bits = matcher.bitsOf(token);
    if (bits) marks.push({ position, token, bits });
  });
  return marks;
}

/** The words that any of the marks stands for. */
export const bitsOf = (marks: readonly WordMark[]): number => marks.reduce((bits, mark) => bits | mark.bits, 0);

function scoreSection(match: Omit<SectionMatch, 'score'>, words: readonly WordEvidence[]): number {
  const length = match.section.text.tokens.length + match.section.codeWords * weights.lengthOfCode;
  let score = 0;
  let weightOfFound = 0;
  let weightOfAll = 0;
  words.forEach(({ word, idf }, index) => {
    const weight = word.weight * Math.max(weights.leastIdfInSection, idf);
    const bit = 1 << index;
    const frequency =
      weights.inHeading * count(match.heading, bit) +
      (count(match.text, bit) + weights.inCode * count(match.code, bit)) /
        (weights.shortestSection + length / weights.usualSection);
    weightOfAll += weight;
    if (frequency > 0) weightOfFound += weight;
    score += (weight * frequency) / (weights.sectionSaturation + frequency);
  });
  const found = (weights.allInSection * weightOfFound) / (weightOfAll || 1);
  return (score / (weightOfAll || 1)) * (1 - weights.allInSection + found);
}

const count = (marks: readonly WordMark[], bit: number): number =>
  marks.reduce((sum, { bits }) => sum + (bits & bit ? 1 : 0), 0);

/** How many of the query's neighbours (first and second word, second and third, …) also stand side by side in a text. */
function phraseShare(texts: readonly (readonly WordMark[])[], words: number): number {
  if (words < 2) return 0;
  let pairs = 0;
  for (const marks of texts) {
    marks.forEach((mark, index) => {
      pairs |= mark.bits & (mark.bits >> 1);
      const next = marks[index + 1];
      // One word between the two may be an article or a preposition.
      if (next && next.position - mark.position <= 2) pairs |= mark.bits & (next.bits >> 1);
    });
  }
  return bitCount(pairs) / (words - 1);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}
