// Byte-pair encoding, whole: learn merges from a text, apply them.

/** Words with the space in front of them; merges stay inside. */
const pieces = (string) => string.match(/ ?\w+|[^\w]/g) ?? [];

function join(tokens, [left, right]) {
  const out = [];
  for (const token of tokens)
    if (token === right && out.at(-1) === left)
      out.push(out.pop() + token);
    else out.push(token);
  return out;
}

function learn(string, most) {
  let words = pieces(string).map((piece) => [...piece]);
  const merges = [];
  while (merges.length < most) {
    const seen = new Map();
    for (const word of words)
      for (let i = 1; i < word.length; i++) {
        const pair = `${word[i - 1]}\n${word[i]}`;
        seen.set(pair, (seen.get(pair) ?? 0) + 1);
      }
    // Of several pairs with the same count, the first in the text.
    const best = [...seen].sort((a, b) => b[1] - a[1])[0];
    if (!best || best[1] < 2) break;
    const merge = best[0].split('\n');
    merges.push([...merge, best[1]]);
    words = words.map((word) => join(word, merge));
  }
  return merges;
}

/** The merges in the order in which they were learned. */
const encode = (string, merges) =>
  pieces(string).flatMap((p) => merges.reduce(join, [...p]));

/** Tokens with · for a space. */
const show = (...tokens) =>
  tokens.map((token) => token.replace(' ', '·')).join(' | ');

// #region use
const text = 'low lower lowest, ' +
  'new newer newest, wide wider widest';
const merges = learn(text, 12);
for (const [left, right, count] of merges)
  console.log(count, '×', show(left), '+', show(right));

for (const word of [
  ' lowest', 'lowest', ' slowest', ' old'])
  console.log(show(...encode(word, merges)));
// #endregion use
