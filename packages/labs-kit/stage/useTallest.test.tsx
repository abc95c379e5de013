// @vitest-environment jsdom
import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useTallest } from './useTallest';

/** Which frames were rendered, in order: null is the present one. */
let rendered: (number | null)[];
let idle: (() => void)[];
let comesIntoView: (isIntersecting: boolean) => void;
let root: Root;

beforeEach(() => {
  rendered = [];
  idle = [];
  comesIntoView = () => undefined;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', (id: number) => void (idle[id - 1] = () => undefined));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comesIntoView = (isIntersecting) => flushSync(() => tell([{ isIntersecting }]));
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const runIdle = (): void => idle.splice(0).forEach((act) => act());
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

function Stage({ count, wanted }: { readonly count: number; readonly wanted: boolean }): ReactElement {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  rendered.push(useTallest({ root: place, count, wanted }));
  return (
    <div ref={setPlace} className="lab">
      <p className="lab-now" />
    </div>
  );
}

async function show(count: number, wanted = true): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  flushSync(() => root.render(<Stage count={count} wanted={wanted} />));
  await settled();
  return box.querySelector<HTMLElement>('.lab')!;
}

it('tries every frame once while nobody looks, and gives the present one back', async () => {
  const lab = await show(3);
  comesIntoView(false);
  await settled();
  while (idle.length > 0) runIdle();
  await settled();
  expect(rendered.filter((frame) => frame !== null)).toEqual([0, 1, 2]);
  expect(rendered.at(-1)).toBeNull();
  expect(lab.dataset['tallest']).toBe('known');
});

it('tries none while the buttons are in view, and stops as soon as they are', async () => {
  const lab = await show(3);
  while (idle.length > 0) runIdle();
  expect(rendered.every((frame) => frame === null)).toBe(true);
  comesIntoView(false);
  await settled();
  comesIntoView(true);
  await settled();
  runIdle();
  expect(rendered.every((frame) => frame === null)).toBe(true);
  expect(lab.dataset['tallest']).toBeUndefined();
});

it('goes on where it was when the machine was busy: a slice of time at once, each frame once', async () => {
  const lab = await show(3);
  comesIntoView(false);
  await settled();
  // Each look at the clock is 5 ms later: a slice has room for two frames.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  runIdle();
  const first = rendered.filter((frame) => frame !== null);
  expect(first.length).toBeLessThan(3);
  expect(lab.dataset['tallest']).toBeUndefined();
  while (idle.length > 0) runIdle();
  expect(rendered.filter((frame) => frame !== null)).toEqual([0, 1, 2]);
});

it('tries none where it is not wanted', async () => {
  await show(3, false);
  comesIntoView(false);
  await settled();
  expect(idle).toEqual([]);
  expect(rendered.every((frame) => frame === null)).toBe(true);
});
