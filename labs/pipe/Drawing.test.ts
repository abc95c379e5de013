import { describe, expect, it } from 'vitest';

import { HEIGHT } from '@groundwork/labs-kit/drawings';
import { touchingShapes } from '@groundwork/labs-kit/testing';
import { pipePicture } from './Drawing';
import { acts, EXAMPLES, model, type Setup } from './model';

const RUNS: readonly Setup[] = (['pipe', 'terminal', 'lines'] as const).flatMap((target) => [
  ...Object.values(EXAMPLES).map((list) => ({ target, acts: list })),
  { target, acts: acts('eeeeoooo') },
  { target, acts: acts('oeoeoeoeoeoeoerrrrrrrrrrrrrk') },
  { target, acts: acts('eeeeeel') },
]);

describe('the labels of the drawing', () => {
  it.each([304, 344, 360, 704, 736])('do not touch each other or the edge at %i pixels', (width) => {
    const size = width < 560 ? 12 : 13;
    const found = RUNS.flatMap((setup) =>
      model
        .trace(setup)
        .flatMap(({ state }) => touchingShapes(pipePicture(state, width), { size, width, height: HEIGHT })),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('the picture', () => {
  it('has each printed line once, as long as the places at the foot have room', () => {
    for (const { state } of model.trace(model.initial)) {
      const lines = pipePicture(state, 360).filter(({ key }) => /^line \d+$/.test(key));
      const { buffer, waiting, pipe, seen, lost } = state;
      expect(lines.map(({ key }) => key).sort()).toEqual(
        [buffer, waiting, pipe, seen, lost].flatMap((all) => all.map(({ number }) => `line ${number}`)).sort(),
      );
    }
  });

  it('draws what came first into the pipe lowest, where it comes out', () => {
    const { state } = model.trace({ target: 'pipe', acts: acts('ee') }).at(-1)!;
    const shapes = pipePicture(state, 360);
    const y = (number: number) => Number(shapes.find(({ key }) => key === `line ${number}`)?.at.y);
    expect(y(1)).toBeGreaterThan(y(2));
  });

  it('never has a side below nothing, whatever the width', () => {
    for (const setup of RUNS)
      for (const { state } of model.trace(setup))
        for (const { at } of pipePicture(state, 1))
          expect(Math.min(Number(at.width ?? 0), Number(at.height ?? 0))).toBeGreaterThanOrEqual(0);
  });
});
