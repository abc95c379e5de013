import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ConfigureWebpackUtils } from '@docusaurus/types';

import { defined } from '@groundwork/lib/defined';
import { attributeOf, findElement, setText, textOf, type Document } from '@groundwork/lib/htmlTree';
import { textsIn } from '../../../../lib/node/textsIn';
import { scriptListId } from '../../shared/start';
import { notePageChunk } from '../../../notes/shared/notePageChunk';

type Compiler = Parameters<
  InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']>['apply']
>[0];

/** A plugin of the bundler that remembers which files each named chunk needs, itself among them. */
export class ChunkFiles {
  private readonly files = new Map<string, readonly string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('groundwork-chunk-files', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      for (const [name, { assets = [] }] of Object.entries(namedChunkGroups)) {
        this.files.set(
          name,
          assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
        );
      }
    });
  }

  /** @throws Error where the bundler made no such chunk, which means that its name changed. */
  of(name: string): readonly string[] {
    const files = this.files.get(name);
    if (!files) throw new Error(`There is no chunk named ${name}; there are ${[...this.files.keys()].join(', ')}.`);
    return files;
  }
}

/** The names of chunks by the key of their route, as the generator writes them: `/why-c1e`. */
interface RouteChunks {
  byRoute: Readonly<Record<string, unknown>>;
  /** The chunk that every note has besides; none where each note has a route of its own. */
  ofNotes: readonly string[];
}

/** The browser's route chunks: those that `site/plugins/notes` made lighter where it is at work, else the generator's. */
export function readRouteChunks(generatedFilesDir: string): RouteChunks {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const light = path.join(generatedFilesDir, 'light-routes/routesChunkNames.json');
  const isLight = existsSync(light);
  const byRoute = JSON.parse(readFileSync(isLight ? light : file, 'utf8')) as RouteChunks['byRoute'];
  return { byRoute, ofNotes: isLight ? [notePageChunk] : [] };
}

/**
 * The names of the chunks that a page's route and the routes around it are made of. A page whose scripts are all
 * listed in it comes alive a round trip earlier than one whose main script asks for the others.
 */
export function chunksOfPage(address: string, { byRoute, ofNotes }: RouteChunks, isNote: boolean): string[] {
  const names = Object.entries(byRoute).flatMap(([key, chunks]) => {
    const route = key.replace(/-[^-]+$/, '');
    return route === address || (route !== '/' && address.startsWith(`${route}/`)) ? textsIn(chunks) : [];
  });
  return [...new Set(isNote ? [...names, ...ofNotes] : names)];
}

/** Adds the addresses of scripts that a page needs besides those of every page to its list (`template.ts`). */
export function listScripts(document: Document, addresses: readonly string[]): void {
  const list = defined(
    findElement(document, (element) => attributeOf(element, 'id') === scriptListId),
    'The list of scripts in a page',
  );
  const all = [...(JSON.parse(textOf(list)) as string[]), ...addresses];
  setText(list, JSON.stringify(all).replaceAll('</', '<\\/'));
}
