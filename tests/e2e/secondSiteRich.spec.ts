import type { Page } from '@playwright/test';

import { alive, expect, open, test } from './support/test';

test.use({ site: 'rich' });

/** Turns the wheel as a hand does: in steps, which are events of their own. */
async function turnWheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(600, 400);
  for (let step = 0; step < 5; step++) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, by / 5);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  }
}

const left = '.theme-layout-navbar-left';
const right = '.theme-layout-navbar-right';

test(
  'Navbar item types supported: default link, locale dropdown, search, generic dropdown, raw html, single doc link, doc sidebar link, docs version link, docs version dropdown.',
  { tag: '@verify' },
  async ({ page }) => {
    await open(page, '/');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.getByRole('link', { name: 'Unplaced' })).toHaveAttribute('href', '/long');
    await expect(navbar.getByRole('button', { name: 'English' })).toBeVisible();
    await expect(navbar.locator('.search-item')).toHaveCount(1);
    await expect(navbar.getByRole('button', { name: 'More' })).toBeVisible();
    await expect(navbar.locator('i.raw-item')).toHaveText('Raw');
    await expect(navbar.getByRole('link', { name: 'Single doc' })).toHaveAttribute('href', '/docs/introduction');
    await expect(navbar.getByRole('link', { name: 'Whole sidebar' })).toHaveAttribute('href', '/docs/introduction');
    await expect(navbar.locator('a.version-link')).toHaveText('Next');
    await expect(navbar.locator('.version-dropdown')).toHaveText('Next');
  },
);

test('Position defaults to right.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.locator(right).getByRole('link', { name: 'Unplaced' })).toBeVisible();
  await expect(page.locator(left).getByRole('link', { name: 'Placed left' })).toBeVisible();
  await expect(page.locator(left).getByRole('link', { name: 'Unplaced' })).toHaveCount(0);
});

test(
  'The navbar may hide on scroll down and reappear on scroll up or when within the navbar height of the top.',
  { tag: '@verify' },
  async ({ page }) => {
    await open(page, '/long');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const isHidden = () => navbar.evaluate((element) => element.getBoundingClientRect().bottom <= 0);
    await turnWheel(page, 900);
    await expect.poll(isHidden).toBe(true);
    await turnWheel(page, -50);
    await expect.poll(isHidden).toBe(false);
    await turnWheel(page, 900);
    await expect.poll(isHidden).toBe(true);
    const height = await navbar.evaluate((element) => element.getBoundingClientRect().height);
    await page.evaluate((top) => window.scrollTo(0, top), height - 1);
    await expect.poll(isHidden).toBe(false);
  },
);

test('Navbar visibility: visible or hidden by scroll direction.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/long');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const { by, visible } of [
    { by: 1500, visible: false },
    { by: -200, visible: true },
    { by: 400, visible: false },
  ]) {
    await turnWheel(page, by);
    await (visible ? expect(navbar).toBeInViewport() : expect(navbar).not.toBeInViewport());
  }
});

test('The navbar may have a primary style.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveClass(/navbar--primary/);
});

test(
  'The logo of the navbar has src, srcDark, alt, href, target, width and height.',
  { tag: '@verify' },
  async ({ page }) => {
    await open(page, '/');
    const logo = page.getByRole('link', { name: /Second/ }).first();
    await expect(logo).toHaveAttribute('href', '/long');
    await expect(logo).toHaveAttribute('target', '_self');
    const shown = logo.getByRole('img', { name: 'Second logo' });
    await expect(shown).toHaveAttribute('src', '/img/light.svg');
    await expect(shown).toHaveAttribute('width', '32');
    await expect(shown).toHaveAttribute('height', '24');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(shown).toHaveAttribute('src', '/img/dark.svg');
  },
);

test('An optional announcement bar with a close button.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  const bar = page
    .getByRole('region', { name: /announcement/i })
    .or(page.locator('.theme-announcement-bar'))
    .first();
  await expect(bar).toHaveText(/News for readers/);
  await expect(bar.locator('b')).toHaveText('readers');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
});

test("Announcement bar: shown unless dismissed; dismissal stored as 'true'.", { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('News for readers')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  await open(page, '/long');
  await expect(page.getByText('News for readers')).toBeHidden();
});

test('A dismissed announcement is not even painted before the page is alive', { tag: '@verify' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'second');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await expect(page.getByText('News for readers')).toBeHidden();
});

test('A changed bar id resets the dismissal.', { tag: '@verify' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/');
  await expect(page.getByText('News for readers')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('second');
});

test(
  'Storage is localStorage; keys: theme, docusaurus.announcement.dismiss, docusaurus.announcement.id.',
  { tag: '@verify' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(
      expect.arrayContaining(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme']),
    );
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  'Where system preference is not respected the colour toggle toggles light and dark.',
  { tag: '@verify' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    const mode = () => page.locator('html').getAttribute('data-theme');
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    expect(await mode()).toBe('light');
    for (const expected of ['dark', 'light', 'dark']) {
      await toggle.click();
      expect(await mode()).toBe(expected);
    }
  },
);

test('Dropdown menus: open or closed; close on click or focus outside.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  const item = page.getByRole('link', { name: 'Inside the dropdown' });
  const trigger = page.getByRole('button', { name: 'More' });
  await expect(item).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(item).toBeHidden();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'First' }).focus();
  await expect(item).toBeHidden();
});

test('Locale switching keeps the current path and optional query string.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/docs/guide?seen=1');
  await page.getByRole('button', { name: 'English' }).hover();
  const french = page.getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', /^\/fr\/docs\/guide\?.*from=menu/);
  await expect(french).toHaveAttribute('href', /seen=1/);
  await french.click();
  await alive(page);
  await expect(page).toHaveURL(/\/fr\/docs\/guide\?.*from=menu/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('Alternates: every page names its address in each locale.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/docs/guide');
  const alternate = (lang: string) => page.locator(`link[rel=alternate][hreflang="${lang}"]`);
  await expect(alternate('en')).toHaveAttribute('href', 'https://second.example/docs/guide');
  await expect(alternate('fr')).toHaveAttribute('href', 'https://second.example/fr/docs/guide');
  await expect(alternate('x-default')).toHaveAttribute('href', 'https://second.example/docs/guide');
});

test('The docs version dropdown leads to the same page of another version.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/docs/guide');
  await page.locator('.version-dropdown').hover();
  await page.getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page).toHaveURL('/docs/1.0/guide');
  await expect(page.locator('article')).toContainText("version 1.0's second page");
});

test('Preferred docs version saved per docs plugin in local storage.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/docs/1.0/guide');
  await page.locator('.version-dropdown').hover();
  await page.getByRole('link', { name: 'Next', exact: true }).last().click();
  await page.locator('.version-dropdown').hover();
  await page.getByRole('link', { name: '1.0', exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
  await open(page, '/long');
  await expect(page.locator('a.version-link')).toHaveText('1.0');
});

test('Footer styles: a single row separated by a middle dot.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveClass(/footer--dark/);
  await expect(footer.locator('.footer__links').first()).toHaveText(/^First\s*·\s*Second/);
  await expect(footer.locator('.theme-layout-footer-column')).toHaveCount(0);
});

test('Smooth scroll factor 0.85 per frame.', { tag: '@verify' }, async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.evaluate(() => {
    document.body.style.paddingBottom = '6000px';
    const seen: number[] = [];
    Object.assign(window, { seen });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((x: number, y: number) => {
      seen.push(y);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
    scrollTo(0, 4000);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -200);
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(5);
  for (const [index, top] of seen.slice(1).entries()) expect(top).toBe(Math.floor(seen[index]! * 0.85));
});
