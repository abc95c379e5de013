import { build } from 'esbuild';

import { defined } from '@groundwork/lib/defined';
import { packageFile } from '@groundwork/lib/node/packageFile';

const entry = packageFile('@groundwork/playground', 'client/guest/main.ts');

/**
 * The text of `client/guest/main.ts` as one expression whose value is `install`. Node's `inspect` expects names that
 * QuickJS lacks: they stand in the bundle's own scope, where programs cannot see them.
 */
export async function guestScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'guest',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  const bundle = defined(outputFiles[0], 'The bundled script').text.trim();
  return `(() => { globalThis.Atomics = {}; class URL {} ${bundle} delete globalThis.Atomics; return guest.install; })()`;
}
