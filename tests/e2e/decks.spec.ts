import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { talks } from '../../site/config/pages/talks';
import { expect, open, test } from './support/test';

const deck = '/assets/xpanse-with-scs';

const pages = [
  { sentence: '/talks is the talks page', route: '/talks', heading: 'Talks at Events' },
  { sentence: '/assets/why-inprogress is an asset page', route: '/assets/why-inprogress', heading: /Xpanse/ },
  {
    sentence: '/assets/xpanse-open-infra-day is an asset page',
    route: '/assets/xpanse-open-infra-day',
    heading: /open infrastructure day/,
  },
  {
    sentence: '/assets/xpanse-standalone is an asset page',
    route: '/assets/xpanse-standalone',
    heading: /by yourself/,
  },
  {
    sentence: '/assets/xpanse-with-scs is an asset page',
    route: '/assets/xpanse-with-scs',
    heading: /Sovereign Cloud Stack/,
  },
];

for (const { sentence, route, heading } of pages) {
  test(sentence, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

const screens = [
  { name: 'a screen', width: 1280, height: 720 },
  { name: 'a phone', width: 360, height: 740 },
];

const stage = (page: Page) => page.getByRole('dialog', { name: 'Slides' });
const shown = (page: Page) => stage(page).locator('section.present').locator('h1, h2');
const start = (page: Page) => page.getByRole('button', { name: 'Show the slides' }).click();

test('The talks page tells of every talk what is known, and leads to its deck.', async ({ page }) => {
  await open(page, '/talks');
  await expect(page.locator('.talk')).toHaveCount(talks.length);
  for (const talk of talks) {
    const entry = page.locator('.talk').filter({ hasText: talk.title });
    await expect(entry).toContainText(talk.abstract);
    await expect(entry.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveText([...talk.topics]);
    await expect(entry.locator('time')).toHaveCount('date' in talk ? 1 : 0);
    await expect(entry.getByRole('link', { name: 'Slides and notes' })).toHaveAttribute('href', talk.deck);
  }
  await page.getByRole('link', { name: 'Slides and notes' }).last().click();
  await expect(page).toHaveURL(talks.at(-1)!.deck);
  await expect(page.locator('.slide')).toHaveCount(talks.at(-1)!.slides);
});

for (const talk of talks) {
  test(`${talk.deck} has the slides that the talk names, each with a claim, notes and sources.`, async ({ page }) => {
    await open(page, talk.deck);
    const slides = page.locator('.slide');
    await expect(slides).toHaveCount(talk.slides);
    expect(talk.slides).toBeGreaterThanOrEqual(10);
    expect(talk.slides).toBeLessThanOrEqual(16);
    await expect(page.getByRole('note', { name: 'What is said' })).toHaveCount(talk.slides);
    await expect(slides.filter({ has: page.locator('.slide__shown a') })).toHaveCount(talk.slides - 1);
  });

  for (const { name, width, height } of screens) {
    test(`${talk.deck} shows every slide whole on ${name}.`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `${talk.deck}?present`);
      await expect(stage(page).locator('.reveal.ready')).toBeVisible();
      const problems = new Set<string>();
      for (let index = 0; index < talk.slides; index++) {
        const face = stage(page).locator('section.present .slide__face');
        const [problem] = await face.evaluateAll(cutOff, width > height);
        if (problem) problems.add(problem);
        await page.keyboard.press('ArrowRight');
      }
      expect([...problems]).toEqual([]);
    });
  }
}

/** What of a slide needs scrolling: nothing on a wide screen; on a phone a slide may be read from top to bottom. */
function cutOff(faces: HTMLElement[], isWide: boolean): string[] {
  return faces
    .filter((face) => face.scrollWidth > face.clientWidth + 1 || (isWide && face.scrollHeight > face.clientHeight + 1))
    .map((face) => `${face.querySelector('h1, h2')!.textContent}: ${face.scrollWidth} x ${face.scrollHeight}`);
}

test('The slide library is loaded when slides are shown, not before.', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/script|stylesheet/.test(request.resourceType())) scripts.push(request.url());
  });
  await open(page, deck);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await start(page);
  await expect(stage(page)).toBeVisible();
  await expect(shown(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('Keys go on and back, to the overview and out again, and the address names the slide.', async ({ page }) => {
  await open(page, deck);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText('Eclipse Xpanse with the Sovereign Cloud Stack');
  await expect(page).toHaveURL(`${deck}?present#title`);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText('SCS is a standard with a certificate');
  await expect(page).toHaveURL(`${deck}?present#scs-is-a-standard-with-a-certificate`);
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText('Eclipse Xpanse with the Sovereign Cloud Stack');
  await page.keyboard.press('End');
  await expect(shown(page)).toHaveText(/^Four changes/);
  await page.keyboard.press('o');
  await expect(stage(page).locator('.reveal.overview')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stage(page).locator('.reveal.overview')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${deck}#four-changes`));
  await expect(page.getByRole('heading', { name: /^Four changes/ })).toBeInViewport();
});

test('An address leads to its slide, read or presented.', async ({ page }) => {
  const name = 'the-customer-brings-four-values';
  await open(page, `${deck}#${name}`);
  await expect(page.getByRole('heading', { name: 'The customer brings four values' })).toBeInViewport();
  await expect(stage(page)).toHaveCount(0);
  await open(page, `${deck}?present#${name}`);
  await expect(shown(page)).toHaveText('The customer brings four values');
  await page.goto(`${deck}?present#no-such-slide`);
  await page.reload();
  await expect(shown(page)).toHaveText('Eclipse Xpanse with the Sovereign Cloud Stack');
});

test('The buttons of the stage do what the keys do.', async ({ page }) => {
  await open(page, deck);
  await start(page);
  await expect(shown(page)).toBeVisible();
  await stage(page).getByRole('button', { name: 'next slide' }).click();
  await expect(shown(page)).toHaveText('SCS is a standard with a certificate');
  await stage(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await stage(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await stage(page).getByRole('button', { name: 'Overview' }).click();
  await expect(stage(page).locator('.reveal.overview')).toBeVisible();
  await stage(page).getByRole('button', { name: 'Overview' }).click();
  await stage(page).getByRole('button', { name: 'Close' }).click();
  await expect(stage(page)).toHaveCount(0);
});

test('The speaker gets a window with the notes, the next slide and the time, and can go on from it.', async ({
  page,
  context,
}) => {
  await open(page, deck);
  await start(page);
  await expect(shown(page)).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('s');
  const speaker = await opened;
  await expect(speaker.locator('.speaker__notes')).toContainText('Two projects with one aim');
  await expect(speaker.locator('.speaker__next')).toContainText('SCS is a standard with a certificate');
  await expect(speaker.locator('.speaker__time')).toContainText('since the start');
  await speaker.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText('SCS is a standard with a certificate');
  await expect(speaker.locator('.speaker__notes')).toContainText('2 of 15');
  const closed = speaker.waitForEvent('close');
  await page.keyboard.press('Escape');
  await closed;
});

/** The smallest letters in the drawings of a page or of a slide, in pixels of the screen. */
const smallestLetters = (page: Page, drawings: string): Promise<number> =>
  page
    .locator(`${drawings} text`)
    .evaluateAll((texts) =>
      Math.min(
        ...(texts as SVGTextElement[])
          .filter((text) => text.getClientRects().length > 0)
          .map((text) => parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM()!.a)),
      ),
    );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const { route } of pages.slice(1)) {
    test(`the drawings of ${route} are whole, and their letters can be read`, async ({ page }) => {
      await open(page, route);
      const cut = await page
        .locator('.deck .diagram__canvas')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
      expect(cut).toBe(0);
      expect(await smallestLetters(page, '.deck .diagram svg')).toBeGreaterThanOrEqual(12);
      const drawn = page.locator('.deck .slide:has(.diagram)').first();
      await open(page, `${route}?present#${await drawn.locator('h2').getAttribute('id')}`);
      const drawing = '.stage .present .diagram svg';
      await expect(page.locator(drawing)).toBeVisible();
      expect(await smallestLetters(page, drawing)).toBeGreaterThanOrEqual(12);
    });
  }

  test('A swipe goes on and back.', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'touches are sent by Chromium’s own protocol');
    await open(page, deck);
    await start(page);
    await expect(shown(page)).toBeVisible();
    await swipe(page, 300, 60);
    await expect(shown(page)).toHaveText('SCS is a standard with a certificate');
    await swipe(page, 60, 300);
    await expect(shown(page)).toHaveText('Eclipse Xpanse with the Sovereign Cloud Stack');
  });
});

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 600 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step++) await touch('touchMove', from + ((to - from) * step) / 4);
  await touch('touchEnd');
}

for (const mode of ['light', 'dark'] as const) {
  test(`The stage has no barrier that axe finds in ${mode} mode.`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await open(page, `${deck}?present#the-customer-brings-four-values`);
    await expect(shown(page)).toBeVisible();
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const { violations } = await tool.run('.stage', { runOnly: { type: 'tag', values: tags } });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    });
    expect(found).toEqual([]);
  });
}

test('Printed, every slide is a sheet of its own, without what is said.', async ({ page }, testInfo) => {
  await open(page, deck);
  const file = testInfo.outputPath('deck.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  const sheets = readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  const { slides } = talks.find((talk) => talk.deck === deck)!;
  expect(sheets).toHaveLength(slides);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('note').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the slides' })).toBeHidden();
});
