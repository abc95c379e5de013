import { expect, it } from 'vitest';

import { runReadmeExample } from '@groundwork/machine/runReadmeExample';

it('the example of the README prints what it says', () => {
  const { status, stdout, stderr, promised } = runReadmeExample('packages/samples/README.md');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(promised).toHaveLength(4);
  for (const text of promised) expect(stdout).toContain(text);
});
