import type { Locator, Page } from '@playwright/test';

import { fixtureNotes } from '../support/fixtureNotes';
import { expect, open } from '../support/test';

/** A note with JavaScript and SQL samples. */
export const { route: note } = fixtureNotes.trees;
export const javascriptFile = 'walk.mjs';
export const sqlFile = 'subtree.sql';

/** The parts of one sample on a page that a reader uses. */
export interface SampleParts {
  figure: Locator;
  run: Locator;
  stop: Locator;
  reset: Locator;
  text: Locator;
  output: Locator;
  status: Locator;
}

export function sampleOn(page: Page, file: string): SampleParts {
  const run = page.getByRole('button', { name: `Run ${file} here` });
  const figure = page.locator('figure').filter({ has: run });
  return {
    figure,
    run,
    stop: figure.getByRole('button', { name: 'Stop' }),
    reset: figure.getByRole('button', { name: 'Reset' }),
    text: figure.getByRole('textbox', { name: `Your copy of ${file}` }),
    output: figure.getByRole('region', { name: 'Printed here' }),
    status: figure.locator('.playground__status'),
  };
}

/** Opens the note and a sample of it, which runs once as it is. */
export async function openSample(page: Page, file: string): Promise<SampleParts> {
  await open(page, note);
  const sample = sampleOn(page, file);
  await sample.run.click();
  await expect(sample.status).toHaveText(/^Finished/);
  return sample;
}

/** Runs another program in an open sample and waits for its end. */
export async function runText(sample: SampleParts, program: string): Promise<{ output: string; status: string }> {
  await sample.text.fill(program);
  await sample.run.click();
  await expect(sample.status).not.toHaveText(/^Running/);
  // Output is drawn with the next frame of the screen.
  await sample.status.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return { output: await printed(sample), status: (await sample.status.textContent()) ?? '' };
}

/** What a sample printed here, without the recorded lines that stand beside it. */
export const printed = ({ figure }: SampleParts): Promise<string> =>
  figure.locator('.playground__result code').evaluate((code) => {
    const copy = code.cloneNode(true) as Element;
    for (const line of copy.querySelectorAll('del')) line.remove();
    return copy.textContent;
  });
