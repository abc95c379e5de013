import {
  test as base,
  expect,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';

import { owner } from '../../../site/config/owner';
import { serve } from '../../../tools/server/serve';

interface Fixtures {
  /** What the page says in the console, its errors, failed requests, and requests to other hosts. */
  complaints: string[];
}

/** Playwright's test against the production build on our own server, with everything a page complains of collected. */
export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    async ({}, use) => {
      // A site that is deployed somewhere can be held to the same table: SITE_ORIGIN=https://… (see README).
      const deployed = process.env['SITE_ORIGIN'];
      if (deployed) return use(deployed);
      const site = await serve('build', owner.baseUrl);
      await use(site.origin);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(`${origin}${owner.baseUrl}`),
  complaints: async ({ page, origin }, use) => {
    const complaints: string[] = [];
    const onConsole = (message: ConsoleMessage) => complaints.push(`console.${message.type()}: ${message.text()}`);
    const onError = (error: Error) => complaints.push(`error: ${error.message}`);
    const onResponse = (response: Response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
    };
    const onRequest = (request: Request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (/^https?:$/.test(protocol) && asked !== origin) complaints.push(`asks ${request.url()}`);
    };
    page.on('console', onConsole).on('pageerror', onError).on('response', onResponse).on('request', onRequest);
    await use(complaints);
    // The page may be that of the next test as well.
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse).off('request', onRequest);
  },
});

/**
 * The test above, with one browser page for all tests of a worker: there are many pages, and a context of its own for
 * each costs as much as half of its checks. Each document begins with nothing kept, and each test leaves an empty page,
 * so that nothing of it is told of the next. A test that fails takes the browser page with it.
 */
export const onOnePage = (options: BrowserContextOptions) =>
  test.extend<object, { onePage: Page }>({
    onePage: [
      async ({ browser, origin }, use) => {
        const context = await browser.newContext({ ...options, baseURL: `${origin}${owner.baseUrl}` });
        await context.addInitScript(() => {
          // A sandboxed frame has no storage, and asking it for one is an error.
          if (window !== window.top) return;
          localStorage.clear();
          sessionStorage.clear();
        });
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ onePage }, use) => {
      await use(onePage);
      await onePage.goto('about:blank');
    },
  });

/** A route as an address relative to the base URL, so that the site may be built below a path. */
export const address = (route: string): string => `.${route}`;

export { expect };
