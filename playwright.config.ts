import { defineConfig } from '@playwright/test';

export default defineConfig({
  workers: 2,
  reporter: 'line',
  use: {
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'second-site', testDir: 'tests/e2e/support', testMatch: '*.setup.ts' },
    { name: 'e2e', testDir: 'tests/e2e', dependencies: ['second-site'] },
  ],
});
