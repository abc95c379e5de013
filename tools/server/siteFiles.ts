import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { lookup } from 'mrmime';

import { canonicalPath } from '../../site/lib/canonicalPath';
import { filesBelow } from './pages';

/** The encodings in which a build may hold a file, the one we like best first. */
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

export type Encoding = keyof typeof suffixes;

/** What is served under one address: the same content in one or several encodings. */
export interface Resource {
  type: string;
  /** The file of each encoding, relative to the root. */
  forms: ReadonlyMap<Encoding, string>;
}

/** The files of one build, as it was when they were listed. */
export interface SiteFiles {
  root: string;
  resources: ReadonlyMap<string, Resource>;
  pages: ReadonlySet<string>;
  notFound: { type: string; bodies: ReadonlyMap<Encoding, Buffer> };
  close: () => void;
}

/**
 * Lists a build. No path of a request reaches the file system: what is not in the list is not there.
 * @throws Error where the folder holds no build.
 */
export function openSite(folder: string): SiteFiles {
  const { root, close } = held(folder);
  try {
    const { resources, pages } = listed(filesBelow(root));
    const page = resources.get('/404');
    if (!page) throw new Error(`No build in ${folder}: 404.html is missing.`);
    const bodies = new Map([...page.forms].map(([encoding, file]) => [encoding, readFileSync(path.join(root, file))]));
    return { root, resources, pages, notFound: { type: page.type, bodies }, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Changes when another build takes the folder's place, or a file is added at its top; null while there is none. */
export function buildVersion(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}:${found.mtimeMs}` : null;
}

/**
 * A name of the folder that stays with it: when a new build takes the path, an answer that has begun must not read the
 * rest from there. Linux lends names to open folders; elsewhere the path has to do.
 */
function held(folder: string): Pick<SiteFiles, 'root' | 'close'> {
  if (process.platform !== 'linux') return { root: path.resolve(folder), close: () => undefined };
  const descriptor = openSync(folder, 'r');
  return { root: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
}

function listed(files: readonly string[]): Pick<SiteFiles, 'resources' | 'pages'> {
  const all = new Set(files);
  const resources = new Map<string, Resource>();
  const pages = new Set<string>();
  for (const file of files) {
    if (/\/\./.test(file) || /\.(br|gz)$/.test(file)) continue;
    const address = file.endsWith('.html') ? canonicalPath(file) : file;
    // `a.html` goes before `a/index.html`, as it does on the hosts.
    if (file.endsWith('/index.html') && all.has(`${address}.html`)) continue;
    if (address !== file) pages.add(address);
    resources.set(address, { type: typeOf(file), forms: formsOf(file, all) });
  }
  return { resources, pages };
}

function formsOf(file: string, all: ReadonlySet<string>): Resource['forms'] {
  const entries = Object.entries(suffixes) as [Encoding, string][];
  return new Map(
    entries.flatMap(([encoding, suffix]): [Encoding, string][] =>
      all.has(file + suffix) ? [[encoding, file + suffix]] : [],
    ),
  );
}

function typeOf(file: string): string {
  const type = lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  // Without it a browser may read what is not ASCII in the encoding of the reader's country, or of the page that asks.
  return /^text\//.test(type) ? `${type};charset=utf-8` : type;
}
