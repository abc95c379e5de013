import * as crypto from 'node:crypto';

// #region keys
const pair = crypto.generateKeyPairSync;
const ed = { key: pair('ed25519').privateKey };
const rsa = {
  key: pair('rsa', { modulusLength: 2048 }).privateKey,
  padding: crypto.constants.RSA_PKCS1_PSS_PADDING,
  saltLength: 32,
};
const ec = {
  key: pair('ec', { namedCurve: 'P-256' }).privateKey,
  dsaEncoding: 'ieee-p1363', // 2 numbers, 32 bytes each
};

// #endregion keys
const order = Buffer.from('pay 100 to bob');

// Prints the bytes of a signature, and
// whether both signatures are equal.
function signTwice(scheme, hash, privateKey) {
  const first = crypto.sign(hash, order, privateKey);
  const second = crypto.sign(hash, order, privateKey);
  console.log(scheme, first.length,
    first.equals(second) ? 'equal' : 'different');
}
signTwice('RSA-PSS', 'sha256', rsa);
signTwice('ECDSA', 'sha256', ec);
signTwice('Ed25519', null, ed);
