import { describe, expect, it } from 'vitest';

import { shapesOf } from '../testing/shapes';
import { crosses, FigureSheet, labelBox, overlap } from './figureSheet';
import { lineHeight, textWidth } from './textWidth';

const box = { x: 10, y: 10, width: 20, height: 20 };
const looks = (sheet: FigureSheet): string[] => shapesOf(sheet.elements).map(({ look }) => look);
const laptop = { name: 'laptop', colour: 'a', letter: 'L' } as const;

describe('a sheet', () => {
  it('knows where its labels are, and which lines none may stand on', () => {
    const sheet = new FigureSheet();
    sheet.label(['one', 'two'], [100, 10], { anchor: 'middle' });
    const width = Math.max(textWidth('one'), textWidth('two'));
    expect(sheet.labels).toEqual([
      { text: 'one two', box: { x: 100 - width / 2, y: 10, width, height: 2 * lineHeight }, onGround: false },
    ]);
    const way = [
      [0, 0],
      [0, 9],
    ] as const;
    sheet.line(way, 'lane');
    expect(sheet.segments).toEqual([]);
    sheet.line(way);
    expect(sheet.segments).toEqual([way]);
  });

  it('draws a mark within its shape, and an arrow with a head at its end', () => {
    const sheet = new FigureSheet();
    sheet.rect(box, 'mark');
    expect(sheet.elements[0]).toMatchObject({ properties: { x: '11', y: '11', width: '18', height: '18' } });
    sheet.arrow([
      [0, 0],
      [40, 0],
    ]);
    expect(sheet.elements[2]).toMatchObject({
      tagName: 'polygon',
      properties: { points: expect.stringMatching(/^40,0 /) as string },
    });
  });

  it('gives a part the circle of its actor, and its label less room for it', () => {
    const sheet = new FigureSheet([laptop]);
    expect(sheet.actorOf({ name: 'Laptop' })).toBe(laptop);
    expect(sheet.actorOf({ name: 'a table', actor: 'laptop' })).toBe(laptop);
    expect(sheet.badgeRoom({ name: 'router' })).toBe(0);
    const room = textWidth('a routing table') + 1;
    expect(sheet.wrapName({ name: 'a routing table' }, room)).toHaveLength(1);
    expect(sheet.wrapName({ name: 'a routing table', actor: 'laptop' }, room)).toHaveLength(2);
    sheet.named({ name: 'a table', actor: 'laptop' }, ['a table'], [0, 0]);
    expect(sheet.labels.map(({ text }) => text)).toEqual(['a table']);
    expect(looks(sheet)).toContain('fig-who who-a');
  });

  it('draws a frame below what it holds', () => {
    const sheet = new FigureSheet();
    sheet.dot([1, 1]);
    sheet.below(0, () => sheet.rect(box, 'outer'));
    expect(looks(sheet)).toEqual(['fig-outer', 'fig-head']);
  });
});

it('tells how far two boxes cover each other, and whether a line goes through one', () => {
  expect(overlap(box, { ...box, x: 25 })).toBeGreaterThan(0);
  expect(overlap(box, { ...box, x: 30 })).toBeLessThanOrEqual(0);
  expect(
    crosses(
      [
        [0, 0],
        [40, 40],
      ],
      box,
    ),
  ).toBe(true);
  expect(
    crosses(
      [
        [0, 40],
        [40, 40],
      ],
      box,
    ),
  ).toBe(false);
  expect(
    crosses(
      [
        [0, 0],
        [5, 5],
      ],
      box,
    ),
  ).toBe(false);
});

it('measures a label from its start, its middle or its end', () => {
  const width = textWidth('label');
  const leftOf = (anchor: 'start' | 'middle' | 'end') => labelBox(['label'], [100, 0], { anchor }).x;
  expect([leftOf('start'), leftOf('middle'), leftOf('end')]).toEqual([100, 100 - width / 2, 100 - width]);
});
