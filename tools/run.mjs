// usage: node tools/run.mjs SCRIPT.ts [argument…]
// Runs one of our TypeScript commands in this process, installing what it needs first. Plain JavaScript, because
// `npm start` is promised to work on a machine that has only git and Node.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { ensureInstalled } from './install/ensureInstalled.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [script, ...args] = process.argv.slice(2);

/** What the installed packages need, `engines` of `package.json`: that of ESLint is the highest. */
const needed = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(`Groundwork needs Node ${needed.join('.')} or newer, this is ${process.version}.`);
  process.exit(1);
}
if (!script) {
  console.error('usage: node tools/run.mjs SCRIPT.ts [argument…]');
  process.exit(2);
}

process.chdir(root);
ensureInstalled(root);
const [{ register: registerCommonJs }, { register: registerModules }] = await Promise.all([
  import('tsx/cjs/api'),
  import('tsx/esm/api'),
]);
registerCommonJs();
registerModules();
const file = path.join(root, script);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
