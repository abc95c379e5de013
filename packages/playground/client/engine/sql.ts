import initSqlJs, { type Database, type SqlJsStatic, type Statement } from 'sql.js';

import { programLimits } from '../../shared/limits';
import type { Ended, RunEnding, RunRequest } from '../../shared/runMessages';
import type { Surroundings } from './machine';
import { Output } from './output';
import { formatPlan, formatTable, type SqlValue } from './sqlTable';

/** Of the two: the files of a database lie in memory too, and the heap holds what is sorted and temporary. */
const megabytes = programLimits.memory / 2;

const settings = [
  `PRAGMA max_page_count = ${(megabytes * 1024) / 4}`,
  'PRAGMA temp_store = 2',
  `PRAGMA hard_heap_limit = ${megabytes * 1024 * 1024}`,
];

/** What would write beside the database, or take the limits off. */
const refused =
  /^(?:ATTACH\b|VACUUM\b[^]*\bINTO\b|PRAGMA\b[^=(]*\b(?:max_page_count|page_size|temp_store|temp_store_directory)\s*[=(])/i;

/** Runs SQL statements in an SQLite of its own and prints as `sqlite3 -bail -column -header` does. */
export async function runSql({ text }: RunRequest, wasm: ArrayBuffer, surroundings: Surroundings): Promise<Ended> {
  const sqlite = await initSqlJs({ wasmBinary: wasm });
  const output = new Output((piece) => surroundings.print(piece));
  surroundings.onBusy?.();
  try {
    return { ending: runStatements(sqlite, text, output) };
  } finally {
    output.flush();
    surroundings.onIdle?.();
  }
}

function runStatements(sqlite: SqlJsStatic, text: string, output: Output): RunEnding {
  const database = new sqlite.Database();
  for (const setting of settings) database.run(setting);
  const statements = database.iterateStatements(text);
  let phase = 'Parse';
  let line = 1;
  try {
    for (;;) {
      phase = 'Parse';
      line = lineOfNext(text, statements.getRemainingSQL());
      const { value: statement, done } = statements.next();
      if (done) return 'finished';
      refuse(statement);
      phase = 'Runtime';
      runStatement(statement, output);
      if (output.isFull) return 'output';
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message === 'out of memory') return 'memory';
    output.write(`${phase} error near line ${line}: ${message}\n`);
    return 'error';
  } finally {
    close(database);
  }
}

function refuse(statement: Statement): void {
  const sql = statement.getSQL().replace(/^(?:\s+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/, '');
  if (refused.test(sql))
    throw new Error(`${sql.replace(/\s.*/s, '').toUpperCase()} of this kind is not available here`);
}

function runStatement(statement: Statement, output: Output): void {
  const rows: SqlValue[][] = [];
  let length = 0;
  while (statement.step() && length <= programLimits.output) {
    // As BigInt, whole numbers keep all their digits and can be told from floating-point ones.
    const row = (statement.get as (...options: unknown[]) => SqlValue[]).call(statement, null, { useBigInt: true });
    rows.push(row);
    length += row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 2), 0);
  }
  const isPlan = /^\s*EXPLAIN\s+QUERY\s+PLAN\b/i.test(statement.getSQL());
  output.write(isPlan ? formatPlan(rows) : formatTable(statement.getColumnNames(), rows));
}

/** The line on which the next statement begins, comments before it left out. */
function lineOfNext(text: string, remaining: string): number {
  const [skipped = ''] = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/.exec(remaining) ?? [];
  return text.slice(0, text.length - remaining.length + skipped.length).split('\n').length;
}

function close(database: Database): void {
  try {
    database.close();
  } catch {
    // After an error SQLite may refuse to close; the worker ends anyway.
  }
}
