import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test, unfold } from './support/test';

test.use({ site: 'fixtures' });

const label = '(opens in new tab)';

test("Left items: TIL (title 'Today I Learnt'), Talks (title 'Talks at Events') and 'Why?' (title 'Why {product}').", async ({
  page,
}) => {
  await open(page, '/');
  const left = page.locator('.theme-layout-navbar-left');
  await expect(left.getByRole('link', { name: 'TIL' })).toHaveAttribute('title', 'Today I Learnt');
  await expect(left.getByRole('link', { name: 'TIL' })).toHaveAttribute('href', '/docs/introduction');
  await expect(left.getByRole('link', { name: 'Talks' })).toHaveAttribute('title', 'Talks at Events');
  await expect(left.getByRole('link', { name: 'Talks' })).toHaveAttribute('href', '/talks');
  await expect(left.getByRole('link', { name: 'Why?' })).toHaveAttribute('title', 'Why Groundwork');
  await expect(left.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '/why');
});

test('The item of the notes is marked on their list and on every note, also on one that the reader went to.', async ({
  page,
}) => {
  await open(page, fixtureNotes.polling.route);
  const current = page.locator('.theme-layout-navbar-left [aria-current=page]');
  await expect(current).toHaveText('TIL');
  await open(page, '/');
  await expect(current).toHaveCount(0);
  const linux = page.locator('.topic').filter({ has: page.locator('.topic__title:text-is("Linux")') });
  await linux.locator('summary').click();
  await linux.locator('a[href^="/docs/linux/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/linux\//);
  await expect(current).toHaveText('TIL');
  await open(page, '/docs');
  await expect(current).toHaveText('TIL');
});

test('Right items: external links to a professional network profile, a code host profile and a CV site.', async ({
  page,
}) => {
  await open(page, '/');
  const right = page.locator('.theme-layout-navbar-right');
  for (const name of ['Network', 'Code', 'CV']) {
    const link = right
      .getByRole('link', { name: `${name}${label}` })
      .or(right.getByRole('link', { name: `${name} ${label}` }));
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('Footer: a Profiles group, a Code group, and a copyright line saying the site was built with the documentation generator.', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const group = (title: string) => footer.locator('.theme-layout-footer-column').filter({ hasText: title });
  await expect(group('Profiles').getByRole('link')).toHaveText([/Professional network/, /Resume/]);
  await expect(group('Code').getByRole('link')).toHaveText([/Code host/, /Source code/]);
  await expect(footer).toContainText('Built with Docusaurus');
});

test('External links open in a new tab.', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Code host/ })
    .click();
  await expect(await opened).toHaveTitle('Another site');
  await expect(page).toHaveURL('/');
});

test("External links are labelled '(opens in new tab)'.", async ({ page }) => {
  for (const path of ['/', fixtureNotes.packets.route]) {
    await open(page, path);
    await unfold(page);
    const external = page.locator('a[href^="http"]');
    expect(await external.count()).toBeGreaterThan(0);
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/);
    }
  }
});

test("External links in an article's text are labelled '(opens in new tab)'.", async ({ page }) => {
  await open(page, fixtureNotes.packets.route);
  await unfold(page);
  const inArticle = page.locator('article a[href^="http"]');
  expect(await inArticle.count()).toBeGreaterThan(0);
  for (const link of await inArticle.all()) await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/);
});

test('If no search item is configured, a search box is added on the right.', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.theme-layout-navbar-right').getByRole('button', { name: 'Search' })).toBeVisible();
});

test("Search button labelled 'Search'.", async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Search/ })).toHaveCount(1);
});
