import { describe, expect, it } from 'vitest';

import { draw, yOf } from '../testing/shapes';

describe('a stack', () => {
  it('has its layers from the top, names in a column of their own', () => {
    const { svg, words } = draw('stack', 'layers: [{ name: open, text: system call }, { name: VFS, mark: true }]');
    expect(yOf(svg, 'open')).toBeLessThan(yOf(svg, 'VFS'));
    expect(yOf(svg, 'open')).toBe(yOf(svg, 'system call'));
    expect(words).toBe('From top to bottom: open, system call; VFS (emphasised)');
  });
});
