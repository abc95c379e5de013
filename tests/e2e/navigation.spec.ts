import type { Page } from '@playwright/test';

import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const { route: from, title: fromTitle } = fixtureNotes.packets;
const { numbers, symbols, waves } = fixtureNotes;

/** Holds back what a navigation fetches, by so many milliseconds. */
async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/docs\/.*\.json$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** From now on the page notes when the progress bar comes and goes and how far it shows, in ms after the click. */
async function watchBar(page: Page): Promise<() => Promise<{ at: number; shown: number | null }[]>> {
  await page.evaluate(() => {
    const log: { at: number; shown: number | null }[] = [];
    let clicked = 0;
    window.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.getElementById('nprogress');
      const shown = bar ? Number(bar.style.getPropertyValue('--progress')) : null;
      if (log.at(-1)?.shown !== shown) log.push({ at: performance.now() - clicked, shown });
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    Object.assign(window, { barLog: log });
  });
  return () => page.evaluate(() => (window as unknown as { barLog: { at: number; shown: number | null }[] }).barLog);
}

const introduction = (page: Page) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', { name: /Introduction/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('Route changes show a progress bar after a 200 ms delay.', { tag: '@clock' }, async ({ page }) => {
  await open(page, from);
  await slowDown(page, 1300);
  const log = await watchBar(page);
  await introduction(page).dispatchEvent('click');
  await expect(title(page)).toHaveText('Introduction');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const shown = (await log()).filter(({ shown }) => shown !== null);
  // As the specification says it, in milliseconds; the second is room for a busy machine.
  expect(shown[0]!.at).toBeGreaterThanOrEqual(200);
  expect(shown[0]!.at).toBeLessThan(1200);
});

test(
  'Progress bar starts after 200 ms delay, no spinner; library defaults: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms.',
  { tag: '@clock' },
  async ({ page }) => {
    await open(page, from);
    await slowDown(page, 2300);
    const log = await watchBar(page);
    await introduction(page).dispatchEvent('click');
    await expect(page.locator('#nprogress')).toHaveCSS('transition-duration', '0.2s');
    await expect(page.locator('#nprogress *')).toHaveCount(0);
    await expect(title(page)).toHaveText('Introduction');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const [first, second, third, ...rest] = await log();
    expect(first!.shown).toBe(0.08);
    expect(second!.shown! - 0.08).toBeGreaterThan(0);
    expect(second!.shown! - 0.08).toBeLessThanOrEqual(0.02);
    expect(Math.abs(second!.at - first!.at - 800)).toBeLessThan(600);
    expect(Math.abs(third!.at - second!.at - 800)).toBeLessThan(600);
    expect(rest.map(({ shown }) => shown).slice(-2)).toEqual([1, null]);
  },
);

test('A route change within 200 ms shows no progress bar', async ({ page }) => {
  await open(page, from);
  const log = await watchBar(page);
  await introduction(page).hover();
  await page.waitForLoadState('networkidle');
  await introduction(page).click();
  await expect(title(page)).toHaveText('Introduction');
  await page.waitForTimeout(300);
  expect((await log()).filter(({ shown }) => shown !== null)).toEqual([]);
});

test('Route changes scroll to top or to the hash anchor.', async ({ page }) => {
  await open(page, from);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await introduction(page).click();
  await expect(title(page)).toHaveText('Introduction');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const anchor = page.locator('.table-of-contents').first().getByRole('link').last();
  const id = (await anchor.getAttribute('href'))!;
  await anchor.click();
  await expect(page.locator(`[id="${id.slice(1)}"]`)).toBeInViewport();
  await expect(page).toHaveURL(`/docs/introduction${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/docs/introduction');
  await page.goBack();
  await expect(page).toHaveURL(from);
});

test('Back and forward lead to where the reader was, also where the browser does not see to it', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  /** Scrolls, and answers where that led once nothing moves: what comes alive above may change it. */
  const restAt = async (y: number): Promise<number> => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return top();
  };
  await open(page, from);
  await page.evaluate(() => (history.scrollRestoration = 'manual'));
  const left = await restAt(700);
  await introduction(page).dispatchEvent('click');
  await expect(title(page)).toHaveText('Introduction');
  // Each of the pages is at hand by now, and shown in the task that says where the reader travels.
  const came = await restAt(100);
  for (const travel of ['goBack', 'goForward', 'goBack'] as const) {
    await page[travel]();
    await expect(title(page)).toHaveText(travel === 'goBack' ? fromTitle : 'Introduction');
    await expect.poll(top).toBe(travel === 'goBack' ? left : came);
  }

  // The browser adds an entry for an anchor, which has its own place.
  const above = await restAt(150);
  const anchor = page.locator('.table-of-contents').first().getByRole('link').last();
  await anchor.dispatchEvent('click');
  await expect.poll(top).toBeGreaterThan(above);
  const below = await top();
  await page.goBack();
  await expect.poll(top).toBe(above);
  await page.goForward();
  await expect.poll(top).toBe(below);
});

test('A link with a hash to another page scrolls to its anchor', async ({ page }) => {
  await open(page, from);
  const id = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return [...html.matchAll(/<h2[^>]* id="?([\w-]+)/g)].at(-1)![1]!;
  }, numbers.route);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'a planted link' });
    document.querySelector('[data-note]')!.prepend(link);
  }, `${numbers.route}#${id}`);
  await page.getByRole('link', { name: 'a planted link' }).click();
  await expect(title(page)).toHaveText(numbers.title);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('Route changes preload the next route.', async ({ page }) => {
  await open(page, from);
  const fetched = page.waitForRequest(/\/docs\/introduction\.json$/);
  await introduction(page).hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => /\/docs\/introduction/.test(request.url()) && late.push(request.url()));
  await introduction(page).click();
  await expect(title(page)).toHaveText('Introduction');
  expect(late).toEqual([]);
});

test('Route loading: next page loaded first, then displayed.', async ({ page }) => {
  await open(page, from);
  await slowDown(page, 800);
  await introduction(page).dispatchEvent('click');
  await expect(page).toHaveURL('/docs/introduction');
  await expect(title(page)).toHaveText(fromTitle);
  await page.waitForTimeout(300);
  await expect(title(page)).toHaveText(fromTitle);
  await expect(title(page)).toHaveText('Introduction');
});

test('Links are prefetched when they come into view.', async ({ page }) => {
  await open(page, from);
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  const target = (await next.getAttribute('href'))!;
  const fetched = page.waitForRequest((request) => request.url().endsWith(`${target}.json`));
  await next.scrollIntoViewIfNeeded();
  await fetched;
});

test('Links of the sidebar are fetched on hover, focus or touch, not because they are in view', async ({ page }) => {
  await open(page, numbers.route);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const link = page.locator('.theme-doc-sidebar-container').getByRole('link', { name: waves.title });
  await expect(link).toBeInViewport();
  expect(fetched).not.toContain(`${waves.route}.json`);
  const asked = page.waitForRequest(`**${waves.route}.json`);
  await link.focus();
  await asked;
});

test('a link of the sidebar that a scroll moves under a resting pointer is fetched when the pointer moves', async ({
  page,
}) => {
  // So low that the sidebar scrolls.
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, waves.route);
  const link = page.locator('.theme-doc-sidebar-container').getByRole('link', { name: waves.title });
  const { x, y, height } = (await link.boundingBox())!;
  await page.mouse.move(x + 40, y + height / 2);
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const underPointer = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        document.addEventListener('mouseover', ({ target }) => resolve((target as Element).closest('a')?.pathname), {
          once: true,
        });
      }),
  );
  await page.mouse.wheel(0, -height);
  const next = await underPointer;
  expect(next).toMatch(/^\/docs\/mathematics\//);
  expect(next).not.toBe(waves.route);
  await page.waitForTimeout(300);
  expect(fetched).not.toContain(`${next}.json`);
  const asked = page.waitForRequest(`**${next}.json`);
  await page.mouse.move(x + 41, y + height / 2);
  await asked;
});

for (const { sentence, connection } of [
  { sentence: 'Prefetch disabled on 2g.', connection: { effectiveType: '2g', saveData: false } },
  { sentence: 'Prefetch disabled on data-saver.', connection: { effectiveType: '4g', saveData: true } },
]) {
  test(sentence, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await open(page, symbols.route);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('navigation', { name: 'Docs pages' }).scrollIntoViewIfNeeded();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().hover();
    await introduction(page).hover();
    await page.locator('[data-note] a[href^="/docs/"]').first().hover();
    await page.waitForTimeout(500);
    expect(fetched).toEqual([]);
    await introduction(page).click();
    await expect(title(page)).toHaveText('Introduction');
  });
}
