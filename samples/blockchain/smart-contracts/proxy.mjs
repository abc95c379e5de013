import { compile, machine, selector, word } from './machine.mjs';

const contracts = compile('Proxy.sol');
for (const name of ['SpacedCounter', 'Counter']) {
  const { account, call, slot } = await machine();
  const ann = await account(0xa11ce, 10n ** 18n);
  const create = async (what, argument = '') => (await call(ann,
    undefined, contracts[what].evm.bytecode.object + argument)).address;
  const logic = await create(name);
  const proxy = await create('Proxy', word(BigInt(logic.toString())));
  console.log(`${name} behind the proxy, at …${
    logic.toString().slice(-4)}`);
  for (let round = 0; round < 2; round++) {
    await call(ann, proxy, selector('add()'));
    const { data } = await call(ann, proxy, selector('count()'));
    console.log(`  add(): count is ${data === '' ? 'not there'
      : Number(`0x${data}`)}, logic at …${
      (await slot(proxy, 0)).slice(-4)}`);
  }
  console.log('  storage of the logic itself:',
    Number(`0x${await slot(logic, 0) || 0}`),
    Number(`0x${await slot(logic, 1) || 0}`));
}
