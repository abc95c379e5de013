import { readFileSync } from 'node:fs';

import { expect, type BrowserContext, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';

import { labs } from '../../../labs/registry';
import { labTest, live, openChange, openLab } from './labPage';

const LABS = Object.keys(labs);

interface WorkerFixtures {
  /** Shared by all tests, so that the browser compiles the scripts once; a lab keeps nothing but its address. */
  withScripts: BrowserContext;
  withoutScripts: Page;
}

const test = labTest.extend<{ lab: (address: string) => Promise<void> }, WorkerFixtures>({
  withScripts: [
    async ({ browser, site }, use) => use(await browser.newContext({ baseURL: site.origin })),
    { scope: 'worker' },
  ],
  withoutScripts: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
      await use(await context.newPage());
    },
    { scope: 'worker' },
  ],
  page: async ({ withScripts }, use) => {
    const page = await withScripts.newPage();
    await use(page);
    await page.close();
  },
  lab: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(async (address) => {
      await openLab(page, address);
      await live(page);
    });
    expect(complaints).toEqual([]);
  },
});

const sentence = (page: Page) => page.locator('.lab-says');
const where = (page: Page) => page.locator('.lab-where');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const startOver = async (page: Page) => {
  await openChange(page);
  await button(page, 'Start over').click();
};
const query = (page: Page) => new URL(page.url()).searchParams;

/** The frames at which the page is wider than the screen, each shown as by its slider. */
const framesThatDoNotFit = (page: Page) =>
  page.getByLabel('Seek').evaluate(async (slider: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const wide: string[] = [];
    for (let at = 0; at <= Number(slider.max); at++) {
      setValue.call(slider, String(at));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) wide.push(`frame ${at + 1}: ${scrollWidth - clientWidth} pixels too wide`);
    }
    return wide;
  });

/** The package's main file is the same code with its comments, which takes a page three times as long to read. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** All rules in one mode; in the other the one that depends on it. */
const rulesOf = {
  light: { runOnly: tags },
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] } },
} satisfies Record<string, RunOptions>;

/** What axe finds in the lab, which must have its script. */
async function violations(page: Page, mode: keyof typeof rulesOf): Promise<string[]> {
  const found = await page.evaluate(
    (options) =>
      (window as unknown as { axe: typeof axe }).axe.run('.lab', {
        ...options,
        resultTypes: ['violations'],
        preload: false,
      }),
    rulesOf[mode] as RunOptions,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The controls that are less than 24 pixels high or wide, as markup. */
const smallTargets = (page: Page) =>
  // Of a radio button or checkbox the whole label is the target.
  page
    .locator('.lab :is(button, input:not([type="radio"], [type="checkbox"]), .lab-option, summary)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
        .map((one) => one.outerHTML),
    );

/** In the page: the markup of the note now and as it was sent, without what a lab measures by itself. */
function settled(sent: string): [string, string] {
  const place = document.createElement('div');
  place.innerHTML = sent;
  const copy = document.querySelector('.note')!.cloneNode(true) as Element;
  return [copy, place].map((one) => {
    for (const part of one.querySelectorAll('[data-changes-by-itself]')) {
      part.replaceChildren();
      part.removeAttribute('data-width');
    }
    return one.innerHTML;
  }) as [string, string];
}

for (const name of LABS) {
  // One visit, because to open a lab takes longer than all the rest.
  test(`${name} comes to life in its place, steps, tells each frame, is shared by its address, ignores a foreign one, and keeps to WCAG 2.2 AA at 360 pixels`, async ({
    page,
    lab,
    site,
  }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const unchanged = `${name}?q=kept#after`;
    await lab(unchanged);
    await test.step('nothing moves when it comes to life', async () => {
      const [now, then] = await page.evaluate(settled, site.render(name));
      expect(now).toBe(then);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
    const [start, first] = [await sentence(page).textContent(), await where(page).textContent()];
    await test.step('it steps, goes back, seeks and tells each frame in words', async () => {
      await button(page, 'Step').click();
      await expect(sentence(page)).not.toHaveText(start!);
      await button(page, 'Back').click();
      await expect(sentence(page)).toHaveText(start!);
      await page.getByLabel('Seek').fill('0');
      await expect(where(page)).toHaveText(/^1 \//);
      const steps = await page.locator('.lab-steps').first().locator('li').allTextContents();
      await expect(sentence(page)).toHaveText(steps[0]!);
    });
    await test.step('its address brings it back and keeps the anchor and other parameters', async () => {
      await startOver(page);
      await expect.poll(() => page.url()).toBe(`${site.origin}/${unchanged}`);
      await expect(where(page)).toHaveText(/^1 \//);
      // Where the page opens with the second step, its address is the page's own.
      for (let step = first!.startsWith('2 /') && !/\/ 2$/.test(first!) ? 2 : 1; step > 0; step--)
        await button(page, 'Step').click();
      await expect.poll(() => query(page).get(`lab-${name}`)).not.toBeNull();
      expect([query(page).get('q'), new URL(page.url()).hash]).toEqual(['kept', '#after']);
      const [text, place] = [await sentence(page).textContent(), await where(page).textContent()];
      await page.reload();
      await live(page);
      await expect(sentence(page)).toHaveText(text!);
      await expect(where(page)).toHaveText(place!);
      await startOver(page);
      await expect.poll(() => page.url()).toBe(`${site.origin}/${unchanged}`);
    });
    // From here on what it shows is what a reader has who comes with that address, on a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    await test.step('an address that it did not write changes nothing', async () => {
      // What its rules make of hundreds of such texts, labs/registry.test.tsx tells.
      await lab(`${name}?lab-${name}=${encodeURIComponent('<img src=x onerror=alert(1)>~1')}`);
      await expect(sentence(page)).toHaveText(start!);
      await expect(where(page)).toHaveText(first!);
    });
    await test.step('axe finds no breach of WCAG 2.2 AA in either mode, and targets have 24 pixels', async () => {
      await page.evaluate(axeSource);
      // All of them, whether they are shown at first or not.
      await openChange(page);
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: mode });
        expect.soft(await violations(page, mode), mode).toEqual([]);
      }
      expect(await smallTargets(page)).toEqual([]);
    });
    await test.step('every frame fits', async () => {
      await page.locator('.lab-steps').first().locator('summary').click();
      const slider = page.getByLabel('Seek');
      expect(await slider.getAttribute('max')).toBe(
        String(Number((await where(page).textContent())!.split('/')[1]) - 1),
      );
      expect(await framesThatDoNotFit(page)).toEqual([]);
      await expect(where(page)).toHaveText(/^(\d+) \/ \1$/);
    });
  });
}

/** Scrolls and waits until the browser has told its observers whether the lab is in view, of which the lab is one. */
const scrolledTo = (page: Page, top: number, inView: boolean) =>
  page.evaluate(
    ([to, expected]) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== expected) return;
          observer.disconnect();
          resolve();
        });
        window.scrollTo(0, to);
        observer.observe(document.querySelector('.lab')!);
      }),
    [top, inView] as const,
  );

test.describe('the frame of a lab', () => {
  test('has keys on its buttons and leaves them to its fields', async ({ page, lab }) => {
    await lab('hash-table');
    await button(page, 'Step').focus();
    await page.keyboard.press('Home');
    await expect(where(page)).toHaveText('1 / 19');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(where(page)).toHaveText('2 / 19');
    await page.keyboard.press('End');
    await expect(where(page)).toHaveText('19 / 19');
    await expect(button(page, 'Again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(where(page)).toHaveText('1 / 19');
    await expect(button(page, 'Step')).toBeFocused();
    await page.keyboard.press('End');
    await openChange(page);
    await page.getByLabel('Key', { exact: true }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(where(page)).toHaveText('19 / 19');
  });

  test('plays by itself, is silent meanwhile, and stops at the end', async ({ browser, baseURL }) => {
    // A context of its own, because a clock that is held is held for all of its pages.
    const page = await browser.newPage({ baseURL });
    await page.clock.install();
    await openLab(page, 'hash-table');
    await live(page);
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(sentence(page)).toHaveAttribute('aria-live', 'off');
    // From the beginning, although the page opens further on.
    await expect(where(page)).toHaveText('1 / 19');
    for (let tick = 0; tick < 19; tick++) await page.clock.runFor(1_200);
    await expect(where(page)).toHaveText('19 / 19');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(sentence(page)).toHaveAttribute('aria-live', 'polite');
    await page.close();
  });

  test('does not play off screen', async ({ browser, baseURL }) => {
    // A clock that is held, in a context of its own: so nothing has to be waited for that does not happen.
    const page = await browser.newPage({ baseURL });
    await page.clock.install();
    await openLab(page, 'hash-table');
    await live(page);
    await page.evaluate(() => {
      const tall = document.createElement('div');
      tall.className = 'tall';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.tall { height: 5000px }');
      document.adoptedStyleSheets.push(sheet);
      document.body.append(tall);
    });
    await button(page, 'Play').click();
    await expect(where(page)).toHaveText('1 / 19');
    await page.clock.runFor(1_200);
    await expect(where(page)).toHaveText('2 / 19');
    await scrolledTo(page, 4_500, false);
    await page.clock.runFor(10_000);
    await expect(where(page)).toHaveText('2 / 19');
    await scrolledTo(page, 0, true);
    await page.clock.runFor(1_200);
    await expect(where(page)).toHaveText('3 / 19');
    await page.close();
  });

  test('shows the outcome at once to a reader who prefers less motion', async ({ page, lab }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await lab('hash-table');
    await openChange(page);
    await page.getByLabel('Key', { exact: true }).fill('27');
    await button(page, 'Insert').click();
    await expect(sentence(page)).toContainText('27');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(button(page, 'Again')).toBeVisible();
  });

  test('plays what the reader added, for everyone else', async ({ page, lab }) => {
    await lab('hash-table');
    await openChange(page);
    await page.getByLabel('Key', { exact: true }).fill('2');
    await page.keyboard.press('Enter');
    await expect(sentence(page)).toContainText('Insert 2: 2 mod 8 = 2');
    await expect(sentence(page)).toContainText('2 goes into slot 2');
  });

  test('refuses what is not a key', async ({ page, lab }) => {
    await lab('hash-table');
    await openChange(page);
    const start = await where(page).textContent();
    for (const text of ['', 'x', '-1', '07']) {
      await page.getByLabel('Key', { exact: true }).fill(text);
      await button(page, 'Insert').click();
      await expect(where(page)).toHaveText(start!);
    }
  });

  test("takes an expression of the reader's own, and says where it is wrong", async ({ page, lab }) => {
    await lab('expression-stack');
    await openChange(page);
    const field = page.getByLabel('Expression', { exact: true });
    await field.fill('2 * (3 + 4) ^ 2');
    await button(page, 'Use').click();
    await button(page, 'Step').focus();
    await page.keyboard.press('End');
    await expect(sentence(page)).toContainText('One value is left: 98.');
    await field.fill('2 + * 3');
    await page.keyboard.press('Enter');
    await button(page, 'Step').click();
    await expect(sentence(page)).toHaveText('Character 5: a number or “(” must come here, not “*”.');
  });

  test('shows what can be changed on request, by key too', async ({ page, lab }) => {
    await lab('hash-table');
    await expect(button(page, 'Insert')).toBeHidden();
    await page.locator('.lab-change > summary').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Insert')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Insert')).toBeHidden();
  });

  test('plays another run from the last step that both have in common', async ({ page, lab }) => {
    await lab('two-transactions');
    await openChange(page);
    await page.getByRole('radio', { name: 'REPEATABLE READ' }).check();
    await expect(where(page)).toHaveText('5 / 8');
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(where(page)).toHaveText('6 / 8');
  });

  test('is one stop for the keyboard in its picture, with arrows between what can be moved', async ({ page, lab }) => {
    await lab('circuit');
    const knobs = page.locator('.graph-grip');
    await knobs.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(knobs.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.lab-stage :focus')).toHaveCount(0);
  });

  test('answers a prediction with the verdict and the reason', async ({ page, lab }) => {
    await lab('merkle-tree');
    await button(page, '15').click();
    await expect(button(page, '15')).toHaveAttribute('aria-pressed', 'true');
    const answer = page.locator('.lab-predict [role="status"]');
    await expect(answer).toContainText('✗ Not “15”. 4. 4 of 15 hashes were computed again');
    await button(page, '4').click();
    await expect(answer).toContainText('✓ Right.');
  });
});

test.describe('without JavaScript', () => {
  for (const name of LABS) {
    test(`${name} shows its first frame and all steps in words, and no dead control`, async ({
      withoutScripts: page,
    }) => {
      await openLab(page, name);
      await expect(page.locator('.lab-stage')).toBeVisible();
      await expect(page.locator('.lab-still')).toBeVisible();
      await expect(page.locator('.lab-steps').first().locator('li').last()).toBeVisible();
      await expect(page.locator('.lab-predict [role="status"]')).toBeVisible();
      expect(await page.locator('.lab :is(button, input):visible').count()).toBe(0);
    });
  }
});
