import { expect, it } from 'vitest';

import { definitionFor } from './definitionFor';

const definitions = { lock: 'A lock.', 'row-lock': 'A row lock.', query: 'A query.' };

it.each([
  ['locks', '#row-lock', 'A row lock.'],
  ['Row locks', '', 'A row lock.'],
  ['row-lock', '#elsewhere', 'A row lock.'],
  ['queries', '', 'A query.'],
  ['what a row lock reserves', '', 'A row lock.'],
  ['how transactions wait', '', 'A lock.'],
])('gives %j with anchor %j the definition that it asks for', (text, hash, expected) => {
  expect(definitionFor(definitions, { text, hash })).toBe(expected);
});

it('gives nothing where nothing is defined', () => {
  expect(definitionFor({}, { text: 'locks', hash: '' })).toBeUndefined();
});
