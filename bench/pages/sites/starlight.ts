import path from 'node:path';

import type { BenchSite } from './site';
import { writePlainSite } from './writePlain';

const packages = 'bench/peers/starlight';

export const starlight: BenchSite = {
  name: 'starlight',
  title: 'Starlight',
  packages,
  write: (folder, input) =>
    writePlainSite(folder, input, {
      template: `${packages}/template`,
      notes: 'src/content/docs/docs',
      files: 'public',
      // It would make small letters of `security/SSL`.
      slugOf: (page) => `docs/${page}`,
    }),
  noteFile: ({ page }) => `src/content/docs/docs/${page}.md`,
  command: (root) => ({
    // Astro 7 asks for Node 22, which comes as a package.
    program: path.join(root, packages, 'node_modules/node/bin/node'),
    args: [path.join(root, packages, 'node_modules/astro/bin/astro.mjs'), 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  }),
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules'],
  hashedFolders: ['/_astro/'],
  takesOver: false,
  menu: {
    phone: {
      open: '.sl-menu-button',
      opened: '#starlight__sidebar:popover-open',
      close: '.sl-menu-button',
    },
    desktop: {
      open: '.sidebar-content details:not([open]) > summary',
      opened: '.sidebar-content details[open] a',
    },
  },
  next: '.pagination-links a[rel="next"]',
};
