import path from 'node:path';

import { build } from 'esbuild';

import { elementWith, intoHead, parseDocument } from './document';
import { withPolicy } from './htmlFrame';

/** Renders the sample's default export, as the test run does; a sample without one renders itself. */
const entry = (file: string): string => `
import * as sample from ${JSON.stringify(`./${file}`)};
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const Sample = sample['default'];
if (Sample) createRoot(document.getElementById('root')).render(createElement(Sample));`;

/** Bundles a React sample with React and its styles into one document without any request. */
export async function reactFrame(folder: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry(file), resolveDir: folder, loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    outdir: path.join(folder, 'unwritten'),
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  });
  const textOf = (extension: string): string => outputFiles.find(({ path: name }) => name.endsWith(extension))?.text.trim() ?? '';
  const document = parseDocument(`<!doctype html><html lang="en"><title>${path.basename(file)}</title><body><div id="root"></div></body></html>`);
  const style = textOf('.css');
  intoHead(document, elementWith('script', { type: 'module' }, asScript(textOf('.js'))), ...(style ? [elementWith('style', {}, style)] : []));
  return withPolicy(document);
}

/** In HTML, `</script` ends a script, and `<!--` with `<script` behind it keeps it from ending. */
export const asScript = (text: string): string => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
