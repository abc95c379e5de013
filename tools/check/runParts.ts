import { countsLine, nothing, sum, type Counts, type CheckResult } from './counts';
import { preparePart, type CheckPart } from './parts';
import { clearReport, readReport, type ReportLine } from '@groundwork/machine/report';
import { diskProblem } from './machine/room';
import { toTerminal, type Write } from './runners';

interface PartOutcome {
  part: Pick<CheckPart, 'name' | 'stops'>;
  result: CheckResult;
  milliseconds: number;
}

/**
 * Runs the parts in their order, each also where one before it failed. Then says what failed, by name, what was
 * reported beside it, a table and, as the last line, the totals. Returns the exit status. With `driftFails`, what
 * differs on this machine from what was recorded is a failure, too.
 * @throws Error of one sentence where the disk is full
 */
export async function runParts(parts: readonly CheckPart[], { driftFails = false } = {}): Promise<number> {
  const problem = diskProblem();
  if (problem !== null) throw new Error(`Nothing was checked, because ${problem}.`);
  clearReport();
  const outcomes: PartOutcome[] = [];
  for (const group of inGroups(parts)) {
    outcomes.push(...(await runGroup(group)));
    if (areStopped(outcomes)) break;
  }
  const reported = readReport();
  if (driftFails) outcomes.push(...asFailures(reported));
  const left = reported.filter(({ kind }) => !driftFails || kind !== 'drift');
  const total = sum(outcomes.map(({ result }) => result));
  console.log(`\n${[...endOf(outcomes, left), table(outcomes), countsLine(total)].join('\n\n')}`);
  return total.failed === 0 ? 0 : 1;
}

/** Whether what all others need has failed. */
export const areStopped = (outcomes: readonly PartOutcome[]): boolean =>
  outcomes.some(({ part, result }) => part.stops && result.failed > 0);

/** What drifted, as a part of its own; none where nothing did. */
export function asFailures(reported: readonly ReportLine[]): PartOutcome[] {
  const failures = reported.filter(({ kind }) => kind === 'drift').map(({ text }) => text);
  if (failures.length === 0) return [];
  return [{ part: { name: 'drift' }, result: { ...nothing, failed: failures.length, failures }, milliseconds: 0 }];
}

/** Neighbours of one word stand together, everything else alone. */
export function inGroups<Any extends Pick<CheckPart, 'together'>>(parts: readonly Any[]): readonly Any[][] {
  const groups: Any[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.together !== undefined && part.together === last?.[0]?.together) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Runs parts at the same time: what the first says appears at once, what the others say when it is their turn. */
async function runGroup(group: readonly CheckPart[]): Promise<PartOutcome[]> {
  const running = group.map((part, index) => {
    const held: string[] = [];
    const write: Write = index === 0 ? toTerminal : (text) => held.push(text);
    return { held, outcome: runPart(part, write) };
  });
  const outcomes: PartOutcome[] = [];
  for (const { held, outcome } of running) {
    outcomes.push(await outcome);
    toTerminal(held.join(''));
  }
  return outcomes;
}

async function runPart(part: CheckPart, write: Write): Promise<PartOutcome> {
  write(`\n━━━ ${part.name}: ${part.about}\n`);
  const started = Date.now();
  let result: CheckResult;
  try {
    await preparePart(part);
    result = await part.run(write);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    write(`${message}\n`);
    result = { ...nothing, failed: 1, failures: [message] };
  }
  const problem = result.failed > 0 ? diskProblem() : null;
  if (problem !== null) result = { ...result, failures: [problem, ...result.failures] };
  const outcome = { part, result, milliseconds: Date.now() - started };
  write(`━━━ ${part.name}: ${verdict(result)} in ${duration(outcome.milliseconds)}\n`);
  return outcome;
}

/** Names that the end of the output has room for; the others stand in the output above it. */
const mostNames = 25;

/** What failed and what was reported, each a paragraph with a heading; none where there is nothing to say. */
export function endOf(outcomes: readonly PartOutcome[], report: readonly ReportLine[]): string[] {
  const failed = outcomes
    .filter(({ result }) => result.failed > 0)
    .flatMap(({ part, result: { failures } }) =>
      (failures.length > 0 ? failures : ['its message is above']).map((name) => `${part.name}: ${name}`),
    );
  const kinds = [...new Set(report.map(({ kind }) => kind))];
  return [
    ...(failed.length > 0 ? [list('━━━ What failed', failed, 'above')] : []),
    ...kinds.map((kind) => {
      const lines = report.filter((line) => line.kind === kind).map(({ text }) => text);
      return list(`━━━ Reported, and no failure: ${headings[kind]}`, lines, 'in .cache/check/report.jsonl');
    }),
  ];
}

const headings: Record<ReportLine['kind'], string> = {
  drift: 'what this machine gives and the one that recorded did not',
  flaky: 'what passed only when it was repeated',
  search: 'search on the notes as they are',
  bytes: 'bytes',
  stale: 'what nothing needs any more',
};

function list(heading: string, lines: readonly string[], where: string): string {
  const more = lines.length - mostNames;
  return [
    heading,
    ...lines.slice(0, mostNames).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more, ${where}`] : []),
  ].join('\n');
}

/** One line a part: name, verdict, time, counts. */
export function table(outcomes: readonly PartOutcome[]): string {
  const rows = outcomes.map(({ part, result, milliseconds }) => [
    part.name,
    verdict(result),
    duration(milliseconds),
    countsLine(result),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map(line).join('\n');
}

function verdict({ failed }: Counts): string {
  return failed === 0 ? 'ok' : 'FAILED';
}

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}
