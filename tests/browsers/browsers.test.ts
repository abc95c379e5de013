import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { LocalServer } from '@groundwork/machine/listen';
import { serve } from '../../tools/server/serve';
import { startsWithin, type Browser } from './browser';
import { checks, thrownOnPurpose } from './checks';
import { browserKinds } from './browserKinds';

/** In CSS pixels: a desktop. WebKit's window holds its own bar besides. */
const size = { width: 1280, height: 900 };

let site: LocalServer;
beforeAll(async () => {
  site = await serve('build');
});
afterAll(() => site.close());

describe.each(browserKinds)('$name', ({ name, missing, start }) => {
  const reason = missing();
  // What a contributor lacks is named and the rest runs; the build server needs it.
  if (reason && process.env['CI']) it('is here', () => expect.fail(`${name}: ${reason}`));

  describe.skipIf(reason)(reason ?? 'does what the specification says', () => {
    let browser: Browser;
    // A test and no hook: one whose hook fails is skipped, and nothing of it is named in the end.
    it(
      'starts',
      async () => {
        browser = await start(size);
        console.log(`Browser: ${browser.name}`);
      },
      2 * startsWithin,
    );
    afterAll(() => browser?.close());

    it.each(Object.entries(checks))('%s', async (_, check) => check(browser, site.origin), 60_000);

    it('reported no error', () =>
      expect(browser.problems().filter((problem) => !thrownOnPurpose.test(problem))).toEqual([]));
  });
});
