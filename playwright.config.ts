import { defineConfig } from '@playwright/test';

import { chromiumArguments, headlessChromiumPath } from './tools/chromium';
import { useFontsOfTests } from './tools/fonts';

useFontsOfTests();

export default defineConfig({
  workers: 2,
  fullyParallel: true,
  // A shared machine stalls now and then; what fails again is a fault.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // A missing picture is a failure, not a reason to take one.
  updateSnapshots: 'none',
  use: { launchOptions: { executablePath: headlessChromiumPath(), args: chromiumArguments } },
  projects: [
    { name: 'site', testDir: 'tests/site', testMatch: '**/*.spec.ts' },
    { name: 'sizes', testDir: 'tests/sizes', testMatch: '**/*.spec.ts' },
    { name: 'second-site', testDir: 'tests/e2e/support', testMatch: '*.setup.ts' },
    { name: 'e2e', testDir: 'tests/e2e', testMatch: '**/*.spec.ts', dependencies: ['second-site'] },
  ],
});
