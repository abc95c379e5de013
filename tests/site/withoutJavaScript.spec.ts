import { builtRoutes } from './support/builtPages';
import { address, expect, onOnePage } from './support/test';

const test = onOnePage({ javaScriptEnabled: false });

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
