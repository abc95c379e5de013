import { chromium } from 'playwright-core';

import { chromiumArguments, chromiumPath } from './chromium';

/**
 * Asks a real browser, for tests whose reference it is: loads a document, runs a function in it, and returns what that
 * returns. The function sees the page only; what it needs is handed to it.
 */
export async function inChromium<Input, Output>(
  html: string,
  ask: (input: Input) => Output,
  input: Input,
): Promise<Output> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(html);
    // Playwright's types cannot follow a generic argument.
    return await page.evaluate(ask as (input: unknown) => Output, input);
  } finally {
    await browser.close();
  }
}
