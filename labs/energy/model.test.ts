import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, prediction } from './model';
import { counted, joules, LIMITS, PERIOD, SLOTS, watts, type Setup } from './rules';

const next = seeded(11);
const within = ([least, most]: readonly [number, number]) => least + Math.floor(next() * (most - least + 1));
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...Array.from({ length: 400 }, () => ({
    idle: within(LIMITS.idle),
    busy: within(LIMITS.busy),
    on: within(LIMITS.on),
    every: within(LIMITS.every),
    begin: within(LIMITS.begin),
  })),
];

describe('energy', () => {
  it('is the mean power of whole periods times their time', () => {
    for (const setup of setups) {
      const mean = (setup.on * setup.busy + (PERIOD - setup.on) * setup.idle) / PERIOD;
      expect(joules(setup, SLOTS).used).toBeCloseTo(mean * 0.4, 9);
    }
  });

  it('is metered rightly by each meter that reads in every slot, or of a machine without peaks', () => {
    for (const setup of setups) {
      for (const exact of [
        { ...setup, every: 1 },
        { ...setup, busy: setup.idle },
      ])
        expect(joules(exact, SLOTS).metered).toBe(joules(exact, SLOTS).used);
    }
  });

  it('is metered rightly over many periods exactly out of step, and by one value alone in step', () => {
    const period = PERIOD * 7 * 8 * 9;
    for (const every of [2, 3, 4, 6, 7, 8, 9]) {
      const { used, metered } = joules({ ...model.initial, every }, period);
      expect(metered).toBeCloseTo(used, 9);
    }
    for (const every of [5, 10])
      for (let begin = 0; begin < 5; begin++) {
        const setup = { ...model.initial, every, begin };
        const seen = new Set(Array.from({ length: SLOTS }, (_, slot) => counted(setup, slot)));
        expect([...seen]).toEqual([watts(setup, begin)]);
      }
  });

  it('repeats the factor of sampling.go', () => {
    const out = readFileSync('samples/physics/electrical-energy/sampling.go.out', 'utf8').replaceAll(/ +/g, ' ');
    const { used, metered } = joules(model.initial, SLOTS);
    expect(out).toContain(`every 1 ms: ${(used * 10) / 0.4} J`);
    expect(out).toContain(`every 100 ms: ${(metered * 10) / 0.4} J`);
  });
});

describe('the run', () => {
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt + 1]!.text).toBe(
      '100 to 120 ms: 60 W. The meter reads 60 W. So far 3.2 J, by the meter 7.2 J.',
    );
    expect(prediction.choices[prediction.right]).toBe('60 W');
    expect(frames.at(-1)!.text).toBe(
      'The machine used 8.0 J, 20.0 W on average. The meter counted 24.0 J, 200 percent too much. 37 Wh last 1.9 h, by the meter 0.6 h.',
    );
  });

  it('compares with nothing as well', () => {
    const asleep = { ...model.initial, idle: 0, busy: 0 };
    expect(model.trace(asleep).at(-1)!.text).toContain('which is right. 37 Wh last for ever, by the meter for ever.');
    const missed = { ...model.initial, idle: 0, begin: 2 };
    expect(model.trace(missed).at(-1)!.text).toContain('The meter counted 0.0 J, 100 percent too little.');
    for (const setup of setups) for (const { text } of model.trace(setup)) expect(text).not.toMatch(/NaN|Infinity/);
  });
});
