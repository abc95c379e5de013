import type { Browser, Page } from 'playwright-core';

import type { PageRecord } from '../../indexer';
import { serveLocally } from '@groundwork/machine/listen';
import { bundleEngine } from './bundle';
import { CountingServer } from './countingServer';
import type { Engine } from './engine';
import { percentile } from '../statistics';

export interface EngineRun {
  engine: string;
  version: string;
  pages: number;
  buildMs: number;
  /** Brotli bytes of code and index together, if all were fetched. */
  totalBytes: number;
  /** Routes for every query, best first, each once. */
  results: Record<string, string[]>;
  /** Brotli bytes from an empty cache to the first four results: code, index and text. */
  firstBytes: { median: number; p95: number };
  /** Milliseconds of the first query after the engine is open. */
  firstMs: { median: number; p95: number };
  /** Milliseconds of every beginning of every third query, typed a second time, by slowdown of the processor. */
  warmMs: Record<string, { median: number; p95: number }>;
}

interface RunOptions {
  queries: readonly string[];
  /** Queries that are typed letter by letter. */
  typedQueries: readonly string[];
  /** Queries that are asked from an empty cache, one fresh page each. */
  coldQueries: readonly string[];
  slowdowns: readonly number[];
}

/** Builds an engine's index of the pages and asks it all queries in Chromium. */
export async function runEngine(
  browser: Browser,
  engine: Engine,
  pages: readonly PageRecord[],
  options: RunOptions,
): Promise<EngineRun> {
  const started = performance.now();
  const files = await engine.build(pages);
  const buildMs = performance.now() - started;
  files.set('engine.js', await bundleEngine(engine.name));
  const serving = new CountingServer(files);
  // Compressed now: the first query's time is not to hold it.
  const totalBytes = serving.totalBytes();
  const { origin, close } = await serveLocally(serving.server);
  try {
    const page = await openPage(browser, origin);
    const results = await askAll(page, options.queries);
    const warmMs = await timeWarm(page, options);
    await page.close();
    const cold = await runCold(browser, origin, serving, options.coldQueries);
    return {
      engine: engine.name,
      version: engine.version,
      pages: pages.length,
      buildMs,
      totalBytes,
      results,
      warmMs,
      ...cold,
    };
  } finally {
    await close();
  }
}

/** A page with the engine open; `window.ask` answers queries. */
async function openPage(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(origin);
  await page.evaluate(`import('/engine.js').then(async ({ open }) => { window.ask = await open('/'); })`);
  return page;
}

declare global {
  interface Window {
    ask(query: string, limit: number): Promise<string[]>;
  }
}

async function askAll(page: Page, queries: readonly string[]): Promise<Record<string, string[]>> {
  const results: Record<string, string[]> = {};
  for (const query of queries) {
    const routes = await page.evaluate((text) => window.ask(text, 10), query);
    results[query] = [...new Set(routes)].slice(0, 10);
  }
  return results;
}

/** Types every third query letter by letter twice; the second time everything is in memory and is measured. */
async function timeWarm(page: Page, { typedQueries, slowdowns }: RunOptions): Promise<EngineRun['warmMs']> {
  const typed = typedQueries.filter((_, index) => index % 3 === 0).map((query) => query.slice(0, 40));
  const session = await page.context().newCDPSession(page);
  const warm: EngineRun['warmMs'] = {};
  await typeAll(page, typed);
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    warm[`${rate}x`] = summary(await typeAll(page, typed));
  }
  return warm;
}

function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const times: number[] = [];
    for (const query of all) {
      for (let length = 1; length <= query.length; length++) {
        const started = performance.now();
        await window.ask(query.slice(0, length), 4);
        times.push(performance.now() - started);
      }
    }
    return times;
  }, queries);
}

async function runCold(
  browser: Browser,
  origin: string,
  serving: CountingServer,
  queries: readonly string[],
): Promise<Pick<EngineRun, 'firstBytes' | 'firstMs'>> {
  const bytes: number[] = [];
  const times: number[] = [];
  for (const query of queries) {
    serving.reset();
    const page = await openPage(browser, origin);
    times.push(
      await page.evaluate(async (text) => {
        const started = performance.now();
        await window.ask(text, 4);
        return performance.now() - started;
      }, query),
    );
    bytes.push(serving.fetchedBytes);
    await page.context().close();
  }
  return { firstBytes: summary(bytes), firstMs: summary(times) };
}

const summary = (values: readonly number[]): { median: number; p95: number } => ({
  median: percentile(values, 0.5),
  p95: percentile(values, 0.95),
});
