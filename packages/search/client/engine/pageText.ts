import { IndexFileError } from '../../shared/format/bytes';
import type { PageText, TextSection } from '../../shared/format/records';
import { tokenise, type Token } from '../../shared/words/tokens';

/** A text with its tokens, cut once and used by every query. */
export interface TokenisedText {
  text: string;
  tokens: Token[];
}

export interface TokenisedTitle {
  route: string;
  title: TokenisedText;
  concepts: TokenisedText[];
}

export interface IndexedSection {
  anchor: string;
  level: number;
  heading: TokenisedText;
  text: TokenisedText;
  /** Empty as long as nobody asked for it. */
  code: TokenisedText;
  /** How many words the code has, whether it is there or not. */
  codeWords: number;
}

/** A page's text, ready to be matched with queries. */
export interface IndexedPage {
  route: string;
  topic: string;
  title: TokenisedText;
  description: TokenisedText;
  definitions: { concept: TokenisedText; sentence: string }[];
  labs: { title: TokenisedText; anchor: string }[];
  sections: IndexedSection[];
}

export const tokenised = (text: string): TokenisedText => ({ text, tokens: tokenise(text) });

export function indexPageText(page: PageText): IndexedPage {
  return {
    route: page.route,
    topic: page.topic,
    title: tokenised(page.title),
    description: tokenised(page.description),
    definitions: page.definitions.map(({ concept, sentence }) => ({
      concept: tokenised(concept.replaceAll('-', ' ')),
      sentence,
    })),
    labs: page.labs.map(({ title, anchor }) => ({ title: tokenised(title), anchor })),
    sections: page.sections.map(indexSection),
  };
}

const noText = tokenised('');

const indexSection = (section: TextSection): IndexedSection => ({
  anchor: section.anchor,
  level: section.level,
  heading: tokenised(section.heading),
  text: tokenised(section.text),
  code: noText,
  codeWords: section.codeWords,
});

/** The page with the code of its sections. @throws IndexFileError where it is the code of another page. */
export function withCode(page: IndexedPage, code: readonly TokenisedText[]): IndexedPage {
  if (code.length > 0 && code.length !== page.sections.length) throw new IndexFileError('the code of another page');
  return { ...page, sections: page.sections.map((section, index) => ({ ...section, code: code[index] ?? noText })) };
}
