import { expect, test, type Locator, type Page } from '@playwright/test';

import { labSite, live, openLab, type LabSite } from './labPage';

let site: LabSite;
test.beforeAll(async () => {
  site = await labSite();
});
test.afterAll(() => site.close());

async function handleOf(page: Page, lab: string): Promise<Locator> {
  await openLab(page, site, lab);
  await live(page);
  return page.locator('.lab-stage').getByRole('slider');
}

/** Drags from the handle's middle by so many CSS pixels. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  // Waits until it rests and nothing lies over it.
  await handle.hover();
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}

test('The point of the circle follows the pointer, with the numbers beside it.', async ({ page }) => {
  const handle = await handleOf(page, 'unit-circle');
  await expect(handle).toHaveAttribute('aria-valuetext', '60° of 360');
  await drag(page, handle, { x: -120, y: 0 });
  await expect(handle).toHaveAttribute('aria-valuetext', /^1[12]\d° of 360$/);
  const turned = Number(/\d+/.exec((await handle.getAttribute('aria-valuetext')) ?? '')?.[0]);
  await expect(page.locator('.lab-says')).toContainText(`${turned}° is a walk of`);
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuetext', `${turned + 5}° of 360`);
});

test('A handle is large enough for a finger, on a phone too.', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lab of ['unit-circle', 'gradient-descent']) {
    const { width, height } = (await (await handleOf(page, lab)).boundingBox())!;
    expect(Math.min(width, height), lab).toBeGreaterThanOrEqual(40);
  }
});

test('Dragging far outside of the stage leaves the lab in a state that its model has.', async ({ page }) => {
  const handle = await handleOf(page, 'gradient-descent');
  await drag(page, handle, { x: 5000, y: -3000 });
  await expect(handle).toHaveAttribute('aria-valuetext', 'after 1000 steps');
  await drag(page, handle, { x: -5000, y: 3000 });
  await expect(handle).toHaveAttribute('aria-valuetext', 'after 0 steps');
});
