import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, open, test } from '../support/test';

const folder = 'build/docs';

/** The notes of the build that have a Run button. */
const notes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && /\sdata-run=/.test(readFileSync(path.join(folder, file), 'utf8')))
  .map(
    (file) =>
      `/docs/${file
        .replace(/\.html$/, '')
        .split(path.sep)
        .join('/')}`,
  )
  .sort();

test('there are notes with samples that run here', () => {
  expect(notes.length).toBeGreaterThan(3);
});

for (const note of notes) {
  test(`every sample of ${note} that runs here prints what was recorded`, async ({ page }) => {
    test.slow();
    await open(page, note);
    const figures = page.locator('figure:has([data-run])');
    for (const figure of await figures.all()) {
      await figure.locator('[data-run]').click();
      await expect(figure.locator('.playground__status')).toHaveText(/Finished: the same as recorded\.$/, {
        timeout: 20_000,
      });
    }
  });
}
