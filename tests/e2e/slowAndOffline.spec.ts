import type { Page } from '@playwright/test';

import { javascriptFile, note as samplesNote, openSample } from './playground/sample';
import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, requireInterface, test } from './support/test';

const { route: from, title: fromTitle } = fixtureNotes.numbers;
const { route: to, title } = fixtureNotes.packets;

test.use({
  site: 'fixtures',
  expectedProblems: /Failed to load resource|Failed to fetch|ERR_|The note .* answered with/,
});

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.querySelector('[data-note]')?.append(link);
    link.click();
  }, href);
}

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('a click on a page that is not there offline keeps the page in hand, says so, and may be tried again', async ({
  page,
  context,
}) => {
  await open(page, from);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await follow(page, to);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You are offline.');
  await expect(alert).toBeInViewport();
  await expect(page).toHaveURL(from);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fromTitle);
  expect(await scrollY(page)).toBe(1500);
  await expect(page.locator('#nprogress')).toHaveCount(0);

  // Still offline: the same again, and not the browser's error page.
  const retry = alert.getByRole('button', { name: 'Retry' });
  // Playwright would scroll to a button that a reader has before their eyes.
  await retry.dispatchEvent('click');
  await expect(page).toHaveURL(from);
  await expect(alert).toContainText('You are offline.');

  await context.setOffline(false);
  await retry.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(alert).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fromTitle);
  await expect.poll(() => scrollY(page)).toBe(1500);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a network that does not answer is told from a missing file, and what the reader wrote stays', async ({
  page,
}) => {
  requireInterface();
  const sample = await openSample(page, javascriptFile);
  await sample.text.fill('console.log("mine");');
  await page.route(`**${to}*`, (route) => route.abort());
  await follow(page, to);
  await expect(page.getByRole('alert')).toContainText('The network does not answer.');
  await expect(page).toHaveURL(samplesNote);
  await expect(sample.text).toHaveValue('console.log("mine");');
  // Another way that works takes the notice away.
  await follow(page, from);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fromTitle);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the way back to a page that cannot be had leads nowhere, and says so', async ({ page, context }) => {
  await open(page, from);
  await follow(page, to);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await alive(page);
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(to);
});

test('scripts that hang for seconds leave a page that says what does not work yet', async ({ page }) => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(from);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page is still loading.', { timeout: 10_000 });
  await expect(alert).toContainText('Menus, search and the colour switch do not yet.');
  goOn();
  await alive(page);
  await expect(alert).toHaveCount(0);
});
