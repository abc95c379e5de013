import { expect, it } from 'vitest';

import { findChromium } from './chromium';
import { inChromium } from './inChromium';

it.runIf(findChromium())('asks a page what a browser makes of it', async () => {
  const width = await inChromium(
    '<p style="width: 50%">text</p>',
    (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width,
    'p',
  );
  expect(width).toBe(192);
});
