import { launch } from 'puppeteer-core';

import { chromiumArguments, headlessChromiumPath } from '@groundwork/machine/chromium';
import { startsWithin, type Browser, type Size } from './browser';
import { viaPuppeteer } from './viaPuppeteer';

/** The Chromium of all other tests, with which the others are compared. */
export async function startChromium(size: Size): Promise<Browser> {
  const browser = await launch({
    executablePath: headlessChromiumPath(),
    args: chromiumArguments,
    headless: true,
    timeout: startsWithin,
  });
  return viaPuppeteer(browser, size);
}
