import { describe, expect, it } from 'vitest';

import { defaultTexts } from '../../shared/texts';
import type { PageHit, PageKind, SearchClient, SearchResponse } from '../../shared/types';
import { groupsOf, kindOfPlace, introAndSections, placeOf, textOfItem, type ResultItem } from './items';

const text = (words: string) => [{ text: words }];
const intro = { url: '/docs/linux/epoll', heading: [], snippet: text('It waits.'), isCode: false };
const edge = { url: '/docs/linux/epoll#edge', heading: text('Edge'), snippet: text('Once.'), isCode: false };
const lab = { url: '/docs/linux/epoll#lab', title: text('Ready lists') };
const epoll: PageHit = {
  url: '/docs/linux/epoll',
  title: [{ text: 'e' }, { text: 'poll', marked: true }],
  topic: 'Linux',
  description: [],
  sections: [edge, intro],
  hasLab: true,
  labs: [lab],
};
const definition = { url: '/docs/linux/epoll', title: 'epoll', sentence: 'A list of what is ready.' };
const topic = { kind: 'topic' as const, title: 'Linux', about: '9 notes', url: '/docs#linux' };
const response: SearchResponse = {
  query: 'epoll',
  total: 1,
  hits: [epoll],
  places: [],
  hasMore: false,
  topics: [],
  suggestions: [],
};
const { resultsScreen } = defaultTexts.modal;

describe('groupsOf', () => {
  it('has a group a page: the page with what its introduction says, its labs, its other sections', () => {
    expect(groupsOf(response, defaultTexts)).toEqual([
      {
        id: '/docs/linux/epoll',
        label: 'epoll',
        items: [
          { kind: 'page', url: epoll.url, hit: epoll, intro },
          { kind: 'lab', url: lab.url, lab },
          { kind: 'section', url: edge.url, section: edge },
        ],
      },
    ]);
  });

  it('puts what the query names first: its definition, then places', () => {
    const [named, page] = groupsOf({ ...response, definition, places: [topic] }, defaultTexts);
    expect(named).toEqual({
      id: 'named',
      label: resultsScreen.placesTitle,
      items: [
        { kind: 'definition', url: definition.url, definition },
        { kind: 'place', url: topic.url, place: topic },
      ],
    });
    expect(page?.id).toBe(epoll.url);
  });

  it('has none without an answer', () => {
    expect(groupsOf(undefined, defaultTexts)).toEqual([]);
  });
});

it('tells the introduction of a page from its sections', () => {
  expect(introAndSections(epoll)).toEqual({ intro, sections: [edge] });
  expect(introAndSections({ ...epoll, sections: [edge] })).toEqual({ intro: undefined, sections: [edge] });
});

const hostWhere = (provider: 'embedded' | 'algolia', kind: PageKind) => ({
  client: { provider } as SearchClient,
  kindOf: () => kind,
});

it('shows what the records of a hosted provider call a page', () => {
  expect(placeOf(epoll, hostWhere('algolia', 'page'), resultsScreen)).toBe('Linux');
});

it.each([
  ['note', 'Linux'],
  ['slides', resultsScreen.slidesText],
  ['page', resultsScreen.pageText],
] as const)('calls a %s %s', (kind, expected) => {
  expect(placeOf(epoll, hostWhere('embedded', kind), resultsScreen)).toBe(expected);
});

it.each([
  ['topic', resultsScreen.topicText],
  ['way', resultsScreen.wayText],
  ['part', ''],
  ['print', ''],
] as const)('says of a %s that it is “%s”', (kind, expected) => {
  expect(kindOfPlace({ ...topic, kind }, resultsScreen)).toBe(expected);
});

it.each<[ResultItem | null, string]>([
  [null, ''],
  [{ kind: 'recent', query: 'fd' }, 'fd'],
  [{ kind: 'definition', url: '', definition }, 'A list of what is ready.'],
  [{ kind: 'place', url: '', place: topic }, 'Linux'],
  [{ kind: 'question', url: '', question: { question: 'What waits?', title: '', url: '' } }, 'What waits?'],
  [{ kind: 'page', url: '', hit: epoll, intro: undefined }, 'epoll'],
  [{ kind: 'lab', url: '', lab }, 'Ready lists'],
  [{ kind: 'section', url: '', section: edge }, 'Edge'],
])('the combobox reads %j as “%s”', (item, expected) => {
  expect(textOfItem(item)).toBe(expected);
});
