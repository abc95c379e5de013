import path from 'node:path';

/** What to give Node so that it builds the site of this repository in the folder that it is run in. */
export const generatorArguments = (root: string): string[] => [
  ...(loadsModulesByRequire() ? ['--require', path.join(root, 'tools/build/loadTypeScript.cjs')] : []),
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  'build',
];

/** Before Node 20.19 packages that are modules can't be loaded by `require`, and the generator's own way is taken. */
const loadsModulesByRequire = (): boolean => 'require_module' in process.features;
