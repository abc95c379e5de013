import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { carrierWhile, model, prediction, ticks } from './model';
import { COMPUTE, KINDS, pins, play, WAIT, WAYS, type Setup } from './run';

const counts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const setups: Setup[] = KINDS.flatMap((kind) =>
  WAYS.flatMap((way) => counts(3).flatMap((carriers) => counts(8).map((tasks) => ({ kind, way, carriers, tasks })))),
);

/** The independent reference for threads that unmount: carriers as a list of times at which they are free. */
function unmounted(carriers: number, tasks: number): number {
  const free = Array.from({ length: carriers }, () => 0);
  const ready = counts(tasks).map((number) => ({ at: 0, number, second: false }));
  let end = 0;
  while (ready.length > 0) {
    ready.sort(
      (one, other) => one.at - other.at || Number(one.second) - Number(other.second) || one.number - other.number,
    );
    const task = ready.shift()!;
    free.sort((one, other) => one - other);
    const done = Math.max(free[0]!, task.at) + COMPUTE;
    free[0] = done;
    if (task.second) end = Math.max(end, done);
    else ready.push({ at: done + WAIT, number: task.number, second: true });
  }
  return end;
}

describe('carriers', () => {
  it('ends when the reference says', () => {
    for (const setup of setups) {
      const oneByOne = Math.ceil(setup.tasks / setup.carriers) * (COMPUTE + WAIT + COMPUTE);
      expect(ticks(setup)).toBe(pins(setup) ? oneByOne : unmounted(setup.carriers, setup.tasks));
    }
  });

  it('has one thread at most on a carrier, and holds it exactly as long as pinned threads wait', () => {
    for (const setup of setups) {
      for (const { state } of play(setup)) {
        const on = state.tasks.flatMap((task) => (task.on === null ? [] : [task.on]));
        expect(new Set(on).size).toBe(on.length);
        expect(on.every((carrier) => carrier < setup.carriers)).toBe(true);
        expect(state.tasks.filter((task) => task.phase === 'computes').every((task) => task.on !== null)).toBe(true);
      }
      expect(play(setup).at(-1)!.state.held).toBe(pins(setup) ? setup.tasks * WAIT : 0);
    }
  });

  it('says of each way to wait what the recorded program says', () => {
    const file = path.join(import.meta.dirname, '../../samples/java/jvm/threads/Carrier.java.out');
    const recorded = readFileSync(file, 'utf8').trim().split('\n');
    expect(recorded).toEqual(
      WAYS.map((way) => `${way === 'pause' ? way : `in ${way}`}: carrier ${carrierWhile({ kind: '25', way })}`),
    );
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toContain('overlap');
    expect(ticks(model.initial)).toBeLessThan(ticks({ ...model.initial, kind: 'platform' }));
  });
});
