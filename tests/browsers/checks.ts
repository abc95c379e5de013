import { expect } from 'vitest';

import type { Browser } from './browser';

/** What must hold in every browser, one sentence each, in an order in which a reader meets it. */
export type Check = (browser: Browser, origin: string) => Promise<void>;

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
export const pages = ['/', '/docs', '/docs/linux/epoll', '/docs/css/keyframes', '/talks', '/why', '/search'] as const;

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
    for (const mode of ['light', 'dark', null]) {
      await browser.click('button[aria-label^="Switch between dark and light mode"]');
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

  'a lab steps on by its button and by a key': async (browser, origin) => {
    await open(browser, `${origin}/docs/databases/locking`);
    const where = text('.lab-where');
    const begun = await browser.value<string>(where);
    await browser.click('.lab-playback .lab-first');
    await becomes(browser, where).not.toBe(begun);
    const stepped = await browser.value<string>(where);
    await browser.press('ArrowRight');
    await becomes(browser, where).not.toBe(stepped);
  },

  'a program on the page runs in the browser': async (browser, origin) => {
    await open(browser, `${origin}/docs/javascript/functions`);
    const recorded = await browser.value<string>(text('.sample:has(.sample__run[data-run]) .sample__output pre'));
    const firstLine = recorded.trim().split('\n')[0]!;
    await browser.click('.sample__run[data-run]');
    // The first program of the note, as it stands in its recorded output.
    await becomes(browser, text('.playground__result pre')).toContain(firstLine);
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
  },
};
