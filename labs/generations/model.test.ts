import { describe, expect, it } from 'vitest';
import { EXAMPLES, model, MOST_OPS, ops, prediction, trace, type Setup } from './model';
import { ROOM, type Op } from './run';

/** A generator of numbers below `below`, the same ones each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

function randomOps(seed: number): Op[] {
  const next = numbers(seed);
  return Array.from({ length: 30 }, (): Op => {
    const pick = next(10);
    if (pick < 3) return { act: 'keep' };
    if (pick < 5) return { act: 'brief' };
    if (pick < 7) return { act: 'link' };
    if (pick < 9) return { act: 'drop', name: String.fromCharCode(65 + next(20)) };
    return { act: next(3) === 0 ? 'full' : 'young' };
  });
}

/** The independent reference: a heap that never collects, so that nothing can be lost in it. */
function alive(setup: Setup): Set<string> {
  const frames = trace(setup);
  const heldBy = new Map<string, string | null>();
  for (const { state } of frames) for (const item of state.items) heldBy.set(item.name, item.heldBy);
  const leads = (name: string): boolean => {
    const holder = heldBy.get(name);
    return holder === 'variable' || (typeof holder === 'string' && leads(holder));
  };
  return new Set([...heldBy.keys()].filter(leads));
}

const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

describe('generations', () => {
  it('never loses what can be reached, and leaves nothing else after a full collection', () => {
    for (const seed of seeds) {
      const setup: Setup = { cards: 'read', ops: [...randomOps(seed), { act: 'full' }] };
      const end = trace(setup).at(-1)!.state;
      expect(end.lost).toEqual([]);
      const names = new Set(end.items.map((item) => item.name));
      for (const name of alive(setup)) expect(names).toContain(name);
      if (!end.full) expect(names).toEqual(alive(setup));
    }
  });

  it('loses live objects if the cards are ignored', () => {
    const losing = seeds.filter(
      (seed) => trace({ cards: 'ignored', ops: randomOps(seed) }).at(-1)!.state.lost.length > 0,
    );
    expect(losing.length).toBeGreaterThan(30);
  });

  it('keeps each object in one place, and each area within its room', () => {
    for (const seed of seeds)
      for (const { state } of trace({ cards: 'read', ops: randomOps(seed) })) {
        expect(new Set(state.items.map((item) => item.name)).size).toBe(state.items.length);
        expect(state.items.filter((item) => item.place === 'young').length).toBeLessThanOrEqual(ROOM.young);
        expect(state.items.filter((item) => item.place === 'survivor').length).toBeLessThanOrEqual(ROOM.survivor);
      }
  });

  it('copies survivors and not garbage', () => {
    const copied = (list: readonly Op[]) => trace({ cards: 'read', ops: list }).at(-1)!.state.copied;
    expect(copied(EXAMPLES['Most die young'])).toBe(2);
    expect(copied(EXAMPLES['Few die'])).toBe(10);
    expect(trace({ cards: 'read', ops: EXAMPLES['A leak'] }).at(-1)!.state.full).toBe(true);
    expect(trace({ cards: 'read', ops: ops('k b k b k b k b k b k b k') }).at(-1)!.state.full).toBe(false);
  });

  it('answers its question by the model, and starts before the answer', () => {
    expect(prediction.right).toBe(0);
    expect(prediction.because).toContain('C was still in use');
    const frames = trace(model.initial);
    expect(frames[model.startAt + 1]!.text).toMatch(/^Young collection/);
  });

  it('plays at most so many operations, and the same ones each time', () => {
    const many: Setup = { cards: 'read', ops: Array.from({ length: MOST_OPS }, (): Op => ({ act: 'brief' })) };
    expect(trace(many).at(-1)!.text).toContain('at most 40 operations');
    expect(trace(many)).toEqual(trace(many));
  });
});
