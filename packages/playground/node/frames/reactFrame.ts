import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { elementWith, intoHead, parseDocument } from '@groundwork/lib/htmlTree';
import { withFramePolicy } from './htmlFrame';

/** Renders the sample's default export, as the test run does; a sample without one renders itself. */
const entry = (file: string): string => `
import * as sample from ${JSON.stringify(`./${path.basename(file)}`)};
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const Sample = sample['default'];
if (Sample) createRoot(document.getElementById('root')).render(createElement(Sample));`;

const entries: Plugin = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path: name }) => ({ path: name.slice('entry:'.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: file }) => ({
      contents: entry(file),
      resolveDir: path.dirname(file),
      loader: 'jsx',
    }));
  },
};

/**
 * Bundles React samples, each with React and its styles into one document without any request.
 * All at once, because React is then parsed once.
 * @returns the documents in the order of the samples' files
 */
export async function reactFrames(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { outputFiles } = await build({
    entryPoints: files.map((file, index) => ({ in: `entry:${path.resolve(file)}`, out: String(index) })),
    plugins: [entries],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    outdir: 'unwritten',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The page shows what a sample logs as its recorded output; a reader's console stays silent. Warnings are kept.
    pure: ['console.log'],
    legalComments: 'none',
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map(({ path: name, text }) => [path.basename(name), text.trim()]));
  return files.map((file, index) => documentOf(file, texts.get(`${index}.js`) ?? '', texts.get(`${index}.css`)));
}

function documentOf(file: string, script: string, style: string | undefined): string {
  const document = parseDocument(
    `<!doctype html><html lang="en"><title>${path.basename(file)}</title><body><div id="root"></div></body></html>`,
  );
  intoHead(
    document,
    elementWith('script', { type: 'module' }, asScript(script)),
    ...(style ? [elementWith('style', {}, style)] : []),
  );
  return withFramePolicy(document);
}

/** In HTML, `</script` ends a script, and `<!--` with `<script` behind it keeps it from ending. */
export const asScript = (text: string): string =>
  text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
