import { expect, type Locator, type Page } from '@playwright/test';

import { labTest as test, live, openLab, untilTallestIsKnown } from './labPage';

async function open(page: Page, lab: string): Promise<void> {
  await openLab(page, lab);
  await live(page);
  await untilTallestIsKnown(page);
}

const sentence = (page: Page) => page.locator('.lab-says');
const target = (page: Page, name: string | RegExp) => page.locator('.lab-stage').getByRole('button', { name });

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  // Waits until it rests and nothing lies over it.
  await one.hover();
  const { x, y, width, height } = (await one.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('A key is looked up by a click, from the step that is shown, and its slot’s number brings a new key.', async ({
  page,
}) => {
  await open(page, 'hash-table?lab-hash-table=p.i3.i11.i19.i6.d11.f19~14');
  await target(page, /^Look up 6/).click();
  await expect(sentence(page)).toContainText('Look up 6: 6 mod 8 = 6');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/lab-hash-table=p\.i3\.i11\.i19\.i6\.d11\.f6(?:~|%7E)/);
  await target(page, /with the home slot 6$/).click();
  await expect(sentence(page)).toContainText('Insert 14');
});

test('A key that is dragged out of its slot is removed, and one that is put back is not.', async ({ page }) => {
  await open(page, 'hash-table?lab-hash-table=p.i3.i11.i19~9');
  const key = target(page, /^Look up 11/);
  const { x, y } = await middleOf(key);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 8, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.lab-where')).toHaveText('10 / 10');
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 90, { steps: 4 });
  await page.mouse.up();
  await expect(sentence(page)).toContainText('Remove 11');
  await expect(sentence(page)).toContainText('Slot 4 gets a tombstone');
});

test('The picture of cells is one stop of the keyboard: up and down choose, Enter looks up, Delete removes.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'hash-table?lab-hash-table=p.i3~2');
  const stops = page.locator('.lab-stage [tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('ArrowUp');
  for (let down = 0; down < 8; down++) await page.keyboard.press('ArrowDown');
  await expect(stops).toHaveAttribute('aria-label', /^Look up 3/);
  await page.keyboard.press('Delete');
  await expect(sentence(page)).toContainText('Remove 3');
});

test('A line of memory is read by a click, on a phone too, and a drag out of the picture changes nothing.', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'cpu-cache');
  const line = target(page, 'Read 832');
  await line.click();
  await expect(sentence(page)).toContainText('Read 832');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/lab-cpu-cache=2\.0\.256\.512\.832(?:~|%7E)/);
  const before = await sentence(page).textContent();
  await middleOf(target(page, /^Read 64$/));
  await page.mouse.down();
  await page.mouse.move(-50, -50);
  await page.mouse.up();
  await expect(sentence(page)).toHaveText(before!);
});

test('A page is written to by a click on its entry in the last table, from the step that is shown: the TLB knows it, and no table is read.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'address-translation');
  await target(page, 'Write to page 218').click();
  await expect(sentence(page)).toContainText('the TLB knows page 218, frame 3. No table is read.');
  const stop = page.locator('.lab-stage [tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lab-address-translation=s4\.w0\.w1\.w2\.w3\.w4\.w2\.w\d/);
});

test('A further P is added by a click in the picture, and a goroutine is stolen.', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'go-scheduler');
  await target(page, 'Play with P1, one P more').click();
  await expect(page).toHaveURL(/lab-go-scheduler=2\.4\.0\.compute/);
  await expect(target(page, 'Play without P1')).toBeVisible();
  await page.locator('.lab-playback input').fill('4');
  await expect(sentence(page)).toContainText('steals');
});
