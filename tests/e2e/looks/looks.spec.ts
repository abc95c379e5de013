import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { report } from '@groundwork/machine/report';
import { fontVersions, missingFonts } from '@groundwork/machine/fonts';
import { expect, open, test } from '../support/test';

// Rules that go missing break a page without any error. These pictures guard the stylesheet; they are of the site
// of the fixtures, whose notes nobody edits, and show the first screen only.
// Record anew with: npx playwright test --project=e2e looks --update-snapshots

test.use({ site: 'fixtures' });

const missing = missingFonts();
if (missing.length > 0)
  report('drift', `pictures in tests/e2e/looks were not compared: fonts are missing: ${missing.join(', ')}`);
test.skip(missing.length > 0, `the pictures were taken with other fonts: ${missing.join(', ')}`);

const tolerance = { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } as const;

/** What draws the pictures. */
interface Drawn {
  chromium: string;
  fonts: string;
}

const recorded = 'tests/e2e/looks/recordedWith.json';

const drawnWith = (page: Page): Drawn => ({
  chromium: page.context().browser()?.version() ?? '',
  fonts: fontVersions(),
});

const told = ({ chromium, fonts }: Drawn): string => `Chromium ${chromium} and ${fonts}`;

// The words of a written page change; what the picture guards is how words are set.
const words = `
  <h1>Why it looks so</h1>
  <p>A paragraph of the size that a written page has, with <a href="/why">a link</a>, <code>code</code> and
    <strong>what is strong</strong>, long enough to wrap on each of the three widths that are looked at.</p>
  <p>A second one after it, since the distance between two paragraphs is a rule of its own.</p>
  <h2>A heading with its rule</h2>
  <ol>
    <li><strong>An item.</strong> It has a sentence that takes more than one line on a phone and on a tablet.</li>
    <li>Another.</li>
  </ol>
  <ul>
    <li>An item of a list without numbers.</li>
    <li>Another.</li>
  </ul>
  <h2>The end</h2>
  <p>A last paragraph.</p>`;

async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A new topic in the sidebar is no change of its looks.
    for (const item of document.querySelectorAll<HTMLElement>('.theme-doc-sidebar-menu > li:not(:first-child)')) {
      item.style.visibility = 'hidden';
    }
  });
  await page.mouse.move(0, 0);
  const drawn = drawnWith(page);
  const info = test.info();
  if (info.config.updateSnapshots !== 'none') writeFileSync(recorded, `${JSON.stringify(drawn, null, 2)}\n`);
  try {
    await expect(page).toHaveScreenshot(`${name}.png`, tolerance);
  } catch (error) {
    const then = JSON.parse(readFileSync(recorded, 'utf8')) as Drawn;
    // Another Chromium or other versions of the fonts draw otherwise, without a fault of the page.
    const same = then.chromium === drawn.chromium && then.fonts === drawn.fonts;
    if (same || !existsSync(info.snapshotPath(`${name}.png`, { kind: 'screenshot' }))) throw error;
    report('drift', `the picture ${name}.png differs: taken with ${told(then)}, here ${told(drawn)}`);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    for (const width of [360, 768, 1280]) {
      test.describe(`at ${width} pixels`, () => {
        test.use({ viewport: { width, height: 900 } });

        test('a note', async ({ page }) => {
          await open(page, '/docs/introduction');
          await look(page, `note-${width}-${colorScheme}`);
        });

        test('a page', async ({ page }) => {
          await open(page, '/why');
          await page.locator('main article').evaluate((article, html) => (article.innerHTML = html), words);
          await look(page, `page-${width}-${colorScheme}`);
        });
      });
    }

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('the menu, open', async ({ page }) => {
        await open(page, '/why');
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
        await look(page, `menu-${colorScheme}`);
      });
    });

    test('the sidebar, collapsed', async ({ page }) => {
      await open(page, '/docs/introduction');
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
      await look(page, `collapsed-${colorScheme}`);
    });
  });
}

test('on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/docs/introduction');
  await look(page, 'paper');
});
