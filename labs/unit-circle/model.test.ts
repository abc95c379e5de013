import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, prediction } from './model';
import { heldAt, isStop, STEPS, stopAt, TURN, turnedTo, walk, type Setup } from './rules';

const setups: Setup[] = STEPS.flatMap((step) =>
  [true, false].flatMap((converted) => [null, 1, 47, 359].map((held) => ({ step, converted, held }))),
);

describe('the walk', () => {
  it('arrives where repeated rotation by one step arrives', () => {
    for (const setup of setups.filter(({ held }) => held === null)) {
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
    const exact = [
      [0, 1, 0],
      [30, Math.sqrt(3) / 2, 1 / 2],
      [45, Math.sqrt(2) / 2, Math.sqrt(2) / 2],
      [60, 1 / 2, Math.sqrt(3) / 2],
      [90, 0, 1],
      [180, -1, 0],
    ] as const;
    for (const [degrees, cosine, sine] of exact) {
      expect(stopAt(degrees, true).x).toBeCloseTo(cosine, 12);
      expect(stopAt(degrees, true).y).toBeCloseTo(sine, 12);
    }
  });

  it('stops also where the cabin is held, once, and goes on to the next multiple', () => {
    for (const setup of setups)
      for (const to of [-400, 0, 0.4, 46.6, 60, 90, 359.9, 1e9]) {
        const [next, at] = heldAt(setup, to);
        const stops = walk(next).map(({ degrees }) => degrees);
        expect(stops[at]).toBe(Math.min(Math.max(Math.round(to), 0), TURN));
        expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
        expect(isStop(stops[at + 1] ?? 0, setup.step)).toBe(true);
      }
  });

  it('turns by the shorter way, and not beyond a turn', () => {
    for (const [direction, from, to] of [
      [90, 60, 90],
      [-90, 200, 270],
      [-170, 170, 190],
      [10, 355, 360],
      [-10, 5, 0],
      [180, 0, 0],
      [179, 0, 179],
    ] as const)
      expect(turnedTo(direction, from)).toBe(to);
  });
});

describe('the run', () => {
  it('starts where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.text).toBe(
      '60° is a walk of 1.047 spokes along the rim: 0.500 to the right and 0.866 up, so cosine 0.500, sine 0.866.',
    );
    expect(frames[model.startAt + 1]!.text).toContain('0.500 to the left and 0.866 up, so cosine −0.500, sine 0.866');
    expect(prediction.choices[prediction.right]).toBe('(−0.500, 0.866)');
  });

  it('says what the result cannot show', () => {
    expect(model.trace(EXAMPLES['Not converted']!)[1]!.text).toContain(
      '9.549 turns: cosine −0.952, sine −0.305, not 0.500 and 0.866.',
    );
    for (const setup of setups)
      for (const { state, text } of model.trace(setup)) {
        const { x, y } = state.stop;
        expect(x * x + y * y).toBeCloseTo(1, 12);
        expect(text).not.toMatch(/−0\.000|−[\d.]+ (up|down|to)/);
        expect(text.length).toBeLessThan(140);
      }
  });

  it('can be written into an address, takes no other, and takes those that were shared before', () => {
    for (const setup of setups) {
      const written = model.encode(setup);
      const read = model.decode(written)!;
      expect(model.encode(read)).toBe(written);
      expect(model.trace(read).map(({ text }) => text)).toEqual(model.trace(setup).map(({ text }) => text));
    }
    expect(model.decode('5.degrees')).toEqual({ step: 5, converted: true, held: null });
    expect(model.decode('60.radians.47')).toEqual({ step: 60, converted: false, held: 47 });
    for (const text of ['', '60', '61.degrees', '60.turns', '060.degrees', '60.degrees.', '60.degrees.60'])
      expect(model.decode(text), text).toBeNull();
    for (const text of ['60.degrees.0', '60.degrees.361', '60.degrees.047', '60.degrees.47.', '60.degrees.-1'])
      expect(model.decode(text), text).toBeNull();
  });
});
