import { generateKeyPairSync, sign, verify } from 'node:crypto';

const ann = generateKeyPairSync('ec', {
  namedCurve: 'secp256k1',
});
const payment = 'from a:0: Bob 3 BTC, Ann 1.9999859 BTC';
const signature = sign(
  'sha256', Buffer.from(payment), ann.privateKey);

for (const text of [payment, payment.replace('Bob', 'Eve')])
  console.log(text, verify(
    'sha256', Buffer.from(text), ann.publicKey, signature));
