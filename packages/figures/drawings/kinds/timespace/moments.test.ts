import { expect, it } from 'vitest';

import { overlap } from '../../sheet/figureSheet';
import { laidOut, type LaneMoment } from './moments';

const moment = (from: number, to: number, start: number, end: number | undefined, text = 'a message'): LaneMoment => ({
  text,
  mark: undefined,
  isEntry: false,
  from,
  to,
  start,
  end,
});
const frame = (isToScale = false) => ({
  area: { x: 0, y: 0, width: 300 },
  column: 150,
  laneX: (lane: number) => 75 + lane * 150,
  top: 30,
  isToScale,
});

it('stands what a lane does between what arrives and what leaves at that time', () => {
  const { placed } = laidOut([moment(0, 1, 0, 2), moment(1, 1, 2, 2), moment(1, 0, 2, 4)], frame());
  const [arrives, does, leaves] = placed;
  expect(arrives?.line?.[1][1]).toBeLessThan(does?.box.y ?? NaN);
  expect((does?.box.y ?? NaN) + (does?.box.height ?? NaN)).toBeLessThan(leaves?.line?.[0][1] ?? NaN);
});

it('keeps labels apart, of messages that cross too', () => {
  const { placed } = laidOut([moment(0, 1, 0, 1), moment(1, 0, 0, 1, 'another message')], frame());
  const [one, two] = placed.map(({ box }) => box);
  expect(one && two && overlap(one, two)).toBeLessThanOrEqual(0);
});

it('ends a lost message on its way, or just before the lane that drops it', () => {
  const lost = moment(0, 1, 0, undefined);
  expect(laidOut([lost], frame()).placed[0]?.line?.[1][0]).toBe(165);
  expect(laidOut([{ ...lost, lostAt: 1 }], frame()).placed[0]?.line?.[1][0]).toBe(215);
});

it('has distances that tell times where they are to scale, and breaks a step that is far longer', () => {
  const moments = [0, 1, 2, 3, 100].map((time) => moment(0, 0, time, time, 'x'));
  const { yOf, breaks } = laidOut(moments, frame(true));
  expect(yOf(3) - yOf(2)).toBeCloseTo(yOf(2) - yOf(1));
  expect(breaks).toHaveLength(1);
  expect(yOf(100) - yOf(3)).toBeCloseTo(3 * (yOf(3) - yOf(2)));
  expect(laidOut(moments, frame()).breaks).toEqual([]);
});
