const { subtle } = crypto;
const bytes = (text) => new TextEncoder().encode(text);
const xor = (a, b) => a.map((byte, i) => byte ^ b[i]);

// #region reuse
const algorithm = { name: 'AES-GCM', length: 256 };
const key = await subtle.generateKey(algorithm, false, ['encrypt']);
const iv = new Uint8Array(12); // the mistake: never changed
const seal = async (text) =>
  new Uint8Array(
    await subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes(text)),
  );

const first = await seal('pay 100 to bob');
const second = await seal('pin is 4711 ok');

// The eavesdropper has both ciphertexts and guesses one message.
const keystream = xor(bytes('pay 100 to bob'), first);
const read = xor(keystream, second);
console.log(new TextDecoder().decode(read));
// #endregion reuse
