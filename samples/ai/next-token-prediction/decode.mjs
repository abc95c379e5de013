const logits = { sofa: 3, mat: 2, floor: 1 };

function softmax(temperature) {
  const largest = Math.max(...Object.values(logits));
  const list = Object.keys(logits).map((token) => ({
    token,
    p: Math.exp((logits[token] - largest) / temperature),
  }));
  return scale(list).sort((a, b) => b.p - a.p);
}

const topK = (list, k) => list.slice(0, k);

function topP(list, p) {
  const kept = [];
  let sum = 0;
  for (const option of list) {
    kept.push(option);
    sum += option.p;
    if (sum >= p) break;
  }
  return kept;
}

// #region helpers
/** Divides by the sum, so that the new sum is 1. */
function scale(list) {
  const sum = list.reduce((all, { p }) => all + p, 0);
  return list.map(({ token, p }) => ({ token, p: p / sum }));
}

function print(name, list) {
  const words = list.map(({ token, p }) => `${token} ${p.toFixed(2)}`);
  console.log(name, words.join('  '));
}

for (const temperature of [0.6, 1, 3]) {
  const list = softmax(temperature);
  print(`temperature ${temperature}:\nall  `, list);
  print('top-k', scale(topK(list, 2)));
  print('top-p', scale(topP(list, 0.8)));
}
// #endregion helpers
