import { describe, expect, it } from 'vitest';

import { hostedConfig } from '../../testing/fixtures';
import { markEnd, markStart, groupByPage, resultUrl, segmentsOfMarked } from './hostedHits';

describe('resultUrl', () => {
  it('gives the router a path', () => {
    expect(resultUrl('https://x.example/docs/a#b', hostedConfig())).toBe('/docs/a#b');
  });

  it('keeps an address whole that matches externalUrlRegex', () => {
    expect(resultUrl('https://other.example/docs/a', hostedConfig({ externalUrlRegex: 'other\\.example' }))).toBe(
      'https://other.example/docs/a',
    );
  });

  it.each([
    [{ from: '/docs/', to: '/' }, '/a.b'],
    [{ from: '/docs/(a)', to: '/$1-' }, '/a-.b'],
    [{ from: 'a\\.b', to: 'c' }, '/docs/c'],
    [{ from: 'axb', to: 'c' }, '/docs/a.b'],
  ])('replaces the pathname by %j', (replaceSearchResultPathname, expected) => {
    expect(resultUrl('https://x.example/docs/a.b', hostedConfig({ replaceSearchResultPathname }))).toBe(expected);
  });

  it('drops the skip link’s fragment', () => {
    expect(resultUrl('https://x.example/docs/a#docusaurus_skipToContent_fallback', hostedConfig())).toBe('/docs/a');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//x', 'not an address', ''])('refuses %j', (address) => {
    expect(resultUrl(address, hostedConfig())).toBeNull();
  });
});

it('cuts marked text into segments, whatever stands in it', () => {
  expect(segmentsOfMarked(`a ${markStart}<b>${markEnd} c`)).toEqual([
    { text: 'a ' },
    { text: '<b>', marked: true },
    { text: ' c' },
  ]);
  expect(segmentsOfMarked(`${markStart}open`)).toEqual([{ text: 'open', marked: true }]);
  expect(segmentsOfMarked('')).toEqual([]);
});

it('groups hits by page in the order of their best hit', () => {
  const hit = (url: string, lvl2: string | null) => ({
    objectID: url,
    url,
    type: 'content',
    content: 'text',
    hierarchy: { lvl0: 'T', lvl1: 'Page', lvl2 },
  });
  const pages = groupByPage(
    [hit('https://x.example/b#1', 'One'), hit('https://x.example/a', null), hit('https://x.example/b#2', 'Two')],
    hostedConfig(),
  );
  expect(pages.map(({ url, sections }) => [url, sections.map((section) => section.url)])).toEqual([
    ['/b', ['/b#1', '/b#2']],
    ['/a', ['/a']],
  ]);
});
