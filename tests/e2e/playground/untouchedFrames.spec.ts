import type { Frame, Locator } from '@playwright/test';

import { expect, open, test, unfold } from '../support/test';
import { notesWith } from './notesWith';

/** The notes of the build that have an Edit button. */
const notes = notesWith('data-edit');

test('there are notes with samples that can be edited', { tag: '@clock' }, () => {
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

/** Stands in the message of an error in the copy, because the copy is written into a document of ours. */
const WRITTEN = "Failed to execute 'write' on 'Document': ";

/** What differs by design: such messages, and the name of the document. */
const canonical = (line: string): string => line.replace(WRITTEN, '').replace(/[\w-]+-html[\w-]*(?=\?)/g, 'page');

/** A line of a layout but for its height: a longer message can take one line more. */
const withoutHeight = (line: string): string => line.replace(/^(\S+ (?:[^,]+,){3})\S+/, '$1');

const MOVES = 'moves by itself';

/** How far apart two looks are that have to be the same, in ms: more than a sample takes from its start to its report. */
const REST = 600;

/** What a frame showed, and when. */
interface Look {
  readonly lines: readonly string[];
  readonly at: number;
}

const lookAt = async (frame: Frame): Promise<Look> => ({ lines: await layoutOf(frame), at: performance.now() });

/** The same lines; one that changed between two looks is known and not compared. */
const unchanged = (before: Look, now: Look): string[] =>
  now.lines.map((line, index) => (line === before.lines[index] ? canonical(line) : MOVES));

/** Looks at a frame until two looks are the same. What still changes after three counts or moves by itself. */
async function layoutAtRest(frame: Frame, first: Look): Promise<string[]> {
  let before = first;
  for (let looks = 1; ; looks += 1) {
    await frame.waitForTimeout(Math.max(0, before.at + REST - performance.now()));
    const now = await lookAt(frame);
    const isAtRest = now.lines.join('\n') === before.lines.join('\n');
    if (isAtRest || looks === 2) return unchanged(before, now);
    before = now;
  }
}

/** The layout of a frame, as far as another one is at rest. */
const layoutLike = async (rest: readonly string[], frame: Frame): Promise<string[]> =>
  (await layoutOf(frame)).map((line, index) => {
    const there = rest[index];
    const here = canonical(line);
    if (there === MOVES) return MOVES;
    return there && line.includes(WRITTEN) && withoutHeight(here) === withoutHeight(there) ? there : here;
  });

/** A first look at every figure, so that the time to the second one passes for all of them at once. */
async function firstLooks(figures: readonly Locator[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const figure of figures) {
    await figure.scrollIntoViewIfNeeded();
    const frame = await frameOf(figure);
    await frame.waitForLoadState('load');
    looks.push(await lookAt(frame));
  }
  return looks;
}

for (const note of notes) {
  test(
    `every sample of ${note} that can be edited looks untouched as it was recorded`,
    { tag: '@clock' },
    async ({ page }) => {
      test.slow();
      await open(page, note);
      await unfold(page);
      const figures = await page.locator('figure:has([data-edit])').all();
      const looks = await firstLooks(figures);
      for (const [index, figure] of figures.entries()) {
        await figure.scrollIntoViewIfNeeded();
        const edit = figure.locator('[data-edit]');
        const layout = await layoutAtRest(await frameOf(figure), looks[index]!);
        expect(layout.length).toBeGreaterThan(1);
        await edit.click();
        await expect(edit).toHaveText('Run');
        await edit.click();
        await expect(figure.locator('.playground__status')).toHaveText('The frame shows your copy.');
        await expect.poll(async () => layoutLike(layout, await frameOf(figure))).toEqual(layout);
      }
    },
  );
}
