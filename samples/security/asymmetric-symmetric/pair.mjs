import { subtle } from 'node:crypto';

// Bob makes his pair of keys.
const rsa = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]), // usual
};
const bob = await subtle.generateKey(
  rsa, false, ['encrypt', 'decrypt']);

// Ann has Bob's public key.
const plaintext = new TextEncoder()
  .encode('pay 100 to bob');
const sent = await subtle.encrypt(
  rsa, bob.publicKey, plaintext);
console.log('Ann sends', sent.byteLength, 'bytes');

// Bob uses his private key.
const read = await subtle.decrypt(
  rsa, bob.privateKey, sent);
console.log('Bob reads',
  new TextDecoder().decode(read));
