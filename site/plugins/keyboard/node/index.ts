import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from '@docusaurus/types';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** The list of keys that `?` opens on any page. */
export default function keyboard(): Plugin<void> {
  return { name: 'groundwork-keyboard', getClientModules: () => [path.join(clientFolder, 'questionMark.ts')] };
}
