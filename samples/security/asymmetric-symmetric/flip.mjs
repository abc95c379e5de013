const { subtle } = crypto;
const bytes = (text) => new TextEncoder().encode(text);
const text = (buffer) => new TextDecoder().decode(buffer);
const secret = crypto.getRandomValues(new Uint8Array(16));

// #region flip
async function attack(name, options) {
  const algorithm = { name, ...options };
  const uses = ['encrypt', 'decrypt'];
  const key = await subtle.importKey('raw', secret, name, false, uses);
  const message = bytes('pay 100 to bob');
  const sent = await subtle.encrypt(algorithm, key, message);

  const changed = new Uint8Array(sent);
  changed[4] ^= 0b1000; // no key needed: '1' is 0x31, '9' is 0x39
  try {
    const read = await subtle.decrypt(algorithm, key, changed);
    console.log(name, sent.byteLength, 'bytes:', text(read));
  } catch (error) {
    console.log(name, sent.byteLength, 'bytes:', error.name);
  }
}

const once = crypto.getRandomValues(new Uint8Array(16));
await attack('AES-CTR', { counter: once, length: 64 });
await attack('AES-GCM', { iv: once.slice(0, 12) });
// #endregion flip
