import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** The notes plugin serves one version in one language; here the generator's own plugin ships the bodies. */
export function noteBodyWithoutFragments(clientFolder: string): Plugin {
  return {
    name: 'second-site-note-body',
    configureWebpack: () => ({
      resolve: { alias: { '@note-body$': path.join(clientFolder, 'NoteBody.server.tsx') } },
    }),
  };
}
