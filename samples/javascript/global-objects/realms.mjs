import vm from 'node:vm';

const there = vm.createContext();
const list = vm.runInContext('["tea"]', there);
const error = vm.runInContext('new TypeError("spilt")', there);
const symbol = vm.runInContext('Symbol.iterator', there);

const lines = {
  'list instanceof Array': list instanceof Array,
  'Array.isArray(list)': Array.isArray(list),
  'list.constructor === Array': list.constructor === Array,
  'error instanceof Error': error instanceof Error,
  'Symbol.iterator is shared': symbol === Symbol.iterator,
  'clone instanceof Array': structuredClone(list) instanceof Array,
};
for (const [what, is] of Object.entries(lines))
  console.log(what.padEnd(27), is);
