import { describe, expect, it } from 'vitest';
import kernel from './kernel.json';
import { EXAMPLES, model, prediction, switched, type Setup } from './model';
import { ATTEMPTS, judge, LAYERS, layersOf, type Attempt, type Layer, type Reach } from './rules';

const LETTER: Readonly<Record<Reach, string>> = { host: 'h', own: 'o', no: 'n' };
const setOf = (mask: number, names: readonly string[]): Layer[] =>
  names.filter((_, bit) => (mask >> bit) & 1) as Layer[];
const all = Array.from({ length: 2 ** LAYERS.length }, (_, mask) => setOf(mask, LAYERS));
const reachOf = (attempt: Attempt, on: Setup) => judge(attempt, layersOf(on)).reach;

describe('the view of a container', () => {
  it.each(Object.entries(kernel.answers))(
    'is that of Linux when it was asked, for all sets of layers: %s',
    (key, letters) => {
      const mine = Array.from(
        { length: 2 ** kernel.layers.length },
        (_, mask) => LETTER[reachOf(key as Attempt, setOf(mask, kernel.layers))],
      );
      expect(mine.join('')).toBe(letters);
    },
  );

  it('was asked for everything but the limit, which was not set, and the version, which nothing hides', () => {
    expect(kernel.layers).toEqual(LAYERS.slice(0, -1));
    expect([...Object.keys(kernel.answers), 'memory', 'kernel'].sort()).toEqual([...ATTEMPTS].sort());
  });

  it('names a layer that is on, and that matters: without it the attempt gets further, or another one answers', () => {
    for (const on of all)
      for (const attempt of ATTEMPTS) {
        const { by, reach } = judge(attempt, layersOf(on));
        expect(by === null).toBe(reach === 'host');
        if (by === null) continue;
        expect(on).toContain(by);
        expect(judge(attempt, layersOf(switched(on, by))).by).not.toBe(by);
      }
  });

  it('reaches the host with no layer more than without it', () => {
    for (const on of all)
      for (const layer of LAYERS.filter((one) => !on.includes(one)))
        for (const attempt of ATTEMPTS)
          if (reachOf(attempt, on) !== 'host') expect(reachOf(attempt, switched(on, layer))).not.toBe('host');
  });

  it('lets the filter refuse what needs a capability only together with the reduced capabilities', () => {
    for (const on of all.filter((one) => one.includes('filter')))
      for (const attempt of ['clock', 'rename', 'mount'] as const)
        expect(judge(attempt, layersOf(on)).by === 'filter').toBe(on.includes('caps'));
  });

  it('lets the filter refuse the encryption code with any capabilities', () => {
    for (const on of all) expect(judge('alg', layersOf(on)).by === 'filter').toBe(on.includes('filter'));
  });

  it('hides the kernel from nobody', () => {
    for (const on of all) expect(reachOf('kernel', on)).toBe('host');
  });

  it('says what the note says', () => {
    const reached = (on: Setup) => ATTEMPTS.filter((attempt) => reachOf(attempt, on) === 'host');
    expect(reached(EXAMPLES['no container'])).toEqual(ATTEMPTS);
    expect(reached(EXAMPLES['--privileged'])).toEqual(['clock', 'alg', 'memory', 'kernel']);
    expect(reached(EXAMPLES['docker run'])).toEqual(['memory', 'kernel']);
    expect(reached(EXAMPLES['--cap-add ALL'])).toEqual(['clock', 'memory', 'kernel']);
    expect(reached(EXAMPLES['--network host'])).toEqual(['connect', 'memory', 'kernel']);
    expect(reached(LAYERS)).toEqual(['kernel']);
  });

  it('tells each attempt in one frame, and the same for the same layers', () => {
    for (const on of all) {
      const frames = model.trace(on);
      expect(frames).toHaveLength(ATTEMPTS.length + 1);
      expect(model.trace(on)).toEqual(frames);
      frames.forEach((frame, index) => expect(frame.state.verdicts).toHaveLength(index));
    }
  });

  it('starts where the next step answers the prediction', () => {
    expect(prediction.choices[prediction.right]).toBe('Set the clock');
    expect(model.trace(model.initial)[model.startAt + 1]!.state.verdicts[0]!.reach).toBe('host');
  });
});
