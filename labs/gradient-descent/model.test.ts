import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, prediction, RATES, STEPS, written, type Batch } from './model';
import { gradient, loss, POINTS, start } from './network';

describe('the slopes', () => {
  it('are those that are measured by moving each parameter', () => {
    for (const points of [POINTS, POINTS.slice(7, 8)]) {
      const p = start();
      const measured = p.map((_, at) => {
        const moved = (by: number): number[] => p.map((value, index) => value + (index === at ? by : 0));
        return (loss(moved(1e-5), points) - loss(moved(-1e-5), points)) / 2e-5;
      });
      gradient(p, points).forEach((slope, index) => expect(slope).toBeCloseTo(measured[index]!, 7));
      expect(measured.some((slope) => Math.abs(slope) > 0.05)).toBe(true);
    }
  });
});

describe('the run', () => {
  it('has the losses that the sample printed', () => {
    const printed = readFileSync('samples/ai/training/network.mjs.out', 'utf8').trim().split('\n').slice(1);
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

  it('is the same each time, and begins alike for every rate', () => {
    for (const setup of Object.values(EXAMPLES)) {
      expect(model.trace(setup)).toEqual(model.trace(setup));
      expect(model.trace(setup)).toHaveLength(STEPS.length);
      expect(model.trace(setup)[0]!.text).toBe('Before training the loss is 0.7251: the line is drawn by chance.');
    }
  });

  it('learns from single points as well, with noise', () => {
    const { losses } = model.trace({ rate: '0.1', batch: 'one' }).at(-1)!.state;
    expect(losses.at(-1)!).toBeLessThan(losses[0]! / 3);
  });

  it('asks what the run answers', () => {
    expect(prediction.choices[prediction.right]).toBe('0.3');
    expect(prediction.because).toContain('1.0 has no number');
    expect(model.trace({ rate: '1.0', batch: 'all' }).at(-1)!.text).toContain('no numbers any more');
  });

  it('can be written into an address, and takes no other', () => {
    for (const rate of RATES)
      for (const batch of ['all', 'one'] satisfies Batch[])
        expect(model.decode(model.encode({ rate, batch }))).toEqual({ rate, batch });
    for (const text of ['', '0.3', '0.3-', '0.3-two', '1-all', '0.3-all-x', ' 0.3-all', 'NaN-all'])
      expect(model.decode(text)).toBeNull();
  });
});
