import type { BrowserContext } from '@playwright/test';

import { owner } from '../../config/owner';
import { builtRoutes } from './support/builtPages';
import { address, expect, test as base } from './support/test';

/** All pages in one context of a worker: without scripts none leaves anything behind. */
const test = base.extend<object, { withoutScripts: BrowserContext }>({
  withoutScripts: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${origin}${owner.baseUrl}` });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ withoutScripts }, use) => {
    const page = await withoutScripts.newPage();
    await use(page);
    await page.close();
  },
});

/** The search page can do nothing without JavaScript but say so. */
const shortest = (route: string): number => (route === '/search' ? 40 : 200);

for (const route of builtRoutes()) {
  test(`${route} is readable without JavaScript`, async ({ page }) => {
    await page.goto(address(route));
    await expect(page.locator('h1')).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(shortest(route));
    // Opacity and clipping hide text from the eye that innerText still has.
    await expect(page.locator('main')).toHaveCSS('opacity', '1');
    const links = await page
      .locator('a[href]:visible')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => link === '' || link === '#' || link?.startsWith('javascript:'))).toEqual([]);
  });
}
