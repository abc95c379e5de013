import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

/** The generator's packages whose CSS modules are known: no other name of theirs is that of two modules. */
const known = /[\\/]node_modules[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/](.*)$/;

/** Names that several of those modules have. `moduleClassNames.test.ts` compares them with what is installed. */
export const sharedNames: ReadonlySet<string> = new Set([
  'codeBlock',
  'details',
  'docItemContainer',
  'sidebar',
  'tabItem',
  'tag',
  'title',
  'yearGroupHeading',
]);

/**
 * The class of a name in a CSS module: the name itself with a mark that no global class has, where no other module has
 * it. Nothing compresses the generator's four random characters on each name, in pages and in scripts.
 */
export function moduleClassName(file: string, name: string): string {
  const [, inPackage] = known.exec(file) ?? [];
  if (inPackage !== undefined && !sharedNames.has(name)) return `${name}_`;
  const module = (inPackage ?? path.relative(process.cwd(), file)).split(path.sep).join('/');
  return `${name}_${createHash('sha256').update(module).digest('hex').slice(0, 4)}`;
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface CssLoaderOptions {
  modules?: {
    localIdentName?: string;
    getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string;
  };
}

/**
 * Makes a configuration of the generator's name classes so, in both compilations.
 * @throws Error where no rule for CSS modules is found, which means that the generator changed.
 */
export function shortenClassNames({ module }: Configuration): void {
  const rules = (module?.rules ?? []).flatMap((rule) => (typeof rule === 'object' && rule !== null ? [rule] : []));
  const found = rules
    .flatMap(optionsOf)
    .flatMap(({ modules }) => (typeof modules === 'object' && 'localIdentName' in modules ? [modules] : []));
  if (found.length === 0) throw new Error('No rule for CSS modules was found in the generator’s configuration.');
  for (const modules of found)
    modules.getLocalIdent = ({ resourcePath }, _pattern, name) => moduleClassName(resourcePath, name);
}

const optionsOf = ({ use }: { use?: unknown }): CssLoaderOptions[] =>
  (Array.isArray(use) ? use : []).flatMap((entry) => optionsIn(entry as { options?: unknown } | null));

const optionsIn = (entry: { options?: unknown } | null): CssLoaderOptions[] =>
  typeof entry?.options === 'object' && entry.options !== null ? [entry.options] : [];
