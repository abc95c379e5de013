import { afterEach, expect, it, vi } from 'vitest';

import { chromiumPath, ensureChromium, findChromium, headlessChromiumPath } from './chromium';

afterEach(() => vi.unstubAllEnvs());

it('takes the browser that is named', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(headlessChromiumPath()).toBe(process.execPath);
  expect(() => ensureChromium()).not.toThrow();
});

it('says how to get one where the named browser is not there, and installs nothing in its place', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(findChromium()).toBeNull();
  expect(() => chromiumPath()).toThrow(/apt-get install chromium.*CHROMIUM_PATH=/);
  expect(() => ensureChromium()).toThrow(/No Chromium/);
});
