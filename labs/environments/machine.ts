import type { Frame } from '@groundwork/labs-kit/model';

/** What a variable holds, in words, and the functions that can be reached through it. */
export interface Value {
  readonly text: string;
  readonly functions: readonly number[];
}

export interface Environment {
  readonly name: string;
  /** The record around it, an index into the list; null for the outermost. */
  readonly outer: number | null;
  readonly variables: Readonly<Record<string, Value>>;
}

/** A function object: its name, and the record in which it was made. */
export interface Closure {
  readonly name: string;
  readonly record: number;
}

export type Mark = 'pass' | 'found' | 'changed' | 'put';

export interface State {
  readonly line: number;
  readonly records: readonly Environment[];
  /** The record in which the running code stands. */
  readonly here: number;
  /** Records that the program can still reach. */
  readonly kept: readonly number[];
  readonly closures: readonly Closure[];
  readonly marks: Readonly<Record<number, Mark>>;
  readonly output: readonly string[];
}

export const plain = (value: string | number): Value => ({ text: String(value), functions: [] });
const nothing: Value = { text: '–', functions: [] };

/** Environment records as in ECMA-262, section 9.1: made, looked up, left, and kept by what points to them. */
export class Machine {
  readonly frames: Frame<State>[] = [];
  private records: Environment[] = [];
  private closures: Closure[] = [];
  private output: string[] = [];
  private stack: number[] = [];
  line = 0;

  /** Makes a record and stands in it; its variables hold nothing yet unless `values` says so. */
  enter(
    name: string,
    names: readonly string[],
    outer = this.stack.at(-1) ?? null,
    values: Record<string, Value> = {},
  ): number {
    const empty = Object.fromEntries(names.map((one) => [one, nothing]));
    this.records = [...this.records, { name, outer, variables: { ...empty, ...values } }];
    this.stack = [...this.stack, this.records.length - 1];
    return this.here;
  }

  /** Goes back to where the record was entered from. */
  leave(): void {
    this.stack = this.stack.slice(0, -1);
  }

  get here(): number {
    return this.stack.at(-1)!;
  }

  /** The variables of the record where the code stands. */
  get variables(): Readonly<Record<string, Value>> {
    return this.records[this.here]!.variables;
  }

  nameOf(record: number): string {
    return this.records[record]!.name;
  }

  /** A function object that keeps the record where the code stands. */
  closure(name: string): Value {
    this.closures = [...this.closures, { name, record: this.here }];
    return { text: name, functions: [this.closures.length - 1] };
  }

  recordOf(value: Value): number {
    return this.closures[value.functions[0]!]!.record;
  }

  /** The records that a search for a name passes, the last of which has it. */
  path(name: string): number[] {
    const passed: number[] = [];
    for (let at: number | null = this.here; at !== null; at = this.records[at]!.outer) {
      passed.push(at);
      if (Object.hasOwn(this.records[at]!.variables, name)) return passed;
    }
    throw new Error(`no record has ${name}`);
  }

  value(name: string): Value {
    return this.records[this.path(name).at(-1)!]!.variables[name]!;
  }

  set(name: string, value: Value): void {
    const at = this.path(name).at(-1)!;
    const record = this.records[at]!;
    this.records = this.records.with(at, { ...record, variables: { ...record.variables, [name]: value } });
  }

  print(value: Value): void {
    this.output = [...this.output, value.text];
  }

  say(text: string, marks: Record<number, Mark> = {}): void {
    const { line, records, closures, output } = this;
    this.frames.push({ text, state: { line, records, here: this.here, kept: this.kept(), closures, marks, output } });
  }

  /** Marks of a search: what it passes, and where it ends. */
  search(name: string, end: Mark = 'found'): Record<number, Mark> {
    const path = this.path(name);
    return Object.fromEntries(path.map((at, index) => [at, index === path.length - 1 ? end : 'pass']));
  }

  private kept(): number[] {
    const seen = new Set<number>();
    const visit = (at: number | null): void => {
      if (at === null || seen.has(at)) return;
      seen.add(at);
      const { outer, variables } = this.records[at]!;
      visit(outer);
      for (const { functions } of Object.values(variables))
        for (const one of functions) visit(this.closures[one]!.record);
    };
    for (const at of this.stack) visit(at);
    return [...seen].sort((a, b) => a - b);
  }
}
