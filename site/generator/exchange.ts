import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { defined } from '@groundwork/lib/defined';
import { literalPattern } from '@groundwork/lib/literalPattern';
import { exchangedModules, ownHalves, type Bundle, type ExchangedModule } from './replacements';

/** What a module asks the bundler for, and the folder of that module. */
export interface Request {
  request: string;
  context: string;
}

interface ExchangedSite {
  siteDir: string;
  bundle: Bundle;
  /** Whether notes reach the browser as fragments. */
  fragments: boolean;
  /** The parts of the theme that nothing of the site shows. */
  unused: readonly string[];
}

/** How requests of one bundle are answered. */
interface Answers {
  /** Matches every request that may have an answer of ours, and few others: the bundler asks for each that it matches. */
  pattern: RegExp;
  /** The module of ours for a request, as an absolute path; undefined where the generator's own is meant. */
  answer(request: Request): string | undefined;
}

/** Takes what is exchanged in a bundle (`replacements.ts`) and returns how its requests are answered. */
export function exchange(site: ExchangedSite): Answers {
  const byName = new Map<string, string>();
  const byPlace = new Map<string, string>();
  for (const { request, ours } of exchangedIn(site)) {
    const file = path.join(site.siteDir, ours);
    if (isInner(request)) byPlace.set(modulePath(request), file);
    else byName.set(request, file);
  }
  const names = [...byName.keys()].map(literalPattern);
  const relative = [...byPlace.keys()].map((place) => literalPattern(path.basename(place)));
  return {
    pattern: new RegExp(`^(?:${names.join('|')}|\\.{1,2}/(?:.+/)?(?:${relative.join('|')}))$`),
    answer: ({ request, context }) =>
      request.startsWith('.') ? byPlace.get(path.resolve(context, request)) : byName.get(request),
  };
}

/** Each request that is exchanged in a bundle of a site, with the path of ours from the root. */
export function exchangedIn({ bundle, fragments, unused }: ExchangedSite): { request: string; ours: string }[] {
  const isWanted = ({ where }: ExchangedModule, request: string): boolean =>
    (where !== 'notes are fragments' || fragments) && (where !== 'nothing shows it' || unused.includes(request));
  const ofGenerator = exchangedModules
    .filter((module) => module.in.includes(bundle))
    .flatMap((module) =>
      module.requests.filter((request) => isWanted(module, request)).map((request) => ({ request, ours: module.ours })),
    );
  const ofOurs = ownHalves.map(({ request, full, browser, where }) => ({
    request,
    ours: bundle === 'browser' && (where !== 'notes are fragments' || fragments) ? browser : full,
  }));
  return [...ofGenerator, ...ofOurs];
}

/** Whether a request names a module by its place in a package of the generator, which imports it by relative paths. */
export const isInner = (request: string): boolean => /^@docusaurus\/[^/]+\/lib\//.test(request);

const require = createRequire(import.meta.url);

/** The path of a module of the generator without its extension, as a relative import of it resolves. */
export function modulePath(request: string): string {
  const [scope = '', name = '', ...inside] = request.split('/');
  const candidates = require.resolve.paths(request)?.map((folder) => path.join(folder, scope, name));
  // The bundler knows modules by their real paths.
  return path.join(realpathSync(defined(candidates?.find(existsSync), `The package ${scope}/${name}`)), ...inside);
}
