import { expect, type Page } from '@playwright/test';

import { labTest as test, live, openLab } from './labPage';

/** Opens a lab at the frame with this number. */
async function openAt(page: Page, lab: string, frame: number): Promise<void> {
  await openLab(page, lab);
  await live(page);
  await page.getByLabel('Seek').fill(String(frame - 1));
  await untilAtRest(page);
}

/** Waits until the drawing has been the same for six frames. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const stage = document.querySelector('.lab-stage')!;
    let [seen, same] = [stage.innerHTML, 0];
    while (same < 6) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      same = stage.innerHTML === seen && document.getAnimations().length === 0 ? same + 1 : 0;
      seen = stage.innerHTML;
    }
  });

/**
 * Presses buttons of the lab, four frames apart, and returns where the point of the line was, frame by frame, until it
 * rests. The frames come from a clock of the test's own, because a loaded machine leaves real ones out.
 */
const wayOfPoint = (page: Page, presses: readonly string[]) =>
  page.evaluate(async (names) => {
    let now = performance.now();
    let waiting: FrameRequestCallback[] = [];
    const real = { request: window.requestAnimationFrame, cancel: window.cancelAnimationFrame, now: performance.now };
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    window.cancelAnimationFrame = () => {
      waiting = [];
    };
    performance.now = () => now;
    const point = document.querySelector('.lab-stage circle[data-mark]')!;
    const seen: number[] = [Number(point.getAttribute('cx'))];
    const frames = (count: number) => {
      for (let frame = 0; frame < count; frame++) {
        now += 16;
        for (const callback of waiting.splice(0)) callback(now);
        seen.push(Number(point.getAttribute('cx')));
      }
    };
    for (const name of names) {
      [...document.querySelectorAll('button')].find((button) => button.textContent === name)!.click();
      await new Promise((resolve) => setTimeout(resolve));
      frames(4);
    }
    frames(40);
    window.requestAnimationFrame = real.request;
    window.cancelAnimationFrame = real.cancel;
    performance.now = real.now;
    return [...new Set(seen)];
  }, presses);

test('What React keeps travels to its new place, without a jump.', async ({ page }) => {
  await openAt(page, 'keyframes', 2);
  const way = await wayOfPoint(page, ['Step']);
  expect(way.length).toBeGreaterThan(4);
  expect(way).toEqual(way.toSorted((a, b) => a - b));
});

test('A step in the middle of a way goes on from where the reader sees it, and ends where it would have.', async ({
  page,
}) => {
  await openAt(page, 'keyframes', 2);
  const slow = (await wayOfPoint(page, ['Step'])).concat(await wayOfPoint(page, ['Step']));
  await openAt(page, 'keyframes', 2);
  const fast = await wayOfPoint(page, ['Step', 'Step']);
  expect(fast.at(-1)).toBe(slow.at(-1));
  const jumps = fast.slice(1).map((value, index) => Math.abs(value - fast[index]!));
  expect(Math.max(...jumps)).toBeLessThan(Math.abs(fast[0]! - fast.at(-1)!) * 0.6);
});

test('A film that steps interrupt ends where it would have.', async ({ page }) => {
  const stage = () => page.locator('.lab-stage').innerHTML();
  await openAt(page, 'unit-circle', 5);
  const wanted = await stage();
  await openAt(page, 'unit-circle', 2);
  const step = page.getByRole('button', { name: 'Step', exact: true });
  for (let press = 0; press < 3; press++) {
    await step.click();
    await page.waitForTimeout(80);
  }
  await untilAtRest(page);
  expect(await stage()).toBe(wanted);
});

test('A cell that says something else is lit for a moment.', async ({ page }) => {
  await openAt(page, 'allocator', 1);
  const lit = await page.evaluate(async () => {
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Step')!.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.getAnimations().length;
  });
  expect(lit).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('Nothing moves for readers who prefer that.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt(page, 'keyframes', 2);
  expect(await wayOfPoint(page, ['Step'])).toHaveLength(2);
});
