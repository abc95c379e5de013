import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import kernel from './kernel.json';
import { model, MOST_OPS, MOST_PROCESSES, MOST_SPACES, ops, prediction, room, written, type Setup } from './model';
import { Run, type Op, type State } from './run';

const play = (list: Setup) => {
  const run = new Run();
  for (const op of list) run.do(op);
  return run.frames;
};
/** As askKernel.py prints it: processes by their number on the host, each with all its numbers. */
const printed = ({ alive }: State) =>
  [...alive]
    .sort((a, b) => a.numbers[0]! - b.numbers[0]!)
    .map(({ numbers }) => numbers.join(','))
    .join(' ');

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
function randomOps(seed: number): Op[] {
  const next = seeded(seed);
  const list: Op[] = [];
  while (list.length < 25) {
    const { state } = play(list).at(-1)!;
    const who = state.alive[Math.floor(next() * state.alive.length)]!.numbers[0]!;
    const act = (['f', 'f', 'f', 'u', 't', 'k'] as const)[Math.floor(next() * 6)]!;
    if (room(state, act)) list.push({ act, who, target: act === 'f' || act === 'u' ? 0 : 1 + Math.floor(next() * 5) });
  }
  return list;
}

describe('PID namespaces', () => {
  it.each(kernel.runs)('behave as on a real kernel: $run', ({ run, words, end }) => {
    const frames = play(ops(run)!);
    expect(
      frames
        .slice(1)
        .map(({ state }) => state.word)
        .join(' '),
    ).toBe(words);
    expect(printed(frames.at(-1)!.state)).toBe(end);
  });

  it('were compared on runs that meet every error and three levels', () => {
    const words = kernel.runs.map((one) => one.words).join(' ');
    for (const word of ['ok', 'ESRCH', 'EINVAL', 'ENOMEM']) expect(words.split(' ')).toContain(word);
    expect(kernel.runs.some(({ end }) => /\d+,\d+,\d+/.test(end))).toBe(true);
    expect(kernel.runs.map(({ run }) => run)).toContain(written(model.initial));
  });

  it('give a process one number in each namespace around it, and no number twice', () => {
    for (const seed of seeds)
      for (const { state } of play(randomOps(seed))) {
        const seen = new Set<string>();
        for (const { numbers, spaces } of state.alive) {
          expect(numbers).toHaveLength(spaces.length);
          spaces.forEach((space, level) => {
            expect(state.spaces[space]!.parent ?? -1).toBe(spaces[level - 1] ?? -1);
            const key = `${space}:${numbers[level]}`;
            expect(seen.has(key)).toBe(false);
            seen.add(key);
          });
        }
      }
  });

  it('leave nobody in a namespace whose process 1 has ended', () => {
    for (const seed of seeds)
      for (const { state } of play(randomOps(seed)))
        for (const { spaces } of state.alive)
          for (const space of spaces) expect(state.spaces[space]!.closed).toBe(false);
  });

  it('play a longer run that begins with the shorter one, and say when the figure is full', () => {
    const list = randomOps(5);
    const short = model.trace(list.slice(0, 12));
    expect(model.trace(list).slice(0, short.length)).toEqual(short);
    const full = Array.from({ length: MOST_OPS }, (): Op => ({ act: 'k', who: 1, target: 1 }));
    expect(model.trace(full).at(-1)!.text).toContain(`at most ${MOST_OPS} operations`);
    for (const seed of seeds) {
      const { state } = play(randomOps(seed)).at(-1)!;
      expect(state.spaces.length).toBeLessThanOrEqual(MOST_SPACES);
      expect(state.alive.length).toBeLessThanOrEqual(MOST_PROCESSES);
    }
  });

  it('start before the kill, and know who ends', () => {
    expect(printed(model.trace(model.initial)[model.startAt]!.state)).toBe('1 2 3,1 4,2');
    expect(prediction.choices[prediction.right]).toBe('Nobody');
    expect(model.trace(model.initial).at(-1)!.state.word).toBe('ENOMEM');
  });
});
