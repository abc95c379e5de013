import { expect, test } from 'vitest';

import { bootScript } from './bootScript';

test('the script is the same for one base URL, cannot end its element, and holds the base URL', () => {
  const script = bootScript('/below/');
  expect(bootScript('/below/')).toBe(script);
  expect(script).toContain('"/below/"');
  expect(script).not.toContain('</');
});

test('the script stays small enough to stand in every page', () => {
  expect(bootScript('/').length).toBeLessThan(4_500);
});
