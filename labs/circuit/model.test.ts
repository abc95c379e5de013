import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { seeded } from '../../lib/seeded';
import { direction, EXAMPLES, model, prediction, say } from './model';
import { currents, power, solve, type Setup } from './rules';

const next = seeded(7);
const ohm = () => 10 + Math.floor(next() * 491);
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...Array.from({ length: 500 }, () => ({
    volts: 1 + Math.floor(next() * 12),
    ohms: [ohm(), ohm(), ohm(), ohm(), ohm()],
  })),
];

/** An independent way: let every node drift to the mean of its neighbours, weighted by their conductances. */
function relaxed({ volts, ohms }: Setup): { left: number; right: number } {
  const [a, b, m, c, d] = ohms.map((one) => 1 / one) as [number, number, number, number, number];
  let [left, right] = [0, 0];
  for (let round = 0; round < 5000; round++) {
    left = (volts * a + right * m) / (a + m + c);
    right = (volts * b + left * m) / (b + m + d);
  }
  return { left, right };
}

describe('the bridge', () => {
  it('settles where relaxation settles', () => {
    for (const setup of setups) {
      const { left, right } = solve(setup);
      const other = relaxed(setup);
      expect(left).toBeCloseTo(other.left, 9);
      expect(right).toBeCloseTo(other.right, 9);
    }
  });

  it('keeps charge and energy', () => {
    for (const setup of setups) {
      const [a, b, m, c, d] = currents(setup) as [number, number, number, number, number];
      expect(a).toBeCloseTo(m + c, 12);
      expect(b + m).toBeCloseTo(d, 12);
      const { given, heat } = power(setup);
      expect(given).toBeCloseTo(heat, 12);
    }
  });

  it('begins with the currents that the note names', () => {
    const note = readFileSync('docs/physics/current-flow.mdx', 'utf8');
    const mA = (amperes: number) => `${(1000 * amperes).toFixed(2)} mA`;
    const [plusLeft, , middle, leftGround] = currents(model.initial) as [number, number, number, number, number];
    expect(note).toContain(
      `${mA(plusLeft)} flow into the point \`left\`, and ${mA(middle)} + ${mA(leftGround)} flow out`,
    );
  });

  it('has no current in the middle exactly when both sides divide alike', () => {
    for (const middle of [10, 50, 500])
      expect(currents({ volts: 9, ohms: [100, 200, middle, 200, 400] })[2]).toBeCloseTo(0, 12);
    expect(Math.abs(currents({ volts: 9, ohms: [100, 200, 50, 200, 401] })[2]!)).toBeGreaterThan(1e-6);
  });
});

describe('the run', () => {
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.state).toMatchObject({ node: 'right', solved: false });
    expect(frames[model.startAt + 1]!.text).toBe('Solved: left is at 2.727 V, right at 2.273 V.');
    expect(prediction.choices[prediction.right]).toBe('From left to right');
    expect(frames.at(-1)!.text).toBe(
      'Check: the supply gives 181.8 millijoules each second (mJ/s), and the resistors turn 181.8 mJ/s into heat.',
    );
  });

  it('writes equations with the numbers of the drawing, and what flows in and out of each node', () => {
    const said = model.trace(model.initial).map((frame) => frame.text);
    expect(said[1]).toContain('(5 − left) / 100 = (left − right) / 50 + left / 200.');
    expect(said[2]).toContain('(5 − right) / 200 + (left − right) / 50 = right / 100.');
    expect(said.at(-2)).toBe(
      'Check: at left, 22.73 mA flow in, and 9.09 mA + 13.64 mA flow out; at right, 13.64 mA + 9.09 mA flow in, and 22.73 mA flow out.',
    );
    const mirrored = model.trace({ volts: 5, ohms: [200, 100, 50, 100, 200] }).map((frame) => frame.text);
    expect(mirrored.at(-2)).toContain('at left, 13.64 mA + 9.09 mA flow in, and 22.73 mA flow out');
    const balanced = model.trace(EXAMPLES.Balanced).map((frame) => frame.text);
    expect(balanced.at(-2)).toMatch(/at left, [\d.]+ mA flow in, and [\d.]+ mA flow out/);
  });

  it('says directions and signs', () => {
    expect(direction(1, ['left', 'right'])).toBe('from left to right');
    expect(direction(-1, ['left', 'right'])).toBe('from right to left');
    expect(direction(1e-17, ['left', 'right'])).toBe('none between left and right');
    expect([say(-0.0001, 2), say(-1.5, 1), say(2, 0)]).toEqual(['0.00', '−1.5', '2']);
  });

  it('can be written into an address, and takes no other', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    const hostile = [
      '',
      '5',
      '5.100.200.50.200',
      '13.100.200.50.200.100',
      '5.9.200.50.200.100',
      '5.501.200.50.200.100',
    ];
    for (const text of [...hostile, '0.100.200.50.200.100', '5.0100.200.50.200.100', '5.100.200.50.200.100.100'])
      expect(model.decode(text)).toBeNull();
  });
});
