const text = 'the cat, the hat, ha ha ha ha!';

// #region encode
/** The longest match of what comes next with what lies behind. */
function longest(text, at) {
  let best = { back: 0, length: 0 };
  for (let back = 1; back <= at; back++) {
    let length = 0;
    while (at + length < text.length
      && text[at + length] === text[at + length - back]) length++;
    if (length > best.length) best = { back, length };
  }
  return best;
}

const tokens = [];
for (let at = 0; at < text.length; ) {
  const match = longest(text, at);
  const copies = match.length >= 3;
  tokens.push(copies ? match : text[at]);
  at += copies ? match.length : 1;
}
// #endregion encode

// #region decode
let out = '';
for (const token of tokens) {
  if (typeof token === 'string') out += token;
  else
    for (let i = 0; i < token.length; i++)
      out += out.at(-token.back);
}
// #region print
const show = (token) =>
  typeof token === 'string' ? token : `<${token.back},${token.length}>`;
console.log(tokens.map(show).join(''));
console.log(out, out === text);
// #endregion print
// #endregion decode
