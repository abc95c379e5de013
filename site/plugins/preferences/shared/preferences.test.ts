import { expect, it } from 'vitest';

import { parsePreferences, preferences, preferenceWords } from './preferences';

it('keeps the words that stand for a choice, and nothing else', () => {
  expect(parsePreferences('wide large')).toEqual(['large', 'wide']);
  for (const hostile of [null, '', ' ', '"><b>', 'Wide', 'constructor __proto__', 'x'.repeat(100_000)])
    expect(parsePreferences(hostile)).toEqual([]);
});

it('has no word twice, because all stand in one attribute', () => {
  expect(new Set(preferenceWords).size).toBe(preferenceWords.length);
  for (const { choices } of preferences) expect(Object.keys(choices)[0]).toBe('');
});
