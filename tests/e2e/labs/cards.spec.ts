import { expect, type Page } from '@playwright/test';

import { labTest as test, live, openLab, untilTallestIsKnown } from './labPage';

async function openQuietly(page: Page, lab: string): Promise<void> {
  await openLab(page, lab);
  await live(page);
  await untilTallestIsKnown(page);
}

const where = (page: Page) => page.locator('.lab-where');
const says = (page: Page) => page.locator('.lab-says');

test('A click on the certificate’s key lets Eve steal it, or not, and the run goes on from where that matters.', async ({
  page,
}) => {
  await openQuietly(page, 'tls-handshake?lab-tls-handshake=rsa.watches~8');
  await expect(says(page)).toContainText('stays closed');
  await page.getByRole('button', { name: 'The certificate key' }).click();
  await expect(where(page)).toHaveText('7 / 9');
  await expect(where(page)).toHaveText('9 / 9');
  await expect(says(page)).toContainText('She reads “pay 100 to bob”');
  await expect(page).toHaveURL(/lab-tls-handshake=rsa\.key/);
});

test('Time is dragged over two transactions, also far out of the picture.', async ({ page }) => {
  await openQuietly(page, 'two-transactions');
  const grip = page.locator('.lanes-grip');
  const last = (await where(page).textContent())!.split(' / ')[1]!;
  for (const [by, step] of [
    [-2000, '1'],
    [2000, last],
  ] as const) {
    await grip.hover();
    const box = (await grip.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(box.x + 10, box.y + by, { steps: 5 });
    await page.mouse.up();
    await expect(where(page)).toHaveText(`${step} / ${last}`);
  }
});

test('Three statements come earlier by the keyboard, in a picture of one stop, and no update is lost.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuietly(page, 'two-transactions?lab-two-transactions=c.Ar1Br1Aw1Bw1AcBc~7');
  const stop = page.locator('.lab-stage [tabindex="0"]');
  await expect(stop).toHaveCount(1);
  for (const name of ['A, write', 'A, commit', 'A, commit']) {
    await stop.focus();
    for (let presses = 0; presses < 6 && !(await stop.getAttribute('aria-label'))!.startsWith(name); presses++)
      await page.keyboard.press('ArrowDown');
    await expect(stop).toHaveAttribute('aria-label', new RegExp(`^${name}`));
    await page.keyboard.press('Enter');
    await page.locator('.lab-playback input').fill('7');
  }
  await expect(page).toHaveURL(/lab-two-transactions=c\.Ar1Aw1AcBr1Bw1Bc/);
  await expect(page.locator('.lab-stage')).toContainText('7 − 3 = 4');
  await expect(page.locator('.lab-stage')).not.toContainText('should be');
});
