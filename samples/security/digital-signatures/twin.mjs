import { generateKeyPairSync, sign, verify } from 'node:crypto';

const big = (bytes) => BigInt(`0x${bytes.toString('hex')}`);
const from = (number) =>
  Buffer.from(number.toString(16).padStart(64, '0'), 'hex');

// #region twin
const n = // the number of points that P-256 computes with
  0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const form = { dsaEncoding: 'ieee-p1363' }; // r, then s: 32 bytes each
const message = Buffer.from('pay 100 to bob');
const ours = sign('sha256', message, { key: pair.privateKey, ...form });

// Anyone can do this: no key is used.
const s = big(ours.subarray(32));
const theirs = Buffer.concat([ours.subarray(0, 32), from(n - s)]);

const key = { key: pair.publicKey, ...form };
console.log('ours:  ', verify('sha256', message, key, ours));
console.log('theirs:', verify('sha256', message, key, theirs));
console.log('alike: ', ours.equals(theirs));
// #endregion twin
