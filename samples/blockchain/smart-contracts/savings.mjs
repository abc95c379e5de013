import { compile, machine, selector, word } from './machine.mjs';

const ETHER = 10n ** 18n;
const { Savings } = compile('Savings.sol');
const { account, call } = await machine();
const ann = await account(0xa11ce, 100n * ETHER);
const eve = await account(0xe7e, 100n * ETHER);

const say = (what, { error, paid }, more = '') =>
  console.log(
    what.padEnd(13), error ?? 'done', `gas ${paid}`, more,
  );
const code = Savings.evm.bytecode.object;
const deployed = await call(ann, undefined, code);
const bank = deployed.address;
say('deploy', deployed, `…${bank.toString().slice(-4)}`);

const deposit = selector('deposit()');
say('Ann deposits', await call(ann, bank, deposit, 10n * ETHER));

const question = selector('saved(address)');
const { data } = await call(eve, bank,
  question + word(BigInt(ann.toString())));
console.log(`Ann has ${BigInt(`0x${data}`) / ETHER} ether`);

const withdraw = selector('withdraw()');
say('Eve withdraws', await call(eve, bank, withdraw));
say('Ann withdraws', await call(ann, bank, withdraw));
