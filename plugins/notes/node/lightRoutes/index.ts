import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { lightRoutes } from './transform';

/** The modules by which the generator's code imports its route files, and the files of ours that stand in for them. */
export type Replacements = readonly { request: RegExp; file: string }[];

const noteComponents = new Set(['@theme/DocItem', '@site/src/pages/_docs/DocsRootEntry']);

/**
 * Writes the browser's route files beside the generator's and returns what replaces what. Called when the generator
 * has written its own, which is before it configures the bundler.
 */
export function writeLightRoutes(generatedFilesDir: string): Replacements {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const light = lightRoutes(
    { routes: read('routes.js'), registry: read('registry.js'), chunkNames: read('routesChunkNames.json') },
    (component) => noteComponents.has(component),
  );
  const folder = path.join(generatedFilesDir, 'light-routes');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  return [
    { request: /^@generated\/routes$/, file: write('routes.js', light.routes) },
    { request: /^@generated\/registry$/, file: write('registry.js', light.registry) },
    { request: /^@generated\/routesChunkNames$/, file: write('routesChunkNames.json', light.chunkNames) },
  ];
}
