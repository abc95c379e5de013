import { describe, expect, it } from 'vitest';

import { draw, rectsOf, shapesOf, textsOf } from '../testing/shapes';

describe('a figure of boxes', () => {
  const host = `boxes:
  - name: Host
    note: one kernel
    inside:
      - { name: A, note: "process 1 to 3" }
      - { name: B, mark: true }`;

  it('has boxes in boxes, side by side where they fit', () => {
    const { svg, words } = draw('boxes', host);
    const [outer, a, b] = rectsOf(svg).map(({ at }) => at);
    expect(a?.y).toBeCloseTo((b?.y ?? 0) - 1, 0);
    expect(outer?.width).toBeGreaterThan((a?.width ?? 0) + (b?.width ?? 0));
    expect(words).toBe('Host (one kernel) contains A (process 1 to 3) and B (emphasised)');
  });

  it('has arrows with their texts between neighbours, and with numbers around others', () => {
    const arrows = '\narrows: [{ from: A, to: B, text: calls }, { from: Client, to: A, text: asks }]';
    const { svg, words } = draw('boxes', `${host}\n  - name: Client${arrows}`);
    expect(textsOf(svg)).toEqual([
      'Host',
      'one kernel',
      'A',
      'process 1 to 3',
      'calls',
      'B',
      'Client',
      '1',
      '1',
      'asks',
    ]);
    expect(shapesOf(svg.children).filter(({ name }) => name === 'polygon')).toHaveLength(2);
    expect(words).toMatch(/\. Client\. A to B: calls\. Client to A: asks$/);
  });

  it('numbers no arrow that says nothing', () => {
    const arrows = '\narrows: [{ from: Client, to: A }, { from: Disk, to: B, text: asks }]';
    const { svg } = draw('boxes', `${host}\n  - name: Client\n  - name: Disk${arrows}`);
    expect(textsOf(svg).slice(-3)).toEqual(['1', '1', 'asks']);
    expect(textsOf(svg)).not.toContain('2');
  });

  it.each([
    [`${host}\narrows: [{ from: A, to: C }]`, /b\.mdx:27\n[\s\S]*arrows\.0\.to: "C" is no box/],
    [host.replace('name: B', 'name: A'), /boxes: two boxes A/],
    [host.replace('name: B', 'nam: B'), /b\.mdx:26\n/],
  ])('refuses what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('boxes', yaml)).toThrow(message);
  });
});
