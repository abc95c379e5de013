/** One statement of the reader's program. `body` is what a callback or an async function holds. */
export type Statement =
  | { readonly kind: 'log'; readonly letter: string; readonly line: number }
  | { readonly kind: 'timer' | 'microtask' | 'async'; readonly body: readonly Statement[]; readonly line: number }
  | { readonly kind: 'await'; readonly line: number };

/** A line of the JavaScript that the program stands for, and how deep it is indented. */
export interface Line {
  readonly depth: number;
  readonly text: string;
}

export interface Program {
  readonly statements: readonly Statement[];
  readonly lines: readonly Line[];
  /** What is wrong with the text, for the reader; null for a program. */
  readonly mistake: string | null;
}

export const MOST_STATEMENTS = 16;
export const DEEPEST = 4;

const TOO_LONG = `This figure takes ${MOST_STATEMENTS} statements.`;
const KINDS = { t: 'timer', m: 'microtask', f: 'async' } as const;
const OPENS = { timer: 'setTimeout(() => {', microtask: 'queueMicrotask(() => {', async: '(async () => {' } as const;
const CLOSES = { timer: '});', microtask: '});', async: '})();' } as const;

/** Reads one text: capital letters log, `t(…)`, `m(…)` and `f(…)` hold statements, `w` is an await inside of `f`. */
class Reader {
  readonly lines: Line[] = [];
  private at = 0;
  private count = 0;

  constructor(private readonly text: string) {}

  /** All statements up to the end or to the closing bracket. Throws a sentence for the reader. */
  read(depth: number, inside: 'script' | 'timer' | 'microtask' | 'async'): Statement[] {
    const statements: Statement[] = [];
    for (;;) {
      while (this.text[this.at] === ' ') this.at++;
      const next = this.text[this.at];
      if (next === undefined || next === ')') return statements;
      if (++this.count > MOST_STATEMENTS) throw new Error(TOO_LONG);
      this.at++;
      statements.push(this.statement(next, depth, inside));
    }
  }

  finish(): void {
    if (this.at < this.text.length) throw new Error(`Character ${this.at + 1}: this “)” has no partner.`);
  }

  private add(depth: number, text: string): number {
    return this.lines.push({ depth, text });
  }

  private statement(sign: string, depth: number, inside: string): Statement {
    if (/[A-Z]/.test(sign)) return { kind: 'log', letter: sign, line: this.add(depth, `log('${sign}');`) };
    if (sign === 'w') {
      if (inside !== 'async') throw new Error(`Character ${this.at}: “w” is an await, and has its place in “f( )”.`);
      return { kind: 'await', line: this.add(depth, 'await null;') };
    }
    const kind = KINDS[sign as keyof typeof KINDS];
    if (this.text[this.at] !== '(') throw new Error(`Character ${this.at + 1}: “${sign}” needs a “(”.`);
    if (depth >= DEEPEST) throw new Error(`This figure takes ${DEEPEST} brackets in each other.`);
    this.at++;
    const short = kind === 'async' ? null : /^ *([A-Z]) *\)/.exec(this.text.slice(this.at));
    if (short) return this.inOneLine(kind, short, depth);
    const line = this.add(depth, OPENS[kind]);
    const body = this.read(depth + 1, kind);
    if (this.text[this.at] !== ')') throw new Error(`The text ends where a “)” must come.`);
    this.at++;
    this.add(depth, CLOSES[kind]);
    return { kind, body, line };
  }

  /** A callback that only logs: `setTimeout(() => log('A'));`. */
  private inOneLine(kind: keyof typeof OPENS, found: RegExpExecArray, depth: number): Statement {
    if (++this.count > MOST_STATEMENTS) throw new Error(TOO_LONG);
    this.at += found[0].length;
    const letter = found[1]!;
    const line = this.add(depth, OPENS[kind].replace('{', `log('${letter}'));`));
    return { kind, body: [{ kind: 'log', letter, line }], line };
  }
}

export function parse(text: string): Program {
  const reader = new Reader(text);
  try {
    const statements = reader.read(0, 'script');
    reader.finish();
    return { statements, lines: reader.lines, mistake: null };
  } catch (error) {
    return { statements: [], lines: [], mistake: (error as Error).message };
  }
}
