import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakEven, cost, model, MOST_WORDS, prediction, start, WAYS, type Setup } from './model';
import { busy, type State } from './run';

const setups: Setup[] = WAYS.flatMap((way) =>
  Array.from({ length: MOST_WORDS }, (_, index) => ({ way, words: index + 1 })),
);
const last = (setup: Setup): State => model.trace(setup).at(-1)!.state;

/** When each word is in memory by asking, from the rules alone: 6 ticks a word, 4 a load, 1 a store. */
function askedAt(words: number): number[] {
  const at: number[] = [];
  let now = 0;
  let ready = 6;
  for (let word = 0; word < words; word++) {
    const questions = Math.max(1, Math.ceil((ready - now) / 4));
    const loaded = now + 4 * questions + 4;
    ready = loaded + 6;
    now = loaded + 1;
    at.push(now);
  }
  return at;
}

/** The first moment of a run at which each place holds its word. */
function arrivals(setup: Setup): number[] {
  return Array.from(
    { length: setup.words },
    (_, place) => model.trace(setup).find(({ state }) => state.memory[place] === place + 1)!.state.now,
  );
}

describe('dma-copy', () => {
  it('brings every word to its place, once and in order', () => {
    for (const setup of setups) {
      const { memory } = last(setup);
      expect(memory).toEqual(Array.from({ length: setup.words }, (_, index) => index + 1));
      const at = arrivals(setup);
      expect(at.toSorted((a, b) => a - b)).toEqual(at);
      for (const [index, time] of at.entries()) expect(time - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(6);
    }
  });

  it('accounts for every tick of the processor', () => {
    for (const setup of setups)
      for (const { state } of model.trace(setup)) {
        expect(state.log.reduce((sum, { ticks }) => sum + ticks, 0)).toBe(state.now);
        expect(busy(state)).toBeLessThanOrEqual(state.now);
      }
  });

  it('takes the times that the rules give, computed without the run', () => {
    for (const { words } of setups) {
      const asked = askedAt(words);
      expect(arrivals({ way: 'polling', words })).toEqual(asked);
      expect(cost({ way: 'polling', words })).toBe(asked.at(-1));
      // 10 for the interrupt, 4 and 1 to move the word; the first word comes after 6 ticks, the next while 1 passes.
      expect(cost({ way: 'interrupts', words })).toBe(15 * words);
      expect(last({ way: 'interrupts', words }).now).toBe(6 + 15 * words + 5 * (words - 1));
      // 8 and 8 for the buffer, 4 registers, 1 interrupt.
      expect(cost({ way: 'dma', words })).toBe(30);
      expect(last({ way: 'dma', words }).now).toBe(30 + 6 * words);
    }
  });

  it('costs the processor nothing while the device writes, and grows with the words otherwise', () => {
    for (const { words } of setups) {
      const writing = model.trace({ way: 'dma', words }).filter((frame) => frame.text.includes('The device wrote'));
      expect(new Set(writing.map((frame) => busy(frame.state)))).toEqual(new Set([12]));
      for (const way of ['polling', 'interrupts'] as const)
        expect(cost({ way, words: words + 1 })).toBeGreaterThan(cost({ way, words }));
    }
  });

  it('gives a hasty program nothing but old words, and everybody else all new ones', () => {
    for (const setup of setups) {
      const { given } = last(setup);
      expect(given!.filter((word) => word > 0)).toHaveLength(setup.way === 'hasty' ? 0 : setup.words);
    }
  });

  it('agrees with disk.py: loads for each word by hand, and the same few accesses for any number by DMA', () => {
    const file = path.join(import.meta.dirname, '../../samples/computers/dma/disk.py.out');
    const recorded = readFileSync(file, 'utf8');
    expect(recorded).toMatch(/programmed +8192 loads of data, +6 other/);
    expect(recorded).toMatch(/handed over +0 loads of data, 13 other/);
    for (const { words } of setups) {
      const loads = (way: Setup['way']) =>
        last({ way, words }).log.reduce((sum, { work, ticks }) => sum + (work === 'loads' ? ticks / 4 : 0), 0);
      expect([loads('polling'), loads('interrupts'), loads('dma')]).toEqual([words, words, 0]);
    }
  });

  it('starts with the processor done and the memory old, and asks about the break-even', () => {
    const { state, text } = model.trace(model.initial)[model.startAt]!;
    expect(text).toMatch(/address, length, direction and start/);
    expect(state.memory).toEqual([0, 0, 0, 0]);
    const { way } = model.initial;
    expect([way, start({ way: 'polling', words: 1 })]).toEqual(['dma', 0]);
    expect(cost({ way: 'polling', words: 2 })).toBeLessThanOrEqual(cost({ way: 'dma', words: 2 }));
    expect(cost({ way: 'polling', words: 3 })).toBeGreaterThan(cost({ way: 'dma', words: 3 }));
    expect(prediction.choices[prediction.right]).toBe('From the third');
    expect(breakEven()).toBe(3);
    expect(prediction.because).toBe(
      '2 cost 26 ticks by asking and 30 by handing over, 3 cost 39 ticks by asking and 30 by handing over. Handing over costs the same for any number.',
    );
  });
});
