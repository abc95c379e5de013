import { expect, it } from 'vitest';

import { hashOf } from './hash';

it('is the same for ever: it stands in every lock', () => {
  expect(hashOf('echo one\n')).toBe('9282da7e8e4f087bbf62814b93a55f58');
});

it('keeps parts apart, and takes a text for its bytes', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf(Buffer.from('ab'), 'c')).toBe(hashOf('ab', 'c'));
});
