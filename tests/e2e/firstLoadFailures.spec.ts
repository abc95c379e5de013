import type { Page } from '@playwright/test';

import { serve } from '../../tools/server/serve';
import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const { route: note, title } = fixtureNotes.packets;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load properly.' });

test.describe('a first load whose scripts fail', () => {
  test.use({
    expectedProblems:
      // What the engine says of a script that was cut depends on the byte at which it was cut.
      /Failed to load resource|Loading chunk|^SyntaxError: /,
  });

  for (const { name, pattern } of [
    { name: 'the runtime', pattern: /\/runtime~main\.[^/]*\.js$/ },
    { name: 'React', pattern: /\/react\.[^/]*\.js$/ },
    { name: 'the main script', pattern: /\/main\.[^/]*\.js$/ },
    { name: 'a chunk of the route', pattern: /\/assets\/js\/(?!main|runtime|react)[^/]*\.js$/ },
  ]) {
    test(`${name} is missing: the page stays readable, and Retry brings it to life`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(note);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.unroute(pattern);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await alive(page);
      await expect(notice(page)).toHaveCount(0);
      await expect(page).toHaveURL(note);
    });
  }

  test('a truncated script is noticed', async ({ page }) => {
    await page.route(/\/main\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
    });
    await page.goto(note);
    await expect(notice(page)).toBeVisible();
  });

  test('a page of markup in place of a script is noticed', async ({ page }) => {
    await page.route(/\/main\.[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!DOCTYPE html><title>Fallback</title>' }),
    );
    await page.goto(note);
    await expect(notice(page)).toBeVisible();
  });

  test('it never reloads by itself, and links still lead on', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => request.isNavigationRequest() && documents++);
    await page.route(/\/main\.[^/]*\.js$/, (route) => route.abort());
    await page.goto(note);
    await expect(notice(page)).toBeVisible();
    await page.waitForTimeout(800);
    expect(documents).toBe(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Why?' }).click();
    await expect(page).toHaveURL('/why');
  });
});

test('Back while a reloaded page is not alive yet shows the page before, without a mistake of React', async ({
  page,
}) => {
  await open(page, note);
  const { pathname: next } = new URL(
    (await page.locator('.pagination-nav__link--next').getAttribute('href'))!,
    page.url(),
  );
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(next);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.pagination-nav__link--next'));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(note);
  release!();
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a foreign script that fails in the page, as of an extension, raises no notice', async ({ page }) => {
  await page.addInitScript(() => void Promise.reject(new Error('not ours')).catch(() => undefined));
  await page.goto(note);
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/y.js', message: 'not ours' }));
  });
  await alive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a malformed address', () => {
  test.use({ expectedProblems: /404/ });

  test('as path: a living not-found page that says so, with a working Retry', async ({ page }) => {
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await alive(page);
    await expect(page).toHaveTitle(/^Page Not Found/);
    const alert = page.getByRole('alert').filter({ hasText: 'The address of this page is malformed.' });
    await expect(alert).toBeVisible();
    const loaded = page.waitForEvent('load');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await loaded;
    await alive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TIL' }).click();
    await expect(page).toHaveURL('/docs/introduction');
    await page.goBack();
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });

  test('one that only a second decoding finds malformed does no harm either', async ({ page }) => {
    await open(page, '/%25E0%25A4%25A');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TIL' }).click();
    await expect(page).toHaveURL('/docs/introduction');
    await page.goBack();
    await expect(page).toHaveTitle(/^Page Not Found/);
  });
});

for (const suffix of ['#%E0%A4%A', '?q=%E0%A4%A', '?%E0%A4%A=%', '#%', '?a=%zz#%zz']) {
  test(`a malformed hash or query (${suffix}) leaves a living page`, async ({ page }) => {
    await open(page, note + suffix);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page
      .getByRole('link', { name: /Introduction/ })
      .first()
      .click();
    await expect(page).toHaveURL('/docs/introduction');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('a malformed hash typed into a living page does no harm', async ({ page }) => {
  await open(page, note);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.hash = '#%E0%A4%A';
      }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('a wrong base URL', () => {
  test.use({ expectedProblems: /Failed to load resource|Refused to|MIME type/ });

  test('Base-URL misconfiguration banner says the site did not load properly.', async ({ page, context }) => {
    const misplaced = await serve('build', '/below/');
    await context.unrouteAll();
    await page.goto(`${misplaced.origin}/below/`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = / (default value)');
    await expect(banner).toContainText('We suggest trying baseUrl = /below/');
    await page.goto(`${misplaced.origin}/below/docs/introduction`);
    await expect(banner).toContainText('We suggest trying baseUrl = /below/');
    await misplaced.close();
  });
});
