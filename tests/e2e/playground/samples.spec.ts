import { expect, open, test, unfold } from '../support/test';
import { notesWith } from './notesWith';

/** The notes of the build that have a Run button. */
const notes = notesWith('data-run');

test('there are notes with samples that run here', () => {
  expect(notes.length).toBeGreaterThan(3);
});

for (const note of notes) {
  test(`every sample of ${note} that runs here prints what was recorded`, async ({ page }) => {
    test.slow();
    await open(page, note);
    await unfold(page);
    const figures = page.locator('figure:has([data-run])');
    for (const figure of await figures.all()) {
      await figure.locator('[data-run]').click();
      await expect(figure.locator('.playground__status')).toHaveText(/Finished: the same as recorded\.$/, {
        timeout: 20_000,
      });
    }
  });
}
