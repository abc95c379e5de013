import { existsSync } from 'node:fs';

import { aptInstall } from './install/aptInstall';

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
];

/** The system's Chromium, or the one that `CHROMIUM_PATH` names; null where there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  const places = named ? [named] : usualPlaces;
  return places.find((place) => existsSync(place)) ?? null;
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
 * Installs Chromium by apt-get where it is missing and we may.
 * @throws Error that says what to install where we may not, or where it failed.
 */
export function ensureChromium(): void {
  if (findChromium() || process.env['CHROMIUM_PATH']) return void chromiumPath();
  aptInstall(['chromium', 'fonts-dejavu-core'], 'Chromium');
  chromiumPath();
}
