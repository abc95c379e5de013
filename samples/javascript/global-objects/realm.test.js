const assert = require('node:assert');
const fs = require('node:fs');
const util = require('node:util');

function look() {
  const say = (what, yes) => process.stdout.write(`${yes} ${what}\n`);
  try {
    fs.readFileSync('no such file');
  } catch (error) {
    say('error of fs instanceof Error', error instanceof Error);
    say('isNativeError(error)', util.types.isNativeError(error));
  }
  const names = fs.readdirSync('.');
  say('list of fs instanceof Array', names instanceof Array);
  say('Array.isArray(list of fs)', Array.isArray(names));
  say('date of fs instanceof Date',
    fs.statSync('.').mtime instanceof Date);
  say('fs.promises instanceof Promise',
    fs.promises.readdir('.') instanceof Promise);
  say('structuredClone([]) instanceof Array',
    structuredClone([]) instanceof Array);
  say('Buffer instanceof Uint8Array',
    Buffer.from('tea') instanceof Uint8Array);
  try {
    assert.deepStrictEqual(structuredClone([]), []);
    say('the clone is deepStrictEqual', true);
  } catch {
    say('the clone is deepStrictEqual', false);
  }
}
if (globalThis.test) test('realm', look);
else look();
