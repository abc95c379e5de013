import { readdirSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

/** What each file imports when it runs, both as paths from the root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ours = /^(\.|@site\/|@groundwork\/)/;
const isSource = /\.[cm]?[jt]sx?$/;

/**
 * Reads the imports of these sources and of what they import, as the bundler resolves them. Types are no imports.
 * @throws Error of the bundler where a file cannot be read
 */
export async function importsOf(root: string, files: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    outdir: 'unwritten',
    logLevel: 'silent',
    plugins: [
      {
        name: 'only what is ours',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /.*/ }, async ({ path: name, kind, pluginData, ...place }) => {
            if (kind === 'entry-point' || pluginData === 'asked') return undefined;
            if (!ours.test(name)) return { external: true };
            const found = await resolve(name, { ...place, kind, pluginData: 'asked' });
            // Whether an import leads anywhere is asked by the compiler.
            return found.errors.length > 0 || !isSource.test(found.path) ? { external: true } : found;
          });
        },
      },
    ],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map((one) => one.path),
    ]),
  );
}

const notOurs =
  /(^|\/)(node_modules|\.[^/]+|build)$|^(docs|samples|coverage|test-results|tests\/fixtures|bench\/peers)$/;

/** The sources of the repository, without programs that are shown. Read from the disk: an archive has no git to ask. */
export function ownSources(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.test(file) ? [] : ownSources(root, file);
    return entry.isFile() && /\.(ts|tsx|mts)$/.test(file) && !/\.d\.[cm]?ts$/.test(file) ? [file] : [];
  });
}

/** The groups of files of which each imports itself over the others, or alone. */
export function cyclesIn(graph: ImportGraph): string[][] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  // The strongly connected components, as Tarjan finds them.
  const visit = (file: string): number => {
    let low = numbers.size;
    numbers.set(file, low);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, numbers.get(next) ?? low);
    }
    if (low === numbers.get(file)) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.map(path.normalize).sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return cycles;
}
