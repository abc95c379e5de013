import { expect, open, test } from './support/test';

test.use({ site: 'plain' });

test('If the switch is disabled, the stored value is removed.', { tag: '@verify' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /Switch between dark and light mode/ })).toHaveCount(0);
});

test(
  'Without system preference the default mode counts, whatever the system says.',
  { tag: '@verify' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test('The navbar may have a dark style.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveClass(/navbar--dark/);
});

test('Without hide on scroll the navbar stays.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/long');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

test('Footer styles: multi-column (title plus items).', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  const columns = page.getByRole('contentinfo').locator('.theme-layout-footer-column');
  await expect(columns).toHaveCount(2);
  await expect(columns.nth(0)).toContainText('Column one');
  await expect(columns.nth(0).getByRole('link')).toHaveText(['First']);
  await expect(columns.nth(1)).toContainText('Column two');
});

test('Footer: optional logo with light/dark variants.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Footer logo' });
  await expect(logo).toHaveAttribute('src', '/img/dark.svg');
  await expect(logo).toHaveAttribute('width', '40');
  await expect(page.getByRole('contentinfo').locator('a[href="https://example.org/"]').first()).toBeVisible();
});
