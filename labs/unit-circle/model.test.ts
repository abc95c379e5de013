import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { model, prediction, say } from './model';
import { STEPS, walk, type Setup } from './rules';

const setups: Setup[] = STEPS.flatMap((step) => [true, false].map((converted) => ({ step, converted })));

describe('the walk', () => {
  it('arrives where repeated rotation by one step arrives', () => {
    for (const setup of setups) {
      const stops = walk(setup);
      const { x: cos, y: sin } = stops[1]!;
      let [x, y] = [1, 0];
      for (const stop of stops) {
        expect(stop.x).toBeCloseTo(x, 10);
        expect(stop.y).toBeCloseTo(y, 10);
        [x, y] = [x * cos - y * sin, x * sin + y * cos];
      }
    }
  });

  it('has the exact values of the table in the note', () => {
    const at = (degrees: number) => walk({ step: 15, converted: true })[degrees / 15]!;
    const exact = [
      [0, 1, 0],
      [30, Math.sqrt(3) / 2, 1 / 2],
      [45, Math.sqrt(2) / 2, Math.sqrt(2) / 2],
      [60, 1 / 2, Math.sqrt(3) / 2],
      [90, 0, 1],
      [180, -1, 0],
    ] as const;
    for (const [degrees, cosine, sine] of exact) {
      expect(at(degrees).x).toBeCloseTo(cosine, 12);
      expect(at(degrees).y).toBeCloseTo(sine, 12);
    }
  });

  it('repeats what around.mjs prints, also without the factor', () => {
    const out = readFileSync('samples/mathematics/sine-cosine/around.mjs.out', 'utf8').replaceAll(/ +/g, ' ');
    const plain = (value: number): string => say(value).replace('−', '-');
    for (const { degrees, x, y } of walk(model.initial).slice(0, -1))
      expect(out.replaceAll('-0.000', '0.000')).toContain(`${degrees}° cos ${plain(x)} sin ${plain(y)}\n`);
    const [, forgotten] = walk({ step: 60, converted: false });
    expect(out).toContain(`no π cos ${plain(forgotten!.x)} sin ${plain(forgotten!.y)}\n`);
  });
});

describe('the run', () => {
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.text).toContain('60° is a walk of 1.047');
    expect(frames[model.startAt + 1]!.text).toContain('cosine −0.500, sine 0.866');
    expect(prediction.choices[prediction.right]).toBe('(−0.500, 0.866)');
  });

  it('says what the result cannot show', () => {
    expect(model.trace({ step: 60, converted: false })[1]!.text).toContain('9.549 turns');
    for (const setup of setups)
      for (const { state, text } of model.trace(setup)) {
        const { x, y } = state.stops.at(-1)!;
        expect(x * x + y * y).toBeCloseTo(1, 12);
        expect(text).not.toContain('−0.000');
      }
  });

  it('can be written into an address, and takes no other', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    for (const text of ['', '60', '61.degrees', '60.turns', '060.degrees', '60.degrees.'])
      expect(model.decode(text)).toBeNull();
  });
});
