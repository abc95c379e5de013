import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { noteRule } from '../../../lib/node/noteRule';
import { writeFolders, writeWholePrograms } from '@groundwork/samples/page';

/**
 * Tells the bundler that a compiled note also depends on its sample files, outputs and lock, so that neither the
 * persistent cache nor the development server shows an old one. The fences are filled in by `remarkSamples.ts`; what
 * their copy buttons fetch and the folders that pages offer are written here.
 */
export default function samples({ siteDir }: LoadContext): Plugin {
  return {
    name: 'groundwork-samples',
    getPathsToWatch: () => [path.join(siteDir, 'samples/**/*')],
    async postBuild({ outDir }) {
      await writeWholePrograms(siteDir, outDir);
      await writeFolders(siteDir, outDir);
    },
    configureWebpack: () => noteRule(siteDir, { kind: 'folder', below: 'samples' }),
  };
}
