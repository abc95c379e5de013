import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { model, order, prediction } from './model';
import { play, WAYS, type Setup } from './run';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const setups: Setup[] = upTo(3).flatMap((ps) =>
  upTo(6).flatMap((goroutines) => [0, 1, 2, 3].flatMap((room) => WAYS.map((way) => ({ ps, goroutines, room, way })))),
);

describe('go-scheduler', () => {
  it('runs goroutines on one P in the order of the real program', () => {
    const file = path.join(import.meta.dirname, '../../samples/go/routines/order.go.out');
    expect(order(model.initial)).toBe(readFileSync(file, 'utf8').trim());
  });

  it('receives every value once, and ends', () => {
    for (const setup of setups) {
      const { got, done } = play(setup).at(-1)!.state;
      expect(got.toSorted()).toEqual(upTo(setup.goroutines).map((number) => `g${number}`));
      expect(done).toContain('main');
      expect(play(setup).at(-1)!.text).toMatch(/main has all values and ends/);
    }
  });

  it('has every goroutine in one place, and a thread for each that runs or is in a call', () => {
    for (const setup of setups) {
      for (const { state } of play(setup)) {
        const calls = state.calls.map((text) => text.split(' with '));
        const places = [
          ...state.ps.flatMap(({ running, next, queue }) => [running, next, ...queue]),
          ...state.global,
          ...state.senders,
          ...state.receivers,
          ...calls.map(([name]) => name!),
          ...state.done,
        ].filter((name) => name !== null);
        expect(new Set(places).size).toBe(places.length);
        expect(state.ps.filter((p) => p.running !== null).every((p) => p.m !== null)).toBe(true);
        const held = [...state.ps.flatMap(({ m }) => m ?? []), ...calls.map(([, m]) => m!)];
        expect(new Set(held).size).toBe(held.length);
        expect(state.threads).toBeGreaterThanOrEqual(held.length);
        expect(state.buffer.length).toBeLessThanOrEqual(setup.room);
      }
    }
  });

  it('needs more threads than Ps for system calls alone', () => {
    for (const setup of setups) {
      const { threads } = play(setup).at(-1)!.state;
      expect(threads).toBeLessThanOrEqual(setup.way === 'compute' ? setup.ps : setup.ps + setup.goroutines);
    }
    expect(play({ ...model.initial, way: 'call' }).at(-1)!.state.threads).toBeGreaterThan(1);
  });

  it('steals with two Ps, and can block a sender', () => {
    expect(play({ ...model.initial, ps: 2 }).at(-1)!.state.stolen).toBeGreaterThan(0);
    expect(play(model.initial).at(-1)!.state.stolen).toBe(0);
    const blocks = (setup: Setup) => play(setup).some(({ state }) => state.senders.length > 0);
    expect(setups.some((setup) => setup.room === 0 && blocks(setup))).toBe(true);
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toBe('g4 g1 g2 g3');
  });
});
