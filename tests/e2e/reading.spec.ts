import type { Page } from '@playwright/test';

import { recordKey } from '../../site/lib/readingRecord';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, now, test } from './support/test';

test.use({ site: 'fixtures' });

const day = 24 * 60 * 60 * 1000;

/** As if the reader had been here some days ago. */
const wasHere = (days: number): [string, string] => [
  recordKey,
  JSON.stringify({ visit: { now: now.getTime() - days * day, before: 0 }, notes: {} }),
];

test('a note in which the reader scrolls is begun, and read when its end was seen; the contents mark both', async ({
  page,
}) => {
  await page.goto(fixtureNotes.polling.route);
  const stored = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), recordKey);
  // A reader who scrolls before the page is alive scrolls on.
  const scroll = (): Promise<string | null> => page.mouse.wheel(0, 200).then(stored);
  await expect.poll(scroll).toContain(`"${fixtureNotes.polling.route}"`);
  await page.goto('/docs');
  const mark = page
    .locator('.contents__notes li')
    .filter({ hasText: /^epoll/ })
    .locator('.contents__read');
  await expect(mark).toHaveText('begun');
  await page.locator('.changes summary').click();
  await expect(page.locator('.changes')).toContainText('Begun, and not read to the end:');

  await page.goto(fixtureNotes.polling.route);
  const toTheEnd = (): Promise<string | null> => page.mouse.wheel(0, 3000).then(stored);
  await expect.poll(toTheEnd, { timeout: 15_000 }).toContain('"finished":true');
  await page.goto('/docs');
  await expect(mark).toHaveText('read');

  await page.locator('.changes summary').click();
  await page.getByRole('button', { name: 'Forget all' }).click();
  await expect(mark).toHaveCount(0);
  expect(await stored()).toBeNull();
});

test('a page that is only looked at is not remembered', async ({ page }) => {
  await page.goto(fixtureNotes.login.route);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate((key) => localStorage.getItem(key), recordKey)).toBeNull();
});

test('who comes back is told what changed since', async ({ page }) => {
  await page.addInitScript(([key, text]) => {
    // The frame of a sample has no storage.
    if (window !== window.top) return;
    if (!sessionStorage.getItem('was-here')) localStorage.setItem(key, text);
    sessionStorage.setItem('was-here', '1');
  }, wasHere(5000));
  await page.goto('/docs');
  const summary = page.locator('.changes summary');
  await expect(summary).toHaveText(/^\d+ notes changed since \w{3} \d+, \d{4}$/);
  await summary.click();
  const links = page.locator('.changes__list a');
  await expect(page.locator('.changes strong')).toHaveText(['New', 'Rewritten', 'Corrected']);
  expect(await links.count()).toBeGreaterThan(3);
  await links.first().click();
  await expect(page).toHaveURL(/\/docs\/.+/);
});

test('who was here after the last change is told that nothing changed', async ({ page }) => {
  const visit = { now: Date.parse('2036-01-01'), before: 0 };
  await page.clock.setFixedTime(visit.now + day);
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    recordKey,
    JSON.stringify({ visit }),
  ] as const);
  await page.goto('/docs');
  await expect(page.locator('.changes summary')).toHaveText(/^Nothing changed since/);
});

test.describe('what is in the way', () => {
  test('a list that cannot be loaded leaves the newest changes, and is said', async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), wasHere(3));
    await page.route('**/changes.json', (route) => route.fulfill({ status: 200, body: '{"a":1}' }));
    await page.goto('/docs');
    await page.locator('.changes summary').click();
    await expect(page.locator('.changes [role=status]')).toHaveText(/could not be loaded/);
    expect(await page.locator('.changes__list li').count()).toBeGreaterThan(3);
  });

  test.describe('a browser that keeps nothing', () => {
    // The generator says so once itself.
    test.use({ expectedProblems: /browser storage is not available/ });

    test('blocked storage breaks nothing', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await page.goto(fixtureNotes.polling.route);
      await page.mouse.wheel(0, 400);
      await page.goto('/docs');
      await page.locator('.changes summary').click();
      expect(await page.locator('.changes__list li').count()).toBeGreaterThan(3);
    });
  });

  test('what somebody else wrote into the storage is no record and no markup', async ({ page }) => {
    const hostile = JSON.stringify({
      visit: { now: 'x', before: 1e300 },
      notes: { [fixtureNotes.polling.route]: { at: 5, finished: '<img src=x onerror=alert(1)>' }, '<b>': { at: 1 } },
    });
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [recordKey, hostile] as const);
    await page.goto('/docs');
    await expect(page.locator('.contents__read')).toHaveText(['begun']);
  });
});

test.describe('a place in a note', () => {
  const place = { title: 'epoll <b>', heading: 'A heading that is there', id: 'nowhere', minutes: 6 };
  const record = (notes: Record<string, unknown>): [string, string] => [
    recordKey,
    JSON.stringify({ visit: { now: now.getTime() - day, before: 0 }, notes }),
  ];
  /** As if the reader had read that before the first page; what pages store later stays. */
  const begin = async (page: Page, stored: [string, string]): Promise<void> => {
    await page.addInitScript(([key, text]) => {
      if (window !== window.top || sessionStorage.getItem('begun')) return;
      localStorage.setItem(key, text);
      sessionStorage.setItem('begun', '1');
    }, stored);
  };

  test('is where the reader stayed, is offered on the home page and in the note, and can be forgotten', async ({
    page,
  }) => {
    await page.goto(fixtureNotes.polling.route);
    const heading = page.locator('article h2[id]').nth(2);
    const id = (await heading.getAttribute('id')) ?? '';
    const read = async (): Promise<string | null> => {
      // A reader who scrolls before the page is alive scrolls on.
      await heading.evaluate((element) => element.scrollIntoView());
      await page.mouse.wheel(0, 5);
      return page.evaluate((key) => localStorage.getItem(key), recordKey);
    };
    await expect.poll(read, { timeout: 20_000, intervals: [6000] }).toContain(`"id":"${id}"`);

    // Without a load: what the home page shows is not of the time when the first page was loaded.
    await page.locator('.navbar__brand').click();
    const strip = page.getByRole('region', { name: 'Go on reading' });
    await expect(strip).toContainText(`Go on with ${fixtureNotes.polling.title}`);
    await page.reload();
    await strip.getByRole('link', { name: fixtureNotes.polling.title }).click();
    await expect(page).toHaveURL(new RegExp(`${fixtureNotes.polling.route}#`));

    await page.goto('/docs');
    await page.goto(fixtureNotes.polling.route);
    const offer = page.getByRole('complementary', { name: 'Your place in this note' });
    // Again, where the page was not alive yet.
    const isOffered = (): Promise<boolean> => page.mouse.wheel(0, 20).then(() => offer.isVisible());
    await expect.poll(isOffered).toBe(true);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(offer).toHaveCount(0);

    await page.goto('/');
    await strip.getByRole('button', { name: 'Forget' }).click();
    await expect(strip).toHaveCount(0);
    await expect(page.locator('.continue')).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), recordKey)).toBeNull();
  });

  test('keeps its room free before it is there, so that the page does not move', async ({ page }) => {
    await begin(
      page,
      record({
        [fixtureNotes.polling.route]: { at: now.getTime(), finished: false, place },
        [fixtureNotes.login.route]: { at: 5, finished: false, place: { ...place, title: 'SSH' } },
      }),
    );
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Go on reading' })).toContainText('epoll <b>');
      const top = (): Promise<number> => page.locator('h1').evaluate((element) => element.getBoundingClientRect().top);
      const moved = await top();
      // Without the strip the room is as high.
      await page.locator('.continue__strip').evaluate((element) => element.remove());
      expect(await top()).toBe(moved);
    }
  });

  test('that no heading has any more is not offered, and a new reader sees no strip', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.continue')).toBeHidden();
    await begin(page, record({ [fixtureNotes.polling.route]: { at: 5, finished: false, place } }));
    await page.goto(fixtureNotes.polling.route);
    // It was read again, so the code that offers a place has run.
    const read = (): Promise<string> =>
      page.mouse.wheel(0, 200).then(() => page.evaluate((key) => localStorage.getItem(key) ?? '', recordKey));
    await expect.poll(read).not.toContain('"at":5,');
    await expect(page.locator('.go-on')).toHaveCount(0);
  });
});
