import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * What a check may tell without failing: a result that this machine or time gives and the author's did not (`drift`), a
 * test that passed only when it was repeated (`flaky`), how the search does on the notes as they are (`search`), exact
 * bytes (`bytes`), words and exemptions that nothing needs any more (`stale`).
 */
const reportKinds = ['drift', 'flaky', 'search', 'bytes', 'stale'] as const;

export interface ReportLine {
  kind: (typeof reportKinds)[number];
  /** One line in words, with the place that it is about. */
  text: string;
}

const file = path.join('.cache/check', 'report.jsonl');

/** Adds a line to the report that a run of checks prints before its totals. Works from every process of the run. */
export function report(kind: ReportLine['kind'], text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ kind, text } satisfies ReportLine)}\n`);
}

/** All lines since the report was cleared, each once, in the order of kinds. */
export function readReport(): readonly ReportLine[] {
  if (!existsSync(file)) return [];
  const lines = [...new Set(readFileSync(file, 'utf8').split('\n'))].filter((line) => line !== '');
  const all = lines.map((line) => JSON.parse(line) as ReportLine);
  return reportKinds.flatMap((kind) => all.filter((line) => line.kind === kind));
}

/** Forgets what an earlier run has told. */
export const clearReport = (): void => rmSync(file, { force: true });
