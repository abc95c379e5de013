import type { Page, Route } from '@playwright/test';

import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

const { route: from } = fixtureNotes.numbers;

test.use({ site: 'fixtures', expectedProblems: /Failed to load resource|Failed to fetch|ERR_/ });

const isManifest = /\/search-index\.json$/;
const ask = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('closures');
};
const status = (page: Page) => page.locator('.gw-search__frame [role=status]');

test('says that it is loading when it takes longer than half a second', async ({ page }) => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(isManifest, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, from);
  await ask(page);
  await expect(status(page)).toHaveText('Loading the search…');
  await expect(page.locator('.gw-search__body')).toContainText('Loading the search…');
  goOn();
  await expect(page.getByRole('option').first()).toContainText(fixtureNotes.closures.title);
  await expect(status(page)).not.toHaveText('Loading the search…');
});

for (const { name, answer, says } of [
  {
    name: 'damaged',
    answer: (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"half":' }),
    says: 'A file of the search is missing or damaged on the server.',
  },
  {
    name: 'missing',
    answer: (route: Route) => route.fulfill({ status: 404, body: '' }),
    says: 'A file of the search is missing or damaged on the server.',
  },
  {
    name: 'out of reach',
    answer: (route: Route) => route.abort(),
    says: 'You might want to check your network connection.',
  },
]) {
  test(`names what is wrong where its index is ${name}, and goes on by itself`, async ({ page }) => {
    await page.route(isManifest, answer);
    await open(page, from);
    await ask(page);
    const body = page.locator('.gw-search__body');
    await expect(body).toContainText('Unable to fetch results');
    await expect(body).toContainText(says);
    await page.unroute(isManifest);
    await expect(page.getByRole('option').first()).toContainText(fixtureNotes.closures.title, { timeout: 15_000 });
  });
}
