import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { repairAddress, wellFormedPart } from './address';

describe('wellFormed', () => {
  test.each([
    ['/docs/linux/epoll', '/docs/linux/epoll'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/%E0%A4%A', '/%EF%BF%BD%EF%BF%BDA'],
    ['/a%', '/a%EF%BF%BD'],
    ['/100%25', '/100%EF%BF%BD'],
    ['/%2541', '/%2541'],
  ])('%s twice decoded', (path, expected) => expect(wellFormedPart(path, 2)).toBe(expected));

  test('a hash is decoded once', () => expect(wellFormedPart('#100%25', 1)).toBe('#100%25'));

  test('whatever it is given, its result can be decoded as often as asked and is left alone the next time', () => {
    const part = fc.array(fc.constantFrom('%', '%25', '%E0', '%A4', '%C3%A9', 'a', '4', '/', '<'), { maxLength: 12 });
    fc.assert(
      fc.property(part, fc.constantFrom(1, 2), (pieces, times) => {
        const result = wellFormedPart(pieces.join(''), times);
        let decoded = result;
        for (let round = 0; round < times; round++) decoded = decodeURIComponent(decoded);
        expect(wellFormedPart(result, times)).toBe(result);
      }),
    );
  });
});

test('repairAddress keeps query and state, and says whether the path changed', () => {
  const replaced: unknown[][] = [];
  const page = (pathname: string, hash: string) => ({
    location: { pathname, hash, search: '?q=%E0' } as Location,
    history: { state: { key: 'k' }, replaceState: (...args: unknown[]) => replaced.push(args) } as unknown as History,
  });
  expect(repairAddress(page('/a', '#b'))).toBe(false);
  expect(replaced).toEqual([]);
  expect(repairAddress(page('/a', '#%'))).toBe(false);
  expect(repairAddress(page('/%', '#b'))).toBe(true);
  expect(replaced).toEqual([
    [{ key: 'k' }, '', '/a?q=%E0#%EF%BF%BD'],
    [{ key: 'k' }, '', '/%EF%BF%BD?q=%E0#b'],
  ]);
});
