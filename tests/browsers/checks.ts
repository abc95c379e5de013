import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

import { filesBelow } from '../../tools/server/pages';
import type { Browser } from './browser';

/** What must hold in every browser, one sentence each, in an order in which a reader meets it. */
type Check = (browser: Browser, origin: string) => Promise<void>;

const attribute = (selector: string, name: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.getAttribute(${JSON.stringify(name)})`;
const text = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent`;
const alive = `document.documentElement.hasAttribute('data-has-hydrated')`;

/** Loads a page and waits until its scripts run. */
async function open(browser: Browser, address: string): Promise<void> {
  await browser.goTo(address);
  await expect.poll(() => browser.value(alive), { timeout: 15_000 }).toBe(true);
}

/** One page of each kind. */
const pages = [
  '/',
  '/docs',
  // With figures, samples and a lab.
  '/docs/linux/epoll',
  // With live results.
  '/docs/css/keyframes',
  '/talks',
  '/assets/xpanse-with-scs',
  '/why',
  '/search',
] as const;

/** What a reader may run or edit, by the attribute of its button in a page. */
const runnable = {
  'a module': 'data-run=module',
  'a classic script': 'data-run=script',
  TypeScript: 'data-run=typescript',
  SQL: 'data-run=sql',
} as const;
const editable = {
  'an HTML page': /data-edit=(\S+-html\.json)/,
  'a React component': /data-edit=(\S+-[jt]sx\.json)/,
} as const;

/** The first page of the build in which something stands, so that no check depends on one note. */
function pageWith(sign: string | RegExp): { page: string; found: string } {
  for (const file of filesBelow('build/docs').filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(`build/docs${file}`, 'utf8');
    const found = typeof sign === 'string' ? html.includes(sign) && sign : sign.exec(html)?.[1];
    if (found) return { page: `/docs${file.replace(/(?:\/index)?\.html$/, '')}`, found };
  }
  throw new Error(`No page of the build has ${String(sign)}.`);
}

/** What the checks throw themselves: a browser reports it, as it should. */
export const thrownOnPurpose = /\bown\b/;

/** Asks again until the answer is the expected one. */
const becomes = <Value>(browser: Browser, expression: string) =>
  expect.poll(() => browser.value<Value>(expression), { timeout: 15_000 });

export const checks: Readonly<Record<string, Check>> = {
  'every kind of page comes alive, with one main part and nothing wider than the window': async (browser, origin) => {
    for (const page of pages) {
      await open(browser, origin + page);
      const found = await browser.value<object>(`({
        mains: document.querySelectorAll('main').length,
        tooWide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
        styled: getComputedStyle(document.querySelector('.navbar')).position === 'sticky' })`);
      expect({ page, ...found }).toEqual({ page, mains: 1, tooWide: 0, styled: true });
    }
  },

  'the colour mode is switched, shown and remembered': async (browser, origin) => {
    await open(browser, `${origin}/why`);
    const toggle = 'button[aria-label^="Switch between dark and light mode"]';
    for (const mode of ['light', 'dark', null]) {
      await becomes(browser, `document.querySelector(${JSON.stringify(toggle)})?.disabled`).toBe(false);
      await browser.click(toggle);
      await becomes(browser, `localStorage.getItem('theme')`).toBe(mode);
      if (mode !== 'dark') continue;
      await open(browser, `${origin}/talks`);
      expect(await browser.value(attribute('html', 'data-theme'))).toBe('dark');
    }
  },

  'a link leads on without loading the page anew, and Back leads back': async (browser, origin) => {
    await open(browser, `${origin}/docs/linux/epoll`);
    await browser.value(`(window.stayed = true)`);
    await browser.click('.pagination-nav__link--next');
    await becomes(browser, 'location.pathname').not.toBe('/docs/linux/epoll');
    await becomes(browser, text('main h1')).not.toBe('epoll');
    await browser.value(`void history.back()`);
    await becomes(browser, text('main h1')).toBe('epoll');
    expect(await browser.value('window.stayed')).toBe(true);
  },

  'the search finds a note through a typo, by keyboard alone': async (browser, origin) => {
    await open(browser, `${origin}/why`);
    await browser.press('/');
    await becomes(browser, `document.activeElement?.className ?? ''`).toContain('gw-search__input');
    await browser.press(...'eppoll');
    await becomes(browser, text('.gw-search__title')).toContain('epoll');
    await browser.press('Enter');
    await becomes(browser, 'location.pathname').toBe('/docs/linux/epoll');
  },

  'a lab goes to its first and its last step, and on by its button and by a key': async (browser, origin) => {
    await open(browser, `${origin}/docs/databases/locking`);
    const where = text('.lab-where');
    await becomes(browser, `${where} ?? ''`).toMatch(/ \/ /);
    const [begun = '', last = ''] = (await browser.value<string>(where)).split(' / ');
    await browser.click('.lab-playback .lab-first');
    await becomes(browser, where).toBe(`${Number(begun) + 1} / ${last}`);
    await browser.press('Home');
    await becomes(browser, where).toBe(`1 / ${last}`);
    const first = await browser.value<string>(text('.lab-says'));
    await browser.press('ArrowRight');
    await becomes(browser, where).toBe(`2 / ${last}`);
    await browser.press('End');
    await becomes(browser, where).toBe(`${last} / ${last}`);
    expect(await browser.value(text('.lab-says'))).not.toBe(first);
  },

  'one program of each language runs in the browser, and ends as it was recorded': async (browser, origin) => {
    for (const [language, sign] of Object.entries(runnable)) {
      await open(browser, origin + pageWith(sign).page);
      await browser.click(`[${sign}]`);
      await becomes(browser, `${JSON.stringify(language)} + ': ' + ${text('.playground__status')}`).toMatch(
        /: .*Finished/,
      );
    }
  },

  'an edited page and an edited component are shown, and an error of theirs has its words': async (browser, origin) => {
    for (const sign of Object.values(editable)) {
      const { page, found } = pageWith(sign);
      await open(browser, origin + page);
      const button = `[data-edit="${found}"]`;
      await browser.click(button);
      const copy = `document.querySelector('.sample--open textarea')`;
      await becomes(browser, `${copy} !== null`).toBe(true);
      await browser.click(button);
      await becomes(browser, text('.sample--open .playground__status')).toBe('The frame shows your copy.');
      const isPage = found.endsWith('-html.json');
      await browser.value(
        isPage
          ? `void (${copy}.value = '<script>const own = null.own</script>')`
          : `void (${copy}.value = 'export default function Own() { throw new TypeError("own") }')`,
      );
      await browser.click(button);
      await becomes(browser, text('.sample--open .playground__result pre')).toContain('TypeError');
      await browser.value(`localStorage.removeItem('groundwork.copies')`);
    }
  },

  'a note that was fetched ahead is not fetched again': async (browser, origin) => {
    await open(browser, `${origin}/docs/linux/epoll`);
    const next = await browser.value<string>(attribute('.pagination-nav__link--next', 'href'));
    await browser.value(`void document.querySelector('.pagination-nav__link--next').scrollIntoView()`);
    const times = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(${JSON.stringify(`${next}.json`)})).length`;
    await becomes(browser, times).toBe(1);
    await browser.click('.pagination-nav__link--next');
    await becomes(browser, text('main h1')).not.toBe('epoll');
    expect(await browser.value(times)).toBe(1);
  },

  'an endless loop in an edited page ends, and the page answers': async (browser, origin) => {
    await open(browser, `${origin}/docs/css/css-positions`);
    await browser.click('[data-edit]');
    const copy = `document.querySelector('.sample--open textarea')`;
    await becomes(browser, `${copy} !== null`).toBe(true);
    await browser.value(`void (${copy}.value = '<script>for (;;);</script>')`);
    await browser.click('.sample--open [data-edit]');
    await becomes(browser, text('.sample--open .playground__status')).toMatch(/^Stopped: the frame gave no answer/);
  },

  'a reader makes the text larger': async (browser, origin) => {
    const size = `parseFloat(getComputedStyle(document.querySelector('.markdown > p')).fontSize)`;
    await open(browser, `${origin}/docs/linux/epoll`);
    const before = await browser.value<number>(size);
    await browser.click('.note-ways > button');
    await becomes(browser, `document.querySelector('dialog.look')?.open`).toBe(true);
    await browser.click('dialog.look input[value="huge"]');
    expect(await browser.value<number>(size)).toBeGreaterThan(before);
    await browser.press('Escape');
    await becomes(browser, `document.querySelector('dialog.look').open`).toBe(false);
    await browser.value(`localStorage.removeItem('groundwork.look')`);
  },

  'slides are shown and turned by a key': async (browser, origin) => {
    await open(browser, `${origin}/assets/xpanse-with-scs?present`);
    await becomes(browser, `document.querySelector('.reveal.ready') !== null`).toBe(true);
    await browser.press('ArrowRight');
    await becomes(browser, 'location.hash').toBe('#scs-is-a-standard-with-a-certificate');
  },

  'an unknown address says so and offers the nearest': async (browser, origin) => {
    await browser.goTo(`${origin}/docs/linux/epol`);
    await becomes(browser, `document.querySelector('main a[href$="/docs/linux/epoll"]') !== null`).toBe(true);
    expect(await browser.value(text('main h1'))).toBe('Page Not Found');
  },
};
