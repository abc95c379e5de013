import type { Page } from '@playwright/test';

import { pinnedNotes } from './pinnedNotes';
import { alive, expect, open, test } from './support/test';

const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ });
const modeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test("Colour toggle cycles light, dark and system, with labels 'system mode', 'light mode', 'dark mode'.", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  for (const { label, mode } of [
    { label: 'system mode', mode: 'dark' },
    { label: 'light mode', mode: 'light' },
    { label: 'dark mode', mode: 'dark' },
    { label: 'system mode', mode: 'dark' },
  ]) {
    await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${label})`);
    await expect(toggle(page)).toHaveAttribute('title', label);
    expect(await modeOf(page)).toBe(mode);
    await toggle(page).click();
  }
});

test('Colour mode: effective light or dark; stored choice light, dark or system (none).', async ({ page }) => {
  await open(page, '/');
  expect([await modeOf(page), await stored(page)]).toEqual(['light', null]);
  await toggle(page).click();
  expect([await modeOf(page), await stored(page)]).toEqual(['light', 'light']);
  await toggle(page).click();
  expect([await modeOf(page), await stored(page)]).toEqual(['dark', 'dark']);
  await toggle(page).click();
  expect([await modeOf(page), await stored(page)]).toEqual(['light', null]);
});

test('System follows the OS preference when respected, else the default mode (light).', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await modeOf(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await open(page, '/');
  expect(await modeOf(page)).toBe('light');
});

test('Where system preference is respected: system -> light -> dark -> system.', async ({ page }) => {
  await open(page, '/');
  const choices: (string | null)[] = [];
  for (let press = 0; press < 4; press++) {
    choices.push(await page.locator('html').getAttribute('data-theme-choice'));
    await toggle(page).click();
  }
  expect(choices).toEqual(['system', 'light', 'dark', 'system']);
});

test("Stored under browser key 'theme' and synced across tabs.", async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/why');
  await toggle(page).click();
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(other)).toHaveAttribute('title', 'dark mode');
  await open(other, '/');
  expect(await modeOf(other)).toBe('dark');
});

test('The stored mode is there with the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Toggle disabled until the page has hydrated.', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(toggle(page)).toBeDisabled();
  release();
  await alive(page);
  await expect(toggle(page)).toBeEnabled();
});

test.describe('collapsible sections', () => {
  const networks = (page: Page) => page.locator('.theme-doc-sidebar-item-category').filter({ hasText: 'Networks' });

  test('Collapsible sections: animate height, lazily rendered; duration computed from content height.', async ({
    page,
  }) => {
    await open(page, pinnedNotes.introduction.route);
    const list = networks(page).locator('ul');
    await expect(list).toHaveCount(0);
    await page.evaluate(() => {
      const transitions: string[] = [];
      Object.assign(window, { transitions });
      window.addEventListener('transitionrun', (event) => {
        const { style, scrollHeight } = event.target as HTMLElement;
        if (event.propertyName === 'height')
          transitions.push(`${event.propertyName} ${style.transition} ${scrollHeight}`);
      });
    });
    await networks(page).getByRole('button', { name: 'Networks' }).click();
    await expect(list).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { transitions: string[] }).transitions.length))
      .toBe(1);
    const [seen] = await page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
    const [, duration, height] = /^height height (\d+)ms ease-in-out(?: 0s)? (\d+)$/.exec(seen!) ?? [];
    const rows = Number(height) / 36;
    expect(Number(duration)).toBe(Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10));
  });

  test('Collapsible sections: duration about 1 ms with reduced motion.', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pinnedNotes.introduction.route);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const { transition } = (target as HTMLElement).style;
          if (transition) seen.push(transition);
        }
      }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
    });
    await networks(page).getByRole('button', { name: 'Networks' }).click();
    await expect(networks(page).locator('ul')).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen[0]).toMatch(/^height 1ms/);
  });
});
