import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { previous, transaction } from './transaction.mjs';

const hash = (name, data) => createHash(name).update(data).digest();
const twice = (data) => hash('sha256', hash('sha256', data));
const bytes = (hex) => Buffer.from(hex, 'hex');

// #region digest
/** What the signature of one input covers: BIP 143. */
function digest(tx, index, coin) {
  const { inputs, outputs } = tx;
  return twice(Buffer.concat([
    tx.version,
    twice(Buffer.concat(inputs.map((input) => input.coin))),
    twice(Buffer.concat(inputs.map((input) => input.sequence))),
    inputs[index].coin,                     // which coin is spent
    bytes(`1976a914${coin.owner}88ac`),     // under which script
    amount(coin.value),                     // and what it is worth
    inputs[index].sequence,
    twice(Buffer.concat(outputs)),          // who gets how much
    tx.lockTime,
    bytes('01000000'),                      // SIGHASH_ALL
  ]));
}
// #endregion digest

function amount(value) {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(value);
  return buffer;
}

// #region script
const operations = {
  DUP: (stack) => stack.push(stack.at(-1)),
  HASH160: (stack) => stack.push(
    hash('ripemd160', hash('sha256', stack.pop()))),
  EQUALVERIFY: (stack) => stack.pop().equals(stack.pop()) || 'stop',
  CHECKSIG: (stack, message) => {
    const [key, signature] = [stack.pop(), stack.pop()];
    const good = secp256k1.verify(
      signature.subarray(0, -1),    // its last byte says what it covers
      message, key,
      { prehash: false, format: 'der', lowS: false });
    stack.push(Buffer.from(good ? [1] : []));
  },
};

function run(script, witness, message, say = () => {}) {
  const stack = [...witness];
  for (const step of script) {
    const result = operations[step]
      ? operations[step](stack, message) : stack.push(bytes(step));
    say(step.slice(0, 12).padEnd(12),
      stack.map((item) => item.toString('hex').slice(0, 6)).join(' '));
    if (result === 'stop') return false;
  }
  return stack.at(-1)?.[0] === 1;
}
// #endregion script

// #region try
const coin = previous[1];
const script =
  ['DUP', 'HASH160', coin.owner, 'EQUALVERIFY', 'CHECKSIG'];
const { witness } = transaction.inputs[1];
const message = digest(transaction, 1, coin);
console.log('signed digest', message.toString('hex').slice(0, 16));
console.log('spent:', run(script, witness, message, console.log));

const attempts = {
  'another amount': digest(transaction, 1, { ...coin, value: 1n }),
  'another receiver': digest({ ...transaction, outputs: [
    transaction.outputs[1], transaction.outputs[0]] }, 1, coin),
};
for (const [name, other] of Object.entries(attempts)) {
  console.log(`${name}:`, run(script, witness, other));
}
const stranger = secp256k1.getPublicKey(Buffer.alloc(32, 7));
console.log('another key:', run(script,
  [witness[0], Buffer.from(stranger)], message));
// #endregion try

// #region fee
const paidIn = previous.reduce((sum, { value }) => sum + value, 0n);
const paidOut = transaction.outputs
  .reduce((sum, output) => sum + output.readBigUInt64LE(0), 0n);
console.log(`in ${paidIn}, out ${paidOut}, fee ${paidIn - paidOut}`);
// #endregion fee
