import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { bookOf } from '../../tools/book/bookOf';
import { fixtures, fixtureNotes } from './support/fixtureNotes';
import { expect, test } from './support/test';
import { fixtureSiteFolder } from '../second-site/build';

test.use({ site: 'fixtures' });

const { route } = fixtureNotes.files;
const committed = (file: string): Buffer => readFileSync(path.join(fixtures, 'docs/java', file));

/** What the note of the fixtures shows, by the name of the file: its type, and its pixels. */
const pictures = {
  'img/clouds.jpg': { type: 'image/jpeg', width: 1800, height: 1200 },
  'img/waves.png': { type: 'image/png', width: 1280, height: 640 },
  'img/clouds.webp': { type: 'image/webp', width: 600, height: 400 },
  'img/clouds.avif': { type: 'image/avif', width: 320, height: 240 },
  'img/blink.gif': { type: 'image/gif', width: 64, height: 48 },
  'img/tiles.svg': { type: 'image/svg+xml', width: 192, height: 128 },
} as const;
const others = {
  'attached/rates.csv': 'text/csv',
  'attached/rates.zip': 'application/zip',
  'attached/report.pdf': 'application/pdf',
  'attached/blink.webm': 'video/webm',
  'attached/tone.wav': 'audio/wav',
} as const;

/** The address under which a page names a file that was committed. */
async function addressOf(page: Page, file: string): Promise<string> {
  const { name, ext } = path.parse(file);
  const addresses = await page
    .locator('[data-note]')
    .locator('img, a, video, audio')
    .evaluateAll((elements) => elements.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));
  const form = new RegExp(`/${name}-[\\da-f]{12}\\${ext}(?:#.*)?$`);
  const address = addresses.find((one) => form.test(one));
  if (address === undefined) throw new Error(`${file} is not in ${addresses.join(' ')}`);
  return address;
}

test('each picture and file of a note arrives with its type and the bytes that were committed', async ({ page }) => {
  await page.goto(route);
  const types = [...Object.entries(pictures).map(([file, { type }]) => [file, type]), ...Object.entries(others)];
  for (const [file, type] of types as [string, string][]) {
    const response = await page.request.get(await addressOf(page, file));
    expect.soft(response.status(), file).toBe(200);
    expect.soft(response.headers()['content-type']?.split(';')[0], file).toBe(type);
    expect.soft(response.headers()['cache-control'], file).toContain('immutable');
    expect.soft((await response.body()).equals(committed(file)), file).toBe(true);
  }
});

test('each picture has its place before it arrives, and pixels when it has', async ({ page }) => {
  await page.goto(route);
  for (const [file, { width, height }] of Object.entries(pictures)) {
    const picture = page.locator(`img[src="${await addressOf(page, file)}"]`);
    await expect.soft(picture, file).toHaveAttribute('width', String(width));
    await expect.soft(picture, file).toHaveAttribute('height', String(height));
    const { height: before } = (await picture.boundingBox())!;
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth), file)
      .toBeGreaterThan(0);
    const box = (await picture.boundingBox())!;
    expect.soft(box.height, file).toBeCloseTo(before, 1);
    expect.soft(box.width / box.height, file).toBeCloseTo(width / height, 1);
  }
});

test('pictures below the first section wait until they are near, and a phone fetches a small one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(route);
  const early = page.locator('[data-note] img').first();
  await expect(early).not.toHaveAttribute('loading');
  expect(await page.locator('[data-note] img[loading=lazy]').count()).toBe(4);
  await expect.poll(() => early.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-480\.webp$/);
  const original = await addressOf(page, 'img/clouds.jpg');
  const size = async (address: string): Promise<number> => (await (await page.request.get(address)).body()).length;
  expect(asked).not.toContain(original);
  expect(await size(original.replace('.jpg', '-480.webp'))).toBeLessThan((await size(original)) / 4);
});

test('a table is saved under its own name, and a report opens as it is', async ({ page }) => {
  await page.goto(route);
  const table = page.getByRole('link', { name: 'the rates as a table' });
  const saved = page.waitForEvent('download');
  await table.click();
  expect((await saved).suggestedFilename()).toBe('rates.csv');
  expect(readFileSync(await (await saved).path()).equals(committed('attached/rates.csv'))).toBe(true);
  const report = page.getByRole('link', { name: 'a report' });
  await expect(report).toHaveAttribute('href', /report-[\da-f]{12}\.pdf#page=1$/);
  await expect(report).not.toHaveAttribute('download');
});

test('a film and a sound play', async ({ page }) => {
  await page.goto(route);
  for (const name of ['video', 'audio']) {
    const media = page.locator(`[data-note] ${name}`);
    await expect(media).toHaveAttribute('preload', 'none');
    await media.evaluate(async (element: HTMLMediaElement) => {
      element.muted = true;
      await element.play();
    });
    expect(await media.evaluate((element: HTMLMediaElement) => element.error)).toBeNull();
  }
});

test('pictures are there after a navigation too', async ({ page }) => {
  await page.goto(fixtureNotes.ports.route);
  await page.locator(`a[href="${route}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixtureNotes.files.title);
  const picture = page.locator('[data-note] img').first();
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);
});

test('the copy in Markdown and the book name pictures by addresses that exist', async ({ page }) => {
  await page.goto(route);
  const markdown = readFileSync(path.join(fixtureSiteFolder, `${route}.md`), 'utf8');
  const named = [...markdown.matchAll(/\]\((https?:[^)\s]+\/assets\/[^)\s"]+)/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  const read = (address: string) => readFileSync(path.join(fixtureSiteFolder, `${address}.html`), 'utf8');
  const topic = { id: 'java', title: 'Java', about: 'A topic.', pages: ['files'] };
  const book = bookOf('Java', [topic], (address) => (address === route ? read(address) : null), '2026-11-24');
  const html = book.parts.flatMap(({ chapters }) => chapters.map((chapter) => chapter.html)).join('');
  for (const file of [...Object.keys(pictures), ...Object.keys(others)]) {
    const address = (await addressOf(page, file)).replace(/#.*/, '');
    expect.soft(named, file).toContain(address);
    expect.soft(html, file).toContain(address);
  }
  expect(html).not.toMatch(/srcset|loading=/);
});
