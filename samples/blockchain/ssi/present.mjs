// #region keys
import { generateKeyPairSync, sign, verify }
  from 'node:crypto';

const ann = generateKeyPairSync('ed25519');
const eve = generateKeyPairSync('ed25519');
// #endregion keys
const credential = {
  number: 4711, over18: true,
  walletKey: ann.publicKey,
};
// what a wallet signs, as bytes
const bytes = (verifier, nonce) =>
  Buffer.from(`4711 ${verifier} ${nonce}`);

function present(wallet, verifier, nonce) {
  const text = bytes(verifier, nonce);
  const proof =
    sign(null, text, wallet.privateKey);
  return { credential, proof };
}
function check(shown, verifier, nonce) {
  return verify(null, bytes(verifier, nonce),
    shown.credential.walletKey, shown.proof);
}

const shown = present(ann, 'bar', 830516);
console.log(1, check(shown, 'bar', 830516));
console.log(2, check(shown, 'bar', 274901));
console.log(3, check(shown, 'shop', 830516));
const stolen = present(eve, 'bar', 560032);
console.log(4, check(stolen, 'bar', 560032));
