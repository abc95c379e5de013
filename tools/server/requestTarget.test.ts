import { describe, expect, it } from 'vitest';

import { parseTarget } from './requestTarget';

describe('the target of a request', () => {
  it.each([
    ['/docs/a?q=1', { pathname: '/docs/a', search: '?q=1' }],
    ['/', { pathname: '/', search: '' }],
    ['/a?b?c#d', { pathname: '/a', search: '?b?c' }],
    // Decoded once, and without what would be another path: `%2F` is no slash.
    ['/gr%C3%BC%C3%9Fe', { pathname: '/grüße', search: '' }],
    ['/a%2Fb', { pathname: '/a%2Fb', search: '' }],
    ['/%2541', { pathname: '/%41', search: '' }],
    // As a proxy asks.
    ['http://example.org/a?b', { pathname: '/a', search: '?b' }],
    ['HTTPS://example.org', { pathname: '/', search: '' }],
    ['http://example.org?q', { pathname: '/', search: '?q' }],
  ])('%s is read as %j', (url, expected) => {
    expect(parseTarget(url, '/')).toEqual(expected);
  });

  it.each(['/%', '/%E0%A4%A', '*', 'docs', 'ftp://example.org/a'])('%j is none', (url) => {
    expect(parseTarget(url, '/')).toBeNull();
  });

  it('is below the base, which may also be asked for without its slash', () => {
    expect(parseTarget('/base/a', '/base/')).toEqual({ pathname: '/a', search: '' });
    expect(parseTarget('/base?q', '/base/')).toEqual({ pathname: '/', search: '?q' });
    expect(parseTarget('/basement', '/base/')).toBeNull();
    expect(parseTarget('/', '/base/')).toBeNull();
  });
});
