import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

import { builtRoutes } from './support/builtPages';
import { address, expect, test } from './support/test';

const widths = [360, 1280];
/** All rules in one mode; in the other those of colour: nothing else depends on it, and there are many pages. */
const rulesOf = {
  light: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // Of WCAG 2.2, but off unless asked for.
    rules: { 'target-size': { enabled: true } },
  },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;
const modes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of builtRoutes()) {
  test(`${route}: silent console, no sideways scroll, WCAG 2.2 AA in both modes and at every width`, async ({
    page,
    complaints,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      // Loaded once, on the phone, and widened: a load for each width would take the whole run a third longer.
      if (width === widths[0]) await page.goto(address(route));
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await readToTheEnd(page);
      expect(await widestOverflow(page), `elements that make the page scroll sideways at ${width}`).toEqual([]);
      for (const mode of modes) {
        await page.emulateMedia({ colorScheme: mode });
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        expect.soft(await violations(page, rulesOf[mode]), `axe in ${mode} mode at ${width}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}

/** Scrolls as a reader does, so that everything that loads when it comes near has loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
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

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  // Evaluated rather than added as a script: the page's own security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (chosen) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations: all } = await tool.run(document, { ...chosen, resultTypes: ['violations'] });
    return all;
  }, options);
  return found.flatMap(described);
}

function described({ id, help, nodes }: Result): string[] {
  return nodes.map(
    (node) => `${id} (${help}): ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
  );
}
