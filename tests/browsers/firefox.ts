import { existsSync } from 'node:fs';

import { launch, type KeyInput } from 'puppeteer-core';

import { startsWithin, type Browser, type Kind, type Size } from './browser';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const find = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...places].find((place) => place && existsSync(place));

/** The system's Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: Kind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (find() ? undefined : 'no Firefox (Debian: apt-get install firefox-esr; or FIREFOX_PATH)'),
  start,
};

/** What was under way when the page was left, such as a file fetched ahead. A page that lacks one never comes alive. */
const leftBehind = /Loading (?:CSS )?chunk/;

async function start({ width, height }: Size): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: find(),
    headless: true,
    timeout: startsWithin,
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
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
