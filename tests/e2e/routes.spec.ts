import { readFileSync } from 'node:fs';

import { plannedRoutes, noteRoutes } from '../../site/config/routes/plannedRoutes';
import { pinnedNotes } from './pinnedNotes';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

const { introduction } = pinnedNotes;

/** The routes of the build, from its own sitemap; the search is left out of it on purpose. */
function builtRoutes(): string[] {
  const urls = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  return urls.map((url) => new URL(url).pathname);
}

const pages = [
  { sentence: '/ is the home page', route: '/', heading: /./ },
  { sentence: '/why is the why page', route: '/why', heading: /Why/ },
  { sentence: '/docs/introduction is the main doc', ...introduction },
];

for (const { sentence, route, heading } of pages) {
  test(sentence, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('/docs is the docs root with one sidebar, tutorialSidebar', async ({ page }) => {
  await open(page, '/docs');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today I Learnt');
  await expect(page).toHaveURL('/docs');
});

test("the sidebar's entry of the introduction is labelled with a house icon and 'Introduction'", async ({ page }) => {
  await open(page, introduction.route);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const entry = sidebar.getByRole('link', { name: introduction.heading, exact: true });
  await expect(entry).toHaveAttribute('href', introduction.route);
  const icon = await entry.evaluate((link) => {
    const { width, height, clipPath, backgroundColor } = getComputedStyle(link, '::before');
    return { size: [parseFloat(width), parseFloat(height)], clipPath, isSeen: backgroundColor !== 'rgba(0, 0, 0, 0)' };
  });
  expect(Math.min(...icon.size)).toBeGreaterThan(12);
  expect(icon.clipPath).toMatch(/^polygon/);
  expect(icon.isSeen).toBe(true);
});

test('All routes are exact and static; none has parameters.', async ({ request }) => {
  for (const route of builtRoutes()) {
    expect((await request.get(route)).status(), route).toBe(200);
    expect(route).not.toMatch(/[:*?]/);
  }
  expect((await request.get(`${introduction.route}/more`)).status()).toBe(404);
});

test('Doc pages are at /docs/{category}/{page}', async () => {
  const built = builtRoutes().filter((route) => route.startsWith('/docs/') && route !== introduction.route);
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((route) => !noteRoutes.includes(route))).toEqual([]);
});

test('Any other path shows a not-found page.', async ({ request }) => {
  expect(builtRoutes().filter((route) => !plannedRoutes.includes(route))).toEqual([]);
  for (const path of ['/nowhere', '/docs/nowhere', '/docs/mathematics', '/tags', '/blog', '/DOCS/introduction']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('Page Not Found');
  }
});

test.describe('on a path that does not exist', () => {
  test.use({ expectedProblems: /404/ });

  test('the not-found page is alive and leads on', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TIL' }).click();
    await expect(page).toHaveURL(introduction.route);
  });
});

test.describe('from a note', () => {
  test.use({ site: 'fixtures' });

  test('Page content is loaded separately from each route.', async ({ page }) => {
    await open(page, fixtureNotes.packets.route);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Introduction' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    expect(fetched.some((path) => path === '/docs/introduction.json')).toBe(true);
    expect(fetched.filter((path) => path.endsWith('.html') || path === '/docs/introduction')).toEqual([]);
  });
});
