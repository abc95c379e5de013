const fs = require('node:fs');
const util = require('node:util');

const say = (what, yes) => process.stdout.write(`${yes} ${what}\n`);
function look() {
  try {
    fs.readFileSync('no such file');
  } catch (error) {
    say('error of fs instanceof Error', error instanceof Error);
    say('isNativeError(error)', util.types.isNativeError(error));
  }
  const names = fs.readdirSync('.');
  const { mtime } = fs.statSync('.');
  const clone = structuredClone([]);
  say('list of fs instanceof Array', names instanceof Array);
  say('Array.isArray(list of fs)', Array.isArray(names));
  say('date of fs instanceof Date', mtime instanceof Date);
  say('clone instanceof Array', clone instanceof Array);
  say('clone equals [], strictly', util.isDeepStrictEqual(clone, []));
  say('Buffer instanceof Uint8Array',
    Buffer.from('tea') instanceof Uint8Array);
}
if (globalThis.test) test('realm', look);
else look();
