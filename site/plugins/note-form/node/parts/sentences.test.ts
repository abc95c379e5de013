import { expect, it } from 'vitest';

import { sentencesOf } from './sentences';

it('ends sentences at a full stop before a capital, not inside a name or an abbreviation', () => {
  const sentences = sentencesOf('Node.js 22.1 reads it. "Go" does, too. Why? \u25a1 is code.').map(({ text }) => text);
  expect(sentences).toEqual(['Node.js 22.1 reads it.', '"Go" does, too.', 'Why?', '\u25a1 is code.']);
});
