import { expect, it } from 'vitest';

import { parts, partsNamed } from './parts';
import { inGroups, table } from './runParts';

it('takes all parts for no names, and keeps our order for some', () => {
  expect(partsNamed([])).toBe(parts);
  expect(partsNamed(['unit', 'format']).map(({ name }) => name)).toEqual(['format', 'unit']);
});

it('answers an unknown part with the list of parts', () => {
  expect(() => partsNamed(['format', 'tpyes'])).toThrow(
    /^Unknown part: tpyes\. The parts of the check are\n {2}format /,
  );
});

it('prints a table with one line a part', () => {
  const lines = table([
    { part: { name: 'unit' }, counts: { passed: 12, failed: 0, skipped: 0 }, milliseconds: 1250 },
    { part: { name: 'samples' }, counts: { passed: 3, failed: 1, skipped: 2 }, milliseconds: 61_000 },
  ]);
  expect(lines.split('\n')).toEqual([
    'unit     ok      1.3 s      12 passed, 0 failed',
    'samples  FAILED  1 min 1 s  3 passed, 1 failed, 2 skipped',
  ]);
});

it('runs at the same time only neighbours that need one processor each', () => {
  const [a, b, c, d] = [{ oneProcessor: true }, { oneProcessor: true }, {}, { oneProcessor: true }] as const;
  expect(inGroups([a, b, c, c, d])).toEqual([[a, b], [c], [c], [d]]);
});
