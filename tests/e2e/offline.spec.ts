import { createServer } from 'node:http';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { writeFileList } from '../../site/plugins/offline/node/fileList';
import { javascriptFile, openSample } from './playground/sample';
import type { LocalServer } from '@groundwork/machine/listen';
import { serve } from '../../tools/server/serve';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, test as base } from './support/test';
import { fixtureSiteFolder } from '../second-site/build';

/** A site of its own for each test, which may change it, or end its server: then there is no network. */
const test = base.extend<{ ownSite: LocalServer & { folder: string } }>({
  ownSite: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    cpSync(fixtureSiteFolder, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    const site = await serve(folder);
    let ended: Promise<void> | undefined;
    const close = (): Promise<void> => (ended ??= site.close());
    await use({ ...site, folder, close });
    await close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
  expectedProblems: /Failed to load resource|Failed to fetch|ERR_|The note .* answered with/,
});

async function openPanel(page: Page): Promise<void> {
  await page.goto('/docs');
  await page.getByText('Choose what to keep').click();
  await expect(page.getByRole('status').filter({ hasText: /kept/ })).toBeVisible();
}

async function keep(page: Page, ...topics: string[]): Promise<void> {
  await openPanel(page);
  for (const topic of topics) await page.getByRole('checkbox', { name: new RegExp(`^${topic} `) }).check();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByText(/topics? (?:is|are) kept\./)).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('a topic that is kept is read, searched and run without a network, and what is not kept says so', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(120_000);
  await keep(page, 'JavaScript', 'Data structures');
  await ownSite.close();

  await page.goto(fixtureNotes.promises.route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixtureNotes.promises.title);
  await page
    .getByRole('link', { name: /Closures/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixtureNotes.closures.title);

  await page.goto('/search?q=closure');
  await expect(page.getByRole('link', { name: /Closures/ }).first()).toBeVisible();

  const sample = await openSample(page, javascriptFile);
  await expect(sample.status).toHaveText('Finished: the same as recorded.');

  await page.goto(fixtureNotes.polling.route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not kept on this device');
  await page.getByRole('link', { name: 'See what is kept' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today I Learnt');
});

test('a kept note keeps its pictures and its files', async ({ page, ownSite }) => {
  test.setTimeout(120_000);
  await keep(page, 'Java');
  await ownSite.close();
  await page.goto(fixtureNotes.files.route);
  const pictures = page.locator('[data-note] img');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(0);
  }
  const table = await page.getByRole('link', { name: 'the rates as a table' }).getAttribute('href');
  expect(await page.evaluate(async (address) => (await fetch(address)).text(), table ?? '')).toContain('second,bytes');
});

test('nothing is installed before a reader asks for it, and one click removes all', async ({ page }) => {
  test.setTimeout(120_000);
  await openPanel(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await keep(page, 'Physics', 'React');
  await expect(page.getByText('2 topics are kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('what is kept is renewed after a deploy, behind the page that is read', async ({ page, ownSite }) => {
  test.setTimeout(120_000);
  const { currents } = fixtureNotes;
  await keep(page, 'Physics');
  const file = path.join(ownSite.folder, `${currents.route}.html`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<title[^>]*>/, '$&Renewed: '));
  await writeFileList(ownSite.folder);
  await page.goto('/why');
  const kept = (): Promise<string> =>
    page.evaluate(async (address) => (await (await caches.match(address))?.text()) ?? '', currents.route);
  await expect.poll(kept, { timeout: 30_000 }).toContain('Renewed: ');
  await ownSite.close();
  // Of the answer: React writes the page's title again when it takes over.
  expect(await (await page.goto(currents.route))?.text()).toContain('Renewed: ');
});

test('a device without room says so and keeps what was kept', async ({ page }) => {
  test.setTimeout(120_000);
  await keep(page, 'Physics');
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.getByRole('checkbox', { name: /^React / }).check();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByText('This device gives the site no more room.')).toBeVisible();
  await page.reload();
  await page.getByText('Choose what to keep').click();
  await expect(page.getByText('One topic is kept.')).toBeVisible();
});

test('what was stopped before it was whole can be removed, and is told after a reload', async ({ page }) => {
  test.setTimeout(120_000);
  await page.route('**/search-index/**', () => new Promise(() => {}));
  await openPanel(page);
  await page.getByRole('checkbox', { name: /^Physics / }).check();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. What has come stays')).toBeVisible();
  await page.reload();
  await page.getByText('Choose what to keep').click();
  await expect(page.getByText('No topic is known to be whole.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a browser that lets nothing be kept says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      value: { has: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
    });
  });
  await page.goto('/docs');
  await page.getByText('Choose what to keep').click();
  await expect(page.getByText('This browser does not let the site keep files.')).toBeVisible();
});

test('a site without a list says that there is no network', async ({ page }) => {
  await page.route('**/offline.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/docs');
  await page.getByText('Choose what to keep').click();
  await expect(page.getByText('The list of what can be kept could not be fetched.')).toBeVisible();
});

test('what is kept and damaged is fetched again, and told by what is missing', async ({ page, ownSite }) => {
  test.setTimeout(120_000);
  const { currents } = fixtureNotes;
  await keep(page, 'Physics');
  const damage = (address: string): Promise<string> =>
    page.evaluate(async (path) => {
      const cache = await caches.open('groundwork-offline');
      const all = (await cache.keys()).map(({ url }) => url).filter((url) => url.includes(path));
      for (const url of all)
        await cache.put(url, new Response('<p>not ours', { headers: { 'Content-Type': 'text/html' } }));
      return all.join(' ');
    }, address);

  // Scripts are asked for in the cache first: the page lives all the same, and the next one brings them again.
  expect(await damage('/assets/js/')).toContain('.js');
  await page.goto(currents.route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.goto('/why');
  const scriptsAreBack = (): Promise<boolean> =>
    page.evaluate(async () => {
      const cache = await caches.open('groundwork-offline');
      const requests = (await cache.keys()).filter(({ url }) => url.includes('/assets/js/'));
      const texts = await Promise.all(requests.map(async (request) => (await cache.match(request))?.text()));
      return texts.length > 0 && !texts.includes('<p>not ours');
    });
  await expect.poll(scriptsAreBack, { timeout: 30_000 }).toBe(true);

  expect(await damage(currents.route)).toContain(currents.route);
  await ownSite.close();
  await page.goto(currents.route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not kept on this device');
  await page.getByRole('link', { name: 'See what is kept' }).click();
  await page.getByText('Choose what to keep').click();
  await expect(page.getByText(/of what is kept (?:is|are) gone from this device/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep/ })).toBeEnabled();
});

test('a damaged record or list leaves a way to keep anew and to remove all', async ({ page }) => {
  test.setTimeout(120_000);
  await keep(page, 'Physics');
  for (const record of ['<p>', '{"topics":null}']) {
    await page.evaluate(async (text) => {
      await (await caches.open('groundwork-offline')).put('/offline-kept.json', new Response(text));
    }, record);
    await page.reload();
    await page.getByText('Choose what to keep').click();
    await expect(page.getByText('No topic is known to be whole.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove all' })).toBeVisible();
  }
  await page.getByRole('checkbox', { name: /^Physics / }).check();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByText('One topic is kept.')).toBeVisible({ timeout: 60_000 });

  await page.route('**/offline.json', (route) => route.fulfill({ body: '<p>' }));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await page.reload();
  await page.getByText('Choose what to keep').click();
  await expect(page.getByText('The list of what can be kept is damaged.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a server that fails gives way to the copy on the device, with a word; what is not kept is as it says', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(120_000);
  const { currents, polling } = fixtureNotes;
  await keep(page, 'Physics');
  await ownSite.close();
  const broken = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
  }).listen(Number(new URL(ownSite.origin).port), '127.0.0.1');
  try {
    await page.goto(currents.route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(currents.title);
    await expect(
      page.getByText('The site answers with an error (503). This is the copy on your device.'),
    ).toBeVisible();
    expect((await page.goto(polling.route))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busy');
  } finally {
    broken.closeAllConnections();
    broken.close();
  }
  // Without a network other spellings of an address lead to the page as well.
  for (const spelling of [`${currents.route}/`, `${currents.route}.html`, '/docs/']) {
    await page.goto(spelling);
    await expect(page).toHaveURL(new URL(spelling.replace(/(?:\/|\.html)$/, ''), ownSite.origin).href);
  }
});

test('a browser that asks its reader about room does not keep the reader waiting', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => new Promise(() => {});
  });
  await keep(page, 'Physics');
  await expect(page.getByText('One topic is kept.')).toBeVisible();
});
