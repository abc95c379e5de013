import { expect, it } from 'vitest';

import { closed, defineLab } from './labModel';
import { whole } from './labSetup';

const model = defineLab<number, null>({
  name: 'lab',
  setup: whole(1, 12),
  initial: 1,
  startAt: 0,
  trace: () => [{ state: null, text: 'It is.' }],
  renewed: (text) => text.replace('n', ''),
});

it('reads only what it writes itself', () => {
  expect(model.decode(model.encode(7))).toBe(7);
  for (const text of ['07', '13', '', '7 ', 'x']) expect(model.decode(text)).toBeNull();
});

it('reads what it wrote in earlier years', () => {
  expect(model.decode('n7')).toBe(7);
});

it('says so where a run has room for no more operations', () => {
  const frames = [{ state: 1, text: 'One.' }];
  expect(closed(frames, 2, 3)).toBe(frames);
  expect(closed(frames, 3, 3).at(-1)?.text).toContain('at most 3 operations');
});
