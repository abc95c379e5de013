import { describe, expect, it } from 'vitest';

import { buildIndex } from '../../../node/buildIndex';
import type { Place } from '../../../shared/places';
import { engineOver, pageRecord } from '../../../testing/fixtures';

const places: Place[] = [
  { kind: 'way', title: 'Why is my program slow?', about: '5 notes', url: '/#slow', words: [] },
  { kind: 'part', title: 'Read offline', about: 'Keep topics', url: '/docs#offline', words: ['download notes'] },
  { kind: 'keys', title: 'Keys', about: '', url: '', words: ['keyboard shortcuts'] },
];

const pages = [
  pageRecord('/docs/go/routines', { text: 'A program starts goroutines. Slow ones wait. Its keys are numbers.' }),
  pageRecord('/docs/go/modules', { text: 'A program has modules.' }),
  pageRecord('/docs/kubernetes/operators', { text: 'Kubernetes runs a program.' }),
  pageRecord('/why', { text: 'Why this site?' }),
].map((page) => ({ ...page, topic: { ...page.topic, title: page.topic.id === 'go' ? 'Go' : page.topic.title } }));

const { engine } = engineOver(buildIndex(pages, [], places));
const placesFor = async (query: string): Promise<string[]> =>
  (await engine.search({ query, limit: 5 })).places.map(({ kind, title, url }) => `${kind} ${title} ${url}`);

describe('what is found beside pages', () => {
  it.each([
    ['go', ['topic Go /docs#go']],
    ['Kubernetes', ['topic kubernetes /docs#kubernetes']],
    ['why is my program slow', ['way Why is my program slow? /#slow']],
    ['offline', []],
    ['read offline', ['part Read offline /docs#offline']],
    ['download the notes', ['part Read offline /docs#offline']],
    ['keyboard shortc', ['keys Keys ']],
    ['program', []],
    ['go keys', []],
    ['site', []],
    ['the', []],
    ['', []],
  ])('for “%s” is %j', async (query, expected) => {
    expect(await placesFor(query)).toEqual(expected);
  });

  it('says how many notes a topic has', async () => {
    const about = async (query: string) =>
      (await engine.search({ query, limit: 5 })).places.map((place) => place.about);
    expect(await about('go')).toEqual(['2 notes']);
    expect(await about('kubernetes')).toEqual(['1 note']);
  });
});
