import { createHash } from 'node:crypto';

const hash = (text) => createHash('sha256')
  .update(text).digest('base64url');

// a hash of a date of birth, without a salt
const secret = hash('1999-04-01');
let tries = 0;
for (let day = 0; ; day++) {
  tries++;
  const date = new Date(day * 86_400_000)
    .toISOString().slice(0, 10);
  if (hash(date) !== secret) continue;
  console.log(`${date}, found after ${tries} tries`);
  break;
}
