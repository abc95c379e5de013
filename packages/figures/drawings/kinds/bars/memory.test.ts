import { describe, expect, it } from 'vitest';

import { draw, looksOf, rectsOf, shapesOf, textsOf } from '../../testing/shapes';

const slice = `rows:
  - label: "header"
    cells:
      - { at: 0, size: 8, text: "pointer", to: "array" }
      - { at: 8, size: 8, text: "length 3", mark: true }
  - label: "array"
    cells: [{ at: 0, size: 1, text: 10 }, { at: 4, size: 4, text: "20" }]`;

describe('a memory figure', () => {
  it('has a bar for each row, offsets, gaps and an arrow for a pointer', () => {
    const { svg, words } = draw('memory', slice);
    expect(textsOf(svg)).toEqual(['header', 'pointer', '0', 'length 3', '8', 'array', '10', '0', '1', '20', '4']);
    expect(rectsOf(svg).map(({ look }) => look)).toEqual(['fig-box', 'fig-mark', 'fig-box', 'fig-gap', 'fig-box']);
    expect(shapesOf(svg.children).filter(({ look }) => look === 'fig-line')).toHaveLength(1);
    expect(words).toBe(
      'header: bytes 0 to 7: pointer, points to array; bytes 8 to 15: length 3 (emphasised). array: byte 0: 10; bytes 4 to 7: 20',
    );
  });

  it('speaks of another unit where it is given', () => {
    expect(draw('memory', `${slice}\nunit: token`).words).toContain('header: tokens 0 to 7: pointer');
  });

  it('has widths by sizes, and breaks a row whose labels need more than the figure', () => {
    const { svg } = draw(
      'memory',
      'rows: [{ label: a, cells: [{ at: 0, size: 10, text: x }, { at: 10, size: 30, text: y }] }]',
    );
    const [one, three] = rectsOf(svg).map(({ at }) => at.width ?? 0);
    expect(three).toBeCloseTo(3 * (one ?? 0), 0);
    const cells = Array.from({ length: 12 }, (_, at) => `{ at: ${at}, size: 1, text: register }`).join(', ');
    const tops = rectsOf(draw('memory', `rows: [{ label: a, cells: [${cells}] }]`).svg).map(({ at }) => at.y);
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  it.each([
    [slice.replace('to: "array"', 'to: "heap"'), /b\.mdx:24\n[\s\S]*points at "heap", which is no row/],
    [slice.replace('at: 8', 'at: 4'), /b\.mdx:25\n[\s\S]*begins at 4, within the cell before it/],
    [
      `${slice}
  - { label: array, cells: [{ at: 0, size: 1, text: x }] }`,
      /b\.mdx:28\n[\s\S]*a second row array/,
    ],
  ])('refuses what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('memory', yaml)).toThrow(message);
  });
});

describe('memory, grown up', () => {
  const pages = `rows:
  - { label: pages, cells: [{ at: 0, size: 1, text: page 1 }, { at: 1, size: 1, text: page 2, to: "frame 9" }] }
  - { label: frames, cells: [{ at: 8, size: 1, text: frame 8 }, { at: 9, size: 1, text: frame 9 }] }`;

  it('points at a cell of another row', () => {
    expect(draw('memory', pages).words).toContain('page 2, points to frame 9');
    expect(() => draw('memory', pages.replace('"frame 9"', '"frame 7"'))).toThrow(/no row and no cell/);
  });

  it('is drawn to scale, and breaks what is far longer', () => {
    const caches =
      'scale: true\nunit: KiB\nrows: [{ label: caches, cells: [{ at: 0, size: 48, text: L1 }, { at: 48, size: 32768, text: L3 }] }]';
    expect(looksOf(draw('memory', caches).svg)).toContain('fig-break');
  });
});
