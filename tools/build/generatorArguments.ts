import path from 'node:path';

/** What to give Node so that it builds the site of this repository in the folder that it is run in. */
export const generatorArguments = (root: string): string[] => [
  '--require',
  path.join(root, 'tools/build/loadTypeScript.cjs'),
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  'build',
];
