import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { toHtml } from 'hast-util-to-html';

import { frameSource, htmlFrame, playgroundExtras, reactFrames } from '@groundwork/playground/node';
import { expect, open } from '../support/test';
import { note } from './sample';

const fixtures = path.join(__dirname, 'fixtures');

/** The parts of a sample with a live result that a reader uses. */
interface LiveSample {
  figure: Locator;
  edit: Locator;
  run: Locator;
  stop: Locator;
  reset: Locator;
  /** The copy of one of its files. */
  text(file: string): Locator;
  frame: FrameLocator;
  told: Locator;
  status: Locator;
}

/** Puts a fixture into a note as the build puts a sample there, and answers for what the build writes besides. */
export async function showLive(page: Page, file: 'box.html' | 'Counter.tsx'): Promise<LiveSample> {
  const sample = { page: '', file, files: [file, file.replace(/\.\w+$/, '.check.mjs')], text: '', showsOutput: true };
  const extras = playgroundExtras({ baseUrl: '/', samplesFolder: fixtures })({ ...sample, fails: false, options: {} });
  const place = { folder: fixtures, file };
  const read = (name: string): Buffer => readFileSync(path.join(fixtures, name));
  const body =
    file === 'box.html'
      ? htmlFrame({ file, html: read(file).toString(), read })
      : (await reactFrames([path.join(fixtures, file)]))[0];
  await page.route('**/frames//*', (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({ json: frameSource(place) })
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await open(page, note);
  const html = `<figure class="sample" id="live"><figcaption class="sample__file"><span class="sample__name">${file}</span>${toHtml(extras.controls)}
    <button type="button" class="sample__copy" data-copy="" aria-label="Copy the program"></button></figcaption>
    <div class="code"><pre tabindex="0"><code>what is shown</code></pre></div>
    <div class="sample__live">${toHtml(extras.result)}</div><p class="sample__evidence">Chromium</p></figure>`;
  await page.evaluate((text) => {
    document.querySelector('article .markdown, article')!.insertAdjacentHTML('afterbegin', text);
    document.querySelector('#live')!.scrollIntoView();
  }, html);
  const figure = page.locator('#live');
  return {
    figure,
    edit: figure.getByRole('button', { name: `Edit and run ${file} here` }),
    run: figure.getByRole('button', { name: `Run ${file} here`, exact: true }),
    stop: figure.getByRole('button', { name: 'Stop' }),
    reset: figure.getByRole('button', { name: 'Reset' }),
    text: (name) => figure.getByRole('textbox', { name: `Your copy of ${name}` }),
    frame: page.frameLocator('#live iframe'),
    told: figure.getByRole('region', { name: 'Told by the frame' }),
    status: figure.locator('.playground__status'),
  };
}

/** Opens its editor, puts a text in the place of a file, runs it and waits until it is shown. */
export async function runEdited(sample: LiveSample, file: string, text: string): Promise<void> {
  if (await sample.edit.isVisible()) await sample.edit.click();
  await sample.text(file).fill(text);
  await sample.run.click();
  await expect(sample.status).not.toHaveText(/^(?:Running|$)/);
}
