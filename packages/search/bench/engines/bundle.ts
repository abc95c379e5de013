import { build } from 'esbuild';

/** Bundles an engine's browser half as a site would: minified, for browsers of today. */
export async function bundleEngine(name: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [`packages/search/bench/engines/browser/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made nothing of the engine ${name}`);
  return file.contents;
}
