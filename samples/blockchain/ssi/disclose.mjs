import { createHash, randomUUID }
  from 'node:crypto';

const hash = (text) => createHash('sha256')
  .update(text).digest('base64url');

// the registry: a disclosure for each claim
const claims = [
  ['name', 'Ann'], ['over18', true],
  ['birthdate', '1999-04-01'],
];
const disclosures = claims.map((claim) =>
  JSON.stringify([randomUUID(), ...claim]));
// the list of hashes
const list = disclosures.map(hash).sort();

// the bar has the list, gets one disclosure
function learn(disclosure) {
  if (!list.includes(hash(disclosure)))
    return 'not in the list';
  const claim = JSON.parse(disclosure);
  return `${claim[1]} is ${claim[2]}`;
}
console.log(learn(disclosures[1]));
console.log(learn('["abc","doctor",true]'));
