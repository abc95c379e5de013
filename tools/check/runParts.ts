import { countsLine, sum, type Counts } from './counts';
import { prepare, type Part } from './parts';
import { toTerminal, type Write } from './runners';

export interface Outcome {
  part: Pick<Part, 'name'>;
  counts: Counts;
  milliseconds: number;
}

/** Runs the parts in their order, prints a table and, as the last line, the totals. Returns the exit status. */
export async function runParts(parts: readonly Part[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const group of inGroups(parts)) outcomes.push(...(await runGroup(group)));
  const total = sum(outcomes.map(({ counts }) => counts));
  console.log(`\n${table(outcomes)}\n\n${countsLine(total)}`);
  return total.failed === 0 ? 0 : 1;
}

/** Neighbours that need one processor each stand together, everything else alone. */
export function inGroups<Any extends Pick<Part, 'oneProcessor'>>(parts: readonly Any[]): readonly Any[][] {
  const groups: Any[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.oneProcessor && last?.[0]?.oneProcessor) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Runs parts at the same time: what the first says appears at once, what the others say when it is their turn. */
async function runGroup(group: readonly Part[]): Promise<Outcome[]> {
  const running = group.map((part, index) => {
    const held: string[] = [];
    const write: Write = index === 0 ? toTerminal : (text) => held.push(text);
    return { held, outcome: runPart(part, write) };
  });
  const outcomes: Outcome[] = [];
  for (const { held, outcome } of running) {
    outcomes.push(await outcome);
    toTerminal(held.join(''));
  }
  return outcomes;
}

async function runPart(part: Part, write: Write): Promise<Outcome> {
  write(`\n━━━ ${part.name}: ${part.about}\n`);
  const started = Date.now();
  let counts: Counts;
  try {
    await prepare(part);
    counts = await part.run(write);
  } catch (error) {
    write(`${String(error instanceof Error ? error.message : error)}\n`);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  const outcome = { part, counts, milliseconds: Date.now() - started };
  write(`━━━ ${part.name}: ${verdict(counts)} in ${duration(outcome.milliseconds)}\n`);
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
