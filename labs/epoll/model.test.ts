import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { acts, EXAMPLES, model, prediction, type Setup } from './model';
import { MOST_ORDERS, type Act, type State } from './run';

const MODES = ['level', 'edge'] as const;
const HANDLERS = ['one', 'drain'] as const;
const seeds = Array.from({ length: 100 }, (_, seed) => seed);

/** What the kernel has done with the programs of the note: the independent reference. */
const recorded = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../samples/linux/epoll', `${file}.out`), 'utf8').trim();

function randomActs(seed: number, count: number): Act[] {
  const next = seeded(seed);
  const from: readonly Act[] = ['write', 'write', 'turn', 'turn', 'turn', 'modify'];
  return Array.from({ length: count }, () => (next() < 0.02 ? 'close' : from[Math.floor(next() * from.length)]!));
}

const last = (setup: Setup): State => model.trace(setup).at(-1)!.state;

/** The lines that edge.py prints for its turns, from the model. */
function turns(setup: Setup): string[] {
  return model.trace(setup).flatMap(({ state, text }) => {
    if (state.wait === 'nothing') return [`nothing, ${state.pipe.length * 8} bytes unread`];
    return text.startsWith('The program reads') ? [`event, read order ${state.read.at(-1)}`] : [];
  });
}

describe('epoll against the recorded runs', () => {
  it.each(MODES)('prints what edge.py printed, %s', (mode) => {
    const lines = recorded('edge.py')
      .split('\n')
      .filter((line) => line.startsWith(mode))
      .map((line) => line.replace(/^\w+: +/, ''));
    expect(lines).toHaveLength(3);
    expect(turns({ mode, handler: 'one', acts: EXAMPLES['edge.py'] })).toEqual(lines);
  });

  it('reads what drain.py read', () => {
    const words = model
      .trace({ mode: 'edge', handler: 'drain', acts: acts('wwtwtct') })
      .map(({ text }) => text)
      .flatMap((text) => /reads (order \d)|(EAGAIN)|(end)\. The/.exec(text)?.slice(1).find(Boolean) ?? []);
    const lines = recorded('drain.py').split('\n');
    expect(words.map((word) => (word.startsWith('order') ? `read ${word}` : word))).toEqual(
      lines.map((line) => /read order \d|EAGAIN|end/.exec(line)![0]),
    );
  });

  it('misses the end that last.py missed', () => {
    expect(recorded('last.py').split('\n')[2]).toBe('0 events');
    const setup = { mode: 'edge', handler: 'one', acts: EXAMPLES['An order, then the end'] } as const;
    expect(last(setup)).toMatchObject({ wait: 'nothing', events: 1, read: [1], sawEnd: false });
    expect(model.trace(setup).at(-1)!.text).toContain('never learns of the end');
    expect(last({ ...setup, handler: 'drain' }).sawEnd).toBe(true);
    expect(last({ ...setup, mode: 'level' }).sawEnd).toBe(true);
  });
});

describe('epoll', () => {
  it('delivers each order once and in order, and loses none', () => {
    for (const seed of seeds)
      for (const mode of MODES)
        for (const handler of HANDLERS)
          for (const { state } of model.trace({ mode, handler, acts: randomActs(seed, 50) })) {
            const all = [...state.read, ...state.pipe];
            expect(all).toEqual(all.map((_, index) => index + 1));
            expect(state.pipe.length).toBeLessThanOrEqual(MOST_ORDERS);
          }
  });

  it('never sleeps over unread orders when level-triggered or drained', () => {
    for (const seed of seeds)
      for (const [mode, handler] of [
        ['level', 'one'],
        ['level', 'drain'],
        ['edge', 'drain'],
      ] as const)
        for (const { state } of model.trace({ mode, handler, acts: randomActs(seed, 50) }))
          if (state.wait === 'nothing') expect(state.pipe).toEqual([]);
  });

  it('sleeps over unread orders in some runs of edges with one read each', () => {
    const stalls = seeds.filter((seed) =>
      model
        .trace({ mode: 'edge', handler: 'one', acts: randomActs(seed, 50) })
        .some(({ state }) => state.wait === 'nothing' && state.pipe.length > 0),
    );
    expect(stalls.length).toBeGreaterThan(30);
  });

  it('reports no more events than arrivals and modifications when edge-triggered', () => {
    for (const seed of seeds) {
      const all = randomActs(seed, 50);
      const causes = all.filter((act) => act !== 'turn').length;
      for (const handler of HANDLERS)
        expect(last({ mode: 'edge', handler, acts: all }).events).toBeLessThanOrEqual(causes);
    }
  });

  it('starts with order 2 unread, and knows that the wait will sleep', () => {
    expect(model.trace(model.initial)[model.startAt]!.state).toMatchObject({ pipe: [2], read: [1], ready: false });
    expect(prediction.choices[prediction.right]).toBe('It sleeps');
  });
});
