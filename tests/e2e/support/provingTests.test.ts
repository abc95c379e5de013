import { describe, expect, it } from 'vitest';

import { provingTests } from './provingTests';

describe('provingTests', () => {
  it('finds tests that expect something, at any depth and with options', () => {
    const text = `
      test('one', async ({ page }) => { await expect(page).toHaveTitle('x'); });
      test.describe('group', () => {
        test("it's two", { tag: '@verify' }, () => expectUnharmed());
        test(\`three of \${kind}\`, () => { if (a) { expect(a).toBe(b); } });
      });`;
    expect(provingTests(text)).toEqual(['one', "it's two", 'three of ${kind}']);
  });

  it('finds names in a table whose loop expects something, and only then', () => {
    const table = "for (const { sentence } of [{ sentence: 'a' }, { sentence: 'b' }])";
    expect(provingTests(`${table} test(sentence, () => { expect(1).toBe(1); });`)).toEqual(['a', 'b']);
    expect(provingTests(`${table} test(sentence, () => {});`)).toEqual([]);
  });

  it.each([
    ['a test without a body that expects', "test('one', () => { open(); });"],
    ['a test that is skipped', "test.skip('one', () => { expect(1).toBe(1); });"],
    ['a test that is to be mended', "test.fixme('one', () => { expect(1).toBe(1); });"],
    ['a test that skips itself', "test('one', () => { test.skip(); expect(1).toBe(1); });"],
    [
      'a test that skips itself on a condition that always holds',
      "test('one', () => { test.skip(true, 'later'); expect(1); });",
    ],
    ['a group that is skipped', "test.describe.skip('g', () => { test('one', () => { expect(1).toBe(1); }); });"],
    [
      'a group that skips itself',
      "test.describe('g', () => { test.skip(); test('one', () => { expect(1).toBe(1); }); });",
    ],
    ['a test in a comment', "// test('one', () => { expect(1).toBe(1); });"],
  ])('leaves out %s', (_what, text) => {
    expect(provingTests(text)).toEqual([]);
  });

  it('keeps a test that is skipped on some machines', () => {
    const text = "test('one', ({ browserName }) => { test.skip(browserName !== 'chromium'); expect(1).toBe(1); });";
    expect(provingTests(text)).toEqual(['one']);
  });
});
