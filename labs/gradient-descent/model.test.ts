import { describe, expect, it } from 'vitest';

import { EXAMPLES, loss, model, MOST_TENTHS, prediction, RATES, say, slope, STEPS, walk, type Setup } from './model';

const setups: Setup[] = RATES.flatMap((rate) =>
  Array.from({ length: MOST_TENTHS + 1 }, (_, from): Setup => ({ rate, from })),
);
const printed = (setup: Setup): string[] =>
  walk(setup)
    .slice(0, 4)
    .map((w) => [w, loss(w), slope(w)].map((value) => value.toFixed(2)).join(' '));

describe('the walk', () => {
  it('is the one that the program of the note prints', () => {
    expect(printed({ rate: '0.01', from: 10 })).toEqual([
      '1.00 9.00 -18.00',
      '1.18 6.05 -14.76',
      '1.33 4.07 -12.10',
      '1.45 2.74 -9.92',
    ]);
    expect(printed({ rate: '0.2', from: 10 })).toEqual([
      '1.00 9.00 -18.00',
      '4.60 60.84 46.80',
      '-4.76 411.28 -121.68',
      '19.58 2780.24 316.37',
    ]);
  });

  it('goes by the slope that is measured by moving the weight a little', () => {
    for (const w of [-3, 0, 1, 1.9, 2, 3.3, 20]) {
      const measured = (loss(w + 0.001) - loss(w - 0.001)) / 0.002;
      expect(slope(w)).toBeCloseTo(measured, 6);
    }
  });

  it('has the same way to go, times the same number, in each step', () => {
    for (const setup of setups) {
      const left = 1 - 18 * Number(setup.rate);
      walk(setup).forEach((w, step) => {
        const wanted = (setup.from / 10 - 2) * left ** step;
        expect(Math.abs(w - 2 - wanted)).toBeLessThan(1e-9 * Math.max(1, Math.abs(wanted)));
      });
    }
  });
});

describe('the run', () => {
  it('has the losses that a program of its own printed', () => {
    const printed = [
      'rate       0       1      10     100    1000',
      '0.01  0.7251  0.6792  0.4622  0.3485  0.0814',
      '0.1  0.7251  0.4142  0.3491  0.0822  0.0014',
      '0.3  0.7251  0.7097  0.2943  0.2015  0.0001',
      '1  0.7251  6.1248    8e+9  2e+182     NaN',
    ];
    const steps = printed[0]!.trim().split(/\s+/).slice(1).map(Number);
    expect(steps).toEqual([0, 1, 10, 100, 1000]);
    for (const line of printed.slice(1)) {
      const [name, ...losses] = line.trim().split(/\s+/);
      const rate = RATES.find((one) => Number(one) === Number(name))!;
      const { state } = model.trace({ rate, batch: 'all' }).at(-1)!;
      const found = steps.map((step) => state.losses[STEPS.indexOf(step)]!);
      expect(found.map((value) => (Number.isNaN(value) ? 'NaN' : written(value)))).toEqual(losses);
    }
  });

  it('writes numbers as they are read', () => {
    for (const [value, text] of [
      [0, '0'],
      [-0.001, '0'],
      [1.3276, '1.33'],
      [-4.76, '−4.76'],
      [2780.24, '2,780'],
      [-14115.7, '−14,116'],
      [1793450000, '1.8 billion'],
      [12_345_678, '12.3 million'],
    ] as const)
      expect(say(value)).toBe(text);
  });

  it('can be written into an address, takes no other, and takes those that were shared before', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    expect(model.encode(model.initial)).toBe('0.1-1.0');
    expect(model.decode('0.01-all')).toEqual({ rate: '0.01', from: 10 });
    expect(model.decode('0.1-one')).toEqual({ rate: '0.1', from: 10 });
    for (const text of [
      '',
      '0.1',
      '0.1-',
      '0.3-all',
      '0.1-4.1',
      '0.1-1',
      '0.1-1.00',
      '0.10-1.0',
      '0.1-1.0 ',
      '0.1--1.0',
    ])
      expect(model.decode(text), text).toBeNull();
  });
});
