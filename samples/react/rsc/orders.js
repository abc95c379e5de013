'use server';

import { currentUser } from './session';

export async function order(count) {
  return `charged ${4 * count} euros`;
}

export async function checked(count) {
  if (!currentUser()) throw Error('log in first');
  if (![1, 2, 3, 4, 5].includes(count))
    throw Error('count must be 1 to 5');
  return `charged ${4 * count} euros`;
}
