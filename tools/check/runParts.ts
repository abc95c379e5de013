import { countsLine, sum, type Counts } from './counts';
import { prepare, type Part } from './parts';

export interface Outcome {
  part: Pick<Part, 'name'>;
  counts: Counts;
  milliseconds: number;
}

/** Runs the parts one after the other, prints a table and, as the last line, the totals. Returns the exit status. */
export async function runParts(parts: readonly Part[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const part of parts) outcomes.push(await runPart(part));
  const total = sum(outcomes.map(({ counts }) => counts));
  console.log(`\n${table(outcomes)}\n\n${countsLine(total)}`);
  return total.failed === 0 ? 0 : 1;
}

async function runPart(part: Part): Promise<Outcome> {
  console.log(`\n━━━ ${part.name}: ${part.about}`);
  const started = Date.now();
  let counts: Counts;
  try {
    await prepare(part);
    counts = await part.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  const outcome = { part, counts, milliseconds: Date.now() - started };
  console.log(`━━━ ${part.name}: ${verdict(counts)} in ${duration(outcome.milliseconds)}`);
  return outcome;
}

/** One line a part: name, verdict, time, counts. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ part, counts, milliseconds }) => [
    part.name,
    verdict(counts),
    duration(milliseconds),
    countsLine(counts),
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
