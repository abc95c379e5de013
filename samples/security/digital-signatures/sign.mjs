import * as crypto from 'node:crypto';

// Ann generates her pair of keys.
const ann = crypto.generateKeyPairSync('ed25519');

// Ann turns her order into bytes, and signs.
const order = Buffer.from('pay 100 to bob');
const signature = crypto.sign(
  null, order, ann.privateKey);
console.log('bytes of the signature',
  signature.length);

// The bank verifies with Ann's public key.
function bank(message) {
  const valid = crypto.verify(
    null, message, ann.publicKey, signature);
  console.log(String(message), valid);
}
bank(order);
bank(Buffer.from('pay 900 to bob')); // by Eve
