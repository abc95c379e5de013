import axe from 'axe-core';
import type { Page } from '@playwright/test';

import { expect, open, test } from './support/test';

const question = 'what is the second page of the current version';
const input = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const ask = (page: Page) => page.getByRole('button', { name: 'Ask the notes' });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

async function openWith(page: Page, query: string): Promise<void> {
  await open(page, '/long');
  await page.keyboard.press('/');
  await input(page).fill(query);
}

test.describe('where it is not configured', () => {
  test.use({ site: 'fixtures' });

  test('Ask mode is off where it is not configured.', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await input(page).fill('how does a hash table grow');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(ask(page)).toHaveCount(0);
  });
});

test.describe('where it is configured', { tag: '@verify' }, () => {
  test.use({ site: 'plain' });

  test('An optional Ask-AI mode exists inside the modal.', async ({ page }) => {
    await openWith(page, question);
    await ask(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(answer(page)).toContainText(question);
  });

  test('Ask-AI mode on or off.', async ({ page }) => {
    await openWith(page, question);
    await expect(page.getByRole('option').first()).toContainText('Guide');
    await ask(page).click();
    await expect(answer(page)).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect(answer(page)).toHaveCount(0);
    await expect(page.getByRole('option').first()).toContainText('Guide');
    await ask(page).click();
    await input(page).press('End');
    await input(page).pressSequentially('s');
    await expect(answer(page)).toHaveCount(0);
  });

  test('Enter still opens the first hit.', async ({ page }) => {
    await openWith(page, question);
    await expect(page.getByRole('option').first()).toContainText('Guide');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guide/);
  });

  test('Without an assistant the best passages are quoted and linked, labelled as quotations.', async ({ page }) => {
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('Quotations from the notes');
    await expect(answer(page).locator('blockquote').first()).toHaveText("The current version's second page.");
    await expect(answer(page)).not.toContainText('Answers are generated with AI');
    await answer(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(/\/docs\/guide$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('A question that the notes do not answer is told so.', async ({ page }) => {
    await openWith(page, 'how do I bake sourdough bread');
    await ask(page).click();
    await expect(answer(page)).toContainText('The notes say nothing about this.');
  });

  test('breaks no rule of WCAG 2.2 AA that axe knows.', async ({ page }) => {
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('Quotations from the notes');
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('dialog'));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
