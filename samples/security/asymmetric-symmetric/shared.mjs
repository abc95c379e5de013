const { subtle } = crypto;
const plaintext = new TextEncoder()
  .encode('pay 100 to bob');

// Ann and Bob both have this key.
const aes = { name: 'AES-GCM', length: 256 };
const sharedKey = await subtle.generateKey(
  aes, false, ['encrypt', 'decrypt']);

// Ann encrypts.
const nonce = crypto.getRandomValues(
  new Uint8Array(12));
const options = { name: 'AES-GCM', iv: nonce };
const sent = await subtle.encrypt(
  options, sharedKey, plaintext);
console.log('Ann sends', sent.byteLength, 'bytes');

// Bob gets sent and nonce, and decrypts.
const read = await subtle.decrypt(
  options, sharedKey, sent);
console.log('Bob reads',
  new TextDecoder().decode(read));
