import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { packageFile } from './packageFile';

it('finds a file of the package', () => {
  expect(existsSync(packageFile('@groundwork/search', 'synonyms.txt'))).toBe(true);
});
