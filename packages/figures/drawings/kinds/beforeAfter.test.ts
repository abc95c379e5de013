import { describe, expect, it } from 'vitest';

import { draw, yOf } from '../testing/shapes';

describe('before and after', () => {
  const two = `before: { title: Before, kind: stack, layers: [{ name: main }] }
after: { title: After, kind: stack, layers: [{ name: add }, { name: main }] }`;

  it('stand side by side, or one above the other where they need the width', () => {
    expect(yOf(draw('before-after', two).svg, 'Before')).toBe(yOf(draw('before-after', two).svg, 'After'));
    const wide = draw(
      'before-after',
      two.replace('name: add', 'name: a_function_of_the_kernel'.replaceAll('_', 'x')),
    ).svg;
    expect(yOf(wide, 'After')).toBeGreaterThan(yOf(wide, 'Before') + 20);
  });

  it('become a comparison without an arrow, under other names', () => {
    const yaml = two.replace('before:', 'first:').replace('after:', 'second:');
    const { svg, words } = draw('compare', yaml);
    expect(words).toBe(draw('before-after', two).words);
    expect(yOf(svg, 'Before')).toBe(yOf(svg, 'After'));
    const parts = (drawn: typeof svg) => JSON.stringify(drawn).match(/"tagName"/g)?.length ?? 0;
    expect(parts(svg)).toBeLessThan(parts(draw('before-after', two).svg));
    expect(() => draw('compare', two)).toThrow(/first and second/);
  });

  it.each([
    [two.replace('kind: stack, layers: [{ name: main }] }', 'kind: pie }'), /b\.mdx:21\n[\s\S]*before\.kind: /],
    [two.replace('layers: [{ name: add }', 'layers: [{ nam: add }'), /b\.mdx:22\n[\s\S]*after\.layers\.0/],
  ])('refuse what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('before-after', yaml)).toThrow(message);
  });
});
