import path from 'node:path';

import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', '.cache/**', 'samples/**', 'bench/peers/**'];

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve('.'),
      // The search plugin points it at a module of the owner's choice.
      '@search-transform': path.resolve('plugins/search/client/providers/sameItems.ts'),
    },
  },
  test: {
    // A machine that does other work at the same time is no reason to fail.
    testTimeout: 120_000,
    // As many as there are processors; Vitest would leave one of them idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Beside their file, everywhere.
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'tests/content/**', 'tests/browsers/**'],
        },
      },
      // All notes against the editorial guide.
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      // The built site in browsers that Playwright cannot drive as the system brings them.
      { extends: true, test: { name: 'browsers', include: ['tests/browsers/**/*.test.ts'] } },
    ],
  },
});
