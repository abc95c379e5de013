/** What the files of one layer may import of ours. `<own>` stands for what `<own>` matched in `files`. */
export interface Layer {
  /** Paths from the root; `*` is anything within a folder, `**` anything below it, `<own>` one folder's name. */
  files: string;
  mayImport: readonly string[];
  /** What of that they may not: the inside of what has a door. */
  mayNotImport?: readonly string[];
  /** Whether Node's built-in modules are there: only where the code never reaches a browser. */
  node: boolean;
  /** Whether what renders or holds a page is allowed. A model has no drawing in it. */
  react?: false;
  /** Whether modules of the site's generator are allowed. An engine knows nothing of it. */
  generator?: false;
}

// A plugin's shared half is its contract: the Node halves of others may read it, its two own halves do.
const pluginNode = ['site/plugins/<own>/node/**', 'site/plugins/*/shared/**', 'site/lib/**', 'packages/**'];
/** What of the packages, and of the site's own pure code, reaches a browser. */
const browserSide = [
  'site/lib/*',
  'packages/lib/*',
  'packages/labs-kit/**',
  'packages/playground/{index,editedCopies}.ts',
  'packages/search/{engine,ui}.ts',
];

/**
 * The table of allowed imports, first match wins. Tests beside their file may import anything, as may `tests/` and, but
 * for tests, `tools/`, which in turn nobody imports. Packages of others and the generator's aliases (`@theme/…`) are not in it.
 * One of our own packages is asked for by its name, and has the doors that its `package.json` exports.
 */
export const importLayers: readonly Layer[] = [
  { files: '**/*.test.{ts,tsx}', mayImport: ['**'], node: true },
  { files: '{tests,bench,deploy}/**', mayImport: ['**'], node: true },
  // What tools and tests both need is a tool's.
  { files: 'tools/**', mayImport: ['**'], mayNotImport: ['tests/**'], node: true },

  // What everybody stands on: pure code, and beside it what reads files.
  { files: 'packages/lib/node/**', mayImport: ['packages/lib/**'], node: true, react: false, generator: false },
  { files: 'packages/lib/*', mayImport: ['packages/lib/*'], node: false, react: false, generator: false },
  {
    files: 'packages/machine/**',
    mayImport: ['packages/{machine,lib}/**'],
    node: true,
    react: false,
    generator: false,
  },

  // Engines: each knows itself and what lies below it.
  { files: 'packages/code/**', mayImport: ['packages/{code,lib}/**'], node: true, react: false, generator: false },
  // What samples mean stands below both what shows them and what runs them.
  {
    files: 'packages/samples/page/**',
    mayImport: ['packages/samples/{page,contract}/**', 'packages/{code,lib}/**'],
    node: true,
    react: false,
    generator: false,
  },
  {
    files: 'packages/samples/runner/**',
    mayImport: ['packages/samples/{runner,contract}/**', 'packages/{machine,lib}/**'],
    node: true,
    react: false,
    generator: false,
  },
  {
    files: 'packages/samples/**',
    mayImport: ['packages/samples/contract/**', 'packages/lib/**'],
    node: true,
    react: false,
    generator: false,
  },
  {
    files: 'packages/figures/**',
    mayImport: ['packages/{figures,lib}/**'],
    node: true,
    react: false,
    generator: false,
  },
  // The engines run in Node, too: there they are tried.
  {
    files: 'packages/playground/testing/**',
    mayImport: ['packages/playground/{client/engine,node,shared,testing}/**', 'packages/lib/**'],
    node: true,
    react: false,
    generator: false,
  },
  {
    files: 'packages/playground/node/**',
    mayImport: ['packages/playground/{node,shared}/**', 'packages/{samples,lib}/**'],
    node: true,
    react: false,
    generator: false,
  },
  {
    files: 'packages/playground/**',
    mayImport: ['packages/playground/{client,shared}/**', 'packages/playground/*', 'packages/lib/*'],
    node: false,
    generator: false,
  },
  {
    files: 'packages/search/engine.ts',
    mayImport: ['packages/search/{client/engine,shared}/**'],
    node: false,
    react: false,
    generator: false,
  },
  {
    files: 'packages/search/{client/engine,shared}/**',
    mayImport: ['packages/search/{client/engine,shared}/**', 'packages/lib/*'],
    node: false,
    react: false,
    generator: false,
  },
  {
    files: 'packages/search/indexer.ts',
    mayImport: ['packages/search/{node,shared}/**'],
    node: true,
    react: false,
    generator: false,
  },
  {
    files: 'packages/search/{node,testing,bench}/**',
    mayImport: [
      'packages/search/{node,shared,testing,bench}/**',
      'packages/search/{engine,indexer}.ts',
      'packages/{machine,lib}/**',
    ],
    node: true,
    generator: false,
  },
  {
    files: 'packages/search/**',
    mayImport: ['packages/search/{client,shared}/**', 'packages/lib/*'],
    node: false,
    generator: false,
  },
  // The kit's pure part is what the models of labs stand on.
  {
    files: 'packages/labs-kit/model/**',
    mayImport: ['packages/labs-kit/model/**', 'packages/lib/*'],
    node: false,
    react: false,
    generator: false,
  },
  {
    files: 'packages/labs-kit/**',
    mayImport: ['packages/labs-kit/**', 'packages/lib/*'],
    node: false,
    generator: false,
  },

  // The model, with the parts it is split into: rules without drawing.
  {
    files: 'labs/<own>/*.ts',
    mayImport: ['labs/<own>/*.ts', 'packages/labs-kit/model/**', 'packages/lib/*'],
    node: false,
    react: false,
  },
  { files: 'labs/<own>/*', mayImport: ['labs/<own>/*', 'packages/labs-kit/**', 'packages/lib/*'], node: false },
  // The registry of labs: it knows each by its one public door.
  { files: 'labs/*', mayImport: ['labs/*', 'labs/*/Lab.tsx', 'packages/labs-kit/**', 'packages/lib/*'], node: false },

  // Pure code of several parts of the site, and beside it what is Node's alone.
  { files: 'site/lib/node/**', mayImport: ['site/lib/**', 'packages/lib/**'], node: true, react: false },
  { files: 'site/lib/*', mayImport: ['site/lib/*', 'packages/lib/*'], node: false, react: false, generator: false },

  { files: 'site/plugins/<own>/node/**', mayImport: pluginNode, node: true },
  // The seam to the generator names modules by their paths; it reads which parts of the theme may be left out.
  {
    files: 'site/generator/**',
    mayImport: ['site/generator/**', 'site/plugins/theme/node/unusedParts.ts', 'packages/lib/**'],
    node: true,
  },
  {
    files: 'site/plugins/<own>/client/**',
    mayImport: ['site/plugins/<own>/{client,shared}/**', 'site/{components,islands}/**', ...browserSide],
    node: false,
  },
  { files: 'site/plugins/<own>/shared/**', mayImport: ['site/plugins/<own>/shared/**', ...browserSide], node: false },

  { files: 'site/components/**', mayImport: ['site/components/**', 'site/lib/*', 'packages/lib/*'], node: false },
  // Islands are what moves inside a note: labs by their registry, site widgets, and a plugin's panel by its door.
  {
    files: 'site/islands/**',
    mayImport: ['site/{islands,components}/**', 'labs/registry.ts', 'site/plugins/*/client/index.ts', ...browserSide],
    node: false,
  },
  {
    files: 'site/{theme,pages}/**',
    mayImport: [
      'site/{theme,pages,components,islands}/**',
      'site/css/**',
      'site/plugins/*/client/**',
      'labs/*',
      'site/config/**',
      ...browserSide,
    ],
    node: false,
  },

  // Data typed with the options of the plugin or engine that reads it.
  {
    files: 'site/config/**',
    mayImport: ['site/config/**', 'site/plugins/*/node/**', 'site/lib/**', 'packages/**'],
    node: true,
  },
  // Wiring: the generator's two files, and the configuration of the tools. Pages may name the labs that there are.
  {
    files: '*',
    mayImport: [
      'site/config/**',
      'site/plugins/*/node/**',
      'site/lib/**',
      'packages/**',
      'tools/**',
      'labs/registry.ts',
    ],
    node: true,
  },
];
