import axe from 'axe-core';

import { fixtureNotes } from '../support/fixtureNotes';
import { expect, open, test } from '../support/test';
import { javascriptFile, note, openSample, printed, runText, sampleOn } from './sample';

test.use({ site: 'fixtures' });

test.describe('a sample that runs here', () => {
  test('loads nothing for it before Run is pressed, and then from our own origin only', async ({
    page,
    baseURL,
    foreignRequests,
  }) => {
    const scripts: string[] = [];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    await open(page, note);
    await page.waitForLoadState('networkidle');
    const before = requests.splice(0);
    expect(before.filter((url) => /\/assets\/files\/|\.wasm/.test(url))).toEqual([]);
    expect(scripts.join('\n').length).toBeGreaterThan(10_000);
    for (const mark of ['Printed here', 'playground__status', 'QuickJS'])
      expect(scripts.join('\n')).not.toContain(mark);

    const sample = sampleOn(page, javascriptFile);
    await sample.run.hover();
    await page.waitForTimeout(200);
    // What remembers that a note was begun comes with the first scroll, which the pointer needs here.
    expect(requests.filter((url) => !/\/js\/reading\.\w+\.js$/.test(url))).toEqual([]);
    await sample.run.click();
    await expect(sample.status).toHaveText('Finished: the same as recorded.');
    expect(requests.filter((url) => /\/assets\/files\/run-javascript-\w+\.js$/.test(url))).toHaveLength(1);
    expect(requests.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
    expect([...before, ...requests].filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });

  test('is edited, run and reset, and the copy button copies what is there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sample = await openSample(page, javascriptFile);
    const original = await sample.text.inputValue();
    // The page shows a part of this program; the copy is the whole.
    expect(original).toContain('const tree = {');
    expect(await runText(sample, 'console.log("mine", [1, { a: 2n }]);')).toEqual({
      output: 'mine [ 1, { a: 2n } ]\n',
      status: 'Finished.',
    });
    await sample.figure.getByRole('button', { name: 'Copy the program' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"mine"');
    await sample.reset.click();
    await expect(sample.text).toHaveValue(original);
    await expect(sample.output).toBeHidden();
    await sample.run.click();
    await expect(sample.status).toHaveText('Finished: the same as recorded.');
  });

  test('is kept with what the reader wrote over a link, Back and a reload, until it is reset or forgotten', async ({
    page,
  }) => {
    const sample = await openSample(page, javascriptFile);
    const original = await sample.text.inputValue();
    await sample.text.fill('console.log("mine")');
    await page.getByRole('link', { name: 'TIL' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await page.goBack();
    const again = sampleOn(page, javascriptFile);
    await expect(again.run).toHaveText('Your copy');
    await page.reload();
    await expect(again.run).toHaveText('Your copy');
    await again.run.click();
    await expect.poll(() => printed(again)).toBe('mine\n');
    await expect(page.getByText('This is your copy from before.')).toBeVisible();
    await again.reset.click();
    await expect(again.text).toHaveValue(original);
    await expect(page.getByText('This is your copy from before.')).toBeHidden();
    await page.reload();
    await expect(again.run).toHaveText('Edit and run');

    await again.run.click();
    await again.text.fill('1');
    await page.goto('/docs');
    await page
      .getByText(/^What changed|changed since/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Forget all' }).click();
    await expect(page.getByText('Forgotten.')).toBeVisible();
    await page.goto(note);
    await expect(again.run).toHaveText('Edit and run');
  });

  test('says where the untouched program prints something else', async ({ page }) => {
    await open(page, note);
    const sample = sampleOn(page, javascriptFile);
    await sample.figure.locator('.sample__output code').evaluate((code) => (code.textContent = 'something else'));
    await sample.run.click();
    await expect(sample.status).toHaveText('Finished: not the same as recorded.');
  });

  test('shows one output: the recorded one, or its own with what differs', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    const recorded = sample.figure.locator('.sample__output');
    const lines = ((await recorded.locator('code').textContent()) ?? '').trimEnd().split('\n');
    await expect(recorded).toBeVisible();
    await expect(sample.output).toBeHidden();

    const program = await sample.text.inputValue();
    await runText(sample, `${program}\nconsole.log('one more');`);
    await expect(recorded).toBeHidden();
    await expect(sample.output.locator('ins')).toHaveText('one more');
    await expect(sample.output.locator('span')).toHaveCount(lines.length);
    await expect(sample.output.locator('del')).toHaveCount(0);

    await runText(sample, program.replaceAll('console.log', '(() => {})'));
    await expect(sample.status).toHaveText(/^It printed nothing/);
    await expect(sample.output.locator('del')).toHaveCount(lines.length);

    await sample.reset.click();
    await expect(recorded).toBeVisible();
    await expect(sample.output).toBeHidden();
  });

  test('keeps its colours and line numbers while it is edited, and its text is the area’s', async ({ page }) => {
    await open(page, note);
    const sample = sampleOn(page, javascriptFile);
    const keyword = sample.figure.locator('.tk').first();
    const colour = await keyword.evaluate((element) => getComputedStyle(element).color);
    await sample.run.click();
    await expect(sample.status).toHaveText(/^Finished/);
    const sheet = sample.figure.locator('.playground__sheet');
    await sample.text.fill('let counted = 1;\n\n// said\nconsole.log(`twice ${2 * counted}`);\n');
    await expect(sheet.locator('.code__line')).toHaveCount(5);
    await expect(sheet.locator('.code__line').nth(3)).toHaveAttribute('data-line', '4');
    await expect(sheet.locator('.tk', { hasText: 'let' })).toHaveCSS('color', colour);
    await expect(sheet.locator('.tc')).toHaveText('// said');
    await sample.text.press('Control+End');
    await sample.text.pressSequentially('const last = null; // "<b>"');
    await expect(sheet.locator('.tk', { hasText: 'const' })).toHaveCSS('color', colour);
    await expect(sheet.locator('.tc').last()).toHaveText('// "<b>"');
    expect(await sheet.locator('code').textContent()).toBe(`${await sample.text.inputValue()}\n`);
    expect(await sheet.locator('b').count()).toBe(0);

    // The two texts lie on each other, letter by letter.
    const [code, area] = await Promise.all([sheet.locator('pre').boundingBox(), sample.text.boundingBox()]);
    expect(area).toEqual(code);
    const metrics = (element: Element) => {
      const { font, lineHeight, tabSize, paddingTop } = getComputedStyle(element);
      return [font, lineHeight, tabSize, paddingTop];
    };
    expect(await sample.text.evaluate(metrics)).toEqual(await sheet.locator('pre').evaluate(metrics));
    await sample.reset.click();
    expect(await sheet.locator('code').textContent()).toBe(`${await sample.text.inputValue()}\n`);
  });

  test('stays an editor where its colours do not come', async ({ page }) => {
    await page.route('**/assets/files/run-colours-*', (route) => route.abort());
    const sample = await openSample(page, javascriptFile);
    await sample.text.press('Control+Home');
    await sample.text.pressSequentially('let a = 1;\n');
    const sheet = sample.figure.locator('.playground__sheet');
    await expect(sheet.locator('.code__line').first()).toHaveText('let a = 1;');
    // Lines of the listing keep what they have on the page.
    await expect(sheet.locator('.tk').first()).toBeVisible();
  });

  test('shows an error as text, with its line', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    expect(await runText(sample, 'const f = () => null.x;\nf();')).toEqual({
      output: expect.stringMatching(/^Uncaught TypeError: .*\n {4}at f \(walk\.mjs:1:\d+\)\n {4}at walk\.mjs:2:\d+\n$/),
      status: 'Ended with an error.',
    });
    expect(await runText(sample, 'let x = 1;\nlet = = <b>;')).toEqual({
      output: expect.stringMatching(/^Uncaught SyntaxError: .*\n {4}at walk\.mjs:2\n$/),
      status: 'Ended with an error.',
    });
  });

  test('works by keyboard alone, and Tab leads out of the text', async ({ page }) => {
    await open(page, note);
    const sample = sampleOn(page, javascriptFile);
    await sample.run.focus();
    await page.keyboard.press('Enter');
    await expect(sample.status).toHaveText(/^Finished/);
    await expect(sample.run).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sample.reset).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sample.text).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('console.log("typed")');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => printed(sample)).toBe('typed\n');
    await page.keyboard.press('Tab');
    await expect(sample.output).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(sample.text).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at 360 pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width: 360, height: 740 }, colorScheme });

      test('fits, and breaks no rule of WCAG 2.2 AA that axe knows', async ({ page }) => {
        const sample = await openSample(page, javascriptFile);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        for (const control of [sample.run, sample.stop, sample.reset]) {
          const { width, height } = (await control.boundingBox())!;
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        }
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run('.sample--open', {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          }),
        );
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('offers no Run button', async ({ page }) => {
      await page.goto(note);
      await expect(page.locator('[data-run]').first()).toBeAttached();
      for (const button of await page.locator('[data-run]').all()) await expect(button).toBeHidden();
    });
  });

  test('still runs after another note was visited', async ({ page }) => {
    await openSample(page, javascriptFile);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: fixtureNotes.stacks.title })
      .click();
    await expect(page).toHaveURL(fixtureNotes.stacks.route);
    const other = sampleOn(page, 'brackets.mjs');
    await other.run.click();
    await expect(other.status).toHaveText('Finished: the same as recorded.');
    await page.goBack();
    await expect(sampleOn(page, javascriptFile).text).toBeHidden();
    await sampleOn(page, javascriptFile).run.click();
    await expect(sampleOn(page, javascriptFile).status).toHaveText('Finished: the same as recorded.');
  });
});

test.describe('where loading fails', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to load|could not be run|Loading chunk|NetworkError/ });

  test('the worker’s failure is told, and the next try works', async ({ page }) => {
    await page.route('**/assets/files/*.wasm', (route) => route.abort());
    await open(page, note);
    const sample = sampleOn(page, javascriptFile);
    await sample.run.click();
    await expect(sample.status).toHaveText(/It could not be run/);
    await page.unroute('**/assets/files/*.wasm');
    await sample.run.click();
    await expect(sample.status).toHaveText('Finished: the same as recorded.');
  });

  test('a worker script that does not come is told too', async ({ page }) => {
    await page.route('**/assets/files/run-*.js', (route) => route.abort());
    await open(page, note);
    const sample = sampleOn(page, javascriptFile);
    await sample.run.click();
    await expect(sample.status).toHaveText(/It could not be run/);
  });

  test('the editor’s own code may be tried again', async ({ page }) => {
    await open(page, note);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    const button = sampleOn(page, javascriptFile).run;
    await button.click();
    await expect(button).toHaveText('Try again');
    await page.unroute('**/assets/js/**');
    await button.click();
    await expect(sampleOn(page, javascriptFile).status).toHaveText('Finished: the same as recorded.');
  });
});
