import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PlaygroundFiles } from '@groundwork/playground';
import { buildFrames, writeFiles } from '@groundwork/playground/node';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** A static folder of the build, below the site: workers, what they load, and the frames. */
export const playgroundFolder = '.docusaurus/playground/static';

/** The folder of files that carry the hash of their content in the name, which hosts keep for a year. */
const hashedFolder = 'assets/files';

/** What does not change while the site is written: made once. */
let files: Promise<PlaygroundFiles> | undefined;

/**
 * Runs samples where they stand: JavaScript, TypeScript and SQL in a worker when the reader presses Run, pages and
 * components in sandboxed frames, as recorded and as edited. The buttons and frames come with the samples
 * (`playgroundExtras`); here is what they load.
 */
export default function playground({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  const folder = path.join(siteDir, playgroundFolder);
  const addresses = path.join(siteDir, '.docusaurus/playground/files.json');
  const prepare = async (): Promise<void> => {
    if (files === undefined) await freshFolder(folder);
    files ??= writeFiles({ folder, hashedFolder, baseUrl });
    await Promise.all([
      files.then((made) => writeFile(addresses, JSON.stringify(made))),
      buildFrames(path.join(siteDir, 'samples'), folder),
    ]);
  };
  // The bundler has a process of its own, which works while the generator's is still loading plugins.
  let begun: Promise<void> | undefined = prepare();
  begun.catch(() => undefined); // `loadContent` throws it.
  return {
    name: 'groundwork-playground',
    getPathsToWatch: () => [path.join(siteDir, 'samples/**/*.{html,css,js,tsx,jsx}')],
    getClientModules: () => [path.join(clientFolder, 'index.ts')],
    async loadContent() {
      const started = begun ?? prepare();
      begun = undefined;
      await started;
    },
  };
}

async function freshFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
