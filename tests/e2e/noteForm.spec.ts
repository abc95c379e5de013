import { readFileSync } from 'node:fs';

import { fixtureNotes, fixtures } from './support/fixtureNotes';
import { expect, open, test } from './support/test';

test.use({ site: 'fixtures' });

const { route: note, title } = fixtureNotes.sockets;

test('a note begins with its question, its facts and the opening', async ({ page }) => {
  await open(page, note);
  const first = await page.locator('.note > *').evaluateAll((all) => all.slice(0, 3).map(({ className }) => className));
  expect(first).toEqual(['note-question', 'note-facts', 'in-short']);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(await page.locator('.in-short').innerText()).toContain(description);
});

test('the part for the expert is set apart, in the text and in the table of contents', async ({ page }) => {
  await open(page, note);
  await expect(page.locator('.deeper > h2')).toHaveText(/^Going deeper/);
  const inContents = page.locator('.col--3 .table-of-contents li:has(> a[href^="#going-deeper-"])');
  await expect(inContents).toHaveCount(1);
  const mark = await inContents.evaluate((item) => getComputedStyle(item, '::before').content);
  expect(mark).toContain('For the expert');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, and print shows their answers', async ({ page }) => {
    await page.goto(note);
    const question = page.locator('.question').first();
    const answer = question.locator('> :not(summary)').first();
    await expect(answer).toBeHidden();
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
});

test.describe('a link to a concept', () => {
  const { route: from } = fixtureNotes.ports;
  const sentence = /^ {2}socket: (.+)$/m.exec(readFileSync(`${fixtures}${note}.mdx`, 'utf8'))![1]!;

  test('shows its definition on hover, moves nothing, and stays while the pointer is on it', async ({ page }) => {
    await open(page, from);
    const link = page.locator(`.note a[href="${note}"]`).first();
    const card = page.locator('.concept-card');
    await expect(card).toHaveCount(0);
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    await link.hover();
    await expect(card.locator('p')).toHaveText(sentence);
    await expect(card.getByText(title, { exact: true })).toBeVisible();
    expect(await link.boundingBox()).toEqual(before);
    await card.hover();
    await page.waitForTimeout(600);
    await expect(card).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card).toHaveCount(0);
  });

  test('shows it to the keyboard too, closes it on Escape, and leads there', async ({ page }) => {
    await open(page, from);
    const link = page.locator(`.note a[href="${note}"]`).first();
    const card = page.locator('.concept-card');
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(card).toBeVisible();
    await expect(link).toHaveAccessibleDescription(sentence);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(note);
    await expect(page.locator('.note-question')).toBeVisible();
  });

  test('leads there from the card, without loading a page', async ({ page }) => {
    await open(page, from);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`.note a[href="${note}"]`).first().hover();
    await page.locator('.concept-card a').click();
    await expect(page).toHaveURL(note);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(page.locator('.concept-card')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('a long press shows the definition inside the window, a press elsewhere closes it', async ({ page }) => {
    await open(page, fixtureNotes.ports.route);
    const link = page.locator(`.note a[href="${note}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const touch = (type: string) =>
      link.evaluate(
        (element, name) => element.dispatchEvent(new TouchEvent(name, { bubbles: true, cancelable: true })),
        type,
      );
    await touch('touchstart');
    const card = page.locator('.concept-card');
    await expect(card).toBeVisible();
    expect(await touch('touchend')).toBe(false);
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await page.touchscreen.tap(350, 600);
    await expect(card).toHaveCount(0);
  });
});

test.describe('at the foot of a note', () => {
  test('is the note as Markdown, and where it is edited', async ({ page, request }) => {
    await page.goto(note);
    const foot = page.locator('.note-ways');
    const address = await foot.getByRole('link', { name: 'Markdown' }).getAttribute('href');
    expect(address).toBe(`${note}.md`);
    const answer = await request.get(address!);
    expect(answer.headers()['content-type']).toBe('text/markdown;charset=utf-8');
    const text = await answer.text();
    expect(text.startsWith(`# ${title}\n`)).toBe(true);
    expect(text).toContain('```python\nimport socket');
    await expect(foot.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      new RegExp(String.raw`/edit/main${note}\.mdx$`),
    );
  });

  test('a report of a mistake quotes what is selected', async ({ page }) => {
    await open(page, note);
    const report = page.locator('.note-ways').getByRole('link', { name: 'Report a mistake' });
    await page.locator('.in-short p').first().selectText();
    // The address alone is of interest: the form is on another site.
    await report.evaluate((link: HTMLAnchorElement) => {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    });
    const form = new URL((await report.getAttribute('href'))!);
    expect(form.searchParams.get('title')).toBe(title);
    expect(form.searchParams.get('body')).toContain(`${note}\n\n> A socket is one end of a channel`);
  });
});
