import path from 'node:path';

import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', '.cache/**', 'samples/**', 'bench/peers/**'];

export default defineConfig({
  resolve: { alias: { '@site': path.resolve('.') } },
  test: {
    projects: [
      {
        extends: true,
        // Beside their file, everywhere but under tests/.
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...ignored, 'tests/**'] },
      },
      // All notes against the editorial guide.
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
    ],
  },
});
