const tokens = `
the cat sat on the mat . the cat sat on the sofa .
the dog sat on the mat . the dog slept on the sofa .
the cat slept on the sofa . the cat ate the fish .
the dog ate the bone . the cat saw the dog .
anna was born in paris . ben was born in oslo .
cleo was born in paris . the dog saw the cat .`.trim().split(/\s+/);

/** A probability for each token that followed the last two. */
function predict(text) {
  const [a, b] = text.slice(-2);
  const follows = (_, i) => tokens[i - 2] === a && tokens[i - 1] === b;
  const next = tokens.filter(follows);
  const share = (t) => next.filter((n) => n === t).length / next.length;
  return [...new Set(next)]
    .map((token) => ({ token, p: share(token) }))
    .sort((a, b) => b.p - a.p);
}

const text = ['the', 'cat'];
for (let step = 0; step < 10 && text.at(-1) !== '.'; step++) {
  const options = predict(text);
  // #region print
  const list = options.map(
    ({ token, p }) => `${token} ${p.toFixed(2)}`,
  );
  console.log(`${text.join(' ')} ...`);
  console.log(`    ${list.join(' | ')}`);
  // #endregion print
  text.push(options[0].token);
}
console.log(text.join(' '));
