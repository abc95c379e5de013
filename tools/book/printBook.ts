import { chromium, type Page } from 'playwright-core';

import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { serveLocally } from '@groundwork/machine/listen';
import { siteServer } from '../server/siteServer';
import { bookPage, type Book } from './bookPage';
import { pageNumbers } from './pageNumbers';

const NO_PAGES: ReadonlyMap<string, number> = new Map();
/** The numbers in the contents have a place of fixed width, so they move nothing: a third time would be a mistake. */
const MOST_TIMES = 3;

const print = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

const isSame = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([name, number]) => b.get(name) === number);

interface PrintedBook {
  readonly pdf: Uint8Array;
  readonly html: string;
}

/**
 * Prints a book with Chromium: once to learn on which page each chapter is, and again with those numbers in the
 * contents. Fonts and pictures come from the build in `folder`.
 * @throws Error if the numbers do not come to rest
 */
export async function printBook(book: Book, folder: string): Promise<PrintedBook> {
  const { origin, close } = await serveLocally(siteServer({ folder, baseUrl: '/' }));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    page.setDefaultTimeout(0);
    let pages = NO_PAGES;
    for (let time = 0; time < MOST_TIMES; time++) {
      const html = bookPage(book, pages);
      await page.route(`${origin}/book`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(`${origin}/book`, { waitUntil: 'load', timeout: 0 });
      const pdf = await print(page);
      const now = await pageNumbers(pdf);
      if (isSame(now, pages)) return { pdf, html };
      pages = now;
      await page.unroute(`${origin}/book`);
    }
    throw new Error(`The numbers of pages in the contents of "${book.title}" do not come to rest.`);
  } finally {
    await browser.close();
    await close();
  }
}
