import { writeFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { labs } from '../../../labs/registry';
import { median } from '../../../lib/median';
import { labTest as test, live, openLab, untilTallestIsKnown } from './labPage';

/** The two screens on which a lab is looked at, and what of them the page's own bar takes. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
const NAVBAR = 60;

/** Buttons and fields in view before a reader asks for more, at the median: playback, prediction, one group, two buttons. */
const MOST_CONTROLS = 13;

/** Taller than a phone together with their title: their sentence and buttons stay at the lower edge of the screen. */
const TALLER_THAN_A_PHONE = [
  'consistent-hashing',
  'container-view',
  'environments',
  'event-loop',
  'expression-stack',
  'gradient-descent',
  'permission-bits',
  'scheduler',
  'tls-handshake',
];

interface Measured {
  readonly lab: string;
  /** From the upper edge of the figure to the lower edge of Step, in CSS pixels, at its lowest. */
  readonly height: number;
  /** How far Step moves in a whole run, in CSS pixels. */
  readonly moved: number;
  /** Buttons and fields that can be seen. */
  readonly controls: number;
}

const measure = (page: Page) =>
  page.evaluate(async () => {
    const figure = document.querySelector('.lab')!;
    const bar = document.querySelector('.lab-playback')!;
    const seek = bar.querySelector('input')!;
    // Where the bar stands in the figure, and not where it sticks to the screen.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.lab .lab-now { position: static }');
    document.adoptedStyleSheets.push(sheet);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const heights: number[] = [];
    for (let at = 0; at <= Number(seek.max); at++) {
      setValue.call(seek, String(at));
      seek.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const step = [...bar.querySelectorAll('button')].find((button) => button.textContent === 'Step')!;
      heights.push(Math.round(step.getBoundingClientRect().bottom - figure.getBoundingClientRect().top));
    }
    const all = [...figure.querySelectorAll('button, input')];
    return {
      height: Math.max(...heights),
      moved: Math.max(...heights) - Math.min(...heights),
      controls: all.filter((one) => one.checkVisibility()).length,
    };
  });

for (const { width, height } of SCREENS)
  // A phone is the narrower case; a desktop is looked at by verify.
  test(
    `At ${width} x ${height} Step stays where it is in every lab, and drawing, sentence and Step fit the screen.`,
    { tag: width < 400 ? [] : '@verify' },
    async ({ browser, baseURL }, info) => {
      test.setTimeout(300_000);
      const page = await browser.newPage({ baseURL, viewport: { width, height }, reducedMotion: 'reduce' });
      const measured: Measured[] = [];
      for (const lab of Object.keys(labs)) {
        await openLab(page, lab);
        await live(page);
        await untilTallestIsKnown(page);
        measured.push({ lab, ...(await measure(page)) });
      }
      await page.close();
      const table = measured.map(({ lab, height: to, moved, controls }) => [lab, to, moved, controls].join('\t'));
      writeFileSync(info.outputPath('labs.tsv'), ['lab\theight to Step\tmoved\tcontrols', ...table].join('\n'));
      const heights = median(measured.map((one) => one.height));
      const controls = median(measured.map((one) => one.controls)) ?? Infinity;
      console.log(`${width} pixels, ${measured.length} labs: median height to Step ${heights}, controls ${controls}`);
      expect(measured.filter(({ moved }) => moved > 0)).toEqual([]);
      expect(controls).toBeLessThanOrEqual(MOST_CONTROLS);
      const tall = measured.filter((one) => one.height > height - NAVBAR).map(({ lab }) => lab);
      expect(tall).toEqual(width < 400 ? TALLER_THAN_A_PHONE : []);
    },
  );
