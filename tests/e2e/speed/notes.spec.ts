import type { Page } from '@playwright/test';

import { fixtureNotes } from '../support/fixtureNotes';
import { expect, open, requireInterface, test } from '../support/test';

test.use({ site: 'fixtures' });

requireInterface();

const { packets, numbers, symbols, waves } = fixtureNotes;
const { route: first } = packets;
const { route: second } = symbols;

/** Goes to a note by the sidebar, as a reader does, without loading a page. */
async function goTo(page: Page, topic: string, title: string): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: topic });
  if ((await category.getAttribute('aria-expanded')) === 'false') await category.click();
  // By script: to reach a link in a list that is moving, Playwright scrolls the page, and leaves it at another place.
  await sidebar.getByRole('link', { name: title, exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Marks the page, to tell a navigation (the mark stays) from a load (it goes). */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

test("the body is in the page's HTML once and in no script", async ({ page }) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (['script', 'fetch'].includes(response.request().resourceType())) bodies.push(await response.text());
  });
  await open(page, first);
  await page.waitForLoadState('networkidle');
  const sentence = (await page.locator('.note p').first().innerText()).slice(0, 40);
  expect(bodies.filter((body) => body.includes(sentence))).toEqual([]);
});

test('going to another note fetches one fragment and no script', async ({ page }) => {
  await open(page, first);
  await page.waitForLoadState('networkidle');
  await mark(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await goTo(page, 'Mathematics', symbols.title);
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  expect(requests).toContain(`${second}.json`);
  expect(await isMarked(page)).toBe(true);
});

test('title, description, canonical address, breadcrumbs, sidebar, contents and text are those of a full load', async ({
  page,
  context,
}) => {
  const shown = async (at: Page): Promise<unknown> =>
    at.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      breadcrumbs: document.querySelector('.theme-doc-breadcrumbs')?.textContent,
      active: document.querySelector('.menu__link--active:not(.menu__link--sublist)')?.textContent,
      contents: [...document.querySelectorAll('.table-of-contents a')].map((link) => link.textContent),
      text: document.querySelector('.note')?.textContent,
      classes: [...document.documentElement.classList].filter((name) => name.startsWith('docs-doc')).sort(),
    }));
  await open(page, first);
  await goTo(page, 'Mathematics', symbols.title);
  const loaded = await context.newPage();
  await open(loaded, second);
  await expect.poll(() => shown(page)).toEqual(await shown(loaded));
});

test('back and forward through ten notes bring back text and scroll', async ({ page }) => {
  await open(page, '/docs/introduction');
  const visits: { title: string; scroll: number }[] = [];
  const routes = [
    ['Networks', packets.title],
    ['Mathematics', numbers.title],
    ['Mathematics', symbols.title],
    ['Mathematics', waves.title],
    ['Networks', packets.title],
    ['Mathematics', symbols.title],
    ['Mathematics', numbers.title],
    ['Networks', packets.title],
    ['Mathematics', waves.title],
    ['Mathematics', symbols.title],
  ] as const;
  // Opened now: Playwright scrolls the page to reach a link in a list that is still unfolding.
  for (const topic of ['Networks', 'Mathematics']) {
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: topic }).click();
  }
  await mark(page);
  for (const [index, [topic, title]] of routes.entries()) {
    await goTo(page, topic, title);
    const scroll = 300 + 70 * index;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scroll);
    visits.push({ title, scroll });
  }
  const check = async ({ title, scroll }: { title: string; scroll: number }): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scroll);
    expect(await page.locator('.note p').count()).toBeGreaterThan(3);
  };
  for (const visit of visits.slice(0, -1).reverse()) {
    await page.goBack();
    await check(visit);
  }
  for (const visit of visits.slice(1)) {
    await page.goForward();
    await check(visit);
  }
  expect(await isMarked(page)).toBe(true);
});

test('a hash inside a fragment is scrolled to, also when the note comes by navigation', async ({ page }) => {
  await open(page, first);
  const anchor = await page.locator('.note h2').last().getAttribute('id');
  await open(page, second);
  await mark(page);
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'To a section';
    document.querySelector('.note')!.prepend(link);
  }, `${first}#${anchor}`);
  await page.getByRole('link', { name: 'To a section' }).click();
  await expect(page).toHaveURL(`${first}#${anchor}`);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

for (const [name, answer] of [
  ['missing', { status: 404, body: 'gone' }],
  ['truncated', { status: 200, body: '{"build":"x","html":"<p>Half a' }],
  ['of another form', { status: 200, body: '{"build":1}' }],
  [
    'of another deploy',
    {
      status: 200,
      body: JSON.stringify({
        build: 'other',
        html: '<p>x',
        data: { metadata: { permalink: second }, frontMatter: {}, assets: {}, toc: [] },
      }),
    },
  ],
] as const) {
  test.describe(`where the fragment is ${name}`, () => {
    test.use({ expectedProblems: /The note|JSON|404/ });

    test('the whole page is loaded instead', async ({ page }) => {
      await open(page, first);
      await mark(page);
      await page.route(`**${second}.json`, (route) => route.fulfill({ contentType: 'application/json', ...answer }));
      await goTo(page, 'Mathematics', symbols.title);
      await expect(page).toHaveURL(second);
      expect(await isMarked(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(symbols.title);
      expect(await page.locator('.note p').count()).toBeGreaterThan(3);
    });
  });
}

test.describe('where storage is off', () => {
  test.use({ expectedProblems: /[Ss]torage/ });

  test('notes are read and navigated as ever', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, first);
    await goTo(page, 'Mathematics', symbols.title);
    expect(await page.locator('.note p').count()).toBeGreaterThan(3);
  });
});

test('on a slow network the progress bar appears after 200 ms and goes when the note is there', async ({ page }) => {
  await open(page, first);
  await page.waitForLoadState('networkidle');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${second}.json`, async (route) => {
    await held;
    await route.continue();
  });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: 'Mathematics' }).click();
  await sidebar.getByRole('link', { name: symbols.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(packets.title);
  await expect(page.locator('#nprogress')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(symbols.title);
  await expect(page.locator('#nprogress')).not.toBeAttached();
});

async function prefetched(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href') ?? ''),
  );
}

test('a link that comes into view fetches its note ahead', async ({ page }) => {
  await open(page, first);
  await expect.poll(() => prefetched(page)).toContainEqual(expect.stringMatching(/\/docs\/.+\.json$/));
});

for (const [name, connection] of [
  ['a 2g connection', { effectiveType: '2g', saveData: false }],
  ['save-data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`nothing is fetched ahead on ${name}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await open(page, first);
    await page.waitForTimeout(500);
    expect(await prefetched(page)).toEqual([]);
  });
}

test('nothing is fetched ahead where the reader prefers reduced data', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('prefers-reduced-data') ? { ...original('all'), matches: true } : original(query);
  });
  await open(page, first);
  await page.waitForTimeout(500);
  const fragments = (await prefetched(page)).filter((href) => href.endsWith('.json'));
  expect(fragments).toEqual([]);
});

test.describe('an address below the notes that is no note', () => {
  test.use({ expectedProblems: /404/ });

  test('is taken over as the not-found page that the server answered, and leads on to notes', async ({ page }) => {
    await open(page, '/docs/linux/no-such-note');
    await expect(page).toHaveTitle(/Not Found/);
    await mark(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TIL' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    expect(await isMarked(page)).toBe(true);
  });
});
