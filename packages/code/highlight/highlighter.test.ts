import { expect, it } from 'vitest';

import { isKnownLanguage, tokenize } from './highlighter';

it('knows the names of languages, and nothing that every object has', () => {
  expect(['go', 'mjs', 'golang2', ''].map(isKnownLanguage)).toEqual([true, true, false, false]);
});

it('answers with the roles of tokens, and joins those of one role that touch', async () => {
  const [line = []] = await tokenize('x := "two"', 'go');
  expect(line.map(({ text }) => text).join('')).toBe('x := "two"');
  expect(line.at(-1)).toEqual({ text: '"two"', role: 'string' });
});

it('colours a language like the one whose grammar it has', async () => {
  expect(await tokenize('const a = 1;', 'js')).toEqual(await tokenize('const a = 1;', 'tsx'));
});
