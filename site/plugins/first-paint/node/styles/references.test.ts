import { expect, test } from 'vitest';

import { replaceReferences } from './references';

const values: Record<string, string> = { '--a': '1rem', '--b': 'var(--c)', '--d': 'calc(1px + 2px)' };
const replaced = (value: string): string => replaceReferences(value, (name) => values[name]);

test.each([
  ['var(--a)', '1rem'],
  ['var( --a )', '1rem'],
  ['var(--x)', 'var(--x)'],
  ['calc(-1*var(--a) - 1px)', 'calc(-1*1rem - 1px)'],
  ['0 var(--a)', '0 1rem'],
  ['var(--b)var(--b)', 'var(--c)var(--c)'],
  // The minifier leaves out the space beside a bracket.
  ['var(--a)var(--x)', '1rem var(--x)'],
  ['var(--x)var(--a)', 'var(--x) 1rem'],
  ['var(--a)0 var(--a)', '1rem 0 1rem'],
  ['var(--a)ease', '1rem ease'],
  ['var(--d)ease', 'calc(1px + 2px)ease'],
  ['f(var(--a),var(--a))/var(--a)', 'f(1rem,1rem)/1rem'],
  ['var(--x,var(--a))', 'var(--x,1rem)'],
])('%s', (value, expected) => {
  expect(replaced(value)).toBe(expected);
});

test('the fallback is what stands after the first comma, with its brackets', () => {
  const found: (string | undefined)[] = [];
  const value = 'var(--a) var(--b, #fff) var(--c,min(1px, var(--d, 2px)))';
  expect(
    replaceReferences(value, (name, fallback) => {
      found.push(fallback);
      return name === '--c' ? 'x' : undefined;
    }),
  ).toBe('var(--a) var(--b, #fff) x');
  expect(found).toEqual([undefined, '#fff', 'min(1px, var(--d, 2px))']);
});
