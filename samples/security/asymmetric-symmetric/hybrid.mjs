import { getRandomValues, subtle } from 'node:crypto';

// #region bob
const rsa = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]), // usual
};
const uses = ['encrypt', 'decrypt'];
const bob = await subtle.generateKey(rsa, false, uses);

function toAes(bytes) {
  return subtle.importKey('raw', bytes, 'AES-GCM', false, uses);
}
// #endregion bob

// Ann encrypts the file with a new file key.
const file = new Uint8Array(1_000_000);
const fileKey = getRandomValues(new Uint8Array(32));
const nonce = getRandomValues(new Uint8Array(12));
const aes = { name: 'AES-GCM', iv: nonce };
const encryptedFile = await subtle.encrypt(
  aes, await toAes(fileKey), file);

// Ann encrypts the file key for Bob.
const encryptedKey = await subtle.encrypt(
  rsa, bob.publicKey, fileKey);
console.log('file', encryptedFile.byteLength);
console.log('file key', encryptedKey.byteLength);

// Bob decrypts the file key, then the file.
const bobsKey = await subtle.decrypt(
  rsa, bob.privateKey, encryptedKey);
const bobsFile = await subtle.decrypt(
  aes, await toAes(bobsKey), encryptedFile);
console.log('Bob has', bobsFile.byteLength);
