import { expect, it } from 'vitest';

import { runReadmeExample } from '@groundwork/machine/runReadmeExample';

it('the example of the README prints what it says', () => {
  const { status, stdout, stderr, printed } = runReadmeExample('packages/code/README.md');
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: printed, stderr: '' });
});
