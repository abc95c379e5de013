import { expect, it } from 'vitest';

import { badgeMistake } from './badges';

const actors = ['laptop', 'router'];

it('finds the first part whose actor is not of the page, with its path', () => {
  const figure = {
    rows: [
      {
        label: 'a',
        cells: [
          { text: 'x', actor: 'router' },
          { text: 'y', actor: 'phone' },
        ],
      },
    ],
  };
  expect(badgeMistake(figure, actors)).toEqual({
    path: ['rows', 0, 'cells', 1, 'actor'],
    expected: 'an actor of the page',
    found: 'phone',
  });
});

it('gives no part the badge of another than its name says', () => {
  expect(badgeMistake({ name: 'my laptop', actor: 'router' }, actors)).toMatchObject({ found: 'that of router' });
  expect(badgeMistake({ name: 'from laptop to router', actor: 'router' }, actors)).toBeUndefined();
  expect(badgeMistake({ name: 'laptops', actor: 'router' }, actors)).toBeUndefined();
});
