// Preloaded into the generator. What it loads on its start, and again in each thread that renders pages, but uses with
// another bundler, another minifier or another command only (600 modules, a quarter of a second each time), waits here
// until something of it is asked for. `loadWhenUsed.test.ts` watches over both.
const Module = require('node:module');
const path = require('node:path');

/** What is asked for, and the file of the generator's that asks. */
const rarelyUsed = new Map([
  ['webpackbar', path.join('@docusaurus', 'bundler', 'lib', 'currentBundler.js')],
  ['html-minifier-terser', path.join('@docusaurus', 'bundler', 'lib', 'minifyHtml.js')],
  ['./babelTranslationsExtractor', path.join('@docusaurus', 'babel', 'lib', 'index.js')],
]);

const load = Module._load;

Module._load = function (request, parent, ...rest) {
  const loadIt = () => load.call(this, request, parent, ...rest);
  const asker = rarelyUsed.get(request);
  return asker !== undefined && parent?.filename?.endsWith(asker) ? whenUsed(loadIt) : loadIt();
};

/** Stands for a module that is no ES module, or is not asked whether it is one. */
const whenUsed = (loadIt) =>
  new Proxy(function () {}, {
    get: (_target, name) => (name === '__esModule' ? false : loadIt()[name]),
    construct: (_target, args) => new (loadIt())(...args),
  });
