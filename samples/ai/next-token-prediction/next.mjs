// #region text
const sentences = [
  'the cat sat on the mat .',
  'the cat sat on the sofa .',
  'the cat slept on the sofa .',
  'the dog sat on the sofa .',
  'the dog slept on the mat .',
  'anna was born in paris .',
  'ben was born in oslo .',
  'cleo was born in paris .',
];
const tokens = sentences.join(' ').split(' ');
// #endregion text

// #region loop
function predict(text) {
  const [a, b] = text.slice(-2); // last two tokens
  const followers = [];
  for (let i = 2; i < tokens.length; i++)
    if (tokens[i - 2] === a && tokens[i - 1] === b)
      followers.push(tokens[i]);
  return shares(followers);
}

const text = process.argv.slice(2);
while (text.at(-1) !== '.') {
  const options = predict(text);
  print(text, options);
  text.push(options[0].token);
}
console.log(text.join(' '));
// #endregion loop

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
  console.log(`${text.join(' ')}: ${list.join(', ')}`);
}
