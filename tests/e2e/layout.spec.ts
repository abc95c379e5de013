import { owner } from '../../site/config/owner';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const { route: note, title } = fixtureNotes.numbers;

test('A skip-to-main-content link.', async ({ page }) => {
  await open(page, note);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Breadcrumbs on docs.', async ({ page }) => {
  await open(page, note);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs).toContainText('Mathematics');
  await expect(breadcrumbs).toContainText(title);
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await breadcrumbs.getByRole('link', { name: 'Mathematics' }).click();
  await expect(page).toHaveURL(/\/docs#mathematics$/);
  await expect(page.locator('#mathematics')).toBeInViewport();
});

test('The docs sidebar is collapsible.', async ({ page }) => {
  await open(page, note);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(sidebar).toBeVisible();
});

test('Categories are not auto-collapsed.', async ({ page }) => {
  await open(page, note);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('button', { name: 'Mathematics' })).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('button', { name: 'Networks' }).click();
  await expect(sidebar.getByRole('button', { name: 'Networks' })).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.getByRole('button', { name: 'Mathematics' })).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('link', { name: fixtureNotes.packets.title }).click();
  await expect(page).toHaveURL(fixtureNotes.packets.route);
  await expect(sidebar.getByRole('button', { name: 'Mathematics' })).toHaveAttribute('aria-expanded', 'true');
});

test('Docs show last-update author and time.', async ({ page }) => {
  await open(page, note);
  const updated = page.locator('.theme-last-updated');
  await expect(updated).toContainText(/Last updated on .+ by .+/);
  await expect(updated).toContainText(`by ${owner.author}`);
  await expect(updated.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
});

test('Table of contents shows heading levels 2 to 3.', async ({ page }) => {
  await open(page, fixtureNotes.packets.route);
  const ids = await page
    .locator('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(1);
  const entries = page.locator('.table-of-contents').first().getByRole('link');
  expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
});

test("Heading anchors have title 'Direct link to {heading}'.", async ({ page }) => {
  await open(page, note);
  for (const heading of await page.locator('article .markdown :is(h2, h3)').all()) {
    const text = await heading.evaluate((element) => element.firstChild?.textContent?.trim());
    await expect(heading.locator('a.hash-link')).toHaveAttribute('title', `Direct link to ${text}`);
  }
});

test('Page title is page title, delimiter (a vertical bar), site title; site title alone when equal or empty.', async ({
  page,
}) => {
  await open(page, note);
  await expect(page).toHaveTitle(`${title} | Groundwork`);
  await open(page, '/');
  await expect(page).toHaveTitle('Groundwork');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 995, height: 800 } });

  test('Below 996px width the layout is mobile: a hamburger opens a sliding sidebar listing the items, and a close button.', async ({
    page,
  }) => {
    await open(page, '/why');
    const sidebar = page.locator('.navbar-sidebar');
    await expect(page.locator('.theme-layout-navbar-left').getByRole('link', { name: 'TIL' })).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(sidebar).toBeInViewport();
    for (const name of ['TIL', 'Why?', /Network/, /^Code/, /CV/]) {
      await expect(sidebar.getByRole('link', { name })).toBeInViewport();
    }
    await sidebar.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(sidebar).not.toBeInViewport();
  });

  test("A back button '← Back to main menu' returns from the secondary menu.", async ({ page }) => {
    // A note of the first topic: its neighbours are in view, however long the list of topics is.
    await open(page, fixtureNotes.machines.route);
    const sidebar = page.locator('.navbar-sidebar');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const inSecondary = sidebar.getByRole('link', { name: fixtureNotes.buffers.title });
    await expect(inSecondary).toBeInViewport();
    await sidebar.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(sidebar.getByRole('link', { name: 'TIL' })).toBeInViewport();
    await expect(inSecondary).not.toBeInViewport();
  });

  test('On the home page the menu lists the topics, and one of them leads to its notes.', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const topics = page.locator('.navbar-sidebar').getByRole('list', { name: 'Topics' });
    await expect.poll(() => topics.getByRole('link').count()).toBeGreaterThan(5);
    await topics.getByRole('link', { name: 'Data structures' }).click();
    await expect(page).toHaveURL(/\/docs#data-structures$/);
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('The contents stand below the title, in a bar that stays in view and says the place.', async ({ page }) => {
    await open(page, fixtureNotes.trees.route);
    const bar = page.locator('.theme-doc-toc-mobile');
    const heads = page.locator('article h2[id]');
    const top = async (): Promise<number> => (await bar.boundingBox())!.y;
    const title = (await page.locator('article h1').boundingBox())!;
    expect(await top()).toBeGreaterThanOrEqual(title.y + title.height);
    await expect(bar.locator('summary')).toHaveText('On this page');

    await heads.nth(1).evaluate((heading) => heading.scrollIntoView());
    await expect(bar.locator('summary')).toHaveAttribute('data-place', new RegExp(`^2/${await heads.count()} \\S`));
    const bottom = async (): Promise<number> => (await top()) + (await bar.locator('summary').boundingBox())!.height;
    expect(await top()).toBeGreaterThan(0);
    expect((await heads.nth(1).boundingBox())!.y).toBeGreaterThanOrEqual(await bottom());

    await bar.locator('summary').click();
    await expect(bar.getByRole('link').first()).toBeVisible();
    await bar.getByRole('link').first().click();
    await expect(bar.getByRole('link').first()).toBeHidden();
    await expect(heads.first()).toBeInViewport();
    await expect.poll(async () => (await heads.first().boundingBox())!.y).toBeGreaterThanOrEqual(await bottom());
  });

  test('The menu opens at the page that is read, with the way back in reach.', async ({ page }) => {
    await open(page, fixtureNotes.waves.route);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    // In the list of notes; the bar's own item for notes is marked as well, in the panel before it.
    await expect(sidebar.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeInViewport();
    await expect(sidebar.getByRole('button', { name: '← Back to main menu' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('Body scroll is locked while it is open.', async ({ page }) => {
    await open(page, note);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(980, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('It closes on browser back navigation.', async ({ page }) => {
    await open(page, '/why');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'TIL' }).click();
    await expect(page).toHaveURL('/docs/introduction');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(page).toHaveURL('/docs/introduction');
  });

  test('Mobile sidebar: it closes when switching to desktop and is forced hidden there.', async ({ page }) => {
    await open(page, note);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('Secondary menu: shown or hidden.', async ({ page }) => {
    await open(page, note);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(1);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
  });
});

test('Escape closes the menu of a phone, and the focus is on what opened it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, note);
  const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
  await hamburger.click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(hamburger).toBeFocused();
});

test('Mobile/desktop breakpoint 996px: at 996px the layout is mobile, at 997px it is desktop.', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, note);
  const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(hamburger).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(hamburger).toBeHidden();
});
