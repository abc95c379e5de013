import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { asShown } from '@groundwork/samples';
import { fixtureNotes, fixtureSample } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.use({ site: 'fixtures', permissions: ['clipboard-read', 'clipboard-write'] });

const note = fixtureNotes.streams;
const bet = (page: Page) => page.locator('.bet');
const unfolded = (page: Page) => bet(page).locator('.bet__answer');

test('a bet unfolds at a choice, and says by a word and a sign what was right', async ({ page }) => {
  await open(page, note.route);
  await alive(page);
  await expect(unfolded(page)).toBeHidden();
  await bet(page).getByText('0', { exact: true }).click();
  await expect(unfolded(page)).toHaveText('Right: nothing came');
  await expect(bet(page).getByRole('status')).toHaveText('Not this one.');
  const signs = await bet(page)
    .locator('.bet__choice')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content.split(' /')[0]));
  expect(signs).toEqual(['"✗ not this one"', '"✓ right"']);
});

test('by keyboard, arrows go over the choices and Enter takes one', async ({ page }) => {
  await open(page, note.route);
  await alive(page);
  await bet(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(unfolded(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(bet(page).getByRole('status')).toHaveText('Right.');
});

test('new lines and notes are drawn beside the lines, and stand below them on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, note.route);
  const grown = page.locator('.sample[data-file$="/count2.py"]');
  await expect(grown.locator('figcaption')).toContainText('new: lines 4 to 6');
  await expect(grown.locator('.code__new')).toHaveCount(3);
  const group = page.locator('.code__group').first();
  const places = async () => {
    const [text, lines] = await Promise.all([group.locator('p').boundingBox(), group.locator('pre').boundingBox()]);
    return { isBeside: text!.x >= lines!.x + lines!.width, isBelow: text!.y >= lines!.y + lines!.height };
  };
  expect(await places()).toEqual({ isBeside: true, isBelow: false });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await places()).toEqual({ isBeside: false, isBelow: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('of a file with notes, the button copies what is shown', async ({ page }) => {
  await open(page, note.route);
  await alive(page);
  await page.locator('.sample[data-file$="/count.ini"] .sample__copy').click();
  const shown = Buffer.from(asShown(readFileSync(fixtureSample(note, 'count.ini')))).toString();
  expect(`${await page.evaluate(() => navigator.clipboard.readText())}\n`).toBe(shown);
  expect(shown).not.toContain('#:');
});

test('the note offers its folder, with what to type', async ({ page }) => {
  await open(page, note.route);
  const line = page.locator('.note-folder');
  await expect(line.locator('code')).toHaveText('unzip standard-streams.zip && cd standard-streams');
  const response = await page.request.get((await line.locator('a').getAttribute('href'))!);
  expect(response.headers()['content-type']).toBe('application/zip');
  expect((await response.body()).subarray(0, 2).toString()).toBe('PK');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bet opens by "Show me", and print shows it open', async ({ page }) => {
    await page.goto(note.route);
    await expect(unfolded(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await unfolded(page).boundingBox())?.height ?? 0).toBeGreaterThan(10);
    await page.emulateMedia({ media: 'screen' });
    await bet(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(unfolded(page)).toBeVisible();
  });
});
