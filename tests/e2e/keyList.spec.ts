import { fixtureNotes } from './support/fixtureNotes';
import { expect, test } from './support/test';

test.use({ site: 'fixtures' });

const list = 'dialog.key-list';

test('? opens the list of keys on any page, and Escape gives the focus back', async ({ page }) => {
  await page.goto(fixtureNotes.polling.route);
  const link = page.getByRole('link', { name: fixtureNotes.sockets.title }).first();
  await link.focus();
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.locator(list)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('In a lab');
  await page.keyboard.press('Escape');
  await expect(page.locator(list)).toBeHidden();
  await expect(link).toBeFocused();
});

test('? is a letter where something is typed', async ({ page }) => {
  await page.goto('/search');
  const input = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await input.fill('what is epoll');
  await input.press('End');
  await page.keyboard.type('?');
  await expect(input).toHaveValue('what is epoll?');
  await expect(page.locator(list)).toHaveCount(0);
});

test('the list is closed by its button, and opens again on the next page', async ({ page }) => {
  await page.goto('/why');
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.locator(list)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(list)).toBeHidden();
  await page.getByRole('link', { name: 'Talks' }).first().click();
  await expect(page).toHaveURL('/talks');
  await page.keyboard.press('?');
  await expect(page.locator(list)).toBeVisible();
});
