import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { lightRoutes } from './transform';

const noteComponents = new Set(['@theme/DocItem', '@site/site/pages/_docs/DocsRootEntry']);

/**
 * Writes the browser's route files beside the generator's, in whose place the browser's bundle gets them
 * (`site/generator/replacements.ts`). Called when the generator has written its own, which is before it configures the
 * bundler.
 */
export function writeLightRoutes(generatedFilesDir: string): void {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const light = lightRoutes(
    { routes: read('routes.js'), registry: read('registry.js'), chunkNames: read('routesChunkNames.json') },
    (component) => noteComponents.has(component),
  );
  const folder = path.join(generatedFilesDir, 'light-routes');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  write('routes.js', light.routes);
  write('registry.js', light.registry);
  write('routesChunkNames.json', light.chunkNames);
}
