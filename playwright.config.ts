import { defineConfig } from '@playwright/test';

import { chromiumArguments, chromiumPath } from './tools/chromium';

export default defineConfig({
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  use: { launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } },
  projects: [
    { name: 'site', testDir: 'tests/site' },
    { name: 'sizes', testDir: 'tests/sizes' },
    { name: 'second-site', testDir: 'tests/e2e/support', testMatch: '*.setup.ts' },
    { name: 'e2e', testDir: 'tests/e2e', dependencies: ['second-site'] },
  ],
});
