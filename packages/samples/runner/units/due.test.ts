import { expect, it } from 'vitest';

import { isDue, turnOf } from './due';
import type { Unit } from './units';

const day = (index: number) => new Date(Date.UTC(2026, 11, 10 + index, 12));
const turns = (from: number, length: number) =>
  Array.from({ length }, (_, index) => turnOf(day(from + index), undefined)!);

const program = (name: string, timeout?: number) =>
  ({ kind: 'program', page: 'go/maps', program: { file: name, options: { timeout } } }) as unknown as Unit;
const programs = (timeout?: number) => Array.from({ length: 1000 }, (_, index) => program(`a${index}.go`, timeout));
const dueOn = (units: readonly Unit[], turn: number) => units.filter((unit) => isDue(unit, turn));

it('is that of the day, the one that was chosen, or none', () => {
  expect(turnOf(day(1), '')).toBe(turnOf(day(0), undefined)! + 1);
  expect(turnOf(day(0), '7')).toBe(7);
  expect(turnOf(day(0), 'none')).toBeUndefined();
  expect(() => turnOf(day(0), '10')).toThrow(
    'SAMPLES_TENTH=10: expected a digit, the tenth of the unchanged samples to run, or none',
  );
});

it('comes to each unit once in ten days, to about as many each day', () => {
  for (const unit of programs(90)) expect(turns(3, 10).filter((turn) => isDue(unit, turn))).toHaveLength(1);
  for (const turn of turns(0, 10)) expect(dueOn(programs(), turn).length).toBeGreaterThan(60);
});

it('comes to a slow unit once in fifty days', () => {
  for (const unit of programs(120)) expect(turns(3, 50).filter((turn) => isDue(unit, turn))).toHaveLength(1);
  for (const turn of turns(0, 50)) expect(dueOn(programs(240), turn).length).toBeLessThan(40);
});

it('comes to a session by its commands, wherever it stands', () => {
  const session = { kind: 'session', page: 'go/maps', key: '142195b97cc2', line: 4, options: {} } as unknown as Unit;
  for (const turn of turns(0, 10)) expect(isDue({ ...session, line: 40 }, turn)).toBe(isDue(session, turn));
});
