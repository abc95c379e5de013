import type { Page } from '@playwright/test';

import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const markup = `"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
const { route: note } = fixtureNotes.packets;

/** The page is alive, nothing planted ran and nothing planted became an element. */
async function expectUnharmed(page: Page): Promise<void> {
  await alive(page);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('img[src="x"], script:text("hacked")')).toHaveCount(0);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Why?' }).click();
  await expect(page).toHaveURL('/why');
}

const addresses = [
  `${note}?q=${encodeURIComponent(markup)}`,
  `${note}?${encodeURIComponent(markup)}=1`,
  `${note}#${encodeURIComponent(markup)}`,
  `${note}#${markup.replaceAll(' ', '')}`,
  `${note}?docusaurus-theme=${encodeURIComponent(markup)}`,
  `${note}?docusaurus-data-onclick=x&docusaurus-data-theme=${encodeURIComponent(markup)}&docusaurus-data-has-hydrated=true`,
  `${note}?__proto__[a]=b&constructor[prototype][a]=b`,
  `${note}?${'a=b&'.repeat(1500)}`,
  `${note}#__proto__`,
  `${note}#:~:text=packet`,
  `${note}?q=%00%0D%0ASet-Cookie:%20a=b`,
  `/docs?q=${encodeURIComponent(markup)}#${encodeURIComponent(markup)}`,
];

for (const address of addresses) {
  test(`an address like ${address.slice(0, 70)} never becomes markup and never breaks the page`, async ({ page }) => {
    await page.goto(address);
    await expectUnharmed(page);
  });
}

test.describe('paths that do not exist', () => {
  test.use({ expectedProblems: /404/ });

  for (const path of [
    `/${encodeURIComponent(markup)}`,
    '/..%2f..%2fetc%2fpasswd',
    '/docs/%3Cscript%3E',
    '//evil.example/',
    '/docs//introduction',
    '/constructor',
    '/docs/__proto__',
  ]) {
    test(`the path ${path.slice(0, 60)} shows the not-found page unharmed`, async ({
      page,
      baseURL,
      foreignRequests,
    }) => {
      const response = await page.goto(baseURL + path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Page Not Found/);
      expect(foreignRequests).toEqual([]);
      await expectUnharmed(page);
    });
  }
});

const storedKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docusaurus.tab.any',
];

for (const value of [markup, '{"a":', 'null', '\u0000\uFFFF', '__proto__', 'x'.repeat(100_000)]) {
  test(`stored values like ${JSON.stringify(value.slice(0, 30))} never become markup and never break the page`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([keys, hostile]) => {
        for (const key of keys) localStorage.setItem(key, hostile);
      },
      [storedKeys, value] as const,
    );
    await open(page, note);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expectUnharmed(page);
  });
}

test('a hostile value stored in another tab does no harm to this one', async ({ page, context }) => {
  await open(page, note);
  const other = await context.newPage();
  await open(other, '/why');
  // Awaited, so that the listener is there before anything is stored.
  await page.evaluate(() => {
    addEventListener('storage', () => setTimeout(() => (document.title = 'told')), { once: true });
  });
  await other.evaluate((value) => localStorage.setItem('theme', value), markup);
  await expect(page).toHaveTitle('told');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  await expectUnharmed(page);
});

test('a hostile history state does no harm', async ({ page }) => {
  await open(page, note);
  await page.evaluate((value) => {
    history.pushState({ key: value, state: { a: value }, reloadedAt: 'soon' }, '', '#one');
    history.pushState(value, '', '#two');
    history.back();
  }, markup);
  await expect(page).toHaveURL(`${note}#one`);
  await page.reload();
  await expectUnharmed(page);
});
