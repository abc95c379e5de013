import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { answered, kinds, model, MOST_REQUESTS, MOST_THREADS, prediction } from './model';
import { COST, run, total, type Kind, type Server, type Setup } from './run';

const SERVERS = ['pool', 'blocking', 'loop', 'virtual'] as const;
const KINDS = Object.keys(COST) as Kind[];
const next = seeded(7);
const lists = Array.from({ length: 40 }, () =>
  Array.from({ length: Math.floor(next() * (MOST_REQUESTS + 1)) }, () => KINDS[Math.floor(next() * 3)]!),
);
const times = (setup: Setup) =>
  run(setup)
    .at(-1)!
    .state.requests.map((request) => request.answered);
const setup = (server: Server, requests: readonly Kind[], threads = 2): Setup => ({ server, threads, requests });

/** One after the other, each with all its waiting: no simulation, a sum. */
function oneByOne(requests: readonly Kind[]): number[] {
  let free = 0;
  return requests.map((kind, arrives) => (free = Math.max(free, arrives) + total(kind)));
}

/** A single server that takes pieces of work in the order in which they become ready, and is never interrupted. */
function inOrder(requests: readonly Kind[]): (number | null)[] {
  const done: (number | null)[] = requests.map(() => null);
  const pieces = requests.map((kind, index) => ({ index, ready: index, first: true, kind, woken: 1 }));
  for (let free = 0; pieces.length > 0;) {
    pieces.sort((a, b) => a.ready - b.ready || a.woken - b.woken || a.index - b.index);
    const { index, ready, first, kind } = pieces.shift()!;
    const [work, wait, rest] = COST[kind];
    free = Math.max(free, ready) + (first ? work : rest);
    if (first && rest > 0) pieces.push({ index, ready: free + wait, first: false, kind, woken: 0 });
    else done[index] = free;
  }
  return done;
}

describe('the servers', () => {
  it('a blocked loop and a pool of one thread answer one request after the other', () => {
    for (const requests of lists) expect(times(setup('blocking', requests))).toEqual(oneByOne(requests));
    for (const requests of lists) expect(times(setup('pool', requests, 1))).toEqual(oneByOne(requests));
  });

  it('a loop with callbacks is a queue of pieces of work, and virtual threads answer at the same ticks', () => {
    for (const requests of lists) {
      expect(times(setup('loop', requests))).toEqual(inOrder(requests));
      expect(times(setup('virtual', requests))).toEqual(inOrder(requests));
    }
  });

  it('a pool with a thread for everybody is as good where nothing takes long', () => {
    for (const requests of [kinds('rprp'), kinds('rrrp'), kinds('pppp')])
      expect(times(setup('pool', requests, MOST_THREADS))).toEqual(inOrder(requests));
  });

  it('a pool shares the processor, so a ping overtakes a sum; a loop does not', () => {
    expect(answered(setup('pool', kinds('sp')))).toBeLessThan(total('sum'));
    expect(answered(setup('loop', kinds('sp')))).toBe(total('sum') + 1);
  });
});

describe('every run', () => {
  it.each(SERVERS)('%s: loses no work, exceeds no bound and leaves no ready request alone', (server) => {
    for (const requests of lists)
      for (const threads of [1, 2, 3, 4]) {
        const frames = run(setup(server, requests, threads));
        const end = frames.at(-1)!.state;
        const work = requests.reduce((sum, kind) => sum + COST[kind][0] + COST[kind][2], 0);
        expect(end.time - end.idle).toBe(work);
        end.requests.forEach(({ answered: at, kind }, index) =>
          expect(at!).toBeGreaterThanOrEqual(index + total(kind)),
        );
        for (const { state } of frames) {
          const runs = state.requests.filter(({ phase }) => phase === 'runs').length;
          const ready = state.requests.filter(({ phase }) => phase === 'ready').length;
          expect(runs).toBeLessThanOrEqual(1);
          if (ready > 0) expect(runs).toBe(1);
          if (server === 'pool') expect(state.inside).toBeLessThanOrEqual(threads);
          if (server === 'blocking') expect(state.inside).toBeLessThanOrEqual(1);
        }
        expect(frames.length).toBeLessThan(70);
        expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
      }
  });
});

describe('the model', () => {
  it('starts when the ping has arrived and finds no thread, and knows the answer', () => {
    const { state, text } = model.trace(model.initial)[model.startAt]!;
    expect(state.requests.map(({ phase }) => phase)).toEqual(['waits', 'waits', 'outside']);
    expect(text).toContain('the processor is idle');
    expect(prediction.choices[prediction.right]).toBe('8');
    expect(new Set(prediction.choices).size).toBe(3);
    expect(run(model.initial)[6]!.state.requests[0]!.answered).toBe(6);
  });
});
