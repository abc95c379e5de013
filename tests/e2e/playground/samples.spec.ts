import type { Page } from '@playwright/test';

import { fixtureNotes } from '../support/fixtureNotes';
import { expect, open, test, unfold } from '../support/test';
import { notesWith } from './notesWith';

/** Runs every sample of a note that runs here, one after the other. */
async function expectRecorded(page: Page, note: string): Promise<void> {
  await open(page, note);
  await unfold(page);
  const figures = page.locator('figure:has([data-run])');
  expect(await figures.count()).toBeGreaterThan(0);
  for (const figure of await figures.all()) {
    await figure.locator('[data-run]').click();
    await expect(figure.locator('.playground__status')).toHaveText(/Finished: the same as recorded\.$/, {
      timeout: 20_000,
    });
  }
}

const { trees, stacks, promises } = fixtureNotes;

test.describe('on the site of the fixtures', () => {
  test.use({ site: 'fixtures' });

  for (const { route, title } of [trees, stacks, promises]) {
    test(`every sample of ${title} that runs here prints what was recorded`, async ({ page }) => {
      await expectRecorded(page, route);
    });
  }
});

// `tests/content/playground.test.ts` runs those of all notes with each change, without a browser.
test.describe('on every note', { tag: '@verify' }, () => {
  const notes = notesWith('data-run');

  test('there are notes with samples that run here', () => {
    expect(notes.length).toBeGreaterThan(3);
  });

  for (const note of notes) {
    test(`every sample of ${note} that runs here prints what was recorded`, async ({ page }) => {
      test.slow();
      await expectRecorded(page, note);
    });
  }
});
