import fs from 'node:fs';
import path from 'node:path';

import { repository } from '../sandbox/surroundings';

/** What package-lock.json says about one package. */
interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: Record<string, string>;
}

/** The entries of a package-lock.json by their folders, such as `node_modules/ajv`; the repository itself is ``, its own packages are `packages/…`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

let read: LockedPackages | undefined;

/** The packages that the repository pins. */
export function repositoryPackages(): LockedPackages {
  read ??= (
    JSON.parse(fs.readFileSync(path.join(repository, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }
  ).packages;
  return read;
}

/** What a text quotes, or names below node_modules: `'react-dom/server'`, `/node_modules/tsx/dist/loader.mjs`. */
const quoted = /(?:["'`]|node_modules\/)((?:@[\w.-]+\/)?[\w.-]+)(?=["'`/])/g;

/**
 * The packages of the repository that texts name or commands call, each with the packages that it needs in turn, as
 * sorted `name@version`. Takes too many rather than too few: a word in quotes may be no package. `also` are the names
 * of those that a tool uses without anything in the texts saying so.
 */
export function packagesUsed(
  texts: readonly string[],
  commands: readonly string[],
  also: readonly string[],
  locked: LockedPackages,
): string[] {
  const names = new Set(also);
  for (const text of texts) for (const match of text.matchAll(quoted)) if (match[1]) names.add(match[1]);
  const words = new Set(commands.flatMap((command) => command.split(/[^\w.-]+/)));
  const used = [...declaredNames(locked)].filter(
    (name) => names.has(name) || Object.keys(locked[`node_modules/${name}`]?.bin ?? {}).some((bin) => words.has(bin)),
  );
  const found = new Set<string>();
  // An array is walked to its end as it is then, so that what packages need in turn is met as well.
  const folders = used.map((name) => `node_modules/${name}`);
  for (const folder of folders) {
    if (found.has(folder)) continue;
    found.add(folder);
    for (const name of Object.keys(locked[folder]?.dependencies ?? {})) {
      const needed = folderFrom(folder, name, locked);
      if (needed !== undefined) folders.push(needed);
    }
  }
  return [...found].map((folder) => `${nameOf(folder)}@${locked[folder]?.version ?? ''}`).sort();
}

/** What the repository asks for, and each of its own packages: which of them does is nothing that a sample can tell. */
function declaredNames(locked: LockedPackages): Set<string> {
  const own = Object.entries(locked).filter(([folder]) => !folder.includes('node_modules/'));
  return new Set(own.flatMap(([, entry]) => Object.keys({ ...entry.dependencies, ...entry.devDependencies })));
}

/** Where Node finds a package that is imported in a folder: in the nearest node_modules above. */
function folderFrom(folder: string, name: string, locked: LockedPackages): string | undefined {
  for (let above = folder; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const found = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (found in locked) return found;
    if (above === '') return undefined;
  }
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
