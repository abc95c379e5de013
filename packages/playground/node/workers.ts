import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { packageFile } from '@groundwork/lib/node/packageFile';
import type { RunKind } from '../shared/runMessages';
import { guestScript } from './guestScript';

const clientFolder = packageFile('@groundwork/playground', 'client');

/** The worker of each kind of program, the one that compiles components, and the one that colours what is typed. */
const workerOf = {
  module: 'javascript',
  script: 'javascript',
  typescript: 'typescript',
  sql: 'sql',
  compiler: 'compiler',
  colours: 'colours',
} as const satisfies Record<WorkerKind, string>;

type WorkerKind = RunKind | 'compiler' | 'colours';

/** The text of the guest's script as a module. */
const guestText: Plugin = {
  name: 'guest',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^playground:guest$/ }, ({ path: name }) => ({ path: name, namespace: 'guest' }));
    onLoad({ filter: /.*/, namespace: 'guest' }, async () => ({ contents: await guestScript(), loader: 'text' }));
  },
};

/**
 * Bundles the workers into a folder, each one script beside the WebAssembly that it loads, all with the hash of their
 * content in the name. They are not built by the site's bundler, because its classic workers cannot hold modules that
 * ask for `import.meta.url`: it writes the path of the building machine there.
 * @returns the file of each kind's worker
 */
export async function buildWorkers(folder: string): Promise<Record<WorkerKind, string>> {
  const names = [...new Set(Object.values(workerOf))];
  const { metafile } = await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, path.join(clientFolder, `worker/${name}.worker.ts`)])),
    outdir: folder,
    entryNames: 'run-[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    loader: { '.wasm': 'file' },
    // For the loaders of QuickJS and SQLite, which look for their WebAssembly; ours is handed to them.
    define: { 'import.meta.url': 'self.location.href' },
    external: ['fs', 'path', 'crypto', 'module'],
    legalComments: 'none',
    logLevel: 'error',
    plugins: [guestText],
  });
  const built = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) => {
    const name = names.find((candidate) => entryPoint?.endsWith(`${candidate}.worker.ts`));
    return name ? [[name, path.basename(file)] as const] : [];
  });
  const files = Object.fromEntries(built) as Record<(typeof names)[number], string>;
  return Object.fromEntries(Object.entries(workerOf).map(([kind, name]) => [kind, files[name]])) as Record<
    WorkerKind,
    string
  >;
}
