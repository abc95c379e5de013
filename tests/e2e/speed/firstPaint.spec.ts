import type { Page } from '@playwright/test';

import { fixtureNotes } from '../support/fixtureNotes';
import { alive, expect, open, test } from '../support/test';

test.use({ site: 'fixtures' });

const { route: note, title } = fixtureNotes.packets;

/** When the page's entries of a type began whose name ends so, in milliseconds. */
function startTimes(page: Page, type: string, ending: string): Promise<number[]> {
  return page.evaluate(
    ([entryType, name]) =>
      performance
        .getEntriesByType(entryType)
        .filter((entry) => entry.name.endsWith(name))
        .map((entry) => entry.startTime),
    [type, ending] as const,
  );
}

test('the page is painted and readable while no script has arrived', async ({ browser, baseURL }) => {
  // A context of its own, because the suite's fixed clock hides the browser's measurements.
  const page = await browser.newPage();
  await page.route('**/assets/js/**', () => undefined);
  await page.goto(`${baseURL}${note}`);
  await expect.poll(() => startTimes(page, 'paint', 'first-contentful-paint')).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

test('nothing but the page itself is needed for the first paint: no stylesheet and no font is fetched', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType()));
  await open(page, note);
  expect(requests).not.toContain('stylesheet');
  expect(requests).not.toContain('font');
});

test('links work before React is there, as links', async ({ page }) => {
  await page.route('**/assets/js/**', () => undefined);
  await page.goto(note);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Why?' }).click();
  await expect(page).toHaveURL('/why');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an early tap on the menu is replayed when React is there', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/main.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(note);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await alive(page);
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });
});

test('an early tap does not act twice', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(note);
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
  await collapse.click();
  release();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note is readable and its links lead on', async ({ page }) => {
    await page.goto(note);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(2000);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Introduction' }).click();
    await expect(page).toHaveURL('/docs/introduction');
  });
});

test.describe('the Content-Security-Policy', () => {
  test.use({ expectedProblems: /Content Security Policy|404/ });

  test('of every page allows no inline code or style but by hash, and the page works under it', async ({ page }) => {
    for (const path of ['/', '/why', '/docs/introduction', note, '/no-such-page']) {
      await page.goto(path);
      const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain("'unsafe-inline'");
      expect(policy).not.toContain("'unsafe-eval'");
    }
  });

  test('refuses a script and a style that are not of the build, without Trusted Types too', async ({ page }) => {
    // Not every browser has them: the hashes are a wall of their own.
    await page.route(note, async (route) => {
      const html = await (await route.fetch()).text();
      const without = html.replace("; require-trusted-types-for 'script'; trusted-types default", '');
      expect(without).not.toBe(html);
      await route.fulfill({ contentType: 'text/html', body: without });
    });
    await open(page, note);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      const style = document.createElement('style');
      style.textContent = 'h1 { color: rgb(1, 2, 3) !important }';
      document.head.append(script, style);
      return ['intruder' in window, getComputedStyle(document.querySelector('h1')!).color];
    });
    expect(ran).not.toContain(true);
    expect(ran).not.toContain('rgb(1, 2, 3)');
  });
});

test('no violation of the policy is reported while a reader uses the page', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await open(page, note);
  await page.getByRole('button', { name: /Switch between/ }).click();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: 'Mathematics' }).click();
  await page.getByRole('link', { name: fixtureNotes.symbols.title }).click();
  await expect(page).toHaveURL(fixtureNotes.symbols.route);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test("the page's own script starts no polyfill, no highlighter and no search before it is asked for", async ({
  page,
}) => {
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') texts.push(await response.text());
  });
  await open(page, note);
  await page.waitForLoadState('networkidle');
  const code = texts.join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  for (const dead of ['core-js', 'regeneratorRuntime', 'Prism.languages', 'DocSearch-Modal'])
    expect(code).not.toContain(dead);
});
