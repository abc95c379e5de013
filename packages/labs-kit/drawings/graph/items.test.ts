import { expect, it } from 'vitest';

import { arrow, item, line, rect, words } from './items';

it('places things in whole tenths, and says whose they are', () => {
  expect(item('a', 'dot', 'node', { x: 1.04, y: 2.26, r: 3 }, { actor: 'b', wait: 5 })).toEqual({
    id: 'a',
    kind: 'dot',
    look: 'node',
    geo: { x: 1, y: 2.3, r: 3 },
    actor: 'b',
    wait: 5,
  });
  expect(rect('r', 'tile', { x: 0, y: 0, w: 1.01, h: 2 })).toEqual({
    id: 'r',
    kind: 'rect',
    look: 'tile',
    geo: { x: 0, y: 0, w: 1, h: 2, rx: 3 },
  });
  expect(words('t', 'start', 1, 2, 'yes', 'a')).toMatchObject({ kind: 'text', text: 'yes', actor: 'a' });
});

it('draws a line, and an arrow, from one place to another', () => {
  const geo = { x1: 1, y1: 2, x2: 3.1, y2: 4 };
  const ends = [
    { x: 1, y: 2 },
    { x: 3.12, y: 4 },
  ] as const;
  expect(line('l', 'edge', ...ends)).toEqual({ id: 'l', kind: 'line', look: 'edge', geo });
  expect(arrow('l', 'edge', ...ends).kind).toBe('arrow');
});
