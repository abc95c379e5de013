import { existsSync } from 'node:fs';

import { launch } from 'puppeteer-core';

import { startsWithin, type Browser, type BrowserKind, type Size } from './browser';
import { viaPuppeteer } from './viaPuppeteer';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const find = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...places].find((place) => place && existsSync(place));

/** The system's Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (find() ? undefined : 'no Firefox (Debian: apt-get install firefox-esr; or FIREFOX_PATH)'),
  start,
};

async function start(size: Size): Promise<Browser> {
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
  return viaPuppeteer(browser, size);
}
