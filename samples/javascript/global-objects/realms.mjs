import vm from 'node:vm';

globalThis.price = 3;
const other = vm.createContext();
// runs code in the other realm
const run = (code) =>
  vm.runInContext(code, other);

console.log(run('typeof price'));
const teas = run('["green", "black"]');
console.log(teas instanceof Array);
console.log(teas instanceof run('Array'));
console.log(Array.isArray(teas));
