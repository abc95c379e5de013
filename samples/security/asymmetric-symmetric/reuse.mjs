const { subtle } = crypto;
const bytes = (text) => new TextEncoder().encode(text);
const xor = (a, b) => a.map((byte, i) => byte ^ b[i]);
const algorithm = { name: 'AES-GCM', length: 256 };
const key = await subtle.generateKey(algorithm, false, ['encrypt']);

// #region reuse
// The mistake: the nonce never changes.
const iv = new Uint8Array(12);
const options = { name: 'AES-GCM', iv };
const encrypt = async (text) => new Uint8Array(
  await subtle.encrypt(options, key, bytes(text)));

const first = await encrypt('pay 100 to bob');
const second = await encrypt('pin is 4711 ok');

// Eve has both ciphertexts and guesses one plaintext.
const stream = xor(bytes('pay 100 to bob'), first);
const read = xor(stream, second);
console.log('Eve reads', new TextDecoder().decode(read));
// #endregion reuse
