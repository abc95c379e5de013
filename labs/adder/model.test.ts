import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, prediction, say, verdicts } from './model';
import { columns, inBits, outcome, signed, type Setup } from './rules';

const patterns = Array.from({ length: 256 }, (_, index) => index);
const every = (width: 4 | 8): Setup[] => {
  const some = patterns.slice(0, 2 ** width);
  return some.flatMap((a) => some.flatMap((b) => [false, true].map((subtract): Setup => ({ width, a, b, subtract }))));
};

describe('the adder', () => {
  it.each([4, 8] as const)('says what the processor says of every pair of %i bits', (width) => {
    const register = new Uint8Array(1);
    const wrong = every(width).filter((setup) => {
      const { a, b, subtract } = setup;
      const exact = subtract ? a - b : a + b;
      register[0] = exact;
      const { sum, carry, overflow } = outcome(setup);
      const [x, y] = [signed(a, width), signed(b, width)];
      // Hardware asks otherwise: the carry into the top column differs from the one out of it.
      const top = columns(setup).at(-1)!;
      return !(
        sum === (width === 8 ? register[0] : exact & 15) &&
        // An adder that subtracts carries exactly when it need not borrow.
        (carry === 1) === (subtract ? a >= b : exact >= 2 ** width) &&
        overflow === (signed(sum, width) !== (subtract ? x - y : x + y)) &&
        overflow === (top.carryIn !== top.carryOut)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('reads patterns as typed arrays do', () => {
    for (const pattern of patterns) expect(signed(pattern, 8)).toBe(new Int8Array([pattern])[0]);
  });

  it('repeats what add.c prints', () => {
    const out = readFileSync('samples/mathematics/binary-arithmetic/add.c.out', 'utf8').replaceAll(/ +/g, ' ');
    for (const name of ['200 + 100', '100 + 100', '156 + 156'] as const) {
      const { width, a, b } = EXAMPLES[name];
      const { sum, carry, overflow } = outcome(EXAMPLES[name]);
      expect(out).toContain(`${inBits(a, width)} + ${inBits(b, width)} = ${inBits(sum, width)}`);
      expect(out).toContain(`unsigned ${a} + ${b} = ${sum} ${carry === 1 ? 'wrong' : 'right'}\n`);
      const [x, y, s] = [a, b, sum].map((pattern) => signed(pattern, 8));
      expect(out).toContain(`signed ${x} + ${y} = ${s} ${overflow ? 'wrong' : 'right'}\n`);
    }
  });
});

describe('the run', () => {
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.state).toMatchObject({ done: 4, judged: false });
    expect(frames[model.startAt + 1]!.text).toBe(
      'Unsigned 6 + 3 is 9, the register says 9: right (no carry leaves). Signed 6 + 3 is 9, the register says −7: wrong (signed overflow).',
    );
    expect(prediction.choices[prediction.right]).toBe('The signed one');
    expect(verdicts(EXAMPLES['5 − 9']).unsigned).toContain('wrong (no carry leaves)');
    expect(say(-4)).toBe('−4');
  });
});
