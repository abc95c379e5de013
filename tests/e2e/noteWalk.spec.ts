import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const { route: note } = fixtureNotes.walk;
const workshop = 'Two customers wait for ever';
const anchor = 'two-customers-wait-for-ever';

test('a walk begins with its question, the times and where to go at once, and ends where one may stop', async ({
  page,
}) => {
  await open(page, note);
  const parts = await page.locator('.note > *').evaluateAll((all) => all.map(({ className }) => className));
  expect(parts.slice(0, 6)).toEqual([
    'note-question',
    'note-facts',
    'note-jumps',
    'trouble',
    'note-links note-before',
    'walk',
  ]);
  await expect(page.locator('.note-facts')).toContainText(/\d+ minutes? for the walk, \d+ with everything/);
  await expect(page.locator('.stop')).toContainText('You may stop here.');
  await page.locator('.note-jumps').getByRole('link', { name: 'Look it up' }).click();
  await expect(page.getByRole('heading', { name: 'Look it up' })).toBeInViewport();
});

test('its sections are numbered as stations, in the text and in the contents', async ({ page }) => {
  await open(page, note);
  const signs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  const stations = await signs('.walk > h2');
  expect(stations).toHaveLength(3);
  expect(stations.every((sign) => sign.includes('counter(station)'))).toBe(true);
  const contents = await signs('.col--3 .table-of-contents > li');
  expect(contents.filter((sign) => sign.includes('counter(station)'))).toHaveLength(3);
  await expect(page.locator('.col--3 .table-of-contents li li a')).toHaveCount(5);
});

test('workshops are folded to their title and how they show, and open by keyboard', async ({ page }) => {
  await open(page, note);
  const details = page.locator('.workshop').first();
  const text = details.getByText('Take seats in the order');
  await expect(details.getByRole('heading', { level: 3, name: workshop })).toBeVisible();
  await expect(details.locator('.workshop__shows')).toHaveText(/^You need this when a log says deadlock detected/);
  // Nothing in it is pressed for something else.
  await expect(details.locator('summary').getByRole('link')).toHaveCount(0);
  await expect(text).toBeHidden();
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await expect(details.locator('.workshop__shows')).toBeHidden();
});

test('a link to a workshop opens it: in the contents, in the text, from outside and from the search', async ({
  page,
}) => {
  await open(page, `${note}#${anchor}`);
  const workshops = page.locator('.workshop');
  await expect(workshops.nth(0)).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { name: workshop })).toBeInViewport();
  await page.locator('.col--3').getByRole('link', { name: 'The shop says: try again' }).click();
  await expect(workshops.nth(1)).toHaveAttribute('open', '');
  // Also the second time.
  await workshops.nth(0).locator('summary > .workshop__time').click();
  await expect(workshops.nth(0)).not.toHaveAttribute('open', '');
  await page.locator('.cards').getByRole('link', { name: workshop }).click();
  await expect(workshops.nth(0)).toHaveAttribute('open', '');

  await open(page, fixtureNotes.sockets.route);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('two customers wait for ever');
  await page.getByRole('option', { name: workshop }).first().click();
  await expect(page).toHaveURL(`${note}#${anchor}`);
  await expect(workshops.nth(0)).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { name: workshop })).toBeInViewport();
  // The styles came with the note.
  await expect(page.locator('.workshop > summary').first()).toHaveCSS('display', 'grid');
});

test('print shows what is folded, and each first sentence once', async ({ page }) => {
  await open(page, note);
  await page.emulateMedia({ media: 'print' });
  const text = page.locator('.workshop p').first();
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  await expect(page.locator('.workshop__shows').first()).toBeHidden();
  await expect(page.locator('.note-jumps')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('workshops open, and a link shows the one that it names', async ({ page }) => {
    await page.goto(`${note}#${anchor}`);
    const [named, other] = [page.locator('.workshop p').first(), page.locator('.workshop').nth(1).locator('p').first()];
    await expect.poll(async () => (await named.boundingBox())?.height ?? 0).toBeGreaterThan(10);
    await expect(other).toBeHidden();
    await page.locator('.workshop').nth(1).locator('summary').click();
    await expect(other).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a row of a table with many columns is a card whose cells name their columns', async ({ page }) => {
    await open(page, note);
    const table = page.locator('.cards');
    const cell = table.locator('tbody tr').first().locator('td').nth(1);
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"Why"');
    const [first, second] = await Promise.all([table.locator('td').nth(0), cell].map((one) => one.boundingBox()));
    expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(360);
  });
});
