import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { carrierWhile, EXAMPLES, model, MOST, PINNED, prediction, ticks } from './model';
import { COMPUTE, KINDS, otherwise, pins, play, WAYS, type Setup } from './run';

const counts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const setups: Setup[] = KINDS.flatMap((kind) =>
  WAYS.flatMap((way) =>
    counts(MOST.carriers).flatMap((carriers) =>
      counts(MOST.tasks).flatMap((tasks) => [1, 2, 4, MOST.wait].map((wait) => ({ kind, way, carriers, tasks, wait }))),
    ),
  ),
);

/** The independent reference for threads that unmount: carriers as a list of times at which they are free. */
function unmounted({ carriers, tasks, wait }: Setup): number {
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
    else ready.push({ at: done + wait, number: task.number, second: true });
  }
  return end;
}

describe('carriers', () => {
  it('ends when the reference says', () => {
    for (const setup of setups) {
      const oneByOne = Math.ceil(setup.tasks / setup.carriers) * (COMPUTE + setup.wait + COMPUTE);
      expect(ticks(setup), model.encode(setup)).toBe(pins(setup) ? oneByOne : unmounted(setup));
    }
  });

  it('has one thread at most on a carrier, and holds it exactly as long as pinned threads wait', () => {
    for (const setup of setups) {
      const { frames, spells } = play(setup);
      const isSound = frames.every(({ state: { tasks, line } }) => {
        const on = tasks.flatMap((task) => (task.on === null ? [] : [task.on]));
        const ready = tasks.flatMap(({ phase }, index) => (phase === 'ready' ? [index] : []));
        return (
          new Set(on).size === on.length &&
          on.every((carrier) => carrier < setup.carriers) &&
          tasks.every(({ phase, on: place }) => phase !== 'computes' || place !== null) &&
          line.toSorted().join() === ready.join()
        );
      });
      expect(isSound, model.encode(setup)).toBe(true);
      expect(frames.at(-1)!.state.held).toBe(pins(setup) ? setup.tasks * setup.wait : 0);
      const overlap = spells.filter((one) =>
        spells.some(
          (other) => other !== one && other.carrier === one.carrier && one.from < other.till && other.from < one.till,
        ),
      );
      expect(overlap).toEqual([]);
      const long = spells.reduce((sum, { from, till }) => sum + till - from, 0);
      expect(long).toBe(setup.tasks * (2 * COMPUTE + (pins(setup) ? setup.wait : 0)));
    }
  });

  it('says in each step what happens, and goes on in time', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      const times = frames.map(({ state }) => state.now);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(frames.slice(1).every(({ text, state }) => text.length > 12 && state.moves.length > 0)).toBe(true);
    }
  });

  it('says of each way to wait what the recorded program says', () => {
    const file = path.join(import.meta.dirname, '../../samples/java/jvm/threads/Carrier.java.out');
    const recorded = readFileSync(file, 'utf8').trim().split('\n');
    expect(recorded).toEqual(
      WAYS.map((way) => `${way === 'pause' ? way : `in ${way}`}: carrier ${carrierWhile({ kind: '25', way })}`),
    );
  });

  it('compares with the other way, and has an example of each', () => {
    for (const setup of setups) expect(pins(otherwise(setup))).toBe(!pins(setup));
    expect(new Set(Object.values(EXAMPLES).map(pins)).size).toBe(2);
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toContain(String(ticks(model.initial)));
    expect([model.initial, PINNED].map(ticks)).toEqual([9, 24]);
    const { tasks } = model.trace(PINNED).findLast(({ state }) => state.now <= 9)!.state;
    expect(tasks.filter(({ phase }) => phase === 'ended')).toHaveLength(1);
    expect([model.initial, PINNED].map((setup) => ticks({ ...setup, carriers: 2 }))).toEqual([7, 12]);
  });

  it('reads addresses from before the wait could be changed', () => {
    expect(model.decode('21.synchronized.2.8')).toEqual({
      kind: '21',
      way: 'synchronized',
      carriers: 2,
      tasks: 8,
      wait: 4,
    });
  });
});
