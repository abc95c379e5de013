import { createHash } from 'node:crypto';

// #region chain
const TARGET = 1n << 244n;            // 12 zero bits: 4,096 tries
let tries = 0;

const nameOf = ({ parent, text, nonce }) => {
  tries++;
  const header = `${parent}|${text}|${nonce}`;
  return createHash('sha256').update(header).digest('hex');
};
const works = (block) => BigInt(`0x${nameOf(block)}`) <= TARGET;

function mine(parent, text) {
  for (let nonce = 0; ; nonce++) {
    const block = { parent, text, nonce };
    if (works(block)) return block;
  }
}

function extend(chain, texts) {
  for (const text of texts) {
    const last = chain.at(-1);
    chain.push(mine(last ? nameOf(last) : '0', text));
  }
  return chain;
}

/** What a stranger can check, with nothing but the blocks. */
const check = (chain) => chain.map((block, i) =>
  `${i}${works(block) ? '' : ' no work'}${
    i > 0 && block.parent !== nameOf(chain[i - 1]) ? ' no link' : ''}`
).join(', ');
// #endregion chain

// #region change
const texts = ['ann has 9', 'ann pays bob 5', 'bob pays cai 2',
  'cai pays dan 1', 'dan pays eve 1'];
const chain = extend([], texts);
console.log('at first:', check(chain));

chain[1].text = 'ann pays bob 6';
console.log('changed: ', check(chain));

for (const i of [1, 2, 3, 4]) {
  const parent = nameOf(chain[i - 1]);
  tries = 0;
  chain[i] = mine(parent, chain[i].text);
  const spent = tries;
  console.log(`mined ${i} again, ${spent} tries:`, check(chain));
}
// #endregion change
