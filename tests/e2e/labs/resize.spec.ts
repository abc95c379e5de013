import { expect, type Page } from '@playwright/test';

import { labTest as test, live, openLab } from './labPage';

/** How many pixels the stage is higher than what is drawn in it. */
const emptyRoom = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.lab-stage')!;
    const kept = stage.offsetHeight;
    const { minHeight } = stage.style;
    stage.style.minHeight = '';
    const empty = kept - stage.offsetHeight;
    stage.style.minHeight = minHeight;
    return empty;
  });

/** The width of the picture on the page, and that for which it was drawn. */
const widths = (page: Page) =>
  page.locator('.lab-stage [data-width]').evaluate((drawing) => ({
    is: drawing.clientWidth,
    drawn: Number((drawing as HTMLElement).dataset['width']),
  }));

/** Presses a button in the moment in which the stage has another width and its picture is still the old one. */
const pressWhileResized = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === wanted)!;
    const stage = document.querySelector<HTMLElement>('.lab-stage')!;
    const { offsetWidth } = stage;
    const observer = new ResizeObserver(() => {
      if (stage.offsetWidth === offsetWidth) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(stage);
  }, name);

for (const lab of ['nat-table', 'cpu-cache', 'tcp-loss']) {
  test(`A window that is resized leaves no empty room around the picture: ${lab}.`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openLab(page, lab);
    await live(page);
    await page.getByLabel('Seek').fill('1');
    for (const width of [1280, 360, 700]) {
      const before = (await widths(page)).is;
      await pressWhileResized(page, 'Step');
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => {
          const { is, drawn } = await widths(page);
          return is !== before && Math.abs(is - drawn) <= 1;
        })
        .toBe(true);
      await expect.poll(() => emptyRoom(page)).toBeLessThanOrEqual(1);
    }
  });
}

for (const lab of ['nat-table', 'cpu-cache', 'b-plus-tree', 'pipe'])
  test(`A picture has the height that it was sent with, and no empty room below it, at each width: ${lab}.`, async ({
    browser,
    baseURL,
  }) => {
    for (const width of [412, 520, 620]) {
      const visit = async (javaScriptEnabled: boolean): Promise<number> => {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 800 }, javaScriptEnabled });
        await openLab(page, lab);
        if (javaScriptEnabled) {
          await live(page);
          await expect
            .poll(async () => Math.abs((await widths(page)).is - (await widths(page)).drawn))
            .toBeLessThanOrEqual(1);
          expect(await emptyRoom(page)).toBeLessThanOrEqual(1);
        }
        const box = await page.locator('.lab-stage [data-width] > svg:visible').first().boundingBox();
        await page.close();
        return Math.round(box!.height);
      };
      const sent = await visit(false);
      expect(await visit(true), `${width} pixels`).toBe(sent);
    }
  });
