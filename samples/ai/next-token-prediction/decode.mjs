const logits = { sofa: 3, mat: 2, floor: 1, moon: 0 };

function softmax(temperature) {
  const powers = Object.entries(logits).map(([token, logit]) => ({
    token,
    e: Math.exp(logit / temperature),
  }));
  const sum = powers.reduce((all, { e }) => all + e, 0);
  return powers.map(({ token, e }) => ({ token, p: e / sum }));
}

const topK = (list, k) => list.slice(0, k);
function topP(list, least) {
  let before = 0; // the probabilities of the tokens before this one
  return list.filter(({ p }) => (before += p) - p < least);
}

const names = (list) => list.map(({ token }) => token).join(' ');
for (const temperature of [0.5, 1, 2]) {
  const list = softmax(temperature); // most probable first
  const row = list.map(({ token, p }) => `${token} ${p.toFixed(2)}`);
  console.log(`temperature ${temperature}: `, row.join('  '));
  console.log('   top-k, k = 2:  ', names(topK(list, 2)));
  console.log('   top-p, p = 0.9:', names(topP(list, 0.9)));
}
