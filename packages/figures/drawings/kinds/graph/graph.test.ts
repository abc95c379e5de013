import { describe, expect, it } from 'vitest';

import { draw } from '../../testing/shapes';

describe('a graph', () => {
  it('joins the cells of nodes around what is between them', () => {
    const yaml = `nodes:
  - { name: a, row: 1, cells: [{ name: to, text: x }] }
  - { name: b, row: 2, cells: [{ name: from, text: y, mark: true }] }
edges: [{ from: a.to, to: b.from }]`;
    expect(draw('graph', yaml).words).toBe('a: to x. b: from y (emphasised). a, to to b, from');
    expect(() => draw('graph', yaml.replace('a.to', 'a.too'))).toThrow(/"a.too" is no node/);
  });
});
