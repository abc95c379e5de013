import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin } from '@docusaurus/types';

import type { RunKind } from '../shared/runMessages';
import { buildFrames } from './frames/buildFrames';
import { buildWorkers } from './workers';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** A static folder of the build, below the site: workers, what they load, and the frames. */
export const staticFolder = '.docusaurus/playground/static';

/** The folder of files that carry the hash of their content in the name, which hosts keep for a year. */
const hashedFolder = 'assets/files';

let workers: Promise<Record<RunKind, string>> | undefined;

/**
 * Runs samples where they stand: JavaScript, TypeScript and SQL in a worker when the reader presses Run, pages and
 * components in sandboxed frames. The buttons and frames come with the samples (`extras.ts`); here is what they load.
 */
export default function playground({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  const folder = path.join(siteDir, staticFolder);
  const addresses = path.join(siteDir, '.docusaurus/playground/workers.json');
  return {
    name: 'groundwork-playground',
    getPathsToWatch: () => [path.join(siteDir, 'samples/**/*.{html,css,js,tsx,jsx}')],
    getClientModules: () => [path.join(clientFolder, 'index.ts')],
    async loadContent() {
      workers ??= freshFolder(folder).then(() => buildWorkers(path.join(folder, hashedFolder)));
      const entries = Object.entries(await workers).map(([kind, file]) => [kind, `${baseUrl}${hashedFolder}/${file}`]);
      await writeFile(addresses, JSON.stringify(Object.fromEntries(entries)));
      await buildFrames(path.join(siteDir, 'samples'), folder);
    },
    configureWebpack: () => ({ resolve: { alias: { '@playground-workers$': addresses } } }),
  };
}

async function freshFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
