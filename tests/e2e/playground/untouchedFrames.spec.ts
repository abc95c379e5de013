import type { Frame, Locator } from '@playwright/test';

import { expect, open, test } from '../support/test';
import { notesWith } from './notesWith';

/** The notes of the build that have an Edit button. */
const notes = notesWith('data-edit');

test('there are notes with samples that can be edited', () => {
  expect(notes.length).toBeGreaterThan(3);
});

const frameOf = async (figure: Locator): Promise<Frame> =>
  (await (await figure.locator('iframe').elementHandle()).contentFrame())!;

/** Every element of a frame that is drawn, with its text and the rectangle that it takes. */
const layoutOf = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${[x, y, width, height].join()} ${element.children.length ? '' : element.textContent}`;
    }),
  );

/** What differs by design: the copy is written into a document of ours, whose name and whose errors tell so. */
const canonical = (line: string): string =>
  line.replace("Failed to execute 'write' on 'Document': ", '').replace(/[\w-]+-html[\w-]*(?=\?)/g, 'page');

const MOVES = 'moves by itself';

/** Looks twice, so that what counts or moves by itself is known and not compared. */
async function layoutAtRest(frame: Frame): Promise<string[]> {
  const first = await layoutOf(frame);
  await frame.waitForTimeout(300);
  const second = await layoutOf(frame);
  return first.map((line, index) => (line === second[index] ? canonical(line) : MOVES));
}

/** The layout of a frame, as far as another one is at rest. */
const layoutLike = async (rest: readonly string[], frame: Frame): Promise<string[]> =>
  (await layoutOf(frame)).map((line, index) => (rest[index] === MOVES ? MOVES : canonical(line)));

for (const note of notes) {
  test(`every sample of ${note} that can be edited looks untouched as it was recorded`, async ({ page }) => {
    test.slow();
    await open(page, note);
    for (const figure of await page.locator('figure:has([data-edit])').all()) {
      await figure.scrollIntoViewIfNeeded();
      const edit = figure.locator('[data-edit]');
      const recorded = await frameOf(figure);
      await recorded.waitForLoadState('load');
      const layout = await layoutAtRest(recorded);
      expect(layout.length).toBeGreaterThan(1);
      await edit.click();
      await expect(edit).toHaveText('Run');
      await edit.click();
      await expect(figure.locator('.playground__status')).toHaveText('The frame shows your copy.');
      await expect.poll(async () => layoutLike(layout, await frameOf(figure))).toEqual(layout);
    }
  });
}
