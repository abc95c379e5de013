import { test as base, expect } from '@playwright/test';

import { owner } from '../../../config/owner';
import { serve } from '../../e2e/support/serve';

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
    page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (/^https?:$/.test(protocol) && asked !== origin) complaints.push(`asks ${request.url()}`);
    });
    await use(complaints);
  },
});

/** A route as an address relative to the base URL, so that the site may be built below a path. */
export const address = (route: string): string => `.${route}`;

export { expect };
