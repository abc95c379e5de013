import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from '@docusaurus/types';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** What a reader may choose about text and code, remembered in their browser. */
export default function preferences(): Plugin<void> {
  return { name: 'groundwork-preferences', getClientModules: () => [path.join(clientFolder, 'start.ts')] };
}
