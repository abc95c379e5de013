/**
 * `npm run check samples`: runs every sample and compares it with what was recorded.
 *   tsx tools/samples/run.ts [topic[/page]…] [--all]
 */
import { readLock } from '../../lib/samples/lock';
import type { Evidence } from '../../lib/samples/blocks';
import { judgeEnding, judgeOutput, otherTools, tail } from './judge';
import { readRecorded, sessionText } from './recorded';
import { Report } from './report';
import { describeIsolation, isolationAvailable } from './sandbox';
import { findUnits, run, resultOf, runSuite, selectPages, type Outcome } from './suite';
import type { PageUnits, Unit } from './units';

const root = process.cwd();
const args = process.argv.slice(2);
const all = args.includes('--all') || process.env['SAMPLES_ALL'] === '1';
const inCi = Boolean(process.env['CI']);

const selected = selectPages(
  root,
  args.filter((arg) => !arg.startsWith('--')),
);
const { found, broken } = findUnits(root, selected);
const report = new Report(describeIsolation());

/** Outcomes that other samples may have disturbed. */
const disturbed: Outcome[] = [];

for (const [page, error] of broken) report.fail(page, error.message.split('\n'));
for (const page of found) checkExemptions(page);

void main();

async function main(): Promise<void> {
  await runSuite(
    found.flatMap((page) => page.units),
    // One more than processors where there are two: samples sleep and wait as well.
    { root, all, workers: 3, onOutcome: judge },
  );
  for (const outcome of disturbed) await runAlone(outcome);
  if (all && isolationAvailable()) await tryExempted();
  report.finish();
  process.exitCode = report.failed > 0 ? 1 : 0;
}

function judge(outcome: Outcome, done: number, total: number): void {
  const { prepared, result } = outcome;
  const { unit, missing } = prepared;
  report.progress(done, total);
  if (!result) {
    const text = `${missing.join(', ')} not found on this machine`;
    if (inCi) report.fail(unit.id, [text], outcome);
    else report.skip(unit.id, text, outcome);
    return;
  }
  const problems = problemsOf(outcome);
  if (problems.length === 0) report.pass(outcome);
  else if (mayBeDisturbed(outcome)) disturbed.push(outcome);
  else fail(outcome, problems);
}

/**
 * A measurement is repeated everywhere. In CI anything else is repeated once as well, because a shared machine that
 * stalls would hold back all notes; the report names it, since a sample that can print two things is not finished.
 */
function mayBeDisturbed(outcome: Outcome): boolean {
  return resultOf(outcome).ending !== 'broken' && (inCi || whyMeasured(outcome) !== undefined);
}

/** Repeats what failed while no other sample runs: a measurement twice at most, and never in silence. */
async function runAlone({ prepared, result }: Outcome): Promise<void> {
  const measured = whyMeasured({ prepared });
  const most = measured === undefined ? 2 : 3;
  for (let attempt = 2; ; attempt++) {
    const outcome = await run(prepared, { root });
    const problems = problemsOf(outcome);
    if (problems.length > 0 && attempt < most) continue;
    if (problems.length > 0) return fail(outcome, problems);
    const why = measured ?? problemsOf({ prepared, result, fromCache: false }).join('; ');
    report.again(prepared.unit.id, attempt, why);
    return report.pass(outcome);
  }
}

function whyMeasured({ prepared: { unit } }: Pick<Outcome, 'prepared'>): string | undefined {
  return (unit.kind === 'program' ? unit.program.options : unit.options).measures;
}

function problemsOf(outcome: Outcome): string[] {
  const { unit, job } = outcome.prepared;
  const problems = judgeEnding(unit, resultOf(outcome), job.limits);
  return problems.length > 0 ? problems : compare(outcome);
}

function fail(outcome: Outcome, problems: readonly string[]): void {
  const { unit, toolchain } = outcome.prepared;
  const place = `${unit.doc}:${unit.line}`;
  const output = tail(resultOf(outcome).output).split('\n');
  const tools = otherTools(evidenceOf(unit)?.toolchain, toolchain);
  report.fail(`${unit.id} (${place})`, [...problems, ...tools, ...output.map((line) => `  | ${line}`)], outcome);
}

function evidenceOf(unit: Unit): Evidence | undefined {
  const { programs, sessions } = readLock(root, unit.page);
  return unit.kind === 'program' ? programs[unit.program.file] : sessions[unit.key];
}

/** An exemption that has become fine is an error, so that their list shrinks: what is declared not to run is tried. */
async function tryExempted(): Promise<void> {
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

function compare({ prepared: { unit }, result }: Outcome): string[] {
  if (unit.kind === 'program') return judgeOutput(unit, readRecorded(unit), resultOf({ result }).output);
  return judgeOutput(unit, unit.block.text, sessionText(unit, resultOf({ result }).steps ?? []));
}

/** The blocks that do not run are those of the lock: none more, and none that is no longer there. */
function checkExemptions({ page, exemptions }: PageUnits): void {
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
