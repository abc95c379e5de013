import { defineConfig } from '@playwright/test';

import { mostFailures } from './tools/check/testReports';
import { chromiumArguments, headlessChromiumPath } from '@groundwork/machine/chromium';
import { useFontsOfTests } from '@groundwork/machine/fonts';

useFontsOfTests();

/** Tests with these tags are part of `npm run verify` only: slow ones, and those that measure the machine as well. */
const verifyOnly = /@verify|@clock/;
const browserTests = { testDir: 'tests', testMatch: ['site/**/*.spec.ts', 'e2e/**/*.spec.ts'] };
const setups = { testDir: 'tests/e2e/support' };

export default defineConfig({
  workers: 2,
  fullyParallel: true,
  maxFailures: mostFailures,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  snapshotPathTemplate: 'tests/e2e/looks/{arg}{ext}',
  // A missing picture is a failure, not a reason to take one.
  updateSnapshots: 'none',
  use: { launchOptions: { executablePath: headlessChromiumPath(), args: chromiumArguments } },
  projects: [
    { name: 'fixture-site', ...setups, testMatch: 'buildFixtureSite.setup.ts' },
    { name: 'second-sites', ...setups, testMatch: 'buildSecondSites.setup.ts' },
    { name: 'site', testDir: 'tests/site', testMatch: '**/*.spec.ts', grepInvert: verifyOnly },
    { name: 'sizes', testDir: 'tests/sizes', testMatch: '**/*.spec.ts' },
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      grepInvert: verifyOnly,
      dependencies: ['fixture-site'],
    },
    {
      name: 'whole',
      ...browserTests,
      grep: /@verify/,
      grepInvert: /@clock/,
      dependencies: ['fixture-site', 'second-sites'],
    },
    {
      name: 'clocks',
      ...browserTests,
      grep: /@clock/,
      workers: 1,
      dependencies: ['fixture-site', 'second-sites'],
    },
  ],
});
