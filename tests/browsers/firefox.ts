import { launch } from 'puppeteer-core';

import { firefoxPath, systemFirefox } from '../../tools/check/machine/otherBrowsers';
import { startsWithin, type Browser, type BrowserKind, type Size } from './browser';
import { viaPuppeteer } from './viaPuppeteer';

/** The system's Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: BrowserKind = { ...systemFirefox, start };

async function start(size: Size): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    timeout: startsWithin,
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  return viaPuppeteer(browser, size);
}
