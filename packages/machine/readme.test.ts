import { expect, it } from 'vitest';

import { runReadmeExample } from './runReadmeExample';

it('the example of the README prints what it says', () => {
  const { status, stdout, stderr, promised } = runReadmeExample('packages/machine/README.md');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(promised).toHaveLength(2);
  for (const text of promised) expect(stdout).toContain(text);
});
