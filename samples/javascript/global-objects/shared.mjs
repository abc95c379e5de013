const { push } = Array.prototype;
Array.prototype.push = function (...items) {
  console.log('somebody listens:', ...items);
  return push.apply(this, items);
};
[].push('a secret of another file');
Array.prototype.push = push;

const mine = Object.getOwnPropertyDescriptor;
for (const name of ['undefined', 'NaN', 'Array', 'JSON', 'globalThis'])
  console.log(name.padEnd(11), mine(globalThis, name).writable
    ? 'can be replaced' : 'is constant');
console.log('this in a module:', this);
