import path from 'node:path';

import type { BenchSite } from './site';
import { writePlainSite } from './writePlain';

const packages = 'bench/peers/vitepress';

export const vitepress: BenchSite = {
  name: 'vitepress',
  title: 'VitePress',
  packages,
  write: (folder, input) =>
    writePlainSite(folder, input, {
      template: `${packages}/template`,
      notes: 'docs',
      files: 'public',
      titleInText: true,
      around: ['::: v-pre', ':::'],
    }),
  noteFile: ({ page }) => `docs/${page}.md`,
  command: (root) => ({
    program: process.execPath,
    args: [path.join(root, packages, 'node_modules/vitepress/bin/vitepress.js'), 'build'],
  }),
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', 'node_modules'],
  hashedFolders: ['/assets/'],
  hydrated: 'vue',
  menu: {
    phone: { open: '.VPLocalNav button.menu', opened: '.VPSidebar.open', close: '.VPBackdrop' },
    desktop: {
      open: '.VPSidebarItem.level-0.collapsed > .item',
      opened: '.VPSidebarItem.level-0:not(.collapsed) .items a',
    },
  },
  next: '.VPDocFooter .pager-link.next',
};
