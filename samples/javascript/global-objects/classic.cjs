const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const all = () => Object.getOwnPropertyDescriptors(globalThis);

for (const file of ['dist/shop.js', 'dist/chat.js']) {
  const before = all();
  vm.runInThisContext(readFileSync(file, 'utf8'));
  let made = 0;
  let replaced = 0;
  for (const [name, { value }] of Object.entries(all())) {
    if (!before[name]) made++;
    else if (!Object.is(before[name].value, value)) replaced++;
  }
  console.log(file, 'makes', made, 'and overwrites', replaced);
  try {
    console.log('the bill is', pay());
  } catch (error) {
    console.log('no bill:', error.message);
  }
}
