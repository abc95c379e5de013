// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { recordedOutput, visible } from './recordedOutput';

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
    ['without a newline', 'without a newline'],
    [
      '<span class="code__line">a <mark>1</mark>\n</span><span class="code__line">b <mark>2</mark> c</span>\n',
      'a 7\nb 8 c\n',
    ],
  ])('%j fits %j', (recorded, printed) => {
    expect(recordedOutput(sampleWith(recorded))!.whole.test(printed)).toBe(true);
  });

  it.each([
    ['one', 'one\ntwo\n'],
    ['a.b', 'axb\n'],
    ['took <mark>12</mark> ms', 'took 12 s\n'],
    ['', 'more\n'],
  ])('%j does not fit %j', (recorded, printed) => {
    expect(recordedOutput(sampleWith(recorded))!.whole.test(printed)).toBe(false);
  });

  it('is known line by line', () => {
    const { lines } = recordedOutput(sampleWith('a (1)\ntook <mark>12</mark> ms\n'))!;
    expect(lines.map(({ text }) => text)).toEqual(['a (1)', 'took 12 ms']);
    expect(lines.map(({ isLike }) => isLike.test('took 7.5 ms'))).toEqual([false, true]);
    expect(lines.map(({ isLike }) => isLike.test('a (1)'))).toEqual([true, false]);
  });

  it('is nothing where a sample shows none', () => {
    document.body.innerHTML = '<figure class="sample"></figure>';
    expect(recordedOutput(document.querySelector('figure')!)).toBeUndefined();
  });

  it('has no blanks at the ends of lines', () => {
    expect(visible('a  \n b \n')).toBe('a\n b\n');
  });
});
