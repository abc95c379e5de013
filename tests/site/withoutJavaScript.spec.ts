import { builtRoutes } from './support/builtPages';
import { address, expect, onOnePage } from './support/test';

const test = onOnePage({ javaScriptEnabled: false });

/** The search page can do nothing without JavaScript but say so. */
const shortest = (route: string): number => (route === '/search' ? 40 : 200);

for (const route of builtRoutes()) {
  test(`${route} is readable without JavaScript`, async ({ page }) => {
    await page.goto(address(route));
    // Asked at once: a page has hundreds of links, and without scripts nothing changes that would have to be waited for.
    const seen = await page.evaluate(() => {
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const main = document.querySelector('main');
      return {
        headings: [...document.querySelectorAll('h1')].map(isSeen),
        text: main?.innerText ?? '',
        // Opacity and clipping hide text from the eye that innerText still has.
        opacity: main && getComputedStyle(main).opacity,
        links: [...document.querySelectorAll('a[href]')].filter(isSeen).map((link) => link.getAttribute('href')),
      };
    });
    expect(seen.headings).toEqual([true]);
    expect(seen.text.length).toBeGreaterThan(shortest(route));
    expect(seen.opacity).toBe('1');
    expect(seen.links.length).toBeGreaterThan(3);
    expect(seen.links.filter((link) => link === '' || link === '#' || link?.startsWith('javascript:'))).toEqual([]);
  });
}
