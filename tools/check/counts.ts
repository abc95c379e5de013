/** What came out of a run of checks. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    nothing,
  );
}

/** `N passed, N failed`, and `, N skipped` where any were. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Reads the last line of that form in a runner's output; null where there is none. */
export function countsFrom(output: string): Counts | null {
  const matches = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const last = matches.at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) } : null;
}

/**
 * A runner that ends badly has failed, whatever it counted: a suite that cannot be loaded counts no test at all.
 * A runner that ends well without having run anything has not passed either.
 */
export function judge(counts: Counts | null, status: number | null): Counts {
  const found = counts ?? nothing;
  if (status !== 0) return { ...found, failed: Math.max(found.failed, 1) };
  const ranNothing = found.passed + found.failed + found.skipped === 0;
  return ranNothing ? { ...found, failed: 1 } : found;
}
