import type { Browser, Page } from 'playwright-core';

import { defined } from '@groundwork/lib/defined';
import type { BenchSite, Menu } from '../sites/site';
import type { Probe } from './pageProbe';
import { probeScript } from './probeScript';
import type { Setting } from './settings';
import { Traffic, type Bytes } from './traffic';
import { cumulativeLayoutShift, totalBlockingTime } from './vitals';

/** The two notes of a visit: where it begins and where its link leads. */
export interface VisitedRoute {
  first: { path: string; title: string };
  second: { path: string; title: string };
}

/** What one run of one site says. Times in milliseconds; null where the site has no such thing. */
export interface VisitFigures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  hydrated: number | null;
  /** Tap on the menu (desktop: click on a closed group of the sidebar). */
  inpMenu: number;
  /** Null where the navigation loads a page: the tap is answered by the page that goes. */
  inpNavigation: number | null;
  /** From the click to the second note on screen, nothing fetched ahead. */
  navigation: number;
  /** The same after the link was in view for a second and was pointed at, as readers do. */
  navigationSeen: number;
  firstPage: Bytes;
  secondPage: Bytes;
}

/** The browser reports no interaction below 16 ms. */
const shortestInteraction = 16;
const quiet = 1000;
/** Not by frames: waiting must not make the page draw. */
const polling = 100;
const longestWait = 30_000;

interface Opened {
  page: Page;
  traffic: Traffic;
  site: BenchSite;
  setting: Setting;
}

/** Visits a site twice with empty caches: once for loading and going on at once, once for the menu and a calm reader. */
export async function visit(
  browser: Browser,
  origin: string,
  site: BenchSite,
  setting: Setting,
  route: VisitedRoute,
): Promise<VisitFigures> {
  const hasty = await withPage(browser, site, setting, async (opened) => {
    const loaded = await load(opened, origin + route.first.path);
    return { ...loaded, ...(await navigateAtOnce(opened, route)) };
  });
  const calm = await withPage(browser, site, setting, async (opened) => {
    await load(opened, origin + route.first.path);
    const inpMenu = await useMenu(opened, site.menu[setting.name]);
    return { inpMenu, ...(await navigateCalmly(opened, route)) };
  });
  return { ...hasty, ...calm };
}

async function withPage<T>(
  browser: Browser,
  site: BenchSite,
  setting: Setting,
  act: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { viewport, touch, latency, bandwidth, cpuSlowdown } = setting;
  const context = await browser.newContext({ viewport, isMobile: touch, hasTouch: touch });
  try {
    await context.addInitScript({ content: probeScript(site.takesOver) });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = new Traffic(session);
    await session.send('Page.enable');
    await session.send('Network.enable');
    const bytesPerSecond = bandwidth / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const result = await act({ page, traffic, site, setting });
    if (traffic.failures.length > 0) throw new Error(`${site.title} is not whole: ${traffic.failures.join(', ')}`);
    return result;
  } finally {
    await context.close();
  }
}

async function load(opened: Opened, url: string) {
  const { page, traffic, site } = opened;
  await page.goto(url, { waitUntil: 'load' });
  if (site.takesOver)
    await page.waitForFunction(() => typeof window.benchProbe?.hydrated === 'number', undefined, { polling });
  await calmDown(opened);
  const { firstPaint, largestPaint, tasks, shifts, hydrated } = await probeOf(page);
  if (firstPaint === null || largestPaint === null) throw new Error(`${site.title} painted nothing at ${url}.`);
  return {
    fcp: firstPaint,
    lcp: largestPaint,
    tbt: totalBlockingTime(tasks, firstPaint),
    cls: cumulativeLayoutShift(shifts),
    hydrated,
    firstPage: traffic.take(),
  };
}

/** The link to the next note is clicked by script: it was never in view, so nothing of the note is fetched ahead. */
async function navigateAtOnce(opened: Opened, { second }: VisitedRoute) {
  const link = opened.page.locator(opened.site.next).first();
  await link.evaluate((element) => (element as HTMLElement).click());
  const navigation = await arrival(opened, second.title);
  await calmDown(opened);
  return { navigation, secondPage: opened.traffic.take() };
}

async function navigateCalmly(opened: Opened, { second }: VisitedRoute) {
  const { page, site, setting } = opened;
  const link = page.locator(site.next).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const before = (await probeOf(page)).timeOrigin;
  await point(page, link, setting);
  const navigationSeen = await arrival(opened, second.title);
  await calmDown(opened);
  const after = await probeOf(page);
  return { navigationSeen, inpNavigation: after.timeOrigin === before ? lastInteraction(after) : null };
}

/** Returns the interaction's time. */
async function useMenu({ page, setting }: Opened, { open, opened, close }: Menu): Promise<number> {
  await point(page, page.locator(open).first(), setting);
  await page.locator(opened).first().waitFor();
  await page.waitForTimeout(700);
  const inp = lastInteraction(await probeOf(page));
  if (close) {
    const [x, y] = [setting.viewport.width - 4, setting.viewport.height - 40];
    const closer = page.locator(close).first();
    await closer.click({ timeout: 3000 }).catch(() => page.mouse.click(x, y));
    await page.waitForTimeout(700);
  }
  await page.evaluate(() => {
    if (window.benchProbe) window.benchProbe.interactions = [];
  });
  return inp;
}

/** A finger that taps, or a mouse that comes, rests a tenth of a second, and clicks. */
async function point(page: Page, target: ReturnType<Page['locator']>, { touch }: Setting): Promise<void> {
  if (touch) return target.tap();
  await target.hover();
  await page.waitForTimeout(100);
  await target.click({ delay: 50 });
}

function lastInteraction({ interactions }: Probe): number {
  return Math.max(shortestInteraction, ...interactions.map(({ duration }) => duration));
}

/** Milliseconds from the last click to the frame that shows the note with this title. */
async function arrival({ page, site }: Opened, title: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const { headings, clicked } = window.benchProbe ?? {};
      const shown = headings?.findLast(({ text }) => text.startsWith(wanted));
      return shown && clicked && shown.at >= clicked ? shown.at - clicked : null;
    },
    title,
    { timeout: longestWait, polling },
  );
  const time = await handle.jsonValue();
  if (time === null) throw new Error(`${site.title} never showed "${title}".`);
  return time;
}

/** Waits until the network is quiet and the last long task is over. */
async function calmDown({ page, traffic, site }: Opened): Promise<void> {
  const until = Date.now() + longestWait;
  while (Date.now() < until) {
    await page.waitForTimeout(Math.max(100, quiet - traffic.quietFor()));
    if (traffic.quietFor() < quiet) continue;
    const idle = await page.evaluate(() => {
      const last = window.benchProbe?.tasks.at(-1);
      return last ? performance.now() - last.start - last.duration : Infinity;
    });
    if (idle >= quiet) return;
  }
  throw new Error(
    `${site.title} did not come to rest at ${page.url()}; still under way: ${traffic.pending().join(', ') || 'long tasks'}`,
  );
}

const probeOf = async (page: Page): Promise<Probe> =>
  defined(await page.evaluate(() => window.benchProbe), `The probe in ${page.url()}`);
