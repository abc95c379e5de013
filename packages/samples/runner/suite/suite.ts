import { defined } from '@groundwork/lib/defined';
import { listPages } from '../../contract/notes/pages';
import { cacheKey, keepResult, readCached } from './cache';
import { execute, prepareUnit, type PreparedUnit, type UnitResult } from './execute';
import { defaultLimits } from '../sandbox/limits';
import { warmGo } from '../dependencies/warmGo';
import { unitsOf, type PageUnits, type Unit } from '../units/units';

/** What came of one unit. */
export interface Outcome {
  prepared: PreparedUnit;
  /** Undefined when a tool is missing. */
  result?: UnitResult;
  fromCache: boolean;
}

/** What a unit that ran has come to. @throws where a tool was missing, so that it did not run */
export const resultOfOutcome = ({ result }: Pick<Outcome, 'result'>): UnitResult =>
  defined(result, 'The result of a unit that ran');

interface SuiteOptions {
  root: string;
  /** Ignore cached results. */
  all: boolean;
  /** Units at the same time. */
  workers: number;
  onOutcome(outcome: Outcome, done: number, total: number): void;
}

/** Pages that match `topic` or `topic/page`; all when there is no filter. */
export function selectPages(root: string, filters: readonly string[]): string[] {
  const pages = listPages(root);
  if (filters.length === 0) return pages;
  return pages.filter((page) =>
    filters.some((filter) => page === filter || page.startsWith(`${filter.replace(/\/$/, '')}/`)),
  );
}

/** Finds the units of pages. A page that breaks the contract is an error of its own; the rest goes on. */
export function findUnits(
  root: string,
  selected: readonly string[],
): { found: PageUnits[]; broken: Map<string, Error> } {
  const pages = listPages(root);
  const broken = new Map<string, Error>();
  const found = selected.flatMap((page) => {
    try {
      return [unitsOf(root, page, pages)];
    } catch (error) {
      broken.set(page, error as Error);
      return [];
    }
  });
  return { found, broken };
}

/**
 * Runs units, grouped by language so that one tool's files and caches stay warm. A unit whose result is cached, whose
 * tool is missing or whose surroundings cannot be made is answered at once; only the others cost time.
 */
export async function runSuite(units: readonly Unit[], options: SuiteOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const settle = (outcome: Outcome) => {
    outcomes.push(outcome);
    options.onOutcome(outcome, outcomes.length, units.length);
  };
  const queue: PreparedUnit[] = [];
  for (const unit of [...units].sort(byGroup)) {
    const answer = await answerWithoutRunning(unit, options);
    if ('unit' in answer) queue.push(answer);
    else settle(answer);
  }
  await warmGo(queue.map(({ unit }) => unit));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) settle(await run(next, options));
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return outcomes;
}

function byGroup(a: Unit, b: Unit): number {
  return groupOf(a).localeCompare(groupOf(b));
}

/** Name of the group that a unit is counted and run in. */
export function groupOf(unit: Unit): string {
  return unit.kind === 'program' ? unit.language.name : 'Session';
}

/** The outcome of a unit that need not or cannot be run; a unit made ready otherwise. */
async function answerWithoutRunning(unit: Unit, { root, all }: SuiteOptions): Promise<Outcome | PreparedUnit> {
  const prepared = await prepareSafely(unit);
  if (prepared instanceof Error) return unprepared(unit, prepared);
  if (prepared.missing.length > 0) return { prepared, fromCache: false };
  const cached = all ? undefined : readCached(root, cacheKey(prepared));
  return cached ? { prepared, result: cached, fromCache: true } : prepared;
}

/** Makes a unit ready and runs it once more, whatever became of it and whatever the cache holds. */
export async function repeat({ prepared: { unit } }: Outcome, options: Pick<SuiteOptions, 'root'>): Promise<Outcome> {
  const prepared = await prepareSafely(unit);
  return prepared instanceof Error ? unprepared(unit, prepared) : run(prepared, options);
}

/** Runs a unit that was prepared, whatever the cache holds, and keeps its result. */
async function run(prepared: PreparedUnit, { root }: Pick<SuiteOptions, 'root'>): Promise<Outcome> {
  try {
    const result = await execute(prepared);
    keepResult(root, cacheKey(prepared), result);
    return { prepared, result, fromCache: false };
  } catch (error) {
    // Such as a full disk, where not even its folder can be made.
    return unprepared(prepared.unit, error as Error);
  }
}

async function prepareSafely(unit: Unit): Promise<PreparedUnit | Error> {
  try {
    return await prepareUnit(unit);
  } catch (error) {
    return error as Error;
  }
}

/** A unit whose surroundings could not be made, such as a library that cannot be fetched: fails by its name. */
function unprepared(unit: Unit, error: Error): Outcome {
  const job = { script: '', folder: '', files: [], cwd: '', env: {}, binds: [], limits: defaultLimits };
  const prepared: PreparedUnit = { unit, plan: { tools: ['bash'], script: '' }, job, missing: [], toolchain: '' };
  return { prepared, result: { ending: 'broken', status: 125, output: error.message, seconds: 0 }, fromCache: false };
}
