const vm = require('node:vm');

let value = fetch;
Object.defineProperty(globalThis, 'fetch', {
  configurable: true,
  get: () => value,
  set(next) {
    console.log('caught', next);
    value = next;
  },
});

const scripts = ['fetch = 1', 'var fetch = 2', 'function fetch() {}'];
for (const script of scripts) {
  console.log(script);
  vm.runInThisContext(script);
}
console.log(value, typeof fetch);
