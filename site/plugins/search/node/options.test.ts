import { describe, expect, it } from 'vitest';

import { parseHosted, parseOptions } from './options';

const hostedWith = (options: object = {}) => parseHosted({ appId: 'A', apiKey: 'K', indexName: 'I', ...options });

describe('the plugin’s options', () => {
  it('have their defaults', () => {
    expect(parseOptions({ feedbackUrl: 'https://x.example/' })).toMatchObject({ topics: [], places: [], ask: false });
  });

  it('are refused with the field, what was found, and where all fields are', () => {
    expect(() => parseOptions({ feedbackUrl: 'https://x.example/', startWith: [''] })).toThrow(
      /field startWith\.0.*\n.*""[^]*site\/plugins\/search\/node\/options\.ts/,
    );
  });
});

describe('themeConfig.algolia', () => {
  it('has its defaults', () => {
    expect(hostedWith()).toMatchObject({ contextualSearch: true, searchParameters: {}, searchPagePath: 'search' });
  });

  it('is refused where a pattern is none', () => {
    expect(() => hostedWith({ externalUrlRegex: '(' })).toThrow(/field externalUrlRegex/);
  });

  it.each([
    ['/docs/', '/docs/'],
    [/\/docs\/(a)/, '\\/docs\\/(a)'],
    ['a.b', 'a\\.b'],
  ])('replaces what %s stands for, by a source that JSON can hold', (from, source) => {
    expect(hostedWith({ replaceSearchResultPathname: { from, to: '/' } })).toMatchObject({
      replaceSearchResultPathname: { from: source, to: '/' },
    });
  });
});
