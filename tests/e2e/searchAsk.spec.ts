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

/** As in a browser that has no model. */
const withoutModel = (page: Page) => page.addInitScript('delete globalThis.LanguageModel');

/** Stands for the browser's own model: says the given pieces, one after the other. */
async function useModel(page: Page, says: readonly string[], availability = 'available'): Promise<void> {
  await page.addInitScript(
    ({ says, availability }) => {
      const prompts: string[] = [];
      const promptStreaming = (prompt: string): ReadableStream<string> => {
        prompts.push(prompt);
        return new ReadableStream({
          async start(controller) {
            for (const piece of says) {
              await new Promise((resolve) => setTimeout(resolve, 30));
              controller.enqueue(piece);
            }
            controller.close();
          },
        });
      };
      const create = async () => ({ promptStreaming, destroy: () => undefined });
      Object.assign(window, { prompts, LanguageModel: { availability: async () => availability, create } });
    },
    { says, availability },
  );
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
    await withoutModel(page);
    await openWith(page, question);
    await ask(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(answer(page)).toContainText(question);
  });

  test('Ask-AI mode on or off.', async ({ page }) => {
    await withoutModel(page);
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

  test('Without a model the best passages are quoted and linked, labelled as quotations.', async ({ page }) => {
    await withoutModel(page);
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('Quotations from the notes');
    await expect(answer(page).locator('blockquote').first()).toHaveText("The current version's second page.");
    await expect(answer(page)).not.toContainText('Answers are generated with AI');
    await answer(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(/\/docs\/guide$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test("AI answer disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.'", async ({
    page,
  }) => {
    await useModel(page, ['It is the ', 'guide [1].']);
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('It is the guide [1].');
    await expect(answer(page)).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    await expect(answer(page).getByRole('link', { name: '[1]' })).toHaveAttribute('href', '/docs/guide');
    await expect(answer(page)).toContainText('Sections it is drawn from');
    const [prompt] = await page.evaluate(() => (window as unknown as { prompts: string[] }).prompts);
    expect(prompt).toContain("The current version's second page.");
    expect(prompt).toContain(`Question: ${question}`);
  });

  test('What the model says never becomes markup, and only this site is linked.', async ({ page }) => {
    await useModel(page, [
      '<img src=x onerror="window.broken=1"> ',
      '[here](/docs/introduction) [there](https://evil.example/) [run](javascript:window.broken=1) [9]',
    ]);
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('<img src=x onerror="window.broken=1"> here there run [9]');
    await expect(answer(page).locator('.gw-ask__answer').getByRole('link')).toHaveText(['here']);
    await expect(answer(page).locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });

  test('A model that would first have to be downloaded is not asked for.', async ({ page }) => {
    await useModel(page, ['Never said.'], 'downloadable');
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('Quotations from the notes');
    await expect(answer(page)).not.toContainText('Never said.');
  });

  test('A question that the notes do not answer is told so.', async ({ page }) => {
    await withoutModel(page);
    await openWith(page, 'how do I bake sourdough bread');
    await ask(page).click();
    await expect(answer(page)).toContainText('The notes say nothing about this.');
  });

  test('breaks no rule of WCAG 2.2 AA that axe knows.', async ({ page }) => {
    await useModel(page, ['It is the guide [1].']);
    await openWith(page, question);
    await ask(page).click();
    await expect(answer(page)).toContainText('Sections it is drawn from');
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('dialog'));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
