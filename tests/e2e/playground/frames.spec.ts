import path from 'node:path';

import type { FrameLocator, Page } from '@playwright/test';

import { htmlFrame, playgroundExtras, reactFrames } from '@groundwork/playground/node';
import { expect, open, test } from '../support/test';
import { note } from './sample';

test.use({ site: 'fixtures' });

const fixtures = path.join(__dirname, 'fixtures');

/** Puts the frame of a sample into a note, as the build does, and answers for it with a document. */
async function showFrame(page: Page, file: string, document: string): Promise<FrameLocator> {
  const files = [file, file.replace(/\.\w+$/, '.check.mjs')];
  const extras = playgroundExtras({ baseUrl: '/', samplesFolder: fixtures })({
    page: '',
    file,
    files,
    text: '',
    showsOutput: true,
    fails: false,
    options: {},
  });
  const [frame] = extras.result;
  if (frame?.type !== 'element') throw new Error('The build makes no frame of this.');
  const attributes = Object.entries(frame.properties).map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  );
  await page.route(`**${String(frame.properties['src'])}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: document }),
  );
  await open(page, note);
  await page.evaluate((all) => {
    const element = window.document.createElement('iframe');
    for (const [name, value] of all) if (name !== 'loading') element.setAttribute(name, value);
    window.document.querySelector('article')!.prepend(element);
  }, attributes);
  return page.frameLocator('article iframe');
}

test.describe('the live result of a page', () => {
  test('has its styles, scripts and handlers, all in one document', async ({ page }) => {
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fixture</title><link rel="stylesheet" href="a.css">
      <h1 style="color: rgb(1, 2, 3)" onclick="this.textContent = 'clicked'">Title</h1><p>…</p><script src="a.js" defer></script>`;
    const texts: Record<string, string> = {
      'a.css': 'h1 { letter-spacing: 7px }',
      'a.js': 'document.querySelector("p").textContent = "ran";',
    };
    const read = (name: string) => (texts[name] === undefined ? undefined : Buffer.from(texts[name]));
    const frame = await showFrame(page, 'box.html', htmlFrame({ file: 'a.html', html, read }));
    await expect(frame.locator('p')).toHaveText('ran');
    const heading = frame.locator('h1');
    expect(
      await heading.evaluate((element) => [getComputedStyle(element).letterSpacing, getComputedStyle(element).color]),
    ).toEqual(['7px', 'rgb(1, 2, 3)']);
    await heading.click();
    await expect(heading).toHaveText('clicked');
  });

  test('of a component renders and answers', async ({ page }) => {
    const [document = ''] = await reactFrames([`${fixtures}/Counter.tsx`]);
    const frame = await showFrame(page, 'Counter.tsx', document);
    const button = frame.getByRole('button');
    await expect(button).toHaveText('Count 0');
    await button.click();
    await expect(button).toHaveText('Count 1');
    expect(await button.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('11px');
  });
});

test.describe('hostile code in a frame', () => {
  test.use({ expectedProblems: /Content Security Policy|sandbox|Blocked|Unsafe attempt|ERR_BLOCKED|cross-origin/i });

  test('reaches neither page nor storage nor network', async ({ page, foreignRequests }) => {
    const script = `
      const tried = {};
      const attempt = (name, does) => { try { does(); tried[name] = 'done'; } catch { tried[name] = 'refused'; } };
      attempt('parent', () => parent.document.title);
      attempt('top', () => top.localStorage);
      attempt('localStorage', () => localStorage.setItem('a', 'b'));
      attempt('sessionStorage', () => sessionStorage.length);
      attempt('cookie', () => document.cookie);
      attempt('indexedDB', () => indexedDB.open('x').onsuccess = () => { tried.indexedDB = 'opened'; });
      attempt('eval', () => eval('1'));
      attempt('navigate the top', () => { top.location = 'https://other.example/top'; });
      attempt('worker', () => new Worker('data:text/javascript,1').onmessage = () => { tried.worker = 'ran'; });
      const style = document.createElement('style'); style.textContent = '@import "https://other.example/style"'; document.head.append(style);
      const image = new Image(); image.src = 'https://other.example/image'; document.body.append(image);
      const inline = document.createElement('script'); inline.textContent = 'tried.inline = "ran"'; document.head.append(inline);
      const inner = document.createElement('iframe'); inner.src = 'https://other.example/frame'; document.body.append(inner);
      window.open('https://other.example/popup');
      Promise.all(['https://other.example/fetch', '/docs/introduction'].map((url) => fetch(url).then(() => 'fetched', () => 'refused')))
        .then((fetches) => { document.querySelector('pre').textContent = JSON.stringify({ ...tried, fetches, origin }); });`;
    const html = `<!doctype html><html lang="en"><title>x</title><pre></pre><script>${script}</script>`;
    const requests: string[] = [];
    const frame = await showFrame(page, 'box.html', htmlFrame({ file: 'a.html', html, read: () => undefined }));
    page.on('request', (request) => requests.push(request.url()));
    await expect(frame.locator('pre')).toHaveText(/\{/);
    const tried = JSON.parse((await frame.locator('pre').textContent())!) as Record<string, unknown>;
    expect(tried).toMatchObject({
      parent: 'refused',
      top: 'refused',
      localStorage: 'refused',
      sessionStorage: 'refused',
      cookie: 'refused',
      eval: 'refused',
      'navigate the top': 'refused',
    });
    expect(tried).toMatchObject({ fetches: ['refused', 'refused'], origin: 'null' });
    expect(tried).not.toHaveProperty('inline');
    expect([tried['indexedDB'], tried['worker']]).not.toContain('opened');
    expect(page.context().pages()).toHaveLength(1);
    expect(foreignRequests).toEqual([]);
    await expect(page).toHaveURL(note);
  });

  test('cannot turn the frame into another site', async ({ page, foreignRequests }) => {
    const html = `<!doctype html><html lang="en"><title>x</title><p>here</p><script>setTimeout(() => { location = 'https://other.example/?stolen'; }, 50);</script>`;
    await showFrame(page, 'box.html', htmlFrame({ file: 'a.html', html, read: () => undefined }));
    await page.waitForTimeout(600);
    expect(foreignRequests).toEqual([]);
    await expect(page).toHaveURL(note);
  });
});
