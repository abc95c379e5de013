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
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.text).toBe(
      'w is 1. It says 3 minutes, 3 too few. Loss 9, slope −18. Next: 0.1 × 18 = 1.8 to the right.',
    );
    expect(frames[1]!.text).toBe(
      'Step 1: w is 2.8. It says 8.4 minutes, 2.4 too many. Loss 5.76, slope 14.4. Next: 0.1 × 14.4 = 1.44 to the left.',
    );
    expect(prediction.choices[prediction.right]).toContain('nearer to 2, though on the other side');
    expect(prediction.because).toBe(
      'At 2.8 it is 0.8 from the bottom, where it was 1. So the slope is 14.4 and not 18, and the step back is 1.44: to 1.36.',
    );
  });

  it('ends as its rate makes it end', () => {
    const end = (rate: Setup['rate'], from = 10) => model.trace({ rate, from }).at(-1)!.text;
    expect(end('0.001')).toContain('hardly moved');
    expect(end('0.01')).toContain('shorter by themselves');
    expect(end('0.05')).toContain('w is 2. It says 6 minutes, as it took');
    expect(end('0.1')).toContain('other side of 2, and nearer');
    expect(end('0.2')).toContain('farther from 2');
    for (const { text } of model.trace(EXAMPLES['On the bottom']!)) expect(text).toContain('Loss 0, slope 0.');
    expect(end('0.2', 21)).toContain('farther from 2');
  });

  it('is told in one sentence a step, without a zero that is negative or a number without end', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(frames).toHaveLength(STEPS + 1);
      expect(frames).toEqual(model.trace(setup));
      for (const { text } of frames) {
        expect(text).not.toMatch(/−0[ .,](?!\d)|NaN|\de[+-]|\.\d{4}/);
        expect(text.length, text).toBeLessThan(175);
      }
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
});
