import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstDelay, model, NICES, prediction, shares, SLICES, wakes, type Setup } from './model';
import { LENGTH, LOOP_SLICE, SLEEP, SLEEPER, WORK, weight, lag, type State } from './run';

const setups: Setup[] = NICES.flatMap((nice) => SLICES.map((slice) => ({ nice, slice })));
const last = (setup: Setup): State => model.trace(setup).at(-1)!.state;
const recorded = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../samples/computers/context-switching', `${file}.out`), 'utf8');

interface Account {
  name: string;
  weight: bigint;
  slice: bigint;
  had: bigint;
  deadline: bigint;
  awake: boolean;
}

/**
 * The rules of EEVDF as the kernel's documentation tells them, applied to who had the processor and to nothing else of
 * the run. Returns what was wrong with a choice.
 */
function audit({ nice, slice }: Setup): string[] {
  const ms = 1000n;
  const virtual = (one: Account, milliseconds: bigint) => (milliseconds * 3n * ms) / one.weight;
  const accounts: Account[] = [1, 2, 3, 4].map((number) => {
    const ofWeight = number === 1 && nice === '5' ? 1n : 3n;
    const one = { name: `loop ${number}`, weight: ofWeight, slice: 4n, had: 0n, deadline: 0n, awake: true };
    return { ...one, deadline: virtual(one, 4n) };
  });
  accounts.push({ name: SLEEPER, weight: 3n, slice: BigInt(slice), had: 0n, deadline: 0n, awake: false });
  const sums = () => {
    const awake = accounts.filter((one) => one.awake);
    return [
      awake.reduce((sum, one) => sum + one.weight * one.had, 0n),
      awake.reduce((sum, one) => sum + one.weight, 0n),
    ];
  };
  const wrong: string[] = [];
  const { log } = last({ nice, slice });
  let wake = 5;
  let before = '';
  log.forEach((name, now) => {
    const sleeper = accounts[4]!;
    const woke = now === wake;
    if (woke) {
      const [sum, all] = sums();
      const even = sum! / all!;
      sleeper.had = sleeper.had > even ? sleeper.had : even;
      sleeper.deadline = sleeper.had + virtual(sleeper, sleeper.slice);
      sleeper.awake = true;
    }
    const chosen = accounts.find((one) => one.name === name)!;
    const [sum, all] = sums();
    const able = accounts.filter((one) => one.awake && one.had * all! <= sum!);
    if (name !== before) {
      if (!able.includes(chosen)) wrong.push(`${now}: ${name} had too much`);
      if (able.some((one) => one.deadline < chosen.deadline)) wrong.push(`${now}: ${name} was not the first`);
    }
    if (woke && sleeper.slice < LOOP_SLICE && name !== SLEEPER)
      if (able.includes(sleeper) && sleeper.deadline < chosen.deadline) wrong.push(`${now}: the sleeper had to wait`);
    chosen.had += virtual(chosen, 1n);
    if (chosen.had >= chosen.deadline) chosen.deadline = chosen.had + virtual(chosen, chosen.slice);
    if (name === SLEEPER) {
      sleeper.awake = false;
      wake = now + WORK + SLEEP;
    }
    before = name;
  });
  return wrong;
}

describe('scheduler', () => {
  it('chooses as the rules say, judged by who ran and by nothing else', () => {
    for (const setup of setups) {
      expect(last(setup).log).toHaveLength(LENGTH);
      expect(audit(setup)).toEqual([]);
    }
  });

  it('owes nothing in all, and nobody more than a slice or two', () => {
    for (const setup of setups)
      for (const { state } of model.trace(setup)) {
        const owed = state.threads.filter((one) => one.awake).map((one) => lag(state.threads, one));
        expect(owed.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
        for (const one of owed) expect(Math.abs(one)).toBeLessThanOrEqual(2 * LOOP_SLICE);
      }
  });

  it('shares the time by weight, whatever slice the sleeper asks for', () => {
    for (const setup of setups) {
      const loops = last(setup).threads.slice(0, 4);
      const perWeight = loops.map((one) => one.ran / weight(one));
      expect(Math.max(...perWeight) - Math.min(...perWeight)).toBeLessThanOrEqual(LOOP_SLICE);
      expect(shares(setup).reduce((sum, one) => sum + one, 0)).toBe(LENGTH);
    }
  });

  it('runs the sleeper sooner with a short slice, as slice.c measured, and shares three to one, as shares.c did', () => {
    const late = [...recorded('slice.c').matchAll(/runs +([\d.]+) ms late/g)].map((found) => Number(found[1]));
    expect(late).toHaveLength(2);
    expect(late[0]!).toBeLessThan(late[1]!);
    for (const nice of NICES) {
      const worst = (slice: Setup['slice']) => Math.max(...last({ nice, slice }).late);
      expect(firstDelay({ nice, slice: '1' })).toBeLessThan(firstDelay({ nice, slice: '100' }));
      expect(worst('1')).toBeLessThan(worst('100'));
    }
    expect(recorded('shares.c')).toContain('nice 0 against nice 5:  3 to 1');
    const [low, high] = shares({ nice: '5', slice: '100' });
    expect(high! / low!).toBe(3);
  });

  it('gives the same trace for the same setup, as plain data', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(model.trace(setup)).toEqual(frames);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
    }
  });

  it('reads back what it writes and refuses the rest', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    for (const text of ['', '0', '0.', '0.2', '1.1', '0.1.1', '5.100;x', 'constructor.1', '0.1e2', ' 0.1'])
      expect(model.decode(text)).toBeNull();
  });

  it('starts where the sleeper has woken and is made to wait', () => {
    const { state, text } = model.trace(model.initial)[model.startAt]!;
    expect(text).toMatch(/The sleeper wakes.*keeps the processor/);
    expect([state.running, state.late]).toEqual(['loop 2', []]);
    expect(prediction.choices[prediction.right]).toBe('Later than that');
    expect(prediction.because).toMatch(/runs 11 ms later.*runs 0 ms later/);
    for (const setup of setups) expect(wakes(setup)).toBeGreaterThan(0);
  });
});
