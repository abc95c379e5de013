import type { Frame } from '@groundwork/labs-kit/model';

import { OPERATORS, tokenise, type Token } from './tokens';

/** A node of the expression's tree: an operator over its operands, or a number. */
export interface Expression {
  readonly label: string;
  readonly value: number;
  readonly operands: readonly Expression[];
}

export interface State {
  readonly phase: 'order' | 'evaluate' | 'done' | 'mistake';
  readonly tokens: readonly Token[];
  /** The token in hand: of the input while ordering, of the postfix while evaluating. */
  readonly at: number | null;
  readonly operators: readonly string[];
  readonly postfix: readonly string[];
  /** The value stack; each value with the tree that it came from. */
  readonly values: readonly Expression[];
}

/** A number without the noise of binary fractions beyond twelve digits. */
export const format = (value: number): string => String(Number(value.toPrecision(12)));

/** A number as an operand: a negative one keeps its sign apart from the operator. */
const operand = (value: number): string => (value < 0 ? `(${format(value)})` : format(value));

const COMPUTE: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
};

/** Ends a run with a sentence for the reader. */
class Mistake extends Error {}

/** Plays one expression: tokens to postfix with one stack, then postfix to a value with another. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private readonly tokens: readonly Token[];
  private at: number | null = null;
  private operators: readonly string[] = [];
  private postfix: readonly string[] = [];
  private values: readonly Expression[] = [];

  constructor(expression: string) {
    const { tokens, mistake } = tokenise(expression);
    this.tokens = tokens;
    this.say(
      `Numbers, operators and brackets in the input: ${tokens.length}. First they are put into postfix, an order without brackets.`,
      'order',
    );
    try {
      if (mistake !== null) throw new Mistake(mistake);
      this.order();
      this.evaluate();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      this.say(error.message, 'mistake');
    }
  }

  private say(text: string, phase: State['phase']): void {
    const { tokens, at, operators, postfix, values } = this;
    this.frames.push({ text, state: { phase, tokens, at, operators, postfix, values } });
  }

  /** The shunting-yard algorithm (Dijkstra, 1961). */
  private order(): void {
    for (const [at, token] of this.tokens.entries()) {
      this.at = at;
      if (token.kind === 'number') this.emit(token.text, `${token.text} is a number: it goes straight to the output.`);
      else if (token.kind === 'operator') this.hold(token.text);
      else if (token.kind === 'open') this.push('(', '“(” goes on the stack. What is below it waits for “)”.');
      else this.close();
    }
    this.at = null;
    while (this.operators.length > 0) {
      const top = this.operators.at(-1)!;
      if (top === '(') throw new Mistake('The input has ended and “(” is still on the stack: a “)” is missing.');
      this.pop();
      this.emit(top, `The input has ended: “${top}” leaves the stack.`);
    }
  }

  private emit(text: string, sentence: string): void {
    this.postfix = [...this.postfix, text];
    this.say(sentence, 'order');
  }

  private push(text: string, sentence: string): void {
    this.operators = [...this.operators, text];
    this.say(sentence, 'order');
  }

  private pop(): void {
    this.operators = this.operators.slice(0, -1);
  }

  /** An operator waits on the stack, after those that must be worked on before it have left. */
  private hold(text: string): void {
    if (text === 'neg')
      return this.push(text, '“neg” is the sign before a number: it waits on the stack for its value.');
    const { strength, groups } = OPERATORS[text]!;
    for (let top = this.operators.at(-1); top !== undefined && top !== '('; top = this.operators.at(-1)) {
      const above = OPERATORS[top]!.strength;
      if (above < strength || (above === strength && groups === 'right')) break;
      this.pop();
      const why =
        above > strength
          ? `“${top}” is computed before “${text}”`
          : `“${top}” and “${text}” are computed from left to right`;
      this.emit(top, `${why}: “${top}” leaves the stack for the output.`);
    }
    return this.push(text, this.whyHeld(text, strength));
  }

  private whyHeld(text: string, strength: number): string {
    const top = this.operators.at(-1);
    if (top === undefined) return `The stack is empty: “${text}” waits there.`;
    if (top === '(') return `“(” is on top: “${text}” waits above it.`;
    const reason =
      OPERATORS[top]!.strength < strength
        ? `“${text}” is computed before “${top}”`
        : `“${text}” is computed from right to left`;
    return `${reason}: “${text}” waits above “${top}” and will leave first.`;
  }

  private close(): void {
    for (let top = this.operators.at(-1); top !== '('; top = this.operators.at(-1)) {
      if (top === undefined) throw new Mistake('“)” finds no “(” on the stack: a “(” is missing.');
      this.pop();
      this.emit(top, `“)” sends “${top}” to the output.`);
    }
    this.pop();
    this.say('“)” has found its “(”: both are done with.', 'order');
  }

  private evaluate(): void {
    this.say(
      `The postfix is ${this.postfix.join(' ')}. It needs no brackets, because each operator follows its values.`,
      'evaluate',
    );
    for (const [at, text] of this.postfix.entries()) {
      this.at = at;
      if (text in OPERATORS) this.apply(text);
      else {
        this.values = [...this.values, { label: text, value: Number(text), operands: [] }];
        this.say(`${text} goes on the stack.`, 'evaluate');
      }
    }
    this.at = null;
    this.say(`One value is left: ${format(this.values[0]!.value)}. The tree shows how it was computed.`, 'done');
  }

  private apply(text: string): void {
    const operands = this.values.slice(text === 'neg' ? -1 : -2);
    const numbers = operands.map(({ value }) => value);
    const shown = numbers.map(operand);
    // Adding 0 turns a negative zero into a plain one.
    const value = (text === 'neg' ? -numbers[0]! : COMPUTE[text]!(numbers[0]!, numbers[1]!)) + 0;
    const sum = text === 'neg' ? `-${shown[0]}` : `${shown[0]} ${text} ${shown[1]}`;
    if (!Number.isFinite(value)) throw new Mistake(`${sum} has no finite value: the evaluation stops.`);
    this.values = [...this.values.slice(0, -operands.length), { label: text, value, operands }];
    const taken = operands.length === 1 ? 'one value' : 'two values';
    this.say(`“${text}” takes ${taken} off the stack and puts ${sum} = ${format(value)} there.`, 'evaluate');
  }
}

/** What a run has needed so far. */
export function measure(frames: readonly Frame<State>[]) {
  const deepest = (of: (state: State) => readonly unknown[]) =>
    Math.max(...frames.map(({ state }) => of(state).length));
  return { operators: deepest((state) => state.operators), values: deepest((state) => state.values) };
}
