import type { LabHit, PageHit, Passage, SectionHit, Segment } from '../../../shared/types';
import { bitsOf, marksIn, type SectionMatch, type WordMatcher } from '../rank/matchPage';
import type { IndexedPage } from '../pageText';
import type { MatchedPage } from '../rank/rerank';
import { segmentsOf, snippetOf } from './snippet';
import { weights } from '../weights';

const mostSections = 3;

/** A page as a reader sees it among the results; `wantsLab` shows all of its labs. */
export function toPageHit({ page, match }: MatchedPage, matcher: WordMatcher, wantsLab: boolean): PageHit {
  const least = (match.sections[0]?.score ?? 0) * weights.leastShareOfSection;
  return {
    url: page.route,
    title: segmentsOf(page.title.text, matcher.shown(marksIn(page.title, matcher))),
    topic: page.topic,
    description: segmentsOf(page.description.text, matcher.shown(marksIn(page.description, matcher))),
    sections: match.sections
      .slice(0, mostSections)
      .filter(({ score }) => score >= least)
      .map((section) => toSectionHit(page, section, matcher)),
    hasLab: page.labs.length > 0,
    labs: labsFor(page, matcher, wantsLab),
  };
}

/** The labs of a page whose titles have the whole query, or all where the reader asks for a lab. */
function labsFor({ route, labs }: IndexedPage, matcher: WordMatcher, wantsLab: boolean): LabHit[] {
  const all = 2 ** matcher.words.length - 1;
  return labs.flatMap(({ title, anchor }) => {
    const marks = marksIn(title, matcher);
    const isMeant = wantsLab || bitsOf(marks) === all;
    return isMeant ? [{ url: `${route}#${encodeURIComponent(anchor)}`, title: segmentsOf(title.text, marks) }] : [];
  });
}

function toSectionHit(page: IndexedPage, match: SectionMatch, matcher: WordMatcher): SectionHit {
  const { section } = match;
  const text = matcher.shown(match.text);
  const code = matcher.shown(match.code);
  const isCode = text.length === 0 && code.length > 0;
  const heading = section.anchor ? segmentsOf(section.heading.text, matcher.shown(match.heading)) : [];
  return {
    url: urlOf(page, match),
    heading,
    snippet: isCode ? onOneLine(snippetOf(section.code.text, code)) : snippetOf(section.text.text, text),
    isCode,
  };
}

/** Code's line breaks and indentation would take more room than a result has. */
const onOneLine = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ') }));

const urlOf = (page: IndexedPage, { section }: SectionMatch): string =>
  section.anchor ? `${page.route}#${encodeURIComponent(section.anchor)}` : page.route;

const longestPassage = 900;

/** The best sections of these pages, as quotations. */
export function toPassages(pages: readonly MatchedPage[], count: number): Passage[] {
  const sections = pages.flatMap(({ page, match, score }) =>
    match.sections.slice(0, 2).map((section) => ({ page, section, score: score * section.score })),
  );
  sections.sort((a, b) => b.score - a.score);
  return sections.slice(0, count).map(({ page, section }) => toPassage(page, section));
}

function toPassage(page: IndexedPage, match: SectionMatch): Passage {
  const text = match.section.text.text || match.section.code.text;
  return {
    url: urlOf(page, match),
    title: page.title.text,
    heading: match.section.heading.text,
    text: text.slice(0, longestPassage),
  };
}
