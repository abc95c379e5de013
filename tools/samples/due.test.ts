import { expect, it } from 'vitest';

import { tenthOf, tenthWith } from './due';
import type { Unit } from './units';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

it('goes round in ten days, one tenth a day', () => {
  const days = Array.from({ length: 10 }, (_, index) => tenthOf(on(`2026-12-1${index}`), undefined));
  expect([...days].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(tenthOf(on('2026-12-20'), '')).toBe(days[0]);
});

it('is the one that was chosen, or none', () => {
  expect(tenthOf(on('2026-12-10'), '7')).toBe(7);
  expect(tenthOf(on('2026-12-10'), 'none')).toBeUndefined();
  expect(() => tenthOf(on('2026-12-10'), '10')).toThrow(
    'SAMPLES_TENTH=10: expected a digit, the tenth of the unchanged samples to run, or none',
  );
});

it('puts units into tenths of about one size, by their names', () => {
  const units = Array.from({ length: 1000 }, (_, index) => ({
    kind: 'program',
    page: 'go/maps',
    program: { file: `a${index}.go` },
  })) as unknown as Unit[];
  const sizes = Array.from({ length: 10 }, (_, tenth) => units.filter((unit) => tenthWith(unit) === tenth).length);
  for (const size of sizes) expect(size).toBeGreaterThan(60);
  const session = { kind: 'session', page: 'go/maps', key: '142195b97cc2', line: 4 } as unknown as Unit;
  expect(tenthWith({ ...session, line: 40 })).toBe(tenthWith(session));
});
