import { compile, machine, selector, word } from './machine.mjs';

const ETHER = 10n ** 18n;
const contracts = compile('Bank.sol');
const code = (name) => contracts[name].evm.bytecode.object;

for (const name of ['Bank', 'OrderedBank']) {
  const { account, call, balance } = await machine();
  const [ann, eve] = [await account(0xa11ce, 100n * ETHER),
    await account(0xe7e, 100n * ETHER)];
  const bank = (await call(ann, undefined, code(name))).address;
  await call(ann, bank, selector('deposit()'), 10n * ETHER);

  const argument = word(BigInt(bank.toString()));
  const thief = (await call(eve, undefined,
    code('Thief') + argument)).address;
  const { error } = await call(eve, thief, selector('steal()'), ETHER);
  console.log(`${name}: ${error ?? 'done'};`,
    `thief has ${await balance(thief) / ETHER},`,
    `bank has ${await balance(bank) / ETHER}`);
}
