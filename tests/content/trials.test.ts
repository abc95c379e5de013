import { expect, it } from 'vitest';

import { readTrials } from '../../tools/trials/readTrials';
import { root } from './support';

it('the trials of the notes have their form', () => {
  expect(readTrials(root).length).toBeGreaterThan(0);
});
