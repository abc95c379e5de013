import type { Page } from '@playwright/test';

import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.describe('on the second site', { tag: '@verify' }, () => {
  test.use({ site: 'rich' });

  test.describe('a page that crashes', () => {
    test.use({ expectedProblems: /The outer|The inner/ });

    test("Page crash screen: 'This page crashed.' with 'Try again' and the error message with its cause chain.", async ({
      page,
    }) => {
      await open(page, '/crash');
      await page.getByRole('button', { name: 'Crash' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      // As text: a message never becomes markup.
      await expect(page.getByText('The outer <b>message</b>')).toContainText(
        'The outer <b>message</b>\n\nCause:\nThe inner message',
      );
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
    });

    test('A crash does not outlive a navigation', async ({ page }) => {
      await open(page, '/crash');
      await page.getByRole('button', { name: 'Crash' }).click();
      await page.getByRole('link', { name: 'Unplaced' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
    });
  });

  test.describe('a navbar item that breaks', () => {
    test.use({ expectedProblems: /The item broke|A theme navbar item failed to render/ });

    test('A navbar item that fails to render reports its configuration.', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Break the item' }).click();
      const message = page.getByText(/^A theme navbar item failed to render/);
      await expect(message).toContainText('"type": "custom-fragile"');
      await expect(message).toContainText('"label": "Break the item"');
      await expect(message).toContainText('Cause:\nThe item broke');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    });
  });

  test.describe('a hook outside its provider', () => {
    test.use({ expectedProblems: /DocProvider/ });

    test('Using a context hook outside its provider throws an error naming the provider.', async ({ page }) => {
      await open(page, '/outside');
      await page.getByRole('button', { name: 'Read' }).click();
      await expect(page.getByText(/Hook .*is called outside the <DocProvider>/)).toBeVisible();
    });
  });

  test.describe('a route component whose chunk fails', () => {
    test.use({ expectedProblems: /Failed to load resource|Loading chunk/ });

    test("Loader error box: error text and 'Retry' button.", async ({ page }) => {
      await open(page, '/loader');
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await page.getByRole('button', { name: 'Load' }).click();
      const box = page.getByRole('main').getByRole('alert');
      await expect(box).toContainText(/Loading chunk .* failed/);
      await page.unroute('**/assets/js/*.js');
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'Long page' })).toBeVisible();
      await expect(box).toHaveCount(0);
    });
  });

  test('Storage use during server rendering throws.', async ({ request, page }) => {
    const html = await (await request.get('/storage')).text();
    expect(html).toContain('Illegal storage API usage for storage key');
    await open(page, '/storage');
  });

  test('An announcement can be closed without storage', async ({ page }) => {
    await blockStorage(page);
    test.info().annotations.push({ type: 'provokes', description: 'the warning that storage is not available' });
    await open(page, '/');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('News for readers')).toBeHidden();
  });
  test.use({ expectedProblems: /browser storage is not available/ });
});

test.describe('without storage', () => {
  test.use({ site: 'fixtures', expectedProblems: /browser storage is not available/ });

  test('Storage unavailable (iframe, private mode): console warning, storage acts as empty.', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await blockStorage(page);
    await open(page, '/');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Docusaurus browser storage is not available.');
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TIL' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('In a sandboxed frame the page works', async ({ page, baseURL }) => {
    // Only a page of the site itself may frame another (`frame-ancestors`).
    const framing = `${baseURL}/framing.html`;
    await page.route(framing, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<iframe sandbox="allow-scripts" src="/docs/introduction" width="1200" height="700"></iframe>',
      }),
    );
    await page.goto(framing);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await frame.getByRole('button', { name: 'Networks' }).click();
    await expect(frame.getByRole('link', { name: fixtureNotes.packets.title }).first()).toBeVisible();
  });
});

test('A page whose storage is full keeps working', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await alive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TIL' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
});

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
