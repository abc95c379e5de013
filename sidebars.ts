import path from 'node:path';

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { sidebarItems } from './site/config/navigation/sidebar';

export default {
  tutorialSidebar: sidebarItems(path.join(process.cwd(), 'docs')),
} satisfies SidebarsConfig;
