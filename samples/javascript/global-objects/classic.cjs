const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const count = () => Object.getOwnPropertyNames(globalThis).length;

for (const file of ['dist/shop.js', 'dist/chat.js']) {
  const before = count();
  vm.runInThisContext(readFileSync(file, 'utf8'));
  console.log(file, 'makes', count() - before, 'globals');
  try {
    console.log('the bill is', pay());
  } catch (error) {
    console.log('no bill:', error.message);
  }
}
