import { expect, it } from 'vitest';

import { parseArguments } from './arguments';

it('takes everything where nothing is said', () => {
  expect(parseArguments([])).toMatchObject({ engines: ['groundwork', 'pagefind', 'minisearch'], pages: [157, 10000] });
});

it('takes no size as relevance alone', () => {
  expect(parseArguments(['--pages', '0', '--judgments', 'mine.json'])).toMatchObject({
    pages: [],
    judgments: ['mine.json'],
  });
});

it.each([['--pages', 'many'], ['--pages', '-1'], ['--nothing']])('answers %s %s with the usage', (...argv) => {
  expect(() => parseArguments(argv)).toThrow('usage: npm run bench:search');
});
