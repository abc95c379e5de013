// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DrawingMotion } from './drawing';

let frames: ((now: number) => void)[];
const animate = vi.fn();
let start: number;

beforeEach(() => {
  frames = [];
  animate.mockClear();
  start = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => start);
  vi.stubGlobal('requestAnimationFrame', (act: (now: number) => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => id > 0 && (frames[id - 1] = () => undefined));
  Object.assign(Element.prototype, { animate });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stageWith = (svg: string): HTMLElement => {
  const stage = document.createElement('div');
  stage.innerHTML = `<svg>${svg}</svg>`;
  return stage;
};
const passes = (ms: number): void => frames.splice(0).forEach((act) => act(start + ms));
const x = (stage: Element): number => Number(stage.querySelector('circle')!.getAttribute('cx'));
const put = (stage: Element, cx: number): void => stage.querySelector('circle')!.setAttribute('cx', String(cx));

it('moves what stays from where it was to where it is, and is there in the end', () => {
  const stage = stageWith('<circle cx="0" r="5"/>');
  const motion = new DrawingMotion();
  const seen = motion.look(stage);
  put(stage, 100);
  motion.move(stage, seen);
  expect(x(stage)).toBe(0);
  passes(160);
  expect(x(stage)).toBeGreaterThan(0);
  expect(x(stage)).toBeLessThan(100);
  passes(320);
  expect(x(stage)).toBe(100);
  expect(frames).toEqual([]);
});

it('goes on from where something is seen when it is on its way already', () => {
  const stage = stageWith('<circle cx="0" r="5"/>');
  const motion = new DrawingMotion();
  let seen = motion.look(stage);
  put(stage, 100);
  motion.move(stage, seen);
  passes(160);
  const between = x(stage);
  seen = motion.look(stage);
  // React compares with what it wrote itself.
  expect(x(stage)).toBe(100);
  put(stage, 50);
  motion.move(stage, seen);
  expect(x(stage)).toBe(between);
  passes(320);
  expect(x(stage)).toBe(50);
});

it('lets what is new appear, and what is new inside of it with it', () => {
  const stage = stageWith('<circle cx="0"/>');
  const motion = new DrawingMotion();
  const seen = motion.look(stage);
  stage.querySelector('svg')!.insertAdjacentHTML('beforeend', '<g><rect x="1"/></g>');
  motion.move(stage, seen);
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.contexts[0]).toBe(stage.querySelector('g'));
  expect(frames).toEqual([]);
});

it('leaves a film alone, which has a clock of its own', () => {
  const stage = stageWith('<g data-film=""><circle cx="0"/></g>');
  const motion = new DrawingMotion();
  const seen = motion.look(stage);
  put(stage, 100);
  motion.move(stage, seen);
  expect(x(stage)).toBe(100);
});

it('brings what is on its way to its end at once when it is asked to', () => {
  const stage = stageWith('<circle cx="0"/>');
  const motion = new DrawingMotion();
  const seen = motion.look(stage);
  put(stage, 100);
  motion.move(stage, seen);
  motion.arrive();
  expect(x(stage)).toBe(100);
  passes(100);
  expect(x(stage)).toBe(100);
});
