const { subtle } = crypto;
const bytes = (text) => new TextEncoder().encode(text);
const text = (buffer) => new TextDecoder().decode(buffer);
const secret = crypto.getRandomValues(new Uint8Array(16));
const uses = ['encrypt', 'decrypt'];
const toKey = (raw, mode) => subtle.importKey('raw', raw, mode, false, uses);

// #region flip
async function attack(mode, options) {
  const algorithm = { name: mode, ...options };
  const key = await toKey(secret, mode);
  const plaintext = bytes('pay 100 to bob');
  const sent = await subtle.encrypt(
    algorithm, key, plaintext);

  const changed = new Uint8Array(sent);
  changed[4] ^= 0b1000; // Eve flips one bit
  try {
    const read = await subtle.decrypt(
      algorithm, key, changed);
    console.log(mode, 'Bob reads:', text(read));
  } catch (error) {
    console.log(mode, 'Bob gets:', error.name);
  }
}

const start = crypto.getRandomValues(
  new Uint8Array(16));
await attack('AES-CTR', { counter: start, length: 64 });
await attack('AES-GCM', { iv: start.slice(0, 12) });
// #endregion flip
