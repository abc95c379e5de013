import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitCompound, tokenise } from './tokens';

const terms = (text: string): string[] => tokenise(text).map(({ term }) => term);

describe('tokenise', () => {
  it.each([
    ['Hash tables, again.', ['hash', 'tables', 'again']],
    ['`useEffect` runs twice', ['useeffect', 'runs', 'twice']],
    ['epoll_wait(2)', ['epoll_wait', '2']],
    ['c++ and C# but not a+b', ['c++', 'and', 'c#', 'but', 'not', 'a+b']],
    ['.card:has(img) ::before', ['.card:has', 'img', '::before']],
    ['~/.m2/settings.xml', ['~/.m2/settings.xml']],
    ['box-sizing: border-box;', ['box-sizing', 'border-box']],
    ['a === b', ['a', '===', 'b']],
    ['don’t café', ['dont', 'cafe']],
    ['$PATH --save @media', ['$path', '--save', '@media']],
    ['report > both.log 2>&1', ['report', '>', 'both.log', '2>&1']],
  ])('cuts %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('keeps the parts of a name beside it', () => {
    expect(tokenise('ServerSocket.accept()')[0]?.parts).toEqual(['serversocket', 'server', 'socket', 'accept']);
    expect(tokenise('HTMLElement')[0]?.parts).toEqual(['html', 'element']);
    expect(tokenise('plain')[0]?.parts).toEqual([]);
  });

  it('splits a name one level down', () => {
    expect(splitCompound('ServerSocket.accept').map(({ term }) => term)).toEqual(['serversocket', 'accept']);
    expect(splitCompound('ServerSocket').map(({ term }) => term)).toEqual(['server', 'socket']);
    expect(splitCompound('plain')).toEqual([]);
  });

  it('never throws, stays inside the text and yields bounded terms for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let last = 0;
        for (const { term, start, end } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(term.length).toBeGreaterThan(0);
          expect(term.length).toBeLessThanOrEqual(40);
          last = start;
        }
      }),
    );
  });
});
