import { expect, it } from 'vitest';

import { readAllCoverage } from '../../tools/coverage/readCoverage';
import { root } from './support';

it('the lists of what pages cover have their form', () => {
  expect(readAllCoverage(root).length).toBeGreaterThan(0);
});
