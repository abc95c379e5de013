import { expect, it } from 'vitest';

import { frameAddress, hasFrame } from './frameAddress';

it.each([
  ['tabs.html', ['tabs.check.mjs'], true],
  ['Tabs.tsx', ['Tabs.check.mjs'], true],
  ['tabs.html', [], false],
  ['tabs.html', ['other.check.mjs'], false],
  ['tabs.mjs', ['tabs.check.mjs'], false],
])('%s beside %j has a frame: %s', (file, files, expected) => {
  expect(hasFrame({ file, files })).toBe(expected);
});

it('is an address without an ending, as that of a page', () => {
  expect(frameAddress({ page: 'react/state', file: 'Counter.tsx' })).toBe('frames/react/state/Counter-tsx');
});
