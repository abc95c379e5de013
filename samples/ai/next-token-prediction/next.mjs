const tokens = `
the cat sat on the mat . the cat sat on the sofa .
the dog sat on the mat . the dog slept on the sofa .
the cat slept on the sofa . the cat ate the fish .
the dog ate the bone . the cat saw the dog .
anna was born in paris . ben was born in oslo .
cleo was born in paris . the dog saw the cat .`.trim().split(/\s+/);

function predict(text) {
  const [first, second] = text.slice(-2); // the last two words
  const followers = [];
  for (let i = 2; i < tokens.length; i++)
    if (tokens[i - 2] === first && tokens[i - 1] === second)
      followers.push(tokens[i]);
  return shares(followers); // most frequent first
}

const text = ['the', 'cat'];
while (text.at(-1) !== '.') {
  const options = predict(text);
  print(text, options);
  text.push(options[0].token);
}
console.log(text.join(' '));

// #region helpers
/** How often each token is in the list, the most frequent first. */
function shares(list) {
  const result = [];
  for (const token of new Set(list)) {
    const times = list.filter((other) => other === token).length;
    result.push({ token, times, of: list.length });
  }
  return result.sort((a, b) => b.times - a.times);
}

function print(text, options) {
  const list = options.map((o) => `${o.token} ${o.times}/${o.of}`);
  console.log(`${text.join(' ')} ...`);
  console.log(`    ${list.join(' | ')}`);
}
// #endregion helpers
