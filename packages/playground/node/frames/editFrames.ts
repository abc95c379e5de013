import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

import { defined } from '@groundwork/lib/defined';
import { packageFile } from '@groundwork/lib/node/packageFile';
import type { FrameKind } from '../../shared/frameMessages';
import { framesFolder } from './frameAddress';
import { asScript } from './reactFrame';

const guestFolder = packageFile('@groundwork/playground', 'client/frameGuest');

/**
 * What an edited sample may do: run the scripts and styles that stand in its document, and nothing that asks for
 * anything outside it. The sandbox of the frame gives it an origin of its own besides.
 */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default playground',
].join('; ');

const bodies: Record<FrameKind, string> = { html: '', react: '<div id="root"></div>' };

/**
 * Writes the documents in which edited samples are shown below a folder that is served as it is: each waits for a
 * sample from the page around it. @returns the path of each, below the base URL
 */
export async function writeEditFrames(outFolder: string): Promise<Record<FrameKind, string>> {
  const entries = await Promise.all(
    (['html', 'react'] as const).map(async (kind) => [kind, await writeEditFrame(kind, outFolder)] as const),
  );
  return Object.fromEntries(entries) as Record<FrameKind, string>;
}

async function writeEditFrame(kind: FrameKind, outFolder: string): Promise<string> {
  const document = await editFrame(kind);
  const address = `${framesFolder}/edit-${kind}-${createHash('sha256').update(document).digest('hex').slice(0, 8)}`;
  await mkdir(path.join(outFolder, framesFolder), { recursive: true });
  await writeFile(path.join(outFolder, `${address}.html`), document);
  return address;
}

/** The document of a kind of sample, empty. */
async function editFrame(kind: FrameKind): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(guestFolder, `${kind}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  });
  const script = asScript(defined(outputFiles[0], 'The bundled script').text.trim());
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>An edited sample</title>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${bodies[kind]}<script>${script}</script></body></html>`;
}
