import { expect, it } from 'vitest';

import { runReadmeExample } from '@groundwork/machine/runReadmeExample';

it('the example of the README prints what it says', () => {
  const { status, stdout, stderr, promised } = runReadmeExample('packages/playground/README.md');
  expect(promised).toHaveLength(1);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${promised.join('')}\n`, stderr: '' });
});
