/** What the files of one layer may import of ours. `<own>` stands for what `<own>` matched in `files`. */
export interface Layer {
  /** Paths from the root; `*` is anything within a folder, `**` anything below it, `<own>` one folder's name. */
  files: string;
  mayImport: readonly string[];
  /** What of that they may not: the inside of what has a door. */
  mayNotImport?: readonly string[];
  /** Whether Node's built-in modules are there: only where the code never reaches a browser. */
  node: boolean;
  /** Whether packages that render or hold a page are allowed. A model has no drawing in it. */
  react?: false;
}

// A plugin's shared half is its contract: the Node halves of others may read it, its two own halves do.
const pluginNode = ['plugins/<own>/node/**', 'plugins/*/shared/**', 'lib/**'];

/**
 * The table of allowed imports, first match wins. Tests beside their file may import anything, as may `tests/` and
 * `tools/`, which in turn nobody imports. Packages and the generator's aliases (`@theme/…`) are not in it.
 */
export const importLayers: readonly Layer[] = [
  { files: '**/*.test.{ts,tsx}', mayImport: ['**'], node: true },
  // The search has two doors, `engine.ts` and `indexer.ts`; what else is open to them is the plugin's and for tests.
  {
    files: '{tests,tools,bench,deploy}/**',
    mayImport: ['**'],
    mayNotImport: [
      'plugins/search/{client,shared}/**',
      'plugins/search/node/{buildIndex,collectPages,extractPage,hostedRecords,synonyms}.ts',
    ],
    node: true,
  },
  { files: 'plugins/search/engine.ts', mayImport: ['plugins/search/{client,shared}/**'], node: false, react: false },
  { files: 'plugins/search/indexer.ts', mayImport: ['plugins/search/{node,shared}/**'], node: true, react: false },
  { files: 'plugins/<own>/testing/**', mayImport: ['plugins/<own>/**', 'lib/**'], node: true },

  // The contract of samples: read from files, so Node's alone. What else is in `lib/` runs in the browser too.
  { files: 'lib/samples/**', mayImport: ['lib/**'], node: true, react: false },
  // What the build's own process and threads share.
  { files: 'lib/node/**', mayImport: ['lib/**'], node: true, react: false },
  { files: 'lib/*', mayImport: ['lib/*'], node: false, react: false },

  { files: 'labs/_kit/**', mayImport: ['labs/_kit/**', 'lib/*', 'src/components/**'], node: false },
  // The model, with the parts it is split into: rules without drawing.
  { files: 'labs/<own>/*.ts', mayImport: ['labs/<own>/*.ts', 'lib/*'], node: false, react: false },
  { files: 'labs/<own>/*', mayImport: ['labs/<own>/*', 'labs/_kit/**', 'lib/*'], node: false },
  // The registry of labs: it knows each by its one public door.
  { files: 'labs/*', mayImport: ['labs/*', 'labs/*/Lab.tsx', 'labs/_kit/**', 'lib/*'], node: false },

  { files: 'plugins/<own>/node/**', mayImport: pluginNode, node: true },
  // The seam to the generator names modules by their paths; it reads which parts of the theme may be left out.
  {
    files: 'site/generator/**',
    mayImport: ['site/generator/**', 'plugins/theme/node/unusedParts.ts', 'lib/**'],
    node: true,
  },
  {
    files: 'plugins/<own>/client/**',
    mayImport: [
      'plugins/<own>/{client,shared}/**',
      'lib/*',
      'src/{components,islands}/**',
      // The stylesheets of all labs come with the first note that has one.
      'labs/_kit/{lab,drawings/drawings}.css',
    ],
    node: false,
  },
  { files: 'plugins/<own>/shared/**', mayImport: ['plugins/<own>/shared/**', 'lib/*'], node: false },

  { files: 'src/components/**', mayImport: ['src/components/**', 'lib/*'], node: false },
  // Islands are what moves inside a note: labs by their registry, site widgets, and a plugin's panel by its door.
  {
    files: 'src/islands/**',
    mayImport: ['src/{islands,components}/**', 'labs/registry.ts', 'plugins/*/client/index.ts', 'lib/*'],
    node: false,
  },
  {
    files: 'src/{theme,pages}/**',
    mayImport: [
      'src/{theme,pages,components,islands}/**',
      'src/css/**',
      'plugins/*/client/**',
      'labs/*',
      // The home page has a lab.
      'labs/_kit/{lab,drawings/drawings}.css',
      'config/**',
      'lib/*',
    ],
    node: false,
  },

  // Data typed with the options of the plugin that reads it.
  { files: 'config/**', mayImport: ['config/**', 'plugins/*/node/**', 'labs/_kit/sheets.ts', 'lib/**'], node: true },
  // Wiring: the generator's two files, and the configuration of the tools. Pages may name the labs that there are.
  {
    files: '*',
    mayImport: ['config/**', 'plugins/*/node/**', 'lib/**', 'tools/**', 'labs/registry.ts'],
    node: true,
  },
];
