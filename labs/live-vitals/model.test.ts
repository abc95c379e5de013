import { describe, expect, it } from 'vitest';

import { LIMITS, rate, vitalsOf, type Entry, type Vital } from './entries';
import { framesOf, model, NAMES, prediction, RECORDINGS } from './model';

const of = (entries: readonly Entry[], name: Vital['name']): Vital =>
  vitalsOf(entries).find((one) => one.name === name)!;
const shift = (at: number, value: number, asked = false): Entry => ({ kind: 'shift', at, value, asked });
const click = (id: number, duration: number, started = 0, ended = duration): Entry => ({
  kind: 'interaction',
  id,
  name: 'click',
  at: 0,
  started,
  ended,
  duration,
});

/** Random numbers that are the same in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** CLS by its definition, in another way: the best of all rows of neighbours that are one burst. */
function worstBurst(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0;
  let first = 0;
  for (let last = 0; last < shifts.length; last++) {
    const isNew =
      last === 0 || shifts[last]!.at - shifts[last - 1]!.at >= 1000 || shifts[last]!.at - shifts[first]!.at >= 5000;
    if (isNew) first = last;
    worst = Math.max(
      worst,
      shifts.slice(first, last + 1).reduce((sum, { value }) => sum + value, 0),
    );
  }
  return worst;
}

describe('LCP', () => {
  it('is the sum of its parts, which are never negative', () => {
    const next = random(7);
    for (let round = 0; round < 500; round++) {
      const time = (): number => Math.round(next() * 4000);
      const entries: Entry[] = [
        { kind: 'navigation', firstByte: time(), activation: next() < 0.3 ? time() : 0 },
        { kind: 'largest', at: time(), what: 'img', requested: next() < 0.5 ? time() : null, loaded: time() },
      ];
      const { value, parts } = of(entries, 'LCP');
      expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBe(value);
      for (const { ms } of parts) expect(ms).toBeGreaterThanOrEqual(0);
    }
  });

  it('finds the delay of an image that a script brings, and none where the HTML names it', () => {
    const parts = (entries: readonly Entry[]) => of(entries, 'LCP').parts.map(({ ms }) => ms);
    expect(parts(RECORDINGS.image)).toEqual([1200, 10, 600, 600]);
    expect(parts(RECORDINGS.late)).toEqual([1200, 1250, 610, 30]);
  });

  it('counts from the activation of a prerendered page', () => {
    expect(
      vitalsOf(RECORDINGS.prerendered)
        .map(({ value }) => value)
        .slice(0, 3),
    ).toEqual([0, 0, 30]);
  });
});

describe('INP', () => {
  it('takes the slowest interaction, and leaves out one in fifty', () => {
    const row = (count: number) => Array.from({ length: count }, (_, index) => click(index, 8 * (index + 1)));
    expect(of(row(49), 'INP').value).toBe(8 * 49);
    expect(of(row(50), 'INP').value).toBe(8 * 49);
    expect(of(row(100), 'INP').value).toBe(8 * 98);
  });

  it('counts the events of one interaction once, by the one that worked', () => {
    const { value, parts } = of([click(1, 320, 1, 1), click(1, 320, 2, 302), click(1, 40)], 'INP');
    expect(value).toBe(320);
    expect(parts.map(({ ms }) => ms)).toEqual([2, 300, 18]);
  });
});

describe('CLS', () => {
  it('is the worst burst, against another way to count it', () => {
    const next = random(3);
    for (let round = 0; round < 300; round++) {
      let at = 0;
      const shifts = Array.from({ length: 20 }, () => ({
        at: (at += Math.round(next() * 1500)),
        value: Math.round(next() * 100) / 1000,
      }));
      const asked = [shift(at + 1, 9, true)];
      const found = of([...shifts.map((one) => shift(one.at, one.value)), ...asked], 'CLS').value!;
      expect(found).toBeCloseTo(worstBurst(shifts), 10);
    }
  });

  it('does not count a jump in answer to an input', () => {
    expect(of([{ kind: 'first-paint', at: 1 }, shift(9, 0.4, true)], 'CLS').value).toBe(0);
    expect(of([shift(9, 0.4, true)], 'CLS').value).toBeNull();
  });
});

describe('the figure', () => {
  it('rates as web-vitals does, thresholds included', () => {
    for (const name of Object.keys(LIMITS) as Vital['name'][]) {
      const [good, poor] = LIMITS[name];
      expect([rate(name, good), rate(name, poor), rate(name, poor * 1.01)]).toEqual([
        'good',
        'needs improvement',
        'poor',
      ]);
    }
  });

  it('asks for what its run ends with', () => {
    expect(prediction.choices).toEqual(['0.1307', '0.0907', '0.3907']);
    expect(prediction.right).toBe(0);
    expect(model.trace(model.initial)[model.startAt]!.text).toContain(
      'Input, click: its effect can be seen 320 ms later',
    );
  });

  it('says every entry of every recording', () => {
    for (const name of NAMES) {
      const frames = framesOf(RECORDINGS[name]);
      expect(frames).toHaveLength(RECORDINGS[name].length + 1);
      for (const { text } of frames) expect(text).toMatch(/\.$/);
    }
  });
});
