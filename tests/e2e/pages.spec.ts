import { readFileSync } from 'node:fs';

import { startHere } from '../../site/config/pages/startHere';
import { noteRoutes } from '../../site/config/routes/plannedRoutes';
import { topics } from '../../site/config/topics';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

const writtenNotes = (): string[] => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return noteRoutes.filter((route) => sitemap.includes(`${route}</loc>`));
};

test.describe('the home page', () => {
  test('is at most five screens long on a phone, and nothing of it is cut', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const [scrollWidth, scrollHeight] = await page.evaluate(() => {
      const { documentElement } = document;
      return [documentElement.scrollWidth, documentElement.scrollHeight];
    });
    expect(scrollWidth).toBe(360);
    expect(scrollHeight).toBeLessThanOrEqual(5 * 740);
    // Ways go sideways: the last one is reached by its links.
    const last = page.locator('.ways > li').last().getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  });

  test('begins with a lab that is a drawing until it is touched, and then steps', async ({ page }) => {
    await page.goto('/');
    const lab = page.locator('.opening .lab');
    const says = lab.locator('.lab-says');
    const before = await says.textContent();
    await expect(lab.getByRole('button', { name: 'Step', exact: true })).toBeInViewport();
    await lab.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(says).not.toHaveText(before ?? '');
  });

  test('plays its lab once by itself, up to the step that tells how many move, and keeps its address', async ({
    page,
  }) => {
    await page.goto('/');
    const lab = page.locator('.opening .lab');
    await expect(lab.locator('.lab-where')).toHaveText('4 / 6');
    await expect(lab.locator('.lab-says')).toContainText('51 customers move');
    await expect(lab.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('draws its lab also where it is reached from another page', async ({ page }) => {
    // Then it does not play by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/why');
    await page
      .getByRole('link', { name: /Groundwork/ })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    const lab = page.locator('.opening .lab');
    const where = lab.locator('.lab-where');
    const begun = Number((await where.textContent())!.split('/')[0]);
    await lab.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(where).toHaveText(new RegExp(`^${begun + 1} /`));
    await expect(lab).toHaveCSS('border-top-style', 'solid');
  });

  test('offers the ways of "Start here", each in its order', async ({ page }) => {
    await page.goto('/');
    const written = writtenNotes();
    for (const { title, notes } of startHere) {
      const way = page.locator('.ways > li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const links = await way.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links, title).toEqual(notes.map((note) => `/docs/${note}`).filter((route) => written.includes(route)));
    }
  });

  test('maps all topics, links each to its part of the contents and opens into all of its notes', async ({ page }) => {
    await page.goto('/');
    const written = writtenNotes();
    for (const { id, title, pages } of topics) {
      const entry = page.locator('.topic').filter({ has: page.locator(`.topic__title:text-is("${title}")`) });
      const notes = pages.map((name) => `/docs/${id}/${name}`).filter((route) => written.includes(route));
      expect(notes.length, title).toBeGreaterThan(0);
      await expect(entry.locator('a.topic__link')).toHaveAttribute('href', `/docs#${id}`);
      const labs = notes.filter((route) => /data-island="?lab\b/.test(readFileSync(`build${route}.html`, 'utf8')));
      await expect(entry.locator('summary')).toContainText(`${notes.length} notes`);
      if (labs.length > 0) await expect(entry.locator('summary')).toContainText(`, ${labs.length} lab`);
      await entry.locator('summary').click();
      await expect(entry.getByRole('listitem').first()).toBeVisible();
      const links = await entry.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links, title).toEqual(notes);
      await expect(entry.locator('.topic__lab')).toHaveCount(labs.length);
    }
  });

  test('lists recently changed notes, each an existing page', async ({ page, request }) => {
    await page.goto('/');
    const links = await page.locator('.recent a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBe(Math.min(8, writtenNotes().length));
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', viewport: { width: 360, height: 740 } });

  test('the home page is styled, follows the system and does not scroll sideways', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.opening .lab')).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 23, 19)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the search form leads to the search page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search docs' }).fill('epoll edge');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=epoll+edge');
  });

  test('the bar offers its links and nothing that needs JavaScript', async ({ page }) => {
    await page.goto('/why');
    await expect(page.getByRole('link', { name: 'TIL' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
  });
});

test.describe('the not-found page', () => {
  test.use({ site: 'fixtures', expectedProblems: /status of 404/ });

  const { route: tables } = fixtureNotes.tables;

  test('offers the notes whose addresses look alike, and a search for the words of the address', async ({ page }) => {
    await open(page, `${tables.slice('/docs'.length).replace('tables', 'tabels')}.html`);
    await expect(page.getByRole('main').getByRole('link', { name: tables })).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('hash tabels');
  });

  test('leads to the topics', async ({ page }) => {
    await open(page, '/nowhere');
    await page.getByRole('link', { name: 'all topics' }).click();
    await expect(page).toHaveURL('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today I Learnt');
  });

  test('never turns an address into markup', async ({ page }) => {
    await open(page, '/<img src=x onerror=alert(1)>');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('main img')).toHaveCount(0);
  });
});

test.describe('on paper', () => {
  test.use({ site: 'fixtures' });

  test('a note is the article only, with links spelled out and code wrapped', async ({ page }) => {
    await open(page, fixtureNotes.packets.route);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      '.navbar',
      '.footer',
      '.theme-doc-sidebar-container',
      '.table-of-contents',
      '.pagination-nav',
    ]) {
      await expect(page.locator(part).first()).toBeHidden();
    }
    await expect(page.locator('.note pre').first()).toHaveCSS('white-space', 'pre-wrap');
    const link = page.locator('.note p a[href^="http"]').first();
    const spelled = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(spelled).toContain(await link.getAttribute('href'));
  });
});

test.describe('by keyboard', () => {
  test.use({ site: 'fixtures' });

  test('what has the keyboard’s focus shows it, in both modes', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, fixtureNotes.packets.route);
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
          return `${outlineStyle} ${outlineWidth} ${document.activeElement!.outerHTML.slice(0, 80)}`;
        });
        expect(outline).toMatch(/^(solid|auto) [1-9]/);
      }
    }
  });
});
