import { compile, machine } from './machine.mjs';

const { Values } = compile('Values.sol');
const { account, call, slot } = await machine();
const ann = await account(0xa11ce, 10n ** 18n);
const made = await call(ann, undefined, Values.evm.bytecode.object);
const number = BigInt(`0x${await slot(made.address, 0)}`);
console.log(`the private number is ${number}`);
