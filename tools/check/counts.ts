/** How many checks came to what. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a run of checks came to. */
export interface CheckResult extends Counts {
  /** What failed, by name. Empty where a tool says only that it did: its message is in the output. */
  failures: readonly string[];
}

export const nothing: CheckResult = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function sum(all: readonly CheckResult[]): CheckResult {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    nothing,
  );
}

/** `N passed, N failed`, and `, N skipped` where any were. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Reads what one of our own runners printed: the last line of the form of `countsLine`, and each `FAILED name` that
 * begins a line. Null where there are no totals.
 */
export function resultFrom(output: string): CheckResult | null {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
  if (!last) return null;
  const failures = [...output.matchAll(/^FAILED (.+)$/gm)].map(([, name = '']) => name);
  return {
    passed: Number(last[1]),
    failed: Number(last[2]),
    skipped: Number(last[3] ?? 0),
    failures: [...new Set(failures)],
  };
}

/**
 * A runner that ends badly has failed, whatever it counted: a suite that cannot be loaded counts no test at all.
 * A runner that ends well without having run anything has not passed either.
 */
export function judge(result: CheckResult | null, status: number | null): CheckResult {
  const found = result ?? nothing;
  if (status !== 0) return { ...found, failed: Math.max(found.failed, 1) };
  const ranNothing = found.passed + found.failed + found.skipped === 0;
  return ranNothing ? { ...found, failed: 1, failures: ['no test ran'] } : found;
}
