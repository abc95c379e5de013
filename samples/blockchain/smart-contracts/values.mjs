import { keccak_256 } from '@noble/hashes/sha3.js';
import { compile, machine, selector, word } from './machine.mjs';

const { Values } = compile('Values.sol');
const { account, call, slot } = await machine();
const ann = await account(0xa11ce, 10n ** 18n);
const made = await call(ann, undefined, Values.evm.bytecode.object);
const values = made.address;
const ask = (name, argument = '') =>
  call(ann, values, selector(name) + argument);

// #region overflow
for (const name of ['checked(uint8)', 'wrapping(uint8)']) {
  for (const by of [5, 6]) {
    const { error, data } = await ask(name, word(by));
    const number = Number(`0x${error ? data.slice(8) : data}`);
    const shown = error
      ? `${error} ${data.slice(0, 8)}, code ${number}` : number;
    console.log(`${name} 250 + ${by}:`, shown);
  }
}
// #endregion overflow

// #region revert
const before = await slot(values, 1);
const { error, gas } = await ask('change()');
console.log(`${error}, ${gas} gas, slot 1 unchanged:`,
  before === await slot(values, 1));
// #endregion revert

// #region slots
const { storage } = Values.storageLayout;
for (const { label, slot: at, offset } of storage) {
  console.log(`slot ${at}, byte ${offset}: ${label}`);
}
console.log('slot 0:', BigInt(`0x${await slot(values, 0)}`));
console.log('slot 1: …', (await slot(values, 1)).slice(-36));
const place = keccak_256(Buffer.from(word(0xa11ce) + word(2), 'hex'));
const key = Buffer.from(place).toString('hex');
console.log(`slot ${key.slice(0, 8)}…:`,
  BigInt(`0x${await slot(values, `0x${key}`)}`));
// #endregion slots
