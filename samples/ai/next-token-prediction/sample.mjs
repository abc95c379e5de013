// #region model
// The model of next.mjs: the text, and the probabilities.
const corpus = `
the cat sat on the mat . the cat sat on the sofa .
the dog sat on the mat . the dog slept on the sofa .
the cat slept on the sofa . the cat ate the fish .
the dog ate the bone . the cat saw the dog .
anna was born in paris . ben was born in oslo .
cleo was born in paris . the dog saw the cat .`;
const tokens = corpus.trim().split(/\s+/);

function predict(text) {
  const [first, second] = text.slice(-2);
  const next = tokens.filter(
    (_, i) => tokens[i - 2] === first && tokens[i - 1] === second,
  );
  const share = (t) => next.filter((n) => n === t).length / next.length;
  return [...new Set(next)].map((token) => ({
    token,
    p: share(token),
  }));
}

/** Random numbers that are the same in every run. */
let state = 5;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;

// #endregion model
/** One token, drawn at random by the probabilities. */
function draw(options) {
  let left = random();
  for (const { token, p } of options) if ((left -= p) < 0) return token;
  return options.at(-1).token;
}

const seen = {};
for (let run = 0; run < 1000; run++) {
  const text = ['the', 'cat'];
  while (text.length < 12 && text.at(-1) !== '.')
    text.push(draw(predict(text)));
  const sentence = text.join(' ');
  seen[sentence] = (seen[sentence] ?? 0) + 1;
}
const sorted = Object.entries(seen).sort((a, b) => b[1] - a[1]);
console.log(sorted.length, 'different sentences');
for (const [sentence, n] of sorted.slice(0, 4))
  console.log(n, sentence);
