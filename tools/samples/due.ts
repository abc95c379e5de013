import { hashOf } from '../../lib/samples/hash';
import type { Unit } from './units';

const milliseconds = 86_400_000;

/**
 * The tenth of the unchanged units that runs on a day all the same, as a digit: each comes round in ten days.
 * `chosen` is what SAMPLES_TENTH says, a digit or `none`.
 * @throws Error where it says something else
 */
export function tenthOf(day: Date, chosen: string | undefined): number | undefined {
  if (chosen === undefined || chosen === '') return Math.floor(day.getTime() / milliseconds) % 10;
  if (chosen === 'none') return undefined;
  if (/^\d$/.test(chosen)) return Number(chosen);
  throw new Error(`SAMPLES_TENTH=${chosen}: expected a digit, the tenth of the unchanged samples to run, or none`);
}

/** Which tenth a unit belongs to, from 0 to 9: by its name, so a session stays in it when it moves in its note. */
export function tenthWith(unit: Unit): number {
  const name = unit.kind === 'program' ? unit.program.file : unit.key;
  return Number.parseInt(hashOf(unit.page, name).slice(0, 8), 16) % 10;
}
