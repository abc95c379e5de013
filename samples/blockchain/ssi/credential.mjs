import { generateKeyPairSync, sign, verify }
  from 'node:crypto';

// the registry signs
const keys = generateKeyPairSync('ed25519');
const credential = JSON.stringify({
  issuer: 'registry.example', number: 4711,
  name: 'Ann', over18: true,
});
const signature = sign(null,
  Buffer.from(credential), keys.privateKey);

// the bar checks with the public key
function check(text) {
  return verify(null, Buffer.from(text),
    keys.publicKey, signature);
}
const changed =
  credential.replace('Ann', 'Eve');
console.log('original:', check(credential));
console.log('changed: ', check(changed));
