// Preloaded into the generator. It loads its configuration and plugins with jiti, which compiles TypeScript, and every
// package that is a module, by Babel: 5 of the 17 seconds of processor time of a first build, and constants behind
// getters that cost more with every page. Here esbuild compiles TypeScript, and packages are Node's own business.
// `loadTypeScript.test.ts` watches over both: that the generator still asks for jiti here, and gets what jiti gives.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const { transformSync } = require('esbuild');

const generatorsLoader = path.join('@docusaurus', 'utils', 'lib', 'moduleUtils.js');
const load = Module._load;

Module._load = function (request, parent, ...rest) {
  const isGenerators = request === 'jiti' && parent?.filename.endsWith(generatorsLoader);
  return isGenerators ? () => (file) => defaultWithNames(require(file)) : load.call(this, request, parent, ...rest);
};

Module._extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    target: `node${process.versions.node}`,
    sourcefile: file,
    sourcemap: process.sourceMapsEnabled ? 'inline' : false,
    define: { 'import.meta.url': 'importMetaUrl', 'import.meta.dirname': '__dirname' },
    banner: `const importMetaUrl = ${JSON.stringify(pathToFileURL(file).href)};`,
  });
  module._compile(code, file);
};

/** The default export of a module with its named exports on it, as jiti's option `interopDefault` has it. */
function defaultWithNames(module) {
  if (module === null || typeof module !== 'object' || !('default' in module)) return module;
  const value = module.default;
  if (value === null || !['object', 'function'].includes(typeof value)) return value;
  for (const name of Object.keys(module).filter((key) => !(key in value))) {
    Object.defineProperty(value, name, { get: () => module[name], configurable: true });
  }
  return value;
}
