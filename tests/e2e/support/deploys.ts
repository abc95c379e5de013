import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

import { serveLocally } from '@groundwork/machine/listen';

/** Served as it was built, or with all hashed names another: what a change of every file would make of them. */
type Deploy = 'A' | 'B' | 'C';

export interface Deploys {
  origin: string;
  /** Switches to a deploy; the hashed files of the one before are gone. */
  put: (deploy: Deploy) => void;
  /** Of the present deploy, these files have not arrived yet. */
  holdBack: (files: RegExp | undefined) => void;
  close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** As the bundlers write them: in hexadecimal, or in the capital letters and digits of base 32. */
const hash = '(?:[0-9a-f]{7,16}|[0-9A-Z]{8})';
const anyHash = new RegExp(String.raw`\b${hash}\b`, 'g');
const hashInName = new RegExp(String.raw`[-.]((?:[BC]x)?)(${hash})(?=\.|$)`);

/**
 * Serves one build as several deploys: each has its own names for all hashed scripts, workers, binaries and frames, and
 * its own build id. Nothing is copied; names and texts are translated where they are asked for.
 */
export async function serveDeploys(folder: string): Promise<Deploys> {
  const hashes = hashesOf(folder);
  let deploy: Deploy = 'A';
  let missing: RegExp | undefined;
  const mark = (): string => (deploy === 'A' ? '' : `${deploy}x`);
  const translated = (text: string): string =>
    deploy === 'A' ? text : text.replace(anyHash, (found) => (hashes.has(found) ? mark() + found : found));

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = missing?.test(pathname) ? undefined : fileOf(decodeURIComponent(pathname));
    const extension = path.extname(file ?? '.html');
    const body = readFileSync(path.join(folder, file ?? '404.html'));
    const isText = /html|js|json/.test(extension) && !pathname.startsWith('/search-index/');
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : isText ? translated(body.toString('utf8')) : body);
  };

  /** The file of the build that stands for an address of the present deploy. */
  function fileOf(pathname: string): string | undefined {
    const [, marked = '', original = ''] = hashInName.exec(path.basename(pathname)) ?? [];
    const isHashed = hashes.has(original);
    if (isHashed && marked !== mark()) return undefined;
    const plain = isHashed ? pathname.replace(marked + original, original) : pathname;
    return [plain, `${plain}.html`, path.join(plain, 'index.html')].find((file) =>
      statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile(),
    );
  }

  return {
    ...(await serveLocally(createServer(answer))),
    put: (next) => {
      deploy = next;
      missing = undefined;
    },
    holdBack: (files) => (missing = files),
  };
}

/** Every hash in the name of a file that a deploy replaces, and the id of the build. */
function hashesOf(folder: string): ReadonlySet<string> {
  const names = ['assets/js', 'assets/files', 'frames'].flatMap((below) =>
    readdirSync(path.join(folder, below)).filter((name) => !/\.(?:br|gz)$/.test(name)),
  );
  const found = names.flatMap((name) => hashInName.exec(name)?.[2] ?? []);
  const [, build = ''] = / data-build="?([\w-]+)/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? [];
  return new Set([...found, build]);
}
