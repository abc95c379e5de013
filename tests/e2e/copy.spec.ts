import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { literalPattern } from '@groundwork/lib/literalPattern';
import { stripMarkers } from '@groundwork/samples';
import { fixtureNotes, fixtureSample } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.use({ site: 'fixtures', permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('of a program that is shown in part, the button copies the whole, which is not in the page', async ({ page }) => {
  await open(page, fixtureNotes.packets.route);
  await alive(page);
  const figure = page.locator('.sample[data-file$="/fault.py"]').first();
  const whole = stripMarkers(readFileSync(fixtureSample(fixtureNotes.packets, 'fault.py'), 'utf8'));
  expect((await figure.locator('code').first().textContent())!.length).toBeLessThan(whole.length);
  await figure.locator('.sample__copy').click();
  await expect(figure.locator('.sample__copy')).toHaveAccessibleName('Copied');
  expect(await clipboard(page)).toBe(whole);
});

test('of a session, the button copies the commands without prompts and output', async ({ page }) => {
  await open(page, fixtureNotes.polling.route);
  await alive(page);
  const session = page.locator('.sample--session').first();
  await session.locator('.sample__copy').click();
  await expect(session.locator('.sample__copy')).toHaveAccessibleName('Copied');
  expect(await clipboard(page)).toBe((await session.locator('.session__command').allTextContents()).join('\n'));
});

test.describe('where the program cannot be fetched', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test('the button says so', async ({ page }) => {
    await page.route('**/assets/files/*.txt', (route) => route.abort());
    await open(page, fixtureNotes.packets.route);
    await alive(page);
    const button = page.locator('.sample[data-file$="/fault.py"] .sample__copy').first();
    await button.click();
    await expect(button).toHaveAccessibleName('Copy failed');
  });
});

test('selected words have a link that marks them, and a report that quotes them', async ({ page, context }) => {
  await open(page, fixtureNotes.packets.route);
  await alive(page);
  const words = page.locator('.markdown > p').first();
  await words.evaluate((paragraph) => {
    paragraph.dispatchEvent(new Event('selectstart', { bubbles: true }));
    getSelection()!.selectAllChildren(paragraph);
  });
  const ways = page.getByRole('group', { name: 'The selected words' });
  await ways.getByRole('button', { name: 'Copy link to this' }).click();
  await expect(ways.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await clipboard(page);
  expect(address).toMatch(new RegExp(`^${literalPattern(page.url())}#:~:text=.`));
  const form = new URL((await ways.getByRole('link').getAttribute('href'))!);
  const said = (await words.textContent())!.trim();
  expect(form.searchParams.get('body')).toContain(`${address}\n\n> ${said.slice(0, 40)}`);
  await page.keyboard.press('Escape');
  await expect(ways).toBeHidden();
  const next = await context.newPage();
  await next.setViewportSize({ width: 800, height: 200 });
  await next.goto(address);
  await expect(next.locator('.markdown > p').first()).toBeInViewport();
});
