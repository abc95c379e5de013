import { expect, it } from 'vitest';

import { literalPattern } from '@groundwork/lib/literalPattern';
import { plainProperties } from './plainProperties';

const written = (css: string, set: readonly string[] = []): string =>
  plainProperties(css, { setsProperty: (name) => set.includes(name) })(css);

it.each([
  [
    'another name of a property',
    ':root{--a:var(--b);--b:light-dark(#fff,#000)}p{color:var(--a)}b{color:var(--b)}',
    'p{color:var(--b)}b{color:var(--b)}',
  ],
  ['a short value', ':root{--a:1rem}p{margin:var(--a)0 var(--a)}', 'p{margin:1rem 0 1rem}'],
  ['one after the other', ':root{--a:var(--b);--b:var(--c);--c:3px}p{top:var(--a)}', 'p{top:3px}'],
  ['a value beside a fallback', ':root{--a:1px}p{top:var(--a,2px)}', 'p{top:1px}'],
  ['what only a layer has otherwise', ':root{--a:1}@layer x{:root{--a:2}}p{top:var(--a)}', 'p{top:1}'],
])('writes out %s', (_what, css, expected) => {
  expect(written(css)).toMatch(new RegExp(`}${literalPattern(expected)}$`));
});

it.each([
  ['another value somewhere', ':root{--a:1}@media print{:root{--a:2}}p{top:var(--a)}'],
  ['a value for a part of the page', '.x{--a:1}p{top:var(--a)}'],
  ['a long value', ':root{--a:light-dark(#fff,#000)}p{color:var(--a)}b{color:var(--a)}'],
  ['a reference to what differs in a part', ':root{--a:var(--b);--b:1}b{--b:2}p{top:var(--a)}'],
  ['a keyword', ':root{--a:initial}p{top:var(--a)}'],
  ['a value that not every page has', 'p{--a:1}b{top:var(--a,2px)}'],
])('but not %s', (_what, css) => {
  expect(written(css)).toBe(css);
});

it('nor what a page or a script sets', () => {
  const css = ':root{--a:var(--b);--b:1}p{top:var(--a)}';
  expect(written(css, ['--b'])).toBe(css);
});

it('does the same in the sheet of a part, without fallbacks where every page has a value', () => {
  const plain = plainProperties(':root{--a:light-dark(#fff,#000);--s:1rem}@media print{:root{--b:2}}', {
    setsProperty: () => false,
  });
  expect(plain('p{top:var(--a,3px) var(--b,4px) var(--s,var(--c,5px))}')).toBe('p{top:var(--a) var(--b,4px) 1rem}');
});
