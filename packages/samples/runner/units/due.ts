import { hashOf } from '../../contract/hash';
import { optionsOf } from './declared';
import type { Unit } from './units';

const milliseconds = 86_400_000;

/** In so many days an unchanged unit comes round, and a slow one, so that few of them meet on a day. */
const days = { usual: 10, slow: 50 };
/** Seconds that are allowed to a slow unit, at least. */
const slow = 120;

/**
 * Whose turn it is on a day among the unchanged units, as a number for `isDue`: that of the day, or what SAMPLES_TENTH
 * says in `chosen`, a digit or `none`.
 * @throws Error where it says something else
 */
export function turnOf(day: Date, chosen: string | undefined): number | undefined {
  if (chosen === undefined || chosen === '') return Math.floor(day.getTime() / milliseconds);
  if (chosen === 'none') return undefined;
  if (/^\d$/.test(chosen)) return Number(chosen);
  throw new Error(`SAMPLES_TENTH=${chosen}: expected a digit, the tenth of the unchanged samples to run, or none`);
}

/** Whether an unchanged unit runs all the same. It depends on its name, so a session that moves in its note stays. */
export function isDue(unit: Unit, turn: number): boolean {
  const name = unit.kind === 'program' ? unit.program.file : unit.key;
  const place = Number.parseInt(hashOf(unit.page, name).slice(0, 8), 16);
  const period = (optionsOf(unit).timeout ?? 0) >= slow ? days.slow : days.usual;
  return place % period === turn % period;
}
