import { fixtureNotes } from '../support/fixtureNotes';
import { expect, open, test } from '../support/test';

test.use({ site: 'fixtures' });

const { route: note, title } = fixtureNotes.tables;
const island = '[data-island="lab"]';

test('a note without an island loads no code of labs', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await open(page, fixtureNotes.packets.route);
  await page.waitForLoadState('networkidle');
  expect(scripts.join('')).not.toContain('Predict first');
});

test('an island far below stays a static frame until the reader comes near', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, note);
  const lab = page.locator(island).first();
  const top = await lab.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(700);
  await expect(lab).not.toHaveAttribute('data-island-state', /.+/);
  await lab.scrollIntoViewIfNeeded();
  await expect(lab).toHaveAttribute('data-island-state', 'live');
});

test.describe('where the code of an island cannot be fetched', () => {
  test.use({ expectedProblems: /interactive part|Failed to load|ERR_FAILED|ChunkLoadError/ });

  test('its static frame stays, the rest of the page works, and the reader can try again', async ({ page }) => {
    await open(page, fixtureNotes.packets.route);
    await page.waitForLoadState('networkidle');
    let broken = true;
    await page.route('**/assets/js/**', (route) => (broken ? route.abort() : route.continue()));
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Data structures' })
      .click();
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(note);
    // The address changes before the text is there.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const lab = page.locator(island).first();
    // As often as needed: the frame of a part whose code has failed meanwhile is another element.
    await expect(() => lab.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    const retry = lab.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect((await lab.innerText()).length).toBeGreaterThan(200);
    broken = false;
    // On its way to the button the pointer starts nothing: two would take over the same frame.
    await retry.hover();
    await retry.click();
    await expect(lab).toHaveAttribute('data-island-state', 'live');
    await expect(retry).toHaveCount(0);
  });
});

test.describe('where the attributes of an island are hostile', () => {
  test.use({ expectedProblems: /interactive part/ });

  for (const [what, attribute, value] of [
    ['a name that is no island', 'data-island', 'constructor'],
    ['a lab that does not exist', 'data-island-props', '{"name":"__proto__"}'],
    ['no JSON', 'data-island-props', '<img src=x onerror=alert(1)>'],
  ] as const) {
    test(`${what} leaves the static frame and the page`, async ({ page }) => {
      await page.route(`**${note}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        const changed = html.replace(
          new RegExp(`${attribute}=("[^"]*"|'[^']*'|[^\\s>]+)`),
          `${attribute}="${escaped}"`,
        );
        expect(changed).not.toBe(html);
        await route.fulfill({ response, body: changed });
      });
      await open(page, note);
      const lab = page.locator('[data-island]').first();
      await lab.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await expect(lab).not.toHaveAttribute('data-island-state', 'live');
      expect((await lab.innerText()).length).toBeGreaterThan(200);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    });
  }
});
