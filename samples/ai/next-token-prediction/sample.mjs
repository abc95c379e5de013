// #region model
// The model of next.mjs.
const tokens = `
the cat sat on the mat . the cat sat on the sofa .
the dog sat on the mat . the dog slept on the sofa .
the cat slept on the sofa . the cat ate the fish .
the dog ate the bone . the cat saw the dog .
anna was born in paris . ben was born in oslo .
cleo was born in paris . the dog saw the cat .`.trim().split(/\s+/);

function predict(text) {
  const [first, second] = text.slice(-2);
  const followers = [];
  for (let i = 2; i < tokens.length; i++)
    if (tokens[i - 2] === first && tokens[i - 1] === second)
      followers.push(tokens[i]);
  return followers;
}

/** Random numbers from 0 up to 1, the same in every run. */
let state = 2026;
const most = 2 ** 31 - 1;
function random() {
  state = (state * 48271) % most;
  return state / most;
}

// #endregion model
const seen = {}; // how often each sentence was written
for (let run = 0; run < 1000; run++) {
  const text = ['the', 'cat'];
  while (text.at(-1) !== '.') {
    const followers = predict(text);
    const place = Math.floor(random() * followers.length);
    text.push(followers[place]);
  }
  const sentence = text.join(' ');
  seen[sentence] = (seen[sentence] ?? 0) + 1;
}

const sorted = Object.entries(seen).sort((a, b) => b[1] - a[1]);
console.log(sorted.length, 'different sentences');
for (const [sentence, times] of sorted.slice(0, 3))
  console.log(times, sentence);
