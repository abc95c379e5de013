import { existsSync } from 'node:fs';

import { ensureFonts } from './fonts';
import { aptInstall } from './aptInstall';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for a quiet Chromium that also runs as root in a container and asks the network for nothing. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on a reader's desktop: a frame that hangs holds no page. The shell would put all into one process.
  '--site-per-process',
];

/** The system's Chromium, or the one that `CHROMIUM_PATH` names; null where there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  const places = named ? [named] : usualPlaces;
  return places.find((place) => existsSync(place)) ?? null;
}

/** Debian's build of the same browser without windows: for a test, opening a page costs it less than half. */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** The browser for tests that need no window: the shell where it is installed, otherwise the system's Chromium. */
export function headlessChromiumPath(): string {
  return !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : chromiumPath();
}

/** The system's Chromium. @throws Error that says how to get one. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. Install one (Debian, Ubuntu: apt-get install chromium; macOS: brew install chromium) ' +
      'or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * Installs Chromium, its shell and the fonts of tests, by apt-get where they are missing and we may.
 * @throws Error that says what to install where we may not, or where it failed. The shell may stay missing.
 */
export function ensureChromium(): void {
  if (process.env['CHROMIUM_PATH']) return void chromiumPath();
  if (!findChromium()) aptInstall(['chromium'], 'Chromium');
  chromiumPath();
  ensureFonts();
  // A system without this package is no reason to fail: its tests take longer. It is asked once, not for each part.
  if (askedForShell || existsSync(headlessShell)) return;
  askedForShell = true;
  aptInstall(['chromium-headless-shell'], 'a quicker Chromium for tests');
}

let askedForShell = false;
