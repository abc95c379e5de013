import { expect, it } from 'vitest';

import { grammarOf } from './colourMessages';

it.each([
  ['a.mjs', 'tsx'],
  ['a.d.ts', 'typescript'],
  ['a.sql', 'sql'],
  ['a.go', undefined],
  ['constructor', undefined],
  ['a', undefined],
])('%s is coloured as %s', (file, grammar) => {
  expect(grammarOf(file)).toBe(grammar);
});
