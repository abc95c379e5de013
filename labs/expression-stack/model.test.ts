import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { model, prediction } from './model';
import { format, measure, type Expression } from './run';
import { MOST_NODES, OPERATORS, tokenise } from './tokens';

const run = (expression: string) => model.trace({ expression });
const end = (expression: string) => run(expression).at(-1)!;

/** A random expression with as few parentheses as JavaScript's own grammar allows. */
function randomExpression(next: () => number, budget: number): string {
  if (budget <= 1 || next() < 0.2) return String(1 + Math.floor(next() * 9));
  const half = Math.floor((budget - 1) / 2);
  const left = randomExpression(next, half);
  const right = randomExpression(next, half);
  const operator = ['+', '-', '*', '/', '^'][Math.floor(next() * 5)]!;
  const wrap = next() < 0.4;
  const base = operator === '^' && left.length > 1 ? `(${left})` : left;
  const text = `${base} ${operator} ${right}`;
  if (next() < 0.15) return `(-(${text}))`;
  return wrap ? `(${text})` : text;
}

/** What JavaScript's own parser and arithmetic make of it. */
const javascript = (expression: string) => (runInNewContext(expression.replaceAll('^', '**')) as number) + 0;

const next = seeded(2);
const expressions = Array.from({ length: 500 }, () => randomExpression(next, MOST_NODES)).filter(
  (expression) => tokenise(expression).mistake === null,
);

const evaluated = ({ label, value, operands }: Expression): number => {
  const [left, right] = operands.map(evaluated);
  if (left === undefined) return value;
  if (right === undefined) return -left + 0;
  return javascript(`(${left}) ${label} (${right})`);
};

describe('expression stack', () => {
  it('computes what JavaScript computes', () => {
    let compared = 0;
    for (const expression of expressions) {
      const { state, text } = end(expression);
      const expected = javascript(expression);
      if (state.phase === 'mistake') {
        expect(text).toContain('no finite value');
        continue;
      }
      compared++;
      expect(state.values).toHaveLength(1);
      expect(state.values[0]!.value, expression).toBe(expected);
      expect(evaluated(state.values[0]!), expression).toBe(expected);
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('keeps every number and operator, drops every parenthesis', () => {
    for (const expression of expressions) {
      const { tokens } = tokenise(expression);
      const kept = tokens.filter(({ kind }) => kind === 'number' || kind === 'operator').map(({ text }) => text);
      const { state } = run(expression).find((frame) => frame.state.phase === 'evaluate')!;
      expect([...state.postfix].sort()).toEqual(kept.sort());
    }
  });

  it('holds operators that bind ever more tightly between parentheses', () => {
    for (const expression of expressions) {
      for (const { state } of run(expression)) {
        state.operators.forEach((operator, index) => {
          const below = state.operators[index - 1];
          if (below === undefined || below === '(' || operator === '(' || operator === 'neg') return;
          const [upper, lower] = [OPERATORS[operator]!, OPERATORS[below]!];
          expect(
            upper.strength > lower.strength || (upper.strength === lower.strength && upper.groups === 'right'),
          ).toBe(true);
        });
      }
    }
  });

  it('groups from the left, but powers from the right, and a sign after a power', () => {
    expect(end('8 - 3 - 2').state.values[0]!.value).toBe(3);
    expect(end('2 ^ 3 ^ 2').state.values[0]!.value).toBe(512);
    expect(end('-2 ^ 2').state.values[0]!.value).toBe(-4);
    expect(end('2 ^ -2').state.values[0]!.value).toBe(0.25);
    expect(end('3 - -2').state.values[0]!.value).toBe(5);
  });

  it('says what is wrong, and where', () => {
    expect(end('2 * (3 + 4').text).toContain('a “)” is missing');
    expect(end('2 * 3)').text).toContain('a “(” is missing');
    expect(end('2 + x').text).toBe('Character 5: “x” is neither a number, an operator nor a bracket.');
    expect(end('2 + * 3').text).toBe('Character 5: a number or “(” must come here, not “*”.');
    expect(end('2 3').text).toBe('Character 3: an operator or “)” must come here, not “3”.');
    expect(end('()').text).toContain('Character 2');
    expect(end('2 +').text).toBe('The expression ends where a number must come.');
    expect(end('   ').text).toBe('The expression ends where a number must come.');
    expect(end('1 / 0').text).toContain('1 / 0 has no finite value');
    expect(end('1+1+1+1+1+1+1+1+1').text).toContain('not 17');
  });

  it('never throws, whatever is typed', () => {
    const random = seeded(9);
    const letters = '0123456789.+-*/^() ax';
    for (let i = 0; i < 2_000; i++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 20) },
        () => letters[Math.floor(random() * letters.length)],
      ).join('');
      expect(['done', 'mistake']).toContain(end(text).state.phase);
    }
  });

  it('starts with + on the stack and * next, and knows the postfix', () => {
    const { state } = run(model.initial.expression)[model.startAt]!;
    expect([state.operators, state.tokens[state.at! + 1]!.text]).toEqual([['+'], '*']);
    expect(prediction.choices[prediction.right]).toBe('3 4 2 * + 1 -');
    expect(measure(run(model.initial.expression))).toEqual({ operators: 2, values: 3 });
    expect(format(0.1 + 0.2)).toBe('0.3');
  });
});
