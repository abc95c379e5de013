import { existsSync } from 'node:fs';

import { aptInstall } from '@groundwork/machine/aptInstall';

/** A browser of the system besides Chromium, which may not be here. */
export interface OtherBrowser {
  name: string;
  /** The Debian packages that bring it. */
  packages: readonly string[];
  /** What is missing of it on this machine, as a sentence; undefined where it can be started. */
  missing: () => string | undefined;
}

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...firefoxPlaces].find((place) => place && existsSync(place));

export const systemFirefox: OtherBrowser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (firefoxPath() ? undefined : 'no Firefox (Debian: apt-get install firefox-esr; or FIREFOX_PATH)'),
};

/** WebKit's driver, the screen that it needs, and the browser itself. */
export const webkitPaths = {
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
} as const;

export const systemWebkit: OtherBrowser = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => {
    const none = Object.values(webkitPaths).filter((file) => !existsSync(file));
    return none.length === 0 ? undefined : `no ${none.join(', no ')} (Debian: apt-get install webkit2gtk-driver xvfb)`;
  },
};

/** Installs what is missing of them, where we may; what stays missing is skipped and named, or fails where `CI` is set. */
export function ensureOtherBrowsers(): void {
  for (const { name, packages, missing } of [systemFirefox, systemWebkit]) if (missing()) aptInstall(packages, name);
}
