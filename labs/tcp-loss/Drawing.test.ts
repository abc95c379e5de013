import { describe, expect, it } from 'vitest';

import { layoutLanes, parting, type LanesLayout } from '../_kit/drawings/lanesLayout';
import { lanesPicture, type Shape } from '../_kit/drawings/lanesPicture';
import { textWidth } from '../_kit/drawings/text';
import { drawn, timeOf } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';

const LOSSES = [[1], [2], [3], [4], [5], [1, 2], [2, 4], [2, 6], [5, 6, 7], [1, 2, 3], []];
const setups: Setup[] = (['tcp', 'quic', 'udp'] as const).flatMap((transport) =>
  [3, 5, 6].flatMap((messages) => LOSSES.map((lost) => ({ transport, messages, lost }))),
);
const start: Setup = { transport: 'tcp', ...EXAMPLES['Lose the second'] };
const of = (setup: Setup) => drawn(model.trace(setup).at(-1)!.state);

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** Names stand over the edge behind which the rest goes away. */
const isName = ({ key }: Shape): boolean => /^(name|column|group|unit|badge)/.test(key);
const isStrong = ({ look }: Shape): boolean => /strong|lost|number|onpill|nowword/.test(look);

/** How much room a text takes, from the widths of its letters and the height of those that stand. */
function boxOf(shape: Shape, { size }: LanesLayout): Box {
  const [x, y] = [Number(shape.at.x), Number(shape.at.y)];
  const text = shape.text!;
  const wide = textWidth(text, size, isStrong(shape));
  if (shape.at.transform !== undefined)
    return { text, left: x - size * 0.7, right: x, top: y - wide / 2, foot: y + wide / 2 };
  const left = x - wide * ({ start: 0, middle: 0.5, end: 1 }[String(shape.at.textAnchor)] ?? 0);
  return { text, left, right: left + wide, top: y - size * 0.7, foot: y };
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;

function overlaps(setup: Setup, width: number): string[] {
  const run = of(setup);
  const layout = layoutLanes(run, width);
  return model.trace(setup).flatMap(({ state }, index) => {
    const { shapes } = lanesPicture(run, layout, timeOf(index, state));
    const texts = shapes.filter((one) => one.tag === 'text' && one.text !== '');
    const boxes = texts
      .filter((one) => isName(one) || Number(one.at.y) - layout.size > layout.top - 13)
      .map((one) => boxOf(one, layout));
    const over = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b) => (touch(a, b) ? [`${a.text}/${b.text}`] : [])),
    );
    const outside = boxes.flatMap(({ text, left, right, foot }) =>
      left < -1 || right > width + 1 || foot > layout.height ? [`${text} outside`] : [],
    );
    return [...over, ...outside].map((found) => `${model.encode(setup)}~${index} at ${width}: ${found}`);
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
    expect(parting(run, of({ ...start, lost: [2, 4] }))).toBe(77.5);
    expect(parting(run, of(start))).toBe(run.end);
  });

  it('and look the same until then', () => {
    const [one, other] = [of(start), of({ ...start, lost: [2, 5] })];
    const time = parting(one, other) - 1;
    const keys = (run: typeof one) =>
      lanesPicture(run, { ...layoutLanes(one, 360) }, time).shapes.map(({ key }) => key);
    expect(keys(other)).toEqual(keys(one));
  });
});
