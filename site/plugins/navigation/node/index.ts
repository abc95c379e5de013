import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from '@docusaurus/types';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/**
 * What a click, an intent, the back button and a failed load do: one way through, from the router to the page that is
 * shown. The target of a navigation is passed to what loads its parts (`site/lib/navigationTarget.ts`). The generator's
 * modules that decided it before are exchanged in `site/generator/replacements.ts`.
 */
export default function navigation(): Plugin<void> {
  return {
    name: 'groundwork-navigation',
    getClientModules: () =>
      [
        'progress/progressBar.ts',
        'scrollPosition.ts',
        'links.ts',
        'ahead/linksInView.ts',
        'failure/failedNavigation.ts',
      ].map((file) => path.join(clientFolder, file)),
  };
}
