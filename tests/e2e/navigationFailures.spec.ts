import type { Page } from '@playwright/test';

import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, requireInterface, test } from './support/test';

const { route: from } = fixtureNotes.numbers;
const { route: to, title } = fixtureNotes.packets;

test.use({
  site: 'fixtures',
  expectedProblems:
    /Failed to load resource|Loading chunk|ChunkLoadError|The note .* (?:answered with|arrived damaged|belongs to another build)|SyntaxError|Unexpected|Failed to fetch|browser storage is not available/,
});

requireInterface();

/** Counts the documents that the page asks for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && documents++);
  return () => documents;
}

/** Goes to the other note by a link that is not fetched ahead. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('[data-note]')!.append(link);
    link.click();
  }, href);
}

for (const { name, fulfil } of [
  { name: 'is missing', fulfil: { status: 404, body: 'gone' } },
  { name: 'is truncated', fulfil: { body: '{"build":"x","html":"<p>' } },
  { name: 'is of another deployment', fulfil: { body: '{"build":"another","html":"<p>Old</p>","data":{}}' } },
]) {
  test(`Chunk or route load failure: warning logged and page reloads, once, where the note ${name}`, async ({
    page,
  }) => {
    await page.route(`**${to}.json`, (route) => route.fulfill({ contentType: 'application/json', ...fulfil }));
    await open(page, from);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const documents = countDocuments(page);
    await follow(page, to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await alive(page);
    await page.waitForTimeout(500);
    expect(documents()).toBe(1);
    expect(warnings.join()).toMatch(/The note|SyntaxError|JSON/);
    await expect(page).toHaveURL(to);
  });
}

test('On load failure the page is fully reloaded.', async ({ page }) => {
  await open(page, from);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route('**/assets/js/*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Why?' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Why/);
  await alive(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page).toHaveURL('/why');
});

for (const storage of ['allowed', 'blocked']) {
  test(`a chunk that stays missing leads to one reload and a notice, not to a loop (storage ${storage})`, async ({
    page,
  }) => {
    if (storage === 'blocked') await page.addInitScript(blockStorage);
    await open(page, from);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const documents = countDocuments(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Why?' }).dispatchEvent('click');
    const notice = page.getByRole('alert').filter({ hasText: 'This page did not load properly.' });
    await expect(notice).toBeVisible();
    await page.waitForTimeout(1000);
    expect(documents()).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Why/);
    await page.unroute('**/assets/js/*.js');
    await notice.getByRole('button', { name: 'Retry' }).click();
    await alive(page);
    await expect(notice).toHaveCount(0);
  });
}

test('the page that is loaded anew stands at the hash of the link', async ({ page }) => {
  await open(page, from);
  const id = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return [...html.matchAll(/<h2[^>]* id="?([\w-]+)/g)].at(-1)![1]!;
  }, to);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.route(`**${to}.json`, (route) => route.abort());
  await follow(page, `${to}#${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await alive(page);
  await expect(page).toHaveURL(`${to}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the page that is loaded anew stands at its top, not where the page before was', async ({ page }) => {
  await open(page, from);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.route(`**${to}.json`, (route) => route.abort());
  await follow(page, to);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await alive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

test('a page that fails to be fetched ahead reloads nothing', async ({ page }) => {
  await open(page, from);
  const documents = countDocuments(page);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.route(`**${to}.json`, (route) => route.abort());
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', { name: /Introduction/ })
    .hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Why?' }).hover();
  await page.waitForTimeout(500);
  expect(documents()).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
