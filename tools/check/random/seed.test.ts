import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fuzzed } from './fuzz';
import { seedOfRun, seedVariable } from './seed';

it('is the same for every run, unless one is given', () => {
  expect(seedOfRun({})).toBe(1);
  expect(seedOfRun({ [seedVariable]: '-5' })).toBe(-5);
  expect(() => seedOfRun({ [seedVariable]: 'x' })).toThrow('expected a whole number, found "x"');
  expect(() => seedOfRun({ [seedVariable]: '' })).toThrow('found ""');
});

it('is that of every test of random input, without a word about it', () => {
  expect(fc.readConfigureGlobal().seed).toBe(seedOfRun(process.env));
});

it('is found wherever a test takes random input', () => {
  const files = fuzzed('.');
  expect(files).toContain('tools/check/random/seed.test.ts');
  expect(files).toContain('packages/search/shared/words/tokens.test.ts');
  expect(files).not.toContain('tools/check/parts.test.ts');
});
