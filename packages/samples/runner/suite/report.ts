import { report } from '@groundwork/machine/report';
import { groupOf, type Outcome } from './suite';
import type { Unit } from '../units/units';

interface Row {
  passed: number;
  /** Of those, the ones that did not run, because the lock proves them. */
  proven: number;
  cached: number;
  failed: number;
  /** Proven ones that ran all the same and printed something else. */
  drifted: number;
  skipped: number;
  seconds: number;
}

const emptyRow = (): Row => ({ passed: 0, proven: 0, cached: 0, failed: 0, drifted: 0, skipped: 0, seconds: 0 });

const interactive = process.stdout.isTTY;

/** Prints what happens as it happens, then a table by language and a line of totals. */
export class Report {
  failed = 0;
  private readonly failures: string[] = [];
  skipped = 0;
  private passed = 0;
  private exempted = 0;
  private readonly rows = new Map<string, Row>();
  private readonly started = performance.now();
  private lastProgress = 0;

  constructor(isolation: string) {
    console.log(`samples: ${isolation}`);
  }

  pass(outcome: Outcome): void {
    this.passed++;
    this.count(outcome, 'passed');
  }

  /** A unit that its lock proves, so that it need not run. */
  prove(unit: Unit): void {
    this.passed++;
    const entry = this.rowOf(unit);
    entry.passed++;
    entry.proven++;
  }

  /** A unit that its lock proves ran all the same, and printed something else or could not run: told, but no failure. */
  drift(unit: Unit, text: string): void {
    this.prove(unit);
    this.rowOf(unit).drifted++;
    this.print(`DRIFT: ${text}`);
    report('drift', text);
  }

  skip(name: string, why: string, outcome: Outcome): void {
    this.skipped++;
    this.count(outcome, 'skipped');
    this.print(`skipped ${name}: ${why}`);
  }

  fail(name: string, problems: readonly string[], outcome?: Outcome): void {
    this.failed++;
    this.failures.push(name);
    if (outcome) this.count(outcome, 'failed');
    this.print([`FAILED ${name}`, ...problems.map((line) => `  ${line}`)].join('\n'));
  }

  /** Something passed only when it was repeated. */
  again(name: string, attempt: number, why: string): void {
    this.print(`run ${attempt} of ${name} is as recorded, an earlier one was not: ${why}`);
  }

  exempt(): void {
    this.exempted++;
  }

  progress(done: number, total: number): void {
    const now = performance.now();
    const every = interactive ? 100 : 10_000;
    if (now - this.lastProgress < every && done < total) return;
    this.lastProgress = now;
    const text = `${done}/${total} samples, ${this.failed} failed`;
    if (interactive) process.stdout.write(`\r\u001b[K${text}`);
    else console.log(text);
  }

  finish(): void {
    this.print('');
    console.log(row('', 'passed', 'proven', 'cached', 'drifted', 'failed', 'skipped', 'seconds'));
    for (const [name, { passed, proven, cached, drifted, failed, skipped, seconds }] of [...this.rows].sort()) {
      console.log(row(name, passed, proven, cached, drifted, failed, skipped, seconds.toFixed(1)));
    }
    const wall = ((performance.now() - this.started) / 1000).toFixed(1);
    console.log(`\n${this.exempted} declared not runnable; ${wall} s`);
    if (this.failures.length > 0) console.log(`Failed:\n${this.failures.map((name) => `  ${name}\n`).join('')}`);
    console.log(`${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`);
  }

  private count({ prepared, result, fromCache }: Outcome, what: 'passed' | 'failed' | 'skipped'): void {
    const entry = this.rowOf(prepared.unit);
    entry[what]++;
    if (fromCache) entry.cached++;
    else entry.seconds += result?.seconds ?? 0;
  }

  private rowOf(unit: Unit): Row {
    const name = groupOf(unit);
    const row = this.rows.get(name) ?? emptyRow();
    this.rows.set(name, row);
    return row;
  }

  private print(text: string): void {
    console.log(interactive ? `\r\u001b[K${text}` : text);
  }
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(9)).join('');
}
