import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startsWithin, type Browser } from './browser';
import { startChromium } from './chromium';
import { browserKinds } from './browserKinds';
import { serveObserved, type ObservedSite } from './observedSite';
import { walkPage, type PageFacts } from './walkPage';

// Larger than the frame in which pages are shown.
const size = { width: 1400, height: 900 };

/** Milliseconds for all pages in one browser. */
const walksWithin = 60 * 60_000;

/** Milliseconds for one page, or one lab, to come alive. */
const patience = 30_000;

/** Some pages only, by the beginning of their address, when somebody mends one. */
const only = process.env['WALK'] ?? '/';

let site: ObservedSite;
let reference: ReadonlyMap<string, PageFacts>;

beforeAll(async () => {
  site = await serveObserved('build');
});
afterAll(() => site.close());

it(
  'Chromium walks all pages and labs without an error, and nothing is wider than its window',
  async () => {
    reference = await walk(await startChromium(size));
    expect(faultsOf(reference)).toEqual([]);
  },
  walksWithin,
);

describe.each(browserKinds)('$name', ({ name, missing, start }) => {
  const reason = missing();
  if (reason && process.env['CI']) it('is here', () => expect.fail(`${name}: ${reason}`));

  it.skipIf(reason)(
    reason ?? 'walks all pages and labs without an error, and reads at each step what Chromium reads',
    async () => {
      const facts = await walk(await start(size));
      expect(faultsOf(facts)).toEqual([]);
      for (const [page, { title, labs }] of reference) {
        expect.soft({ page, title: facts.get(page)?.title }).toEqual({ page, title });
        expect.soft({ page, labs: facts.get(page)?.labs }).toEqual({ page, labs });
      }
    },
    walksWithin,
  );
});

/** Visits all pages in one browser, and ends it. */
async function walk(browser: Browser): Promise<Map<string, PageFacts>> {
  const facts = new Map<string, PageFacts>();
  const begun = Date.now();
  try {
    await browser.goTo(`${site.origin}/why`);
    // A vitest transform may name functions by a helper that the page lacks.
    await browser.value(`void (window.__name ??= (it) => it, window.walkPage = ${String(walkPage)})`);
    for (const page of site.pages.filter((address) => address.startsWith(only))) {
      const call = `walkPage(${JSON.stringify(page)}, ${patience})`;
      await browser.value(
        `void (window.walked = undefined, ${call}.then((facts) => { window.walked = facts }, (error) => { window.walked = { failed: String(error) } }))`,
      );
      const found = await result(browser, page);
      facts.set(page, found);
    }
  } finally {
    await browser.close();
  }
  const labs = [...facts.values()].flatMap((each) => each.labs);
  const steps = labs.flatMap(({ says }) => says).length;
  console.log(
    `${browser.name}: ${facts.size} pages, ${labs.length} labs, ${steps} steps in ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  return facts;
}

/** What became of a walk that was begun. Asked for again and again: a driver that waits in the page may wait for ever. */
async function result(browser: Browser, page: string): Promise<PageFacts> {
  const none: PageFacts = { title: '', labs: [], tooWide: [], problems: [] };
  for (const end = Date.now() + 20 * startsWithin; Date.now() < end;) {
    const found = await browser.value<(PageFacts & { failed?: string }) | undefined>('window.walked');
    if (found?.failed !== undefined) return { ...none, problems: [found.failed] };
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { ...none, problems: [`${page}: no answer`] };
}

const faultsOf = (facts: ReadonlyMap<string, PageFacts>): string[] =>
  [...facts].flatMap(([page, { tooWide, problems }]) =>
    [...tooWide, ...problems].map((problem) => `${page}: ${problem}`),
  );
