const text = 'low lower lowest, ' +
  'new newer newest, wide wider widest';

const cut = (text) => text.match(/ ?[a-z]+|,/g);
const list = [...new Set(text)];

// #region count
function mostFrequent(words) {
  const counts = new Map();
  for (const word of words)
    for (let i = 1; i < word.length; i++) {
      const pair = word[i - 1] + '+' + word[i];
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0];
}
// #endregion count
// #region join
function join(pieces, [left, right]) {
  const out = [];
  for (const piece of pieces)
    if (piece === right && out.at(-1) === left)
      out.push(out.pop() + right);
    else out.push(piece);
  return out;
}
// #endregion join

const merges = [];
let words = cut(text).map((word) => [...word]);
while (merges.length < 20) {
  const [pair, times] = mostFrequent(words);
  if (times < 2) break;
  const merge = pair.split('+');
  words = words.map((word) => join(word, merge));
  merges.push(merge);
  list.push(merge.join(''));
  console.log(times, '×', pair.replace(' ', '·'));
}

for (const word of [' lowest', ' slowest']) {
  let pieces = [...word];
  for (const merge of merges) pieces = join(pieces, merge);
  const ids = pieces.map((piece) => list.indexOf(piece));
  console.log(pieces.join('|'), ids.join(' '));
}
