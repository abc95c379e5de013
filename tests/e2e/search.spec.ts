import axe from 'axe-core';
import type { Page } from '@playwright/test';

import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const { route: note, title } = fixtureNotes.packets;
const { numbers, waves } = fixtureNotes;
const input = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('option');
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

async function openWith(page: Page, query: string): Promise<void> {
  await open(page, note);
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

async function violations(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate(
    (selector) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    part,
  );
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test.describe('The modal', () => {
  test('opens on click, with the placeholder Search docs.', async ({ page }) => {
    await open(page, note);
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test('opens on touch.', async ({ page }) => {
      await open(page, note);
      await button(page).tap();
      await expect(input(page)).toBeFocused();
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    });
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens on ${key}.`, async ({ page }) => {
      await open(page, note);
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
    });
  }

  test('does not open on / while typing in an input.', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox', { name: 'Search docs' }).press('/');
    await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const intent of ['hover', 'focus'] as const) {
    test(`is prepared on ${intent}, so that opening asks the network for nothing.`, async ({ page }) => {
      await open(page, note);
      // The last file that is fetched ahead: it is named by the manifest.
      const directory = page.waitForResponse(/search-index\/d-/);
      await (intent === 'hover' ? button(page).hover() : button(page).focus());
      await directory;
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.keyboard.press('/');
      await expect(input(page)).toBeFocused();
      expect(requests).toEqual([]);
    });
  }

  test('answers the first letter from the titles while the index is on its way, then wholly.', async ({ page }) => {
    await open(page, note);
    const titles = page.waitForResponse(/search-index\/n-/);
    await button(page).focus();
    await (await titles).finished();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/search-index\/x-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.type('tcp a');
    await expect(options(page).first()).toContainText(title);
    await expect(options(page).first().locator('mark').first()).toHaveText('TCP');
    await expect(page.getByRole('link', { name: /^See all/ })).toHaveCount(0);
    release();
    // Which page comes first in the whole answer is the ranking's affair, and changes with the notes.
    await expect(page.getByRole('link', { name: /^See all \d+ results?$/ })).toBeVisible();
  });

  test('opens with what is typed while the button has focus as the initial query.', async ({ page }) => {
    await open(page, note);
    await button(page).focus();
    await page.keyboard.type('nagle');
    await expect(input(page)).toHaveValue('nagle');
    await expect(options(page).first()).toContainText(title);
  });

  test('closes on Escape, whatever is in the input, and focus returns.', async ({ page }) => {
    await open(page, note);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await input(page).fill('nagle');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('closes on a second Control+K and on a click beside it.', async ({ page }) => {
    await open(page, note);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.mouse.click(20, 700);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('shows sections by page, with the words marked; the arrow keys move and Enter opens.', async ({ page }) => {
    await openWith(page, 'datagram');
    const group = page.getByRole('group', { name: title });
    await expect(group.locator('mark').first()).toContainText(/datagram/i);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    // Below the definition and the page; the titles that come first have none.
    const section = options(page).nth(2);
    await expect(section).toHaveAttribute('href', /#/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(section).toHaveAttribute('aria-selected', 'true');
    const id = await section.getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? 'an id');
    const href = await section.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    expect(href).toContain('#');
  });

  test('opens the first result on Enter.', async ({ page }) => {
    await openWith(page, 'binary arithmetic');
    await expect(options(page).first()).toContainText(numbers.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(numbers.route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(numbers.title);
  });

  test('counts every arrow key of presses that come faster than the screen is drawn.', async ({ page }) => {
    await openWith(page, 'datagram');
    await expect(options(page).nth(5)).toBeVisible();
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(5)).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps every letter of fast typing.', async ({ page }) => {
    await open(page, note);
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('the three way handshake of tcp');
    await expect(input(page)).toHaveValue('the three way handshake of tcp');
  });

  test('answers the name of a thing with its definition first, which leads to the note.', async ({ page }) => {
    await openWith(page, 'what is a datagram');
    await expect(options(page).first()).toContainText(/^A datagram is a message/);
    await expect(options(page).first()).toContainText(`Definition, from the note ${title}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(note);
  });

  test('finds topics, parts of the site, and what is done where the reader is.', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = `printed with ${document.querySelectorAll('dialog[open]').length} dialogs`;
      };
    });
    await openWith(page, 'networks');
    await expect(options(page).first()).toHaveText(/^Networks \d+ notes? Topic$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs#network$/);
    await page.keyboard.press('Control+k');
    await input(page).fill('read offline');
    await expect(options(page).first()).toHaveAttribute('href', '/docs#offline');
    await input(page).fill('what changed');
    await expect(options(page).first()).toContainText('What changed in the notes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs#changes$/);
    await expect(page.locator('.changes details')).toHaveAttribute('open');
    await page.keyboard.press('Control+k');
    await input(page).fill('keyboard shortcuts');
    await expect(options(page).first()).toContainText('Keys');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await input(page).fill('print this page');
    await options(page).first().click();
    await expect(page).toHaveTitle('printed with 0 dialogs');
  });

  test('offers questions where nothing is typed, each a link to the note that answers it.', async ({ page }) => {
    await openWith(page, '');
    await expect(page.getByRole('dialog')).toContainText('Questions that notes answer');
    const question = options(page).first();
    const href = (await question.getAttribute('href')) ?? 'an address';
    expect(href).toMatch(/^\/docs\//);
    await page.keyboard.press('ArrowDown');
    await expect(question).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });

  test('says so where no page has all of the words, and which of them none has.', async ({ page }) => {
    await openWith(page, 'nagle cosine');
    await expect(page.getByRole('dialog')).toContainText('No page has all of these words.');
    await input(page).fill('binary arithmetic of qqqxxzz ');
    await expect(page.getByRole('dialog')).toContainText('Nowhere here: “qqqxxzz”.');
    await input(page).fill('binary arithmetic ');
    await expect(page.getByRole('dialog')).not.toContainText('No page has all of these words.');
  });

  test('remembers recent searches, offers them and forgets them.', async ({ page }) => {
    await openWith(page, 'binary arithmetic');
    await expect(options(page).first()).toContainText(numbers.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(numbers.route);
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'binary arithmetic' }).click();
    await expect(input(page)).toHaveValue('binary arithmetic');
    await input(page).fill('');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(page.getByRole('option', { name: 'binary arithmetic' })).toHaveCount(0);
  });

  test("'No results found for', 'Try searching for', 'Believe this query should return results?', 'Let us know.'", async ({
    page,
  }) => {
    await openWith(page, 'cosine qqqxxzz wwwvvzz zzzppqq');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('No results found for “cosine qqqxxzz wwwvvzz zzzppqq”');
    await expect(dialog).toContainText('Believe this query should return results?');
    const link = dialog.getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute('href', /issues\/new\?title=.*cosine%20qqqxxzz/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(dialog).toContainText('Try searching for');
    await dialog.getByRole('button', { name: 'cosine', exact: true }).click();
    await expect(options(page).first()).toContainText(waves.title);
  });

  test('takes a slip for the word that was meant, and says so.', async ({ page }) => {
    await openWith(page, 'binray arithmetci');
    await expect(options(page).first()).toContainText(numbers.title);
    await page.getByRole('dialog').getByRole('button', { name: 'binary arithmetic' }).click();
    await expect(input(page)).toHaveValue('binary arithmetic');
  });

  test("leads with 'See all N results' to a page that shows N results.", async ({ page }) => {
    await openWith(page, 'number');
    const all = page.getByRole('link', { name: /^See all \d+ results$/ });
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(10);
    await input(page).fill('numbe');
    await input(page).fill('number');
    await expect(all).toHaveText(`See all ${count} results`);
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=number$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The note with its lab, which has a status too, stays until the results are there.
    await expect(page.locator('.gw-found__page').first()).toBeVisible();
    await expect(page.getByRole('status')).toContainText(`${count} results`);
    const more = page.getByRole('button', { name: 'Show more results' });
    for (let shown = 10; shown < count; shown += 10) {
      await expect(page.locator('.gw-found__page')).toHaveCount(shown);
      await more.click();
    }
    await expect(page.locator('.gw-found__page')).toHaveCount(count);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const query of ['', 'number', 'qqqxxzz']) {
      test(`breaks no rule of WCAG 2.2 AA that axe knows with “${query}”, ${colorScheme}.`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await openWith(page, query);
        if (query) await expect(page.getByRole('status').last()).toContainText(/result/);
        expect(await violations(page, 'dialog')).toEqual([]);
      });
    }
  }
});

test.describe('Search failure', () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_FAILED/ });

  test("'Unable to fetch results' with help 'You might want to check your network connection.', and recovers by itself.", async ({
    page,
  }) => {
    await open(page, note);
    await page.route(/search-index/, (route) => route.abort());
    await page.keyboard.press('/');
    await input(page).fill('nagle');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Unable to fetch results');
    await expect(dialog).toContainText('You might want to check your network connection.');
    await page.unrouteAll();
    await expect(options(page).first()).toContainText(title);
    await expect(dialog).not.toContainText('Unable to fetch results');
  });

  for (const [name, body] of [
    ['foreign', '<!doctype html><title>Sign in</title>'],
    ['empty', ''],
  ] as const) {
    test(`a ${name} index file gives the error state and the next keystroke tries again.`, async ({ page }) => {
      await open(page, note);
      await page.route(/search-index\/.*\.bin/, (route) => route.fulfill({ body }));
      await page.keyboard.press('/');
      await input(page).fill('datagra');
      await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
      await page.unrouteAll();
      await page.keyboard.press('End');
      await page.keyboard.type('e');
      await expect(options(page).first()).toContainText(title);
    });
  }

  test('the worker that cannot be had gives the error state and is tried again.', async ({ page }) => {
    await open(page, note);
    await page.route(/assets\/js\/search\./, (route) => route.abort());
    await page.keyboard.press('/');
    await input(page).fill('nagle');
    await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
    await page.unrouteAll();
    await expect(options(page).first()).toContainText(title);
  });
});

test.describe('The search page', () => {
  test('shows the results of q by section, and follows typing with its address.', async ({ page }) => {
    await open(page, '/search?q=nagle');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.locator('.gw-found__page a[href*="#"]').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search docs' }).fill('cosine');
    await expect(page).toHaveURL(/\/search\?q=cosine$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(waves.title);
  });

  test('filters by topic, with a shareable address.', async ({ page }) => {
    await open(page, '/search?q=number');
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: /^Networks/ })
      .click();
    await expect(page).toHaveURL(/topic=network/);
    await expect(page.locator('.gw-found__topic').first()).toHaveText('Networks');
    expect(new Set(await page.locator('.gw-found__topic').allTextContents())).toEqual(new Set(['Networks']));
    await page.reload();
    await expect(page.locator('.gw-found__topic').first()).toHaveText('Networks');
  });

  test('shows the definition and the topics that the query names.', async ({ page }) => {
    await open(page, '/search?q=networks');
    await expect(page.locator('.gw-found__named').getByRole('link', { name: 'Networks' })).toHaveAttribute(
      'href',
      '/docs#network',
    );
    await page.getByRole('searchbox', { name: 'Search docs' }).fill('what is a datagram');
    await expect(page.locator('.gw-found__named').getByRole('link', { name: title })).toHaveAttribute('href', note);
  });

  test('says that nothing was found, and what to try.', async ({ page }) => {
    await open(page, '/search?q=cosine+qqqxxzz+wwwvvzz+zzzppqq');
    await expect(page.getByRole('main')).toContainText('No results found for');
    await expect(page.getByRole('main')).toContainText('Try searching for');
  });

  for (const query of [
    '<img src=x onerror="window.broken=1">',
    '"><script>window.broken=1</script>',
    '%E0%A4%A',
    '\ud800\udc00\ud800',
    '\u0000\u0007\u202e',
    '(a+)+$'.repeat(40),
    'x'.repeat(100_000),
  ]) {
    test(`lives with the query ${JSON.stringify(query.slice(0, 40))}.`, async ({ page }) => {
      await open(page, '/search');
      await page.evaluate((text) => {
        history.replaceState(
          null,
          '',
          `/search?q=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).slice(0, 8_000)}`,
        );
      }, query);
      await page.reload();
      await alive(page);
      const box = page.getByRole('searchbox', { name: 'Search docs' });
      const typed = `${query.slice(0, 500)} cosine`;
      await box.fill(typed);
      await expect(page.getByRole('main')).toContainText(/results? for|No results found for/);
      await box.fill('cosine');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(waves.title);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      await expect(page.locator('main img, main script')).toHaveCount(0);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the button is a link to a page that says what to do.', async ({ page }) => {
      await page.goto(note);
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/search$/);
      await expect(page.locator('noscript p')).toBeVisible();
    });
  });

  test('breaks no rule of WCAG 2.2 AA that axe knows.', async ({ page }) => {
    await open(page, '/search?q=number');
    await expect(page.locator('.gw-found__page').first()).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
  });
});

test('A preconnect to the hosted provider is in no page of the embedded configuration.', async ({ request }) => {
  expect(await (await request.get(note)).text()).not.toMatch(/algolia/i);
});
