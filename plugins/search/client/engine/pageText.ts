import type { PageText, SectionRecord } from '../../shared/records';
import { tokenise, type Token } from '../../shared/tokens';

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
  code: TokenisedText;
}

/** A page's text, ready to be matched with queries. */
export interface IndexedPage {
  route: string;
  topic: string;
  title: TokenisedText;
  description: TokenisedText;
  sections: IndexedSection[];
}

export const tokenised = (text: string): TokenisedText => ({ text, tokens: tokenise(text) });

export function indexPageText(page: PageText): IndexedPage {
  return {
    route: page.route,
    topic: page.topic,
    title: tokenised(page.title),
    description: tokenised(page.description),
    sections: page.sections.map(indexSection),
  };
}

const indexSection = (section: SectionRecord): IndexedSection => ({
  anchor: section.anchor,
  level: section.level,
  heading: tokenised(section.heading),
  text: tokenised(section.text),
  code: tokenised(section.code),
});
