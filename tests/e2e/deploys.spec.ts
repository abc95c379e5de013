import type { Locator, Page } from '@playwright/test';

import { javascriptFile, note as samplesNote, printed, sampleOn, sqlFile, type SampleParts } from './playground/sample';
import { serveDeploys, type Deploys } from './support/deploys';
import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, requireInterface, test as base } from './support/test';
import { fixtureSiteFolder } from '../second-site/build';

/** A server of several deploys, and the page on the first of them. */
const test = base.extend<{ deploys: Deploys }>({
  deploys: async ({ context }, use) => {
    const deploys = await serveDeploys(fixtureSiteFolder);
    await context.unrouteAll();
    await use(deploys);
    await deploys.close();
  },
  expectedProblems:
    /Failed to load resource|Loading chunk|ChunkLoadError|belongs to another build|interactive part|browser storage is not available|Failed to fetch|module script|MIME type|SyntaxError/,
});

requireInterface();

/** A note with a lab and a sample that runs. */
const { route: labNote } = fixtureNotes.stacks;
const updated = /The site was updated after this page was opened/;

async function openOn(page: Page, deploys: Deploys, path: string): Promise<void> {
  await page.goto(deploys.origin + path);
  await alive(page);
  await page.waitForLoadState('networkidle');
}

/** Presses the Reload that is offered, and says that it loaded the page once. */
async function reloadOffered(page: Page, place: Locator): Promise<void> {
  await expect(place).toContainText(updated);
  const loaded = page.waitForEvent('load');
  await place.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await alive(page);
}

const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('an open tab reads on through two deploys: 20 notes, menu and search, and no dead end', async ({
  page,
  deploys,
}) => {
  test.setTimeout(120_000);
  await openOn(page, deploys, '/docs/introduction');
  const addresses = await page
    .locator('.theme-doc-sidebar-menu a[href^="/docs/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const all = await page.evaluate(async () => {
    const text = await (await fetch('/sitemap.xml')).text();
    return [...text.matchAll(/<loc>https?:\/\/[^/]+(\/docs\/[^<]+)/g)].map(([, address]) => address ?? '');
  });
  const notes = [...new Set([...addresses, ...all])].filter((address) => address !== '/docs/introduction').slice(0, 20);
  expect(notes).toHaveLength(20);
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && documents++);
  for (const [index, address] of notes.entries()) {
    if (index === 5) deploys.put('B');
    if (index === 12) deploys.put('C');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('[data-note]')?.append(link);
      link.click();
    }, address);
    await expect(page.locator('[data-note]')).toHaveAttribute('data-note', address);
    await alive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(menu.getByRole('link', { name: /Introduction/ }).first()).toBeVisible();
  }
  expect(documents).toBe(2);

  deploys.put('A');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox').or(page.getByRole('searchbox'));
  await search.fill('closure');
  await expect(page.getByText('Closures').first()).toBeVisible();
});

test('the way back after a deploy leads to where the reader was', async ({ page, deploys }) => {
  await openOn(page, deploys, fixtureNotes.numbers.route);
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
  deploys.put('B');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('[data-note]')?.append(link);
    link.click();
  }, fixtureNotes.packets.route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixtureNotes.packets.title);
  await alive(page);
  await page.goBack();
  await expect(page.locator('[data-note]')).toHaveAttribute('data-note', fixtureNotes.numbers.route);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
});

test('a lab that was not loaded yet offers the reload, and comes alive where the reader is', async ({
  page,
  deploys,
}) => {
  await openOn(page, deploys, labNote);
  deploys.put('B');
  const lab = page.locator('[data-island]').first();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab).toContainText(updated);
  await lab.getByRole('button', { name: 'Reload' }).scrollIntoViewIfNeeded();
  const before = await topOf(lab);
  await reloadOffered(page, lab);
  await expect(lab).toHaveAttribute('data-island-state', 'live');
  expect(Math.abs((await topOf(lab)) - before)).toBeLessThan(40);
});

for (const file of [javascriptFile, sqlFile]) {
  test(`Run of ${file} offers the reload, after which it runs and the reader is where they were`, async ({
    page,
    deploys,
  }) => {
    await openOn(page, deploys, samplesNote);
    deploys.put('B');
    const sample = sampleOn(page, file);
    await sample.run.click();
    await expect(sample.figure).toContainText(updated);
    const before = await topOf(sample.figure);
    await reloadOffered(page, sample.figure);
    expect(Math.abs((await topOf(sample.figure)) - before)).toBeLessThan(4);
    await sample.run.click();
    await expect(sample.status).toHaveText('Finished: the same as recorded.');
    await expect(sample.figure.locator('.island-notice')).toHaveCount(0);
  });
}

for (const note of [fixtureNotes.positions.route, fixtureNotes.references.route]) {
  test(`Edit on ${note} offers the reload and opens after it`, async ({ page, deploys }) => {
    await openOn(page, deploys, note);
    deploys.put('B');
    const figure = page.locator('figure.sample:has([data-edit])').first();
    const edit = figure.locator('[data-edit]');
    await edit.click();
    await reloadOffered(page, figure);
    await edit.click();
    await expect(figure.getByRole('textbox').first()).toBeVisible();
    await figure.getByRole('button', { name: /^Run/ }).click();
    await expect(figure.locator('.playground__status')).toHaveText('The frame shows your copy.');
  });
}

async function openWithText(
  page: Page,
  deploys: Deploys,
  text: string,
  [note, file] = [samplesNote, javascriptFile],
): Promise<SampleParts> {
  await openOn(page, deploys, note);
  const sample = sampleOn(page, file);
  await sample.run.click();
  await expect(sample.status).toHaveText(/^Finished/);
  await sample.text.fill(text);
  return sample;
}

test('what the reader wrote and how a lab stands is kept, which the notice says', async ({ page, deploys }) => {
  const sample = await openWithText(page, deploys, 'console.log("mine", 6 * 7);', [labNote, 'brackets.mjs']);
  const lab = page.locator('[data-island]').first();
  await lab.scrollIntoViewIfNeeded();
  await expect(lab).toHaveAttribute('data-island-state', 'live');
  await lab.getByRole('slider', { name: 'Seek' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?lab-/);
  const told = await lab.locator('.lab-says').textContent();

  deploys.put('B');
  await sample.run.click();
  await expect(sample.status).toHaveText(/It could not be run/);
  const before = await topOf(sample.figure);
  await expect(sample.figure).toContainText('What you edited is kept.');
  await reloadOffered(page, sample.figure);
  expect(Math.abs((await topOf(sample.figure)) - before)).toBeLessThan(4);
  await expect(sample.run).toHaveText('Your copy');
  await sample.run.click();
  await expect(sample.text).toHaveValue('console.log("mine", 6 * 7);');
  await expect.poll(() => printed(sample)).toBe('mine 42\n');
  await lab.scrollIntoViewIfNeeded();
  await expect(lab).toHaveAttribute('data-island-state', 'live');
  await expect(lab.locator('.lab-says')).toHaveText(told ?? '');
});

test('while a deploy is arriving the page stays as it is and says so, and goes on when it is there', async ({
  page,
  deploys,
}) => {
  const sample = await openWithText(page, deploys, 'console.log("still here");');
  deploys.put('B');
  deploys.holdBack(/^\/assets\//);
  await sample.run.click();
  const notice = sample.figure.locator('.island-notice');
  await expect(notice).toHaveText('The site is being updated at this moment.');
  await expect(notice.getByRole('button')).toHaveCount(0);
  deploys.holdBack(undefined);
  await sample.run.click();
  await reloadOffered(page, sample.figure);
  await sample.run.click();
  await expect.poll(() => printed(sample)).toBe('still here\n');
});

test('a page that is loaded in the middle of a deploy has a Retry that works when the deploy is whole', async ({
  page,
  deploys,
}) => {
  const sample = await openWithText(page, deploys, 'console.log("kept for long");');
  deploys.put('B');
  await sample.run.click();
  await expect(sample.figure).toContainText(updated);
  // It goes on to the next deploy between the answer and the reload.
  deploys.put('C');
  deploys.holdBack(/^\/assets\/js/);
  await sample.figure.getByRole('button', { name: 'Reload' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page did not load properly.' });
  await expect(alert).toBeVisible();
  deploys.holdBack(undefined);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alive(page);
  await sample.run.click();
  await expect.poll(() => printed(sample)).toBe('kept for long\n');
});

test('a sample that could not be had is run when the network is back', async ({ page, context, deploys }) => {
  await openOn(page, deploys, samplesNote);
  const sample = sampleOn(page, javascriptFile);
  await context.setOffline(true);
  await sample.run.click();
  await expect(sample.run).toHaveText('Try again');
  await context.setOffline(false);
  await sample.run.click();
  await expect(sample.status).toHaveText('Finished: the same as recorded.');
  await expect(sample.run).toHaveText('Run');
});
