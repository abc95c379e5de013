// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { recordedPattern, visible } from './recordedOutput';

function sampleWith(output: string): Element {
  document.body.innerHTML = `<figure class="sample"><div class="sample__output"><code>${output}</code></div></figure>`;
  return document.querySelector('figure')!;
}

describe('the recorded output', () => {
  it.each([
    ['a (b) [c] {d} *? + . ^$ | / \\ - 1', 'a (b) [c] {d} *? + . ^$ | / \\ - 1\n'],
    ['one\ntwo', 'one\ntwo\n'],
    ['took <mark>12</mark> ms', 'took 7.5 ms\n'],
    ['“é” → ✓', '“é” → ✓\n'],
  ])('%j fits %j', (recorded, printed) => {
    expect(recordedPattern(sampleWith(recorded))!.test(printed)).toBe(true);
  });

  it.each([
    ['one', 'one\ntwo\n'],
    ['a.b', 'axb\n'],
    ['took <mark>12</mark> ms', 'took 12 s\n'],
    ['', 'more\n'],
  ])('%j does not fit %j', (recorded, printed) => {
    expect(recordedPattern(sampleWith(recorded))!.test(printed)).toBe(false);
  });

  it('is nothing where a sample shows none', () => {
    document.body.innerHTML = '<figure class="sample"></figure>';
    expect(recordedPattern(document.querySelector('figure')!)).toBeUndefined();
  });

  it('has no blanks at the ends of lines', () => {
    expect(visible('a  \n b \n')).toBe('a\n b\n');
  });
});
