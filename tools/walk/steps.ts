import type { Locator, Page } from 'playwright-core';

import { pick } from '@groundwork/lib/seeded';

/** Where a step is taken. */
interface Place {
  page: Page;
  random: () => number;
  origin: string;
}

interface Step {
  name: string;
  /** How often, beside the others. */
  weight: number;
  /** False where it is not possible: a page without a lab. */
  take: (place: Place) => Promise<boolean>;
}

const quick = { timeout: 3_000 };

/** One of all visible elements that a selector finds; undefined where there is none. */
async function oneOf({ page, random }: Place, selector: string): Promise<Locator | undefined> {
  const all = await page.locator(selector).filter({ visible: true }).all();
  return all[Math.floor(random() * all.length)];
}

/** Clicks one of the elements that a selector finds. What lies under something else is clicked by script. */
async function clickOne(place: Place, selector: string): Promise<boolean> {
  const element = await oneOf(place, selector);
  if (!element) return false;
  const clicked = await element.click(quick).then(
    () => true,
    () => false,
  );
  if (clicked) return true;
  if ((await element.count()) === 0) return false;
  await element.dispatchEvent('click', undefined, quick);
  return true;
}

/** Goes back or on in the history, which may load a page anew. Before the first page of the site lies an empty one. */
async function goThrough(page: Page, by: -1 | 1): Promise<boolean> {
  const isFirst = await page.evaluate(() => navigation.currentEntry?.index === 0);
  if (isFirst && by < 0) return false;
  await page.evaluate((steps) => setTimeout(() => history.go(steps)), by);
  await page.waitForTimeout(150);
  return true;
}

const words = ['epoll', 'hash', 'goroutne', 'css', 'what is a container', 'tls', 'Why slow?', 'zzzzqqq', '"<b>', 'jvm'];
const keys = ['Tab', 'Enter', 'Escape', '?', '/', 'ArrowDown', 'Home', 'End', ' '];

const steps: readonly Step[] = [
  { name: 'link', weight: 8, take: (place) => clickOne(place, 'main a[href^="/"]:not([href$=".md"])') },
  { name: 'menu', weight: 4, take: (place) => clickOne(place, 'aside .menu__link, .navbar__link[href^="/"]') },
  { name: 'next or previous', weight: 3, take: (place) => clickOne(place, '.pagination-nav__link') },
  { name: 'heading', weight: 2, take: (place) => clickOne(place, '.table-of-contents a') },
  { name: 'unfold', weight: 3, take: (place) => clickOne(place, 'main summary') },
  { name: 'lab button', weight: 8, take: (place) => clickOne(place, '.lab button') },
  {
    name: 'lab choice',
    weight: 4,
    take: (place) => clickOne(place, '.lab input[type="radio"], .lab [type="checkbox"]'),
  },
  { name: 'run or edit', weight: 3, take: (place) => clickOne(place, '.sample__run') },
  { name: 'copy', weight: 1, take: (place) => clickOne(place, '.sample__copy') },
  { name: 'colour mode', weight: 1, take: (place) => clickOne(place, 'button[aria-label^="Switch between"]') },
  { name: 'close', weight: 3, take: (place) => clickOne(place, 'dialog[open] button') },
  {
    name: 'lab slider',
    weight: 3,
    take: async (place) => {
      const slider = await oneOf(place, '.lab input[type="range"]');
      if (!slider) return false;
      await slider.focus(quick);
      for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home'])
        if (place.random() < 0.7) await slider.press(key, quick);
      return true;
    },
  },
  {
    name: 'drag',
    weight: 3,
    take: async (place) => {
      const box = await (await oneOf(place, '.lab [role="slider"], .lab svg'))?.boundingBox(quick);
      if (!box) return false;
      const { mouse } = place.page;
      await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await mouse.down();
      for (let move = 0; move < 5; move += 1)
        await mouse.move(place.random() * 1_400 - 50, place.random() * 1_000 - 50);
      await mouse.up();
      return true;
    },
  },
  {
    name: 'search',
    weight: 4,
    take: async ({ page, random }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.keyboard.type(pick(words, random), { delay: 20 });
      await page.waitForTimeout(300 * random());
      if (random() < 0.7) await page.keyboard.press('ArrowDown');
      await page.keyboard.press(random() < 0.7 ? 'Enter' : 'Escape');
      return true;
    },
  },
  {
    name: 'key',
    weight: 2,
    take: async ({ page, random }) => {
      await page.keyboard.press(pick(keys, random));
      return true;
    },
  },
  {
    name: 'scroll',
    weight: 4,
    take: async ({ page, random }) => {
      await page.mouse.wheel(0, random() * 3_000 - 500);
      return true;
    },
  },
  {
    name: 'Back',
    weight: 3,
    take: ({ page }) => goThrough(page, -1),
  },
  {
    name: 'Forward',
    weight: 1,
    take: ({ page }) => goThrough(page, 1),
  },
  {
    name: 'size',
    weight: 2,
    take: async ({ page, random }) => {
      const sizes = [360, 768, 1280] as const;
      await page.setViewportSize({ width: pick(sizes, random), height: 900 });
      return true;
    },
  },
  {
    name: 'reload',
    weight: 1,
    take: async ({ page }) => {
      await page.reload({ waitUntil: 'domcontentloaded', timeout: 20_000 });
      return true;
    },
  },
  {
    name: 'address',
    weight: 1,
    take: async (place) => {
      const { page, random, origin } = place;
      const known = await oneOf(place, 'a[href^="/docs"]');
      const path = (await known?.getAttribute('href', quick)) ?? '/docs';
      const hostile = ['', '?q=%', '#%E0%A4%A', '?lab=%00', `#${'x'.repeat(2_000)}`];
      const address = origin + path.replace(/[?#].*/, '') + pick(hostile, random);
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 20_000 });
      return true;
    },
  },
];

const total = steps.reduce((sum, { weight }) => sum + weight, 0);

/** One of all steps, by their weights. */
export function chooseStep(random: () => number): Step {
  let left = random() * total;
  return steps.find(({ weight }) => (left -= weight) < 0) ?? pick(steps, random);
}
