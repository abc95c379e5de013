import type { EngineRun } from './engines/runEngine';

/** What the scorer beside the judgments says of a set of queries. */
interface Score {
  n: number;
  'nDCG@10': number | null;
  'MRR@10': number | null;
  'recall@5': number | null;
  'success@1': number | null;
  empty: number | null;
  unanswerable: number;
  nothing: number | null;
}

export interface Scored {
  overall: Score;
  kinds: Record<string, Score>;
}

const columns = ['n', 'nDCG@10', 'MRR@10', 'recall@5', 'success@1', 'empty', 'unanswerable', 'nothing'] as const;

/** Relevance of all engines, overall and by kind of query. */
export function relevanceTable(scores: ReadonlyMap<string, Scored>): string {
  const kinds = new Set([...scores.values()].flatMap(({ kinds }) => Object.keys(kinds)));
  const lines = [row(['kind', 'engine', ...columns])];
  for (const kind of ['overall', ...kinds]) {
    for (const [engine, scored] of scores) {
      const score = kind === 'overall' ? scored.overall : scored.kinds[kind];
      if (score) lines.push(row([kind, engine, ...columns.map((column) => cell(column, score[column]))]));
    }
  }
  return lines.join('\n');
}

const counts: readonly string[] = ['n', 'unanswerable'];

const cell = (column: (typeof columns)[number], value: number | null): string =>
  value === null ? '-' : counts.includes(column) ? String(value) : value.toFixed(3);

/** What the engines cost. */
export function costTable(runs: readonly EngineRun[]): string {
  const lines = [
    row([
      'engine',
      'pages',
      'build s',
      'all KB',
      'first KB',
      'p95',
      'first ms',
      'p95',
      'warm 1x',
      'p95',
      'warm 4x',
      'p95',
    ]),
  ];
  for (const run of runs) {
    const warm = (rate: string): string[] =>
      [run.warmMs[rate]?.median, run.warmMs[rate]?.p95].map((value) => (value === undefined ? '-' : value.toFixed(1)));
    lines.push(
      row([
        run.engine,
        String(run.pages),
        (run.buildMs / 1000).toFixed(1),
        kilobytes(run.totalBytes),
        kilobytes(run.firstBytes.median),
        kilobytes(run.firstBytes.p95),
        run.firstMs.median.toFixed(0),
        run.firstMs.p95.toFixed(0),
        ...warm('1x'),
        ...warm('4x'),
      ]),
    );
  }
  return lines.join('\n');
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const row = (cells: readonly string[]): string =>
  cells.map((text, index) => (index === 0 ? text.padEnd(15) : text.padStart(12))).join(' ');
