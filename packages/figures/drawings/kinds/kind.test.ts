import { expect, it } from 'vitest';

import { actorName, emphasis, isMarked, labelText, largest, mentions } from './kind';

it('takes a number for a text, and refuses what is empty', () => {
  expect(labelText.parse(10)).toBe('10');
  expect(labelText.safeParse(' ').error?.issues[0]?.message).toBe('is empty');
  expect(labelText.safeParse(null).error?.issues[0]?.message).toBe('is no text');
});

it('says in words what a mark shows', () => {
  expect([undefined, false, true, 'new' as const].map(emphasis)).toEqual(['', '', ' (emphasised)', ' (new)']);
  expect([undefined, false, true, 'new' as const].map(isMarked)).toEqual([false, false, true, true]);
});

it('names an actor where the text does not, as words of their own', () => {
  expect(mentions('The Laptop, asleep', 'laptop')).toBe(true);
  expect(mentions('laptops', 'laptop')).toBe(false);
  expect(actorName({ actor: 'laptop' }, 'my laptop')).toBe('');
  expect(actorName({ actor: 'laptop' }, 'a table')).toBe(' (laptop)');
  expect(actorName({}, 'a table')).toBe('');
});

it('finds no largest number below 0', () => {
  expect(largest([])).toBe(0);
  expect(largest([3, 9, 2])).toBe(9);
});
