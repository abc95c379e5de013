import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { balanceOf, direction, EXAMPLES, flowsOf, model, prediction, say, total, waysDown } from './model';
import { currents, isNone, LAMP, power, solve, type Built, type Setup } from './rules';

const next = seeded(7);
const ohm = () => 10 + Math.floor(next() * 491);
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...Array.from({ length: 500 }, () => ({
    volts: 1 + Math.floor(next() * 12),
    ohms: [ohm(), ohm(), ohm(), ohm(), ohm()],
  })),
];

/** An independent way: let every point drift to the mean of its neighbours, weighted by their conductances. */
function relaxed({ volts, ohms }: Setup, hasLamp = true): { left: number; right: number } {
  const [a, b, m, c, d] = ohms.map((one, part) => (part === LAMP && !hasLamp ? 0 : 1 / one)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  let [left, right] = [0, 0];
  for (let round = 0; round < 5000; round++) {
    left = (volts * a + right * m) / (a + m + c);
    right = (volts * b + left * m) / (b + m + d);
  }
  return { left, right };
}

const said = (setup: Setup): string[] => model.trace(setup).map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('the bridge', () => {
  it('settles where relaxation settles, with the lamp and without it', () => {
    for (const setup of setups)
      for (const built of [2, 3] as const) {
        const { left, right } = solve(setup, built);
        const other = relaxed(setup, built === 3);
        expect(left).toBeCloseTo(other.left, 9);
        expect(right).toBeCloseTo(other.right, 9);
      }
  });

  it('keeps charge and energy, however far it is built', () => {
    for (const setup of setups)
      for (const built of [0, 1, 2, 3] as Built[]) {
        const [a, b, m, c, d] = currents(setup, built) as [number, number, number, number, number];
        expect(a).toBeCloseTo(m + c, 12);
        expect(b + m).toBeCloseTo(d, 12);
        const { given, heat } = power(setup, built);
        expect(given).toBeCloseTo(
          heat.reduce((sum, one) => sum + one, 0),
          12,
        );
      }
  });

  it('gives more current with each way that is built', () => {
    for (const setup of setups) {
      const given = ([0, 1, 2, 3] as Built[]).map((built) => power(setup, built).given);
      for (const [index, one] of given.entries()) expect(one).toBeGreaterThanOrEqual((given[index - 1] ?? 0) - 1e-12);
    }
  });

  it('pulls left and right together with the lamp, but never past each other', () => {
    for (const setup of setups) {
      const apart = (built: Built): number => solve(setup, built).left - solve(setup, built).right;
      expect(Math.abs(apart(3))).toBeLessThanOrEqual(Math.abs(apart(2)) + 1e-12);
      expect(apart(3) * apart(2)).toBeGreaterThanOrEqual(-1e-12);
    }
  });

  it('has no current in the lamp exactly when both sides divide alike', () => {
    for (const lamp of [10, 50, 500])
      expect(isNone(currents({ volts: 9, ohms: [100, 200, lamp, 200, 400] })[LAMP]!)).toBe(true);
    expect(isNone(currents({ volts: 9, ohms: [100, 200, 50, 200, 401] })[LAMP]!)).toBe(false);
  });
});

describe('the run', () => {
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.state).toMatchObject({ built: 2 });
    expect(frames[model.startAt + 1]!.state).toMatchObject({ about: 'would' });
    expect(frames[model.startAt + 2]!.state).toMatchObject({ built: 3, about: 'built' });
    expect(prediction.choices[prediction.right]).toBe('They come nearer');
  });

  it('tells the numbers of the note', () => {
    expect(said(model.initial)).toEqual([
      'The charger holds plus 5 V above ground. Nothing leads down from plus, so no current flows.',
      '10 mA flow down through 100 Ω and then 400 Ω. The 5 V divide into 1 V and 4 V, so left is at 4 V.',
      'Beside them, 400 Ω and 100 Ω are a second way down, as high: 10 mA more. Right is at 1 V.',
      'Join them with a lamp of 80 Ω: at once it takes 37.5 mA. Only 10 mA enter left, but 47.5 mA leave it, so left sinks.',
      'Left sinks to 3 V, right rises to 2 V. The lamp of 80 Ω has 12.5 mA now, from left to right.',
      'Into left flow 20 mA, out of it 12.5 + 7.5 mA. Into right flow 7.5 + 12.5 mA, out of it 20 mA. It is equally much.',
      'Each way down from plus is 5 V high: 2 V + 3 V; 2 V + 1 V + 2 V; 3 V + 2 V.',
      'Each second, width times height becomes heat: 40 + 22.5 + 12.5 + 22.5 + 40 = 137.5 mJ. The charger gives as much.',
    ]);
  });

  it('tells where charge falls when nothing flows between, or from right to left', () => {
    const level = said(EXAMPLES['Level: no current']);
    expect(level[3]).toBe(
      'A lamp of 80 Ω joins left and right: both are at 3.333 V, so no current flows between them.',
    );
    expect(level[4]).toBe('A lamp without a current changes nothing: left and right stay at 3.333 V.');
    expect(level[6]).toContain('high: 1.667 V + 3.333 V; 1.667 V + 3.333 V.');
    const back = said(EXAMPLES['From right to left']);
    expect(back[3]).toContain('Only 10 mA enter right, but 47.5 mA leave it, so right sinks.');
    expect(back[4]).toBe(
      'Right sinks to 3 V, left rises to 2 V. The lamp of 80 Ω has 12.5 mA now, from right to left.',
    );
    expect(back[5]).toContain('Into left flow 7.5 + 12.5 mA, out of it 20 mA.');
    expect(waysDown(-1)[1]).toEqual(['plus', 'right', 'left', 'ground']);
  });

  it('lets a point that more leaves than enters sink, and the other rise', () => {
    for (const setup of setups) {
      const rush = flowsOf({ setup, built: 2, about: 'would' });
      const [before, after] = [solve(setup, 2), solve(setup)];
      for (const node of ['left', 'right'] as const) {
        const { into, out } = balanceOf(node, rush);
        const more = total(into) - total(out);
        if (isNone(more)) expect(after[node]).toBeCloseTo(before[node], 6);
        else expect(Math.sign(after[node] - before[node])).toBe(Math.sign(more));
        const rest = balanceOf(node, currents(setup));
        expect(total(rest.into)).toBeCloseTo(total(rest.out), 9);
      }
    }
  });

  it('says directions and numbers', () => {
    expect(direction(1, ['left', 'right'])).toBe('from left to right');
    expect(direction(-1, ['left', 'right'])).toBe('from right to left');
    expect(direction(1e-17, ['left', 'right'])).toBe('none between left and right');
    expect([say(-0.0001, 2), say(-1.5, 1), say(2, 0), say(2.5, 3), say(600, 2)]).toEqual([
      '0',
      '−1.5',
      '2',
      '2.5',
      '600',
    ]);
  });

  it('says every step in a sentence that fits its room', () => {
    for (const setup of setups) for (const text of said(setup)) expect(text.length, text).toBeLessThan(150);
  });
});
