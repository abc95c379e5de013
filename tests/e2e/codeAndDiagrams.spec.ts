import { themes } from 'prism-react-renderer';

import { themeCss, themeNames } from '@groundwork/code/themes';
import { roleClass } from '@groundwork/lib/codeRoles';
import { fixtureNotes } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

test('Code blocks use colour themes; default is the vs-dark one.', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, fixtureNotes.packets.route);
    const [r, g, b] = /^#(..)(..)(..)$/
      .exec(String(themes.vsDark.plain.backgroundColor))!
      .slice(1)
      .map((hex) => parseInt(hex, 16));
    await expect(page.locator('div.code[data-lang=python]').first()).toHaveCSS(
      'background-color',
      `rgb(${r}, ${g}, ${b})`,
    );
    const keyword = page.locator(`.code .${roleClass('keyword')}`).first();
    expect(await keyword.evaluate((element) => getComputedStyle(element).color)).not.toBe(
      await page
        .locator('div.code[data-lang=python]')
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    );
  }
});

test('Available themes: dracula, duotone dark and light, github, gruvbox material dark and light, a jett-wave pair, night owl dark and light, oceanic next, okaidia, one dark and light, palenight, shades of purple, synthwave84, ultramin, vs dark and light.', async ({
  page,
}) => {
  const named = [
    'dracula',
    'duotoneDark',
    'duotoneLight',
    'github',
    'gruvboxMaterialDark',
    'gruvboxMaterialLight',
    'jettwaveDark',
    'jettwaveLight',
    'nightOwl',
    'nightOwlLight',
    'oceanicNext',
    'okaidia',
    'oneDark',
    'oneLight',
    'palenight',
    'shadesOfPurple',
    'synthwave84',
    'ultramin',
    'vsDark',
    'vsLight',
  ];
  expect([...themeNames].sort()).toEqual([...named].sort());
  await page.setContent(`<pre class="code"><span class="${roleClass('comment')}">c</span></pre>`);
  const looks = new Set<string>();
  for (const name of themeNames) {
    await page.evaluate(
      (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      },
      themeCss({ light: name, dark: name }),
    );
    const look = await page.evaluate(
      (parts) =>
        parts.map((part) => {
          const { color, background } = getComputedStyle(document.querySelector(part)!);
          return `${color} ${background}`;
        }),
      ['.code', `.${roleClass('comment')}`],
    );
    looks.add(look.join());
  }
  expect(looks.size).toBe(named.length);
});

test('On a phone a long line wraps beside its number, and what stands in columns scrolls', async ({ page }) => {
  const excess = () =>
    page
      .locator('.code:not([data-columns]) :is(pre, .code__parts)')
      .evaluateAll((blocks) => Math.max(...blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, fixtureNotes.currents.route);
  expect(await excess()).toBe(0);
  // Two rows of text or more, and still one number.
  const rows = page.locator('.code__line').filter({ hasText: 'toFixed' });
  const ratio = await rows
    .first()
    .evaluate((line) => line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight));
  expect(ratio).toBeGreaterThan(1.9);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rows.first()).toHaveCSS('white-space', 'pre');
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, fixtureNotes.numbers.route);
  await expect(page.locator('.code[data-columns] pre').first()).toHaveCSS('white-space', 'pre');
});

test('No style attribute and no highlighter reach the browser with code', async ({ page }) => {
  await open(page, fixtureNotes.packets.route);
  await expect(page.locator('.code [style]')).toHaveCount(0);
  expect(await page.evaluate(() => 'Prism' in window)).toBe(false);
});

test('Diagram rendering is enabled: a diagram is a drawing that follows the colour mode.', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, fixtureNotes.packets.route);
  const drawing = page.locator('figure.diagram svg').first();
  await expect(drawing).toBeVisible();
  const ink = () =>
    drawing.evaluate((svg) => [...svg.querySelectorAll('text')].map((text) => getComputedStyle(text).fill).join());
  const light = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(light);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /mermaid/i.test(name)),
  );
  expect(scripts).toEqual([]);
});
