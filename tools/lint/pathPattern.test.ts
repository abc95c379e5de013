import { expect, it } from 'vitest';

import { pathPattern } from './pathPattern';

it.each([
  ['lib/**', 'lib/a/b.ts', true],
  ['lib/**', 'library/b.ts', false],
  ['labs/*', 'labs/registry.ts', true],
  ['labs/*', 'packages/labs-kit/index.ts', false],
  ['**/*.test.{ts,tsx}', 'lib/x.test.ts', true],
  ['**/*.test.{ts,tsx}', 'x.test.tsx', true],
  ['**/*.test.{ts,tsx}', 'lib/xtest.ts', false],
  ['site/plugins/<own>/node/**', 'site/plugins/a/node/a.ts', true],
  ['site/plugins/<own>/node/**', 'site/plugins/a/b/node/a.ts', false],
])('%s on %s: %s', (pattern, file, matches) => {
  expect(pathPattern(pattern).test(file)).toBe(matches);
});

it('keeps the name that <own> stands for and asks for the same one', () => {
  expect(pathPattern('labs/<own>/*').exec('labs/a.b/x.ts')?.groups?.['own']).toBe('a.b');
  expect(pathPattern('labs/<own>/*', 'a.b').test('labs/aXb/x.ts')).toBe(false);
});
