import type { Browser, Page } from 'playwright-core';

import { serveLocally } from '@groundwork/machine/listen';
import { siteServer } from '../../tools/server/siteServer';
import { percentile } from '@groundwork/search/bench';

/** Any page has the search button; this one has code, a diagram and a lab beside it. */
const startPage = '/docs/linux/epoll';

interface FirstResults {
  count: number;
  median: number;
  p95: number;
  /** How many of the first results came from the titles, before the index had answered. */
  fromTitles: number;
}

interface Watched {
  typed?: number;
  shown?: number;
  fromTitles?: boolean;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Milliseconds from the first keystroke to the frame that shows the first result, in the built site: a fresh profile
 * for each letter, the modal open and prepared by focus, as a reader meets it.
 */
export async function timeFirstResults(
  browser: Browser,
  folder: string,
  letters: readonly string[],
): Promise<FirstResults> {
  const { origin, close } = await serveLocally(siteServer({ folder, baseUrl: '/' }));
  const watched: Required<Watched>[] = [];
  try {
    for (const letter of letters) watched.push(await typeFirst(browser, origin, letter));
  } finally {
    await close();
  }
  const times = watched.map(({ typed, shown }) => shown - typed);
  return {
    count: times.length,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    fromTitles: watched.filter(({ fromTitles }) => fromTitles).length,
  };
}

async function typeFirst(browser: Browser, origin: string, letter: string): Promise<Required<Watched>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await openPrepared(page, origin);
    await page.keyboard.press(letter);
    await page.waitForFunction(() => window.watched.shown);
    return (await page.evaluate(() => window.watched)) as Required<Watched>;
  } finally {
    await context.close();
  }
}

async function openPrepared(page: Page, origin: string): Promise<void> {
  await page.goto(origin + startPage, { waitUntil: 'networkidle' });
  // The last file that is fetched ahead.
  const directory = page.waitForResponse(/search-index\/d-/);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await (await directory).finished();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search docs' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: notes when a letter was typed and when a frame with the first result had been drawn. */
function watch(): void {
  window.watched = {};
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey, timeStamp }) => {
      if (key.length === 1 && !ctrlKey && !document.querySelector('[role=option]')) window.watched.typed = timeStamp;
    },
    true,
  );
  const observer = new MutationObserver(() => {
    if (window.watched.typed === undefined || !document.querySelector('[role=option]')) return;
    observer.disconnect();
    // Only a whole answer has the link to all results.
    window.watched.fromTitles = !document.querySelector(
      'dialog a[href*="/search?"], [role=dialog] a[href*="/search?"]',
    );
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.watched.shown = performance.now());
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
