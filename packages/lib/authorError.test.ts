import { expect, it } from 'vitest';

import { AuthorError } from './authorError';

const mistake = { file: 'docs/a.mdx', expected: 'a title', found: 'none', hint: 'write one' };

it('tells place, what was expected and found, and a hint, without our call stack', () => {
  const error = new AuthorError({ ...mistake, line: 3 });
  expect(error.message).toBe('docs/a.mdx:3\n  expected  a title\n  found     none\n  hint      write one');
  expect(error.stack).toBe(`AuthorError: ${error.message}`);
});

it('names the file alone where there is no line', () => {
  expect(new AuthorError(mistake).message).toMatch(/^docs\/a\.mdx\n/);
});
