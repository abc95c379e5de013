import { createHmac, randomBytes } from 'node:crypto';
import { BloomFilter, publicHash } from './filter.mjs';

const secret = randomBytes(32);

// #region secretHash
/** A number from the method HMAC-SHA-256 of Node.js. */
function secretHash(name, seed) {
  const mac = createHmac('sha256', secret);
  return mac.update(`${seed} ${name}`).digest().readUInt32LE();
}
// #endregion secretHash

// #region chosen
/** 1,000 names of which each sets seven new bits. */
function chosenNames() {
  const copy = new BloomFilter(9600, 7, publicHash);
  const chosen = [];
  for (let i = 0; chosen.length < 1000; i++) {
    const positions = new Set(copy.positions(`evil${i}`));
    const free = [...positions].filter((p) => copy.bits[p] === 0);
    if (free.length === 7) {
      copy.add(`evil${i}`);
      chosen.push(`evil${i}`);
    }
  }
  return chosen;
}
// #endregion chosen

// #region measure
function measure(text, names, hash) {
  const filter = new BloomFilter(9600, 7, hash);
  for (const name of names) filter.add(name);
  let wrong = 0;
  for (let i = 0; i < 100_000; i++) {
    if (filter.ask(`bot${i}`) === 'maybe') wrong++;
  }
  console.log(`${text}: ${Math.round(wrong / 1000)} % wrong`);
}
// #endregion measure

const users = [];
for (let i = 0; i < 1000; i++) users.push(`user${i}`);
const chosen = chosenNames();
measure('users, public hash', users, publicHash);
measure('chosen, public hash', chosen, publicHash);
measure('chosen, secret hash', chosen, secretHash);
