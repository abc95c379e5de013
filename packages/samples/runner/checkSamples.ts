import { readLock } from '../contract/notes/lock';
import type { Evidence } from '../contract/fences/blocks';
import { report as tell } from '@groundwork/machine/report';
import { optionsOf } from './units/declared';
import { isDue, turnOf } from './units/due';
import { isProven } from './units/inputs';
import { differenceInWords, judgeEnding, judgeOutput, otherTools, tail } from './outputs/judge';
import { factsHere } from './outputs/machineFacts';
import { readRecorded, sessionText } from './outputs/recorded';
import { Report } from './suite/report';
import { describeIsolation, isolationAvailable } from './sandbox/sandbox';
import { findUnits, repeat, resultOfOutcome, runSuite, selectPages, type Outcome } from './suite/suite';
import type { PageUnits, Unit } from './units/units';

/** Which samples below `root` are to be checked, and how. */
export interface CheckOptions {
  /** The folder with `docs/` and `samples/`. */
  root: string;
  /** `topic` or `topic/page`, as in `docs/`; without any, all. */
  filters?: readonly string[];
  /** Whether everything runs anew, and any difference fails. */
  all?: boolean;
  /** The tenth of the proven samples to run, 0 to 9, where it is not to be the one of the day, or `none`. */
  tenth?: string;
  /** Whether a tool that this machine lacks is a failure: on a machine that is made for the checks. */
  requireTools?: boolean;
}

/** What one check knows. */
interface Check {
  root: string;
  all: boolean;
  tenth: string | undefined;
  requireTools: boolean;
  report: Report;
  found: readonly PageUnits[];
  /** Units that their locks prove and that run all the same, to see whether this machine still agrees. */
  proven: Set<Unit>;
  /** Pages with units that are as recorded, though their lock does not prove it. */
  unlocked: Set<string>;
  /** Outcomes that are not as recorded. */
  differing: Outcome[];
}

/** More differences than this are one fault of the machine or the runner: repeating each would only take time. */
const worthRepeating = 25;

/**
 * Runs the samples whose inputs are not those of the page's lock, and compares what they print with what was recorded.
 * Of the others, which their locks prove, a tenth runs as well (a fiftieth of the slow ones); what differs there is
 * told and fails nothing. Tells on the terminal what happens, and returns how many failed.
 */
export async function checkSamples(options: CheckOptions): Promise<number> {
  const { root, filters = [], all = false, tenth, requireTools = false } = options;
  const { found, broken } = findUnits(root, selectPages(root, filters));
  const report = new Report(describeIsolation());
  const check: Check = {
    ...{ root, all, tenth, requireTools, report, found },
    proven: new Set(),
    unlocked: new Set(),
    differing: [],
  };
  for (const [page, error] of broken) report.fail(page, error.message.split('\n'));
  for (const page of found) checkExemptions(check, page);
  const units = found.flatMap((page) => page.units);
  await runSuite(
    all ? units : unitsToRun(check, units),
    // One more than processors where there are two: samples sleep and wait as well.
    { root, all, workers: 3, onOutcome: (...outcome) => judge(check, ...outcome) },
  );
  const { differing } = check;
  if (differing.length > worthRepeating) {
    console.log(`${differing.length} samples differ, so none is repeated: look for what they have in common.`);
    for (const outcome of differing) settle(check, outcome, problemsOf(outcome));
  } else {
    for (const outcome of differing) await runAlone(check, outcome);
  }
  if (all && isolationAvailable()) await tryExempted(check);
  for (const page of check.unlocked)
    tell(
      'stale',
      `the lock of samples/${page}: its samples run each time, until npm run record ${page} has renewed it`,
    );
  report.finish();
  return report.failed;
}

/** What its lock does not prove, and today's tenth of the rest; what need not run is counted. */
function unitsToRun({ root, report, proven, tenth }: Check, units: readonly Unit[]): Unit[] {
  const turn = turnOf(new Date(), tenth);
  return units.filter((unit) => {
    if (!isProven(unit, evidenceOf(root, unit))) return true;
    if (turn === undefined || !isDue(unit, turn)) {
      report.prove(unit);
      return false;
    }
    proven.add(unit);
    return true;
  });
}

function judge(check: Check, outcome: Outcome, done: number, total: number): void {
  const { report, proven, differing, requireTools } = check;
  const { prepared, result } = outcome;
  const { unit, missing } = prepared;
  report.progress(done, total);
  if (!result) {
    const text = `${missing.join(', ')} not found on this machine`;
    if (proven.has(unit)) drift(check, outcome, text);
    else if (requireTools) report.fail(unit.id, [text], outcome);
    else report.skip(unit.id, text, outcome);
    return;
  }
  if (problemsOf(outcome).length > 0) return void differing.push(outcome);
  pass(check, outcome);
}

/**
 * Repeats what failed while no other sample runs, a measurement twice at most, and never in silence: a machine that
 * stalls or a registry that is away is no fault of a change, but a sample that can print two things is not finished.
 */
async function runAlone(check: Check, first: Outcome): Promise<void> {
  const measured = optionsOf(first.prepared.unit).measures;
  const most = measured === undefined ? 2 : 3;
  for (let attempt = 2; ; attempt++) {
    const outcome = await repeat(first, check);
    const problems = problemsOf(outcome);
    if (problems.length > 0 && attempt < most) continue;
    if (problems.length > 0) return settle(check, outcome, problems);
    check.report.again(first.prepared.unit.id, attempt, measured ?? problemsOf(first).join('; '));
    return pass(check, outcome);
  }
}

function pass({ all, proven, unlocked, report }: Check, outcome: Outcome): void {
  const { unit } = outcome.prepared;
  if (!all && !proven.has(unit)) unlocked.add(unit.page);
  report.pass(outcome);
}

function settle(check: Check, outcome: Outcome, problems: readonly string[]): void {
  if (check.proven.has(outcome.prepared.unit)) drift(check, outcome, inOneLine(outcome));
  else fail(check, outcome, problems);
}

function drift({ root, report }: Check, { prepared: { unit, toolchain } }: Outcome, what: string): void {
  const { release, processors } = factsHere();
  const evidence = evidenceOf(root, unit);
  const before = evidence ? `${evidence.toolchain}, ${evidence.date}` : 'nothing';
  const now = `${toolchain || 'no tools'} (kernel ${release}, ${processors} processors)`;
  report.drift(unit, `${unit.id} recorded with ${before}, here ${now}: ${what}`);
}

function inOneLine(outcome: Outcome): string {
  const { unit, job } = outcome.prepared;
  const ending = judgeEnding(unit, resultOfOutcome(outcome), job.limits);
  if (ending.length > 0) return ending.join('; ').replaceAll('\n', ' ');
  const [recorded = '', actual] = textsOf(outcome);
  return differenceInWords(unit, recorded, actual) ?? 'another ending';
}

function problemsOf(outcome: Outcome): string[] {
  const { unit, job } = outcome.prepared;
  const problems = judgeEnding(unit, resultOfOutcome(outcome), job.limits);
  return problems.length > 0 ? problems : compare(outcome);
}

function fail({ root, report }: Check, outcome: Outcome, problems: readonly string[]): void {
  const { unit, toolchain } = outcome.prepared;
  const place = `${unit.doc}:${unit.line}`;
  const output = tail(resultOfOutcome(outcome).output).split('\n');
  const tools = otherTools(evidenceOf(root, unit)?.toolchain, toolchain);
  report.fail(`${unit.id} (${place})`, [...problems, ...tools, ...output.map((line) => `  | ${line}`)], outcome);
}

function evidenceOf(root: string, unit: Unit): Evidence | undefined {
  const { programs, sessions } = readLock(root, unit.page);
  return unit.kind === 'program' ? programs[unit.program.file] : sessions[unit.key];
}

/** An exemption that has become fine is an error, so that their list shrinks: what is declared not to run is tried. */
async function tryExempted({ root, all, report, found }: Check): Promise<void> {
  await runSuite(
    found.flatMap((page) => page.exempted),
    {
      root,
      all,
      workers: 2,
      onOutcome: (outcome) => {
        const { unit, job } = outcome.prepared;
        const { result } = outcome;
        if (!result || judgeEnding(unit, result, job.limits).length > 0) return;
        if (unit.kind === 'session' && compare(outcome).length > 0) return;
        report.fail(`${unit.id} (${unit.doc}:${unit.line})`, [
          'runs, though it is declared not runnable: remove norun=',
        ]);
      },
    },
  );
}

const compare = (outcome: Outcome): string[] => judgeOutput(outcome.prepared.unit, ...textsOf(outcome));

/** What was recorded, and what this run printed. */
function textsOf({ prepared: { unit }, result }: Outcome): [string | undefined, string] {
  if (unit.kind === 'program') return [readRecorded(unit), resultOfOutcome({ result }).output];
  return [unit.block.text, sessionText(unit, resultOfOutcome({ result }).steps ?? [])];
}

/** The blocks that do not run are those of the lock: none more, and none that is no longer there. */
function checkExemptions({ root, report }: Check, { page, exemptions }: PageUnits): void {
  const listed = readLock(root, page).norun;
  for (const { key, doc, line, reason } of exemptions) {
    report.exempt();
    if (listed[key] === reason) continue;
    report.fail(`${page} ${key} (${doc}:${line})`, [
      `expected  a norun block that the page's lock lists with the reason ${JSON.stringify(listed[key] ?? 'none')}`,
      `found     norun=${JSON.stringify(reason)}`,
      'hint      make it run; if it cannot, npm run record -- --norun adds it to the list on purpose',
    ]);
  }
  const present = new Set(exemptions.map((exemption) => exemption.key));
  for (const key of Object.keys(listed).filter((name) => !present.has(name))) {
    report.fail(`${page} ${key}`, [
      'the lock lists this block as not runnable, but the page has no such norun block: npm run record removes it',
    ]);
  }
}
