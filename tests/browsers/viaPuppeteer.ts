import type { Browser as Puppeteer, KeyInput } from 'puppeteer-core';

import type { Browser, Size } from './browser';

/** What was under way when the page was left, such as a file fetched ahead. A page that lacks one never comes alive. */
const leftBehind = /Loading (?:CSS )?chunk/;

/** A browser that Puppeteer has started, behind the interface of the checks. */
export async function viaPuppeteer(browser: Puppeteer, { width, height }: Size): Promise<Browser> {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const problems: string[] = [];
  const report = (problem: string) => void (leftBehind.test(problem) || problems.push(problem));
  page.on('console', (message) => void (message.type() === 'error' && report(message.text())));
  page.on('pageerror', (error) => report(String(error)));
  return {
    name: await browser.version(),
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    // A text is evaluated as an expression; what it gives is the caller's to know.
    value: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: async (selector) => {
      await page.locator(selector).click();
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    problems: () => problems,
    close: () => browser.close(),
  };
}
