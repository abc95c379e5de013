import { runInNewContext } from 'node:vm';
import { bundled, withBabel } from './tools.mjs';

const code = await bundled(withBabel());
const old = 'delete Array.prototype.at;'; // as in Chrome before 92
const polyfill = `Array.prototype.at = function (index) {
  return this[index < 0 ? this.length + index : index];
};`;
try {
  runInNewContext(old + code, { console });
} catch ({ message }) {
  console.log(message);
}
runInNewContext(old + polyfill + code, { console });
