import { fixtureNotes } from './support/fixtureNotes';
import { expect, test } from './support/test';

test.use({ site: 'fixtures' });

const styleOf = (selector: string, property: string) =>
  [`getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(property)}]`] as const;

test('a reader chooses text, lines and code, and finds them on the next page', async ({ page }) => {
  await page.goto(fixtureNotes.polling.route);
  const sizes = async () => [
    parseFloat(await page.evaluate<string>(...styleOf('.markdown > p', 'fontSize'))),
    parseFloat(await page.evaluate<string>(...styleOf('.markdown pre', 'fontSize'))),
  ];
  const ground = () => page.evaluate<string>(...styleOf('.markdown .code', 'backgroundColor'));
  const [text, code] = await sizes();
  const before = await ground();
  await page.getByRole('button', { name: 'Text and code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text and code' });
  await dialog.getByLabel('very large').check();
  await dialog.getByLabel('on light ground').check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto(fixtureNotes.caches.route);
  expect((await sizes())[0]).toBeGreaterThan(1.2 * text!);
  expect((await sizes())[1]).toBeGreaterThan(1.2 * code!);
  await expect.poll(ground).not.toBe(before);
  // Programs and what terminals show, in each mode; at night nobody is given a white sheet.
  const grounds = () =>
    page.evaluate<string[]>(
      `[...new Set([...document.querySelectorAll('.markdown .code')].map((code) => getComputedStyle(code).backgroundColor))]`,
    );
  expect(await grounds()).toHaveLength(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(grounds).toEqual([before]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).not.toBe(before);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  await page.getByRole('button', { name: 'Text and code' }).click();
  await expect(dialog.getByLabel('very large')).toBeChecked();
  for (const label of await dialog.getByLabel('as it is').all()) await label.check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  expect(await sizes()).toEqual([text, code]);
  expect(await ground()).toBe(before);
});

test('what is stored by somebody else changes nothing and becomes no markup', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('groundwork.look', `"><img src=x>${'x'.repeat(100_000)}`));
  await page.goto(fixtureNotes.polling.route);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Text and code' }).click();
  await expect(page.getByRole('dialog', { name: 'Text and code' }).getByLabel('as they are')).toBeChecked();
});

test('a browser that stores nothing says so, and the choice holds on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(fixtureNotes.polling.route);
  await page.getByRole('button', { name: 'Text and code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text and code' });
  await dialog.getByLabel('larger', { exact: true }).check();
  await expect(dialog.getByRole('status')).toContainText('does not store this');
  await expect(page.locator('html')).toHaveAttribute('data-look', 'large');
});
