import { chromiumArguments, headlessChromiumPath } from '@groundwork/machine/chromium';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

test.use({
  site: 'fixtures',
  // What a reader chooses in the browser's settings, in pixels. The usual size is 16.
  launchOptions: {
    executablePath: headlessChromiumPath(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=28'],
  },
});

const pages = ['/', '/docs', '/search', '/why', fixtureNotes.streams.route, fixtureNotes.numbers.route];

for (const width of [360, 1280]) {
  test(`a larger default font leaves every word its room at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of pages) {
      await open(page, address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('28px');
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([address, tooWide]).toEqual([address, 0]);
      const brand = await page.locator('.navbar__items .navbar__title').boundingBox();
      const search = await page.locator('.gw-search-button').boundingBox();
      expect(brand!.x + brand!.width).toBeLessThanOrEqual(search!.x);
    }
  });
}

test('the layout is that of a phone where columns would have no room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, fixtureNotes.numbers.route);
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await page.setViewportSize({ width: 1800, height: 900 });
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});
