import { networkInterfaces } from 'node:os';

import { test as base, expect, type Page } from '@playwright/test';

import { report } from '@groundwork/machine/report';
import { fixtureSiteFolder, secondSiteBase, secondSiteFolder, type Variant } from '../../second-site/build';
import type { LocalServer } from '@groundwork/machine/listen';
import { serve } from '../../../tools/server/serve';

type Site = 'main' | 'fixtures' | Variant;

interface Options {
  /** Which site the tests of a file visit: the product itself, with the notes of `tests/fixtures`, or a variant of the second site. */
  site: Site;
  /** Problems of the page that a test provokes on purpose: what else appears in the console fails it. */
  expectedProblems: RegExp | undefined;
}

interface Fixtures extends Options {
  /** Addresses outside the site that the page asked for. The network rule answers none of them. */
  foreignRequests: string[];
}

interface WorkerFixtures {
  serveSite: (site: Site) => Promise<LocalServer>;
}

/** The moment at which every test takes place. */
export const now = new Date('2026-11-20T12:00:00Z');

/**
 * Playwright's test with the rules of this suite: a production build, a fixed clock (timers run), no request to
 * another host, and a silent console unless the test says which problems it provokes.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: ['main', { option: true }],
  expectedProblems: [undefined, { option: true }],
  serveSite: [
    async ({}, use) => {
      const sites = new Map<string, Promise<LocalServer>>();
      await use((site) => {
        const served = sites.get(site) ?? serveFresh(site);
        sites.set(site, served);
        return served;
      });
      await Promise.all([...sites.values()].map(async (site) => (await site).close()));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serveSite, site }, use) => use((await serveSite(site)).origin),
  foreignRequests: async ({}, use) => use([]),
  context: async ({ context, baseURL, foreignRequests }, use) => {
    await context.clock.setFixedTime(now);
    await context.route(
      (url) => url.origin !== baseURL && /^https?:$/.test(url.protocol),
      (route) => {
        foreignRequests.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' });
      },
    );
    await use(context);
  },
  page: async ({ page, expectedProblems }, use) => {
    const problems = collectProblems(page);
    await use(page);
    expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
  },
});

const hasInterface = Object.values(networkInterfaces()).some((found) => found?.some(({ internal }) => !internal));

/** Skips where the loopback is the only interface: Chromium is offline there, whatever a test says, and the site shows it. */
export function requireInterface(): void {
  if (!hasInterface) report('drift', 'tests of loads that fail were not run: this machine has no network interface');
  test.skip(!hasInterface, 'Chromium is offline on a machine whose only network interface is the loopback');
}

function serveFresh(site: Site): Promise<LocalServer> {
  if (site === 'main') return serve('build');
  return site === 'fixtures' ? serve(fixtureSiteFolder) : serve(secondSiteFolder(site), secondSiteBase(site));
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`));
  return problems;
}

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Opens what a page folds away, so that what stands in it can be pressed. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
}

export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
}

export { expect };
