import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';

import { labs } from '../../../labs/registry';
import { median } from '@groundwork/lib/median';
import { labTest as test, live, openLab, roomBelow, untilTallestIsKnown } from './labPage';

/** The two screens on which a lab is looked at, and what of them the page's own bar takes. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
const NAVBAR = 60;

/** What can be reached by the keyboard before a reader asks for more; the bet counts as one, and so does the picture. */
const MOST_CONTROLS = 8;
/** A lab with all that is closed, in screens of a phone. */
const MOST_SCREENS = 1.5;
/** CSS pixels of the smallest letter on a phone, but for rounding. */
const SMALLEST_LETTER = 11.95;
/** Brotli, with the kit, without React. */
const MOST_BYTES = 20 * 1024;

/** Picture, sentence and Step are taller than a phone together. */
const TALLER_THAN_A_PHONE = ['container-view', 'environments'];
/** The whole lab is longer than it should be. */
const LONG = ['container-view', 'environments', 'permission-bits'];

interface Measured {
  /** From the upper edge of the figure to the lower edge of Step, in CSS pixels, at its lowest. */
  readonly toStep: number;
  /** How far Step moves on the screen in a whole run. */
  readonly moved: number;
  /** How many pixels of the picture lie under something else, or are cut off, at the worst step. */
  readonly hidden: number;
  readonly controls: number;
  /** The height of the whole figure, as it is opened. */
  readonly height: number;
  /** The smallest letter of the picture. */
  readonly letter: number;
}

/** In the page: the lab at each of its steps. */
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(async () => {
    const part = (selector: string) => document.querySelector<HTMLElement>(`.lab ${selector}`)!;
    const figure = document.querySelector('.lab')!;
    const [stage, bar, step] = [part('.lab-stage'), part('.lab-now'), part('.lab-first')];
    const seek = part('.lab-playback input') as HTMLInputElement;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    // A picture may go over the lab's padding, but not over its edge.
    const beyond = () => boxOf(stage).left + stage.scrollWidth - boxOf(figure).right;
    const hidden = () => Math.max(0, boxOf(stage).bottom - boxOf(bar).top, beyond());
    const lettersOf = (element: Element): number => {
      const isWritten = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!isWritten || boxOf(element).width < 2) return Infinity;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      return parseFloat(getComputedStyle(element).fontSize) * scale;
    };
    const height = boxOf(figure).height;
    const tops: number[] = [];
    const found = { toStep: 0, hidden: 0, letter: Infinity };
    for (let at = 0; at <= Number(seek.max); at++) {
      setValue.call(seek, String(at));
      seek.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      tops.push(boxOf(step).top);
      found.toStep = Math.max(found.toStep, Math.round(boxOf(step).bottom - boxOf(figure).top));
      found.hidden = Math.max(found.hidden, Math.round(hidden()));
      found.letter = Math.min(found.letter, ...[...stage.querySelectorAll('*')].map(lettersOf));
    }
    // Where only the upper part of the picture is on the screen, nothing may stick to the screen's edge over it.
    window.scrollBy(0, boxOf(stage).top - window.innerHeight + 40);
    found.hidden = Math.max(found.hidden, Math.round(hidden()));
    const stops = [...figure.querySelectorAll('button, input, select, summary, [tabindex="0"]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.closest('.lab-predict, .lab-stage') ?? one);
    const moved = Math.floor(Math.max(...tops) - Math.min(...tops));
    return { ...found, height: Math.round(height), moved, controls: new Set(stops).size };
  });

/** A lab as it is for who comes down to it, and how far Step moves for who has it before the eyes at once. */
async function measureLab(page: Page, lab: string): Promise<Measured & { readonly lab: string }> {
  await openLab(page, lab);
  await live(page);
  await roomBelow(page);
  const atOnce = await measure(page);
  await openLab(page, lab);
  await live(page);
  await untilTallestIsKnown(page);
  const known = await measure(page);
  return { lab, ...known, moved: Math.max(known.moved, atOnce.moved) };
}

const NAMES = ['lab', 'toStep', 'moved', 'hidden', 'controls', 'height', 'letter'] as const;

for (const { width, height } of SCREENS)
  // A phone is the narrower case; a desktop is looked at by verify.
  test(
    `At ${width} x ${height} Step stays where it is in every lab, nothing is hidden, and picture, sentence and Step fit the screen.`,
    { tag: width < 400 ? [] : '@verify' },
    async ({ browser, baseURL }, info) => {
      test.setTimeout(600_000);
      const page = await browser.newPage({ baseURL, viewport: { width, height }, reducedMotion: 'reduce' });
      const measured: (Measured & { readonly lab: string })[] = [];
      for (const lab of Object.keys(labs)) measured.push(await measureLab(page, lab));
      await page.close();
      const table = measured.map((one) => NAMES.map((name) => one[name]).join('\t'));
      writeFileSync(info.outputPath('labs.tsv'), [NAMES.join('\t'), ...table].join('\n'));
      const middle = (name: 'toStep' | 'controls' | 'height') => median(measured.map((one) => one[name]));
      console.log(
        `${width} pixels, ${measured.length} labs, medians: ${middle('toStep')} to Step, ${middle('height')} in all, ${middle('controls')} controls`,
      );
      const labsWhere = (is: (one: Measured) => boolean) => measured.filter(is).map(({ lab }) => lab);
      expect(measured.filter(({ moved }) => moved > 0)).toEqual([]);
      expect(measured.filter(({ hidden }) => hidden > 0)).toEqual([]);
      expect(measured.filter(({ controls }) => controls > MOST_CONTROLS)).toEqual([]);
      const isPhone = width < 400;
      expect(labsWhere(({ toStep }) => toStep > height - NAVBAR)).toEqual(isPhone ? TALLER_THAN_A_PHONE : []);
      if (!isPhone) return;
      expect(measured.filter(({ letter }) => letter < SMALLEST_LETTER)).toEqual([]);
      expect(labsWhere((one) => one.height > MOST_SCREENS * height)).toEqual(LONG);
    },
  );

/** The bytes that a reader loads for a lab: its own code and the kit, packed. */
async function bytesOf(lab: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`labs/${lab}/Lab.tsx`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  return brotliCompressSync(outputFiles[0]!.contents).length;
}

test('No lab weighs more than 20 kB with the kit.', async ({}, info) => {
  const sizes = await Promise.all(Object.keys(labs).map(async (lab) => [lab, await bytesOf(lab)] as const));
  writeFileSync(info.outputPath('bytes.tsv'), sizes.map((size) => size.join('\t')).join('\n'));
  console.log(`${sizes.length} labs, median ${median(sizes.map(([, bytes]) => bytes))} bytes`);
  expect(sizes.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});
