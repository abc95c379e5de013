import { describe, expect, it } from 'vitest';

import { comesBack, EXAMPLES, LAST_MESSAGE, messageAt, model, prediction, SLICES, type Setup } from './model';
import { LENGTH, THREADS, type State } from './run';

const setups: Setup[] = SLICES.flatMap((slice) =>
  Array.from({ length: LAST_MESSAGE }, (_, index) => ({ slice, message: index + 1 })),
);
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);

describe('a run', () => {
  it('gives the core to one thread in each millisecond, and counts for that thread alone', () => {
    for (const setup of setups) {
      const last = statesOf(setup).at(-1)!;
      expect(last.log).toHaveLength(LENGTH);
      for (const thread of THREADS)
        expect(last.registers[thread].n).toBe(last.log.filter((name) => name === thread).length);
    }
  });

  it('gives back exactly the registers that were saved', () => {
    for (const setup of setups) {
      const states = statesOf(setup);
      for (const [index, { moves, registers }] of states.entries()) {
        if (moves?.way !== 'load') continue;
        const saved = states.slice(0, index).findLast((one) => one.moves?.whose === moves.whose);
        if (saved) expect(registers[moves.whose]).toEqual(saved.registers[moves.whose]);
      }
    }
  });

  it('changes nothing of a thread that is not on the core', () => {
    for (const setup of setups)
      statesOf(setup).reduce((before, now) => {
        for (const thread of THREADS)
          if (before.on !== thread) expect(now.registers[thread]).toEqual(before.registers[thread]);
        return now;
      });
  });

  it('saves before it loads, and has one thread on the core but for the kernel', () => {
    for (const setup of setups) {
      const moves = statesOf(setup).flatMap((state) => (state.moves ? [state.moves.way] : []));
      expect(moves.filter((_, index) => index % 2 === 0).every((way) => way === 'save')).toBe(true);
      expect(moves.filter((_, index) => index % 2 === 1).every((way) => way === 'load')).toBe(true);
      for (const { on, conditions } of statesOf(setup))
        expect(THREADS.filter((thread) => conditions[thread] === 'runs')).toEqual(on ? [on] : []);
    }
  });

  it('wakes chat at its message, not before, and lets it run at once', () => {
    for (const setup of setups) {
      const last = statesOf(setup).at(-1)!;
      expect(last.log.indexOf('chat')).toBe(setup.message);
      expect(last.late).toBe(0);
    }
  });

  it('lets no loop run longer than its slice while the other is ready', () => {
    for (const setup of setups) {
      const loops = statesOf(setup)
        .at(-1)!
        .log.filter((name) => name !== 'chat');
      const runs = loops
        .join(' ')
        .match(/(photos ?)+|(video ?)+/g)!
        .map((run) => run.trim().split(' ').length);
      expect(Math.max(...runs)).toBeLessThanOrEqual(setup.slice);
    }
  });

  it('has more switches the shorter the turns are', () => {
    const counts = SLICES.map((slice) => statesOf({ slice, message: 10 }).at(-1)!.switches);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
});

describe('the model', () => {
  it('asks with which number photos goes on, and has the answer from the run', () => {
    expect(prediction.choices[prediction.right]).toBe(`n = ${comesBack(model.initial).registers.photos.n}`);
    expect(statesOf(model.initial)[model.startAt]).toMatchObject({ on: 'photos', now: 4, moves: null });
  });

  it('puts a message only where one can come', () => {
    expect([-9, 0.4, 3.6, 99].map(messageAt)).toEqual([1, 1, 4, LAST_MESSAGE]);
    for (const setup of Object.values(EXAMPLES)) expect(setups).toContainEqual(setup);
  });
});
