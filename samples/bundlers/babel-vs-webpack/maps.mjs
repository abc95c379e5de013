import { readFileSync } from 'node:fs';
import * as tracing from '@jridgewell/trace-mapping';
import { bundled, withBabel } from './tools.mjs';

/** Where the map says that `.at(-1)` of the bundle comes from. */
async function origin(loaderOptions) {
  const devtool = 'source-map';
  const code = await bundled({ devtool, ...withBabel(loaderOptions) });
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.includes('.at(-1)'));
  const column = lines[line].indexOf('.at(-1)') + 1;
  const json = readFileSync('dist/main.js.map', 'utf8');
  const map = new tracing.TraceMap(json);
  const place = { line: line + 1, column };
  const found = tracing.originalPositionFor(map, place);
  return `cart.js:${found.line}`;
}

const lines = readFileSync('cart.js', 'utf8').trimEnd().split('\n');
const written = lines.findIndex((text) => text.includes('.at(-1)')) + 1;
console.log(`written in cart.js:${written}, of ${lines.length} lines`);
console.log('with the map of Babel:', await origin({ map: true }));
console.log('without it:           ', await origin({ map: false }));
