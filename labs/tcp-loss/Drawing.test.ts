import { describe, expect, it } from 'vitest';

import { lanesPicture, layoutLanes, partingOfLanes } from '@groundwork/labs-kit/drawings/lanes';
import { touchingShapes } from '@groundwork/labs-kit/testing';
import { drawn, timeOf } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';

const LOSSES = [[1], [2], [3], [4], [5], [1, 2], [2, 4], [2, 6], [5, 6, 7], [1, 2, 3], []];
const setups: Setup[] = (['tcp', 'quic', 'udp'] as const).flatMap((transport) =>
  [3, 5, 6].flatMap((messages) => LOSSES.map((lost) => ({ transport, messages, lost }))),
);
const start: Setup = { transport: 'tcp', ...EXAMPLES['Lose the second'] };
const of = (setup: Setup) => drawn(model.trace(setup).at(-1)!.state);

function overlaps(setup: Setup, width: number): string[] {
  const run = of(setup);
  const layout = layoutLanes(run, width);
  return model.trace(setup).flatMap(({ state }, index) => {
    const { shapes } = lanesPicture(run, layout, timeOf(index, state));
    return touchingShapes(shapes, layout).map((found) => `${model.encode(setup)}~${index} at ${width}: ${found}`);
  });
}

describe('the labels of the drawing', () => {
  it.each([344, 360, 704, 736])('do not touch each other or the edge at %i pixels', (width) => {
    expect(setups.flatMap((setup) => overlaps(setup, width))).toEqual([]);
  });

  it('are at least 12 pixels high', () => {
    for (const width of [300, 360, 736]) expect(layoutLanes(of(start), width).size).toBeGreaterThanOrEqual(12);
  });
});

describe('the picture', () => {
  const run = of(start);
  const layout = layoutLanes(run, 360);
  const at = (time: number, settled = 1) => lanesPicture(run, layout, time, settled).shapes;
  const looks = (time: number) => at(time).map(({ key }) => key);

  it('is the same for the same time, whichever way it was reached', () => {
    expect(at(87.5)).toEqual(at(87.5));
    for (const { key } of at(110)) expect(new Set(looks(110)).size, key).toBe(looks(110).length);
  });

  it('shows a loss when it happens and not before', () => {
    expect(looks(37)).not.toContain('cross packet 2');
    expect(looks(38)).toContain('cross packet 2');
  });

  it('moves a packet evenly along its line', () => {
    const x = (time: number) => Number(at(time).find(({ key }) => key === 'ride packet 3 o')!.at.cx);
    expect(x(50) - x(45)).toBeCloseTo(x(60) - x(55), 1);
    expect(x(60)).toBeGreaterThan(x(50));
  });

  it('has as many ways as packets that can get lost', () => {
    expect(lanesPicture(run, layout, 180).targets).toHaveLength(6);
    expect(lanesPicture(run, layout, 0).targets).toHaveLength(5);
  });
});

describe('two runs part', () => {
  it('where one loses what the other keeps, and never if they are the same', () => {
    const run = of(start);
    expect(partingOfLanes(run, of({ ...start, lost: [2, 4] }))).toBe(77.5);
    expect(partingOfLanes(run, of(start))).toBe(run.end);
  });

  it('and look the same until then', () => {
    const [one, other] = [of(start), of({ ...start, lost: [2, 5] })];
    const time = partingOfLanes(one, other) - 1;
    const keys = (run: typeof one) =>
      lanesPicture(run, { ...layoutLanes(one, 360) }, time).shapes.map(({ key }) => key);
    expect(keys(other)).toEqual(keys(one));
  });
});
