import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

import { builtRoutes } from './support/builtPages';
import { shareContrast } from './support/sharedContrast';
import { address, expect, onOnePage } from './support/test';

const every = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Of WCAG 2.2, but off unless asked for.
  rules: { 'target-size': { enabled: true } },
} satisfies RunOptions;
/** The rules whose verdict depends on colours: fingers have a phone. */
const visual: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Every rule, every width and every mode, but not all pairs of them on every page: there are many pages. */
const looks = [
  { width: 360, mode: 'light', rules: every },
  { width: 1280, mode: 'dark', rules: visual },
] as const;
/** What differs between pages of a kind, their text, is in the looks above; the rest is seen in these on one of each. */
const otherLooks = [
  { width: 360, mode: 'dark', rules: every },
  { width: 1280, mode: 'light', rules: every },
] as const;
/** Of every window here. */
const height = 800;
const oneOfEachKind = ['/', '/docs/network/tcp-udp', '/search', '/talks', '/why', '/assets/xpanse-standalone'];

/** The package's main file is the same code with its comments, which takes a page three times as long to read. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const test = onOnePage({ reducedMotion: 'reduce' });
// Three seconds of work for a page, and a machine may be busy with something else.
test.describe.configure({ timeout: 90_000 });

for (const route of builtRoutes()) {
  const isOneOfItsKind = oneOfEachKind.includes(route);
  const seen = isOneOfItsKind ? [...looks, ...otherLooks] : looks;
  test(`${route}: silent console, no sideways scroll, WCAG 2.2 AA in both modes and at every width`, async ({
    page,
    complaints,
  }) => {
    for (const [index, { width, mode, rules }] of seen.entries()) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: mode });
      // Loaded once, on the phone, and widened: a load for each width would take the whole run a third longer.
      if (index === 0) await page.goto(address(route));
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      if (index === 0) {
        await readToTheEnd(page);
        await page.waitForLoadState('networkidle');
        // Evaluated rather than added as a script: the page's own security policy stays in force.
        await page.evaluate(axeSource);
        // In one page of each kind axe judges every text, however many look the same.
        if (!isOneOfItsKind) await shareContrast(page);
      }
      expect(await widestOverflow(page), `elements that make the page scroll sideways at ${width}`).toEqual([]);
      expect.soft(await violations(page, rules), `axe in ${mode} mode at ${width}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

/**
 * Scrolls as a reader does, so that everything that loads when it comes near has loaded. Through a window five times
 * as high, because each stop costs two frames: a note has thirty screens of a phone.
 */
async function readToTheEnd(page: Page): Promise<void> {
  await page.setViewportSize({ width: looks[0].width, height: 5 * height });
  await page.evaluate(async () => {
    // Or a tenth of a second: on a busy machine a browser once drew no frame any more.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
  await page.setViewportSize({ width: looks[0].width, height });
}

/** The elements that stick out of the page to the right, where the page scrolls sideways at all. */
async function widestOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => sticksOut(element))
      .slice(0, 5)
      .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
  });
}

async function violations(page: Page, rules: RunOptions): Promise<string[]> {
  const found = await page.evaluate(async (chosen) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations: all } = await tool.run(document, {
      ...chosen,
      resultTypes: ['violations'],
      // Only for a rule about style sheets that lock the orientation.
      preload: false,
      // The frames of samples show what was recorded, and axe is in none of them.
      iframes: false,
    });
    return all;
  }, rules);
  return found.flatMap(described);
}

function described({ id, help, nodes }: Result): string[] {
  return nodes.map(
    (node) => `${id} (${help}): ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
  );
}
