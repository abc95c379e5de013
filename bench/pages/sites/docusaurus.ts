import path from 'node:path';

import { docusaurusMenu, docusaurusNext } from './docusaurusMenu';
import type { BenchSite } from './site';
import { writePlainSite } from './writePlain';

export const docusaurus: BenchSite = {
  name: 'docusaurus',
  title: 'Docusaurus',
  // The same generator in the same version.
  packages: '.',
  write: (folder, input) =>
    writePlainSite(folder, input, { template: 'bench/peers/docusaurus/template', notes: 'docs', files: 'static' }),
  noteFile: ({ page }) => `docs/${page}.md`,
  command: (root) => ({
    program: process.execPath,
    args: [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    env: { NO_UPDATE_NOTIFIER: '1' },
  }),
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules'],
  hashedFolders: ['/assets/'],
  takesOver: true,
  menu: docusaurusMenu,
  next: docusaurusNext,
};
