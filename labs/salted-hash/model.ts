import { defineLab, fields, oneOf, text, type Prediction } from '@groundwork/labs-kit/model';

import { PROTECTIONS, type Protection } from './passwords';
import { Theft, type Setup, type State } from './run';

export type { Setup } from './run';

export const LONGEST_PASSWORD = 12;

const initial: Setup = { protection: 'each', ann: 'summer' };
const trace = (setup: Setup) => new Theft(setup).frames;

/** The frame before the first account opens. */
const opening = trace(initial).findIndex(({ state }) => state.rows.some(({ opened }) => opened !== null));

export const model = defineLab<Setup, State>({
  name: 'salted-hash',
  setup: fields({ protection: oneOf(PROTECTIONS), ann: text('a-z0-9', 12) }),
  initial,
  startAt: opening - 1,
  trace,
});

/** The names of the accounts that a thief opens. */
export function openedWith(protection: Protection): readonly string[] {
  const { rows } = trace({ ...initial, protection }).at(-1)!.state;
  return rows.filter(({ opened }) => opened !== null).map(({ name }) => name);
}

function predict(): Prediction {
  const before = openedWith('none');
  const saved = before.filter((name) => !openedWith('each').includes(name));
  const choices = [
    'All four',
    'Ann’s and Cai’s, whose passwords are equal',
    'None: the same accounts open as without salts',
  ];
  return {
    question:
      'Each account has a salt of its own, and the thief has the salts too. Which accounts do the salts protect?',
    choices,
    right: saved.length === 0 ? 2 : saved.length === 2 ? 1 : 0,
    because: `Without salts, the accounts ${before.join(', ')} open. With salts, ${openedWith('each').join(', ')} open. The thief reads each salt in the table and hashes the salt with each word. But the thief has to hash the words again for each account.`,
  };
}

export const prediction = predict();
