import type { AllTexts } from '../../shared/texts';
import type { StartQuestion } from '../../shared/startQuestion';
import type { SearchHost } from '../searchHost';
import type { DefinitionHit, LabHit, PageHit, PlaceHit, SearchResponse, SectionHit } from '../../shared/types';

/** What the arrow keys move over. */
export type ResultItem =
  | { kind: 'definition'; url: string; definition: DefinitionHit }
  | { kind: 'place'; url: string; place: PlaceHit }
  | { kind: 'page'; url: string; hit: PageHit; intro: SectionHit | undefined }
  | { kind: 'lab'; url: string; lab: LabHit }
  | { kind: 'section'; url: string; section: SectionHit }
  | { kind: 'question'; url: string; question: StartQuestion }
  | { kind: 'recent'; query: string };

/** What has an address, or is done where the reader is. */
export type Result = Exclude<ResultItem, { kind: 'recent' | 'question' }>;

export interface Group {
  /** Of one list of results no two have the same. */
  id: string;
  /** Told to who does not see that its items belong together. */
  label: string;
  items: Result[];
}

/** What the query names comes first, then a group a page: the page itself (with what its introduction says), its labs, its sections. */
export function groupsOf(response: SearchResponse | undefined, texts: AllTexts): Group[] {
  if (!response) return [];
  const { definition, places, hits } = response;
  const named: Result[] = [
    ...(definition ? [{ kind: 'definition' as const, url: definition.url, definition }] : []),
    ...places.map((place) => ({ kind: 'place' as const, url: place.url, place })),
  ];
  const pages = hits.map((hit): Group => {
    const { intro, sections } = introAndSections(hit);
    return {
      id: hit.url,
      label: textOf(hit.title),
      items: [
        { kind: 'page', url: hit.url, hit, intro },
        ...hit.labs.map((lab) => ({ kind: 'lab' as const, url: lab.url, lab })),
        ...sections.map((section) => ({ kind: 'section' as const, url: section.url, section })),
      ],
    };
  });
  return named.length > 0
    ? [{ id: 'named', label: texts.modal.resultsScreen.placesTitle, items: named }, ...pages]
    : pages;
}

/** What stands before a page's first heading, and its other sections. */
export function introAndSections({ sections }: PageHit): { intro: SectionHit | undefined; sections: SectionHit[] } {
  const intro = sections.find(({ heading }) => heading.length === 0);
  return { intro, sections: sections.filter((section) => section !== intro) };
}

/** What a page is called beside its title: a note by its topic, others by what they are. */
export function placeOf(
  { url, topic }: PageHit,
  { client, kindOf }: Pick<SearchHost, 'client' | 'kindOf'>,
  { slidesText, pageText }: AllTexts['modal']['resultsScreen'],
): string {
  // What a hosted provider's records call a page is shown as it is.
  const kind = client.provider === 'embedded' ? kindOf(url) : 'note';
  if (kind === 'note') return topic;
  return kind === 'slides' ? slidesText : pageText;
}

/** What kind of place it is, for those that their title does not tell. */
export function kindOfPlace({ kind }: PlaceHit, { topicText, wayText }: AllTexts['modal']['resultsScreen']): string {
  if (kind === 'topic') return topicText;
  return kind === 'way' ? wayText : '';
}

const textOf = (segments: readonly { text: string }[]): string => segments.map(({ text }) => text).join('');

export const textOfItem = (item: ResultItem | null): string => {
  switch (item?.kind) {
    case undefined:
      return '';
    case 'recent':
      return item.query;
    case 'definition':
      return item.definition.sentence;
    case 'place':
      return item.place.title;
    case 'question':
      return item.question.question;
    case 'page':
      return textOf(item.hit.title);
    case 'lab':
      return textOf(item.lab.title);
    case 'section':
      return textOf(item.section.heading);
  }
};
