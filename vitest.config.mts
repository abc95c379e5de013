import os from 'node:os';
import path from 'node:path';

import { defineConfig, type Plugin } from 'vitest/config';

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', '.cache/**', 'samples/**', 'bench/peers/**'];

const seeded = path.resolve('tools/check/random/seededFastCheck.ts');

/** Tests of random input are given a seed, so that they do the same every time. */
const withSeed: Plugin = {
  name: 'seeded-fast-check',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : null),
};

/** What only a build writes is empty here, with or without a build: a test says what stands there (`vi.mock`). */
const withoutBuild: Plugin = {
  name: 'nothing-generated',
  resolveId: (source) => (source.startsWith('@generated/') ? `\0${source.replace(/\W/g, '-')}` : null),
  load: (id) => (id.startsWith('\0-generated-') ? 'export default undefined;' : null),
};

export default defineConfig({
  plugins: [withSeed, withoutBuild],
  resolve: {
    alias: {
      '@site': path.resolve('.'),
      // What the bundler finds under these names.
      ...Object.fromEntries(
        ['isInternalUrl', 'useBaseUrl', 'useBrokenLinks', 'useDocusaurusContext'].map((name) => [
          `@docusaurus/${name}`,
          path.resolve('node_modules/@docusaurus/core/lib/client/exports', name),
        ]),
      ),
    },
  },
  test: {
    // A machine that does other work at the same time is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than processors: tests of samples wait for processes. Vitest would leave a processor idle, half of a small machine.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      {
        extends: true,
        // Beside their file, everywhere.
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.clock.test.ts', 'tests/content/**', 'tests/browsers/**'],
        },
      },
      // Likewise, what measures time: one after the other, and in `npm run verify` only.
      {
        extends: true,
        test: { name: 'clocks', include: ['**/*.clock.test.ts'], exclude: ignored, fileParallelism: false },
      },
      // All notes against the editorial guide.
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      // The built site in browsers that Playwright cannot drive as the system brings them.
      { extends: true, test: { name: 'browsers', include: ['tests/browsers/**/*.test.ts'] } },
      // All of its pages and labs in them, in `npm run verify` only.
      { extends: true, test: { name: 'engines', include: ['tests/browsers/**/*.verify.ts'] } },
    ],
  },
});
