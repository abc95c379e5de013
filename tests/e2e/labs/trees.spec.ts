import { expect, type Page } from '@playwright/test';

import { labTest as test, live, openLab, untilTallestIsKnown } from './labPage';

async function open(page: Page, lab: string): Promise<void> {
  await openLab(page, lab);
  await live(page);
  await untilTallestIsKnown(page);
}

const sentence = (page: Page) => page.locator('.lab-says');
const spot = (page: Page, name: string | RegExp) => page.locator('.lab-stage').getByRole('button', { name });

async function middleOf(page: Page, name: string | RegExp): Promise<{ x: number; y: number }> {
  await spot(page, name).hover();
  const { x, y, width, height } = (await spot(page, name).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const TREE = 'b-plus-tree?lab-b-plus-tree=h.i10.i20.i30.i40.i50.i60.i70~17';

test('A key of a tree is looked up by a click, from the step that is shown.', async ({ page }) => {
  await open(page, TREE);
  await spot(page, 'Look up 30').click();
  await expect(sentence(page)).toContainText('Read an inner page: 30 is 30 or more');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/lab-b-plus-tree=h\.i10.*\.f30(?:~|%7E)/);
});

test('A new key is dragged between two others, and gets a number that lies there; out of the picture nothing happens.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, TREE);
  const before = await sentence(page).textContent();
  const hand = await middleOf(page, /^Insert 42/);
  const between = await middleOf(page, 'Look up 30');
  await page.mouse.move(hand.x, hand.y);
  await page.mouse.down();
  await page.mouse.move(-50, -50, { steps: 3 });
  await page.mouse.up();
  await expect(sentence(page)).toHaveText(before!);
  await page.mouse.move(hand.x, hand.y);
  await page.mouse.down();
  await page.mouse.move(between.x, between.y + 9, { steps: 4 });
  await page.mouse.up();
  await expect(sentence(page)).toContainText('35 is 30 or more and below 50');
});

test('The picture of a tree is one stop of the keyboard: the sides change the new key, Enter inserts it.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, TREE);
  const stop = page.locator('.lab-stage [tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowRight');
  await expect(stop).toHaveAttribute('aria-label', /^Insert 43/);
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('43 is 30 or more and below 50');
});

const SEARCH_TREE = 'binary-search-tree?lab-binary-search-tree=p.i6.i8.i10.i12.i16.i20~21';

test('A chain of keys is as low as can be when rotations are switched on in the picture, and a search is shorter.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, SEARCH_TREE);
  await spot(page, 'Rotations are off: switch them on').click();
  await expect(page.locator('.lab-stage svg')).toHaveAttribute('aria-label', /Levels: 4; at best: 3/);
  await page.locator('.lab-playback input').fill('23');
  await expect(page.locator('.lab-stage svg')).toHaveAttribute('aria-label', /Levels: 3; at best: 3/);
  await spot(page, 'Look up 20; Delete removes it').click();
  await expect(sentence(page)).toContainText('Find 20: 20 > 12');
});

test('A new key is dragged between two columns of a search tree, and one that Delete is pressed on is removed.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, SEARCH_TREE);
  const [left, right] = [await middleOf(page, /^Look up 12/), await middleOf(page, /^Look up 16/)];
  const hand = await middleOf(page, /^Insert 14/);
  await page.mouse.move(hand.x, hand.y);
  await page.mouse.down();
  await page.mouse.move((left.x + right.x) / 2, left.y, { steps: 4 });
  await page.mouse.up();
  await expect(sentence(page)).toContainText('Insert 14: 14 > 6');
  await page.locator('.lab-playback input').fill('99');
  await expect(sentence(page)).toContainText('14 becomes the left child of 16');
  await spot(page, /^Look up 6;/).press('Delete');
  await expect(sentence(page)).toContainText('Delete 6');
});
