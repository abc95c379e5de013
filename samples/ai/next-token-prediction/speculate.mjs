const words = ['red', 'green', 'blue'];
const large = [0.6, 0.3, 0.1]; // what the large model predicts
const small = [0.2, 0.2, 0.6]; // what the small model predicts
// #region draw

/** Random numbers that are the same in every run. */
let state = 11;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;

/** The index of a word, drawn with these weights. */
function draw(p) {
  let left = random() * (p[0] + p[1] + p[2]);
  for (let i = 0; i < p.length; i++) if ((left -= p[i]) < 0) return i;
  return p.length - 1;
}
// #endregion draw

/** What the small model proposes too seldom. */
const missing = large.map((p, i) => Math.max(0, p - small[i]));
let accepted = 0;
function speculate() {
  const word = draw(small);
  if (random() >= large[word] / small[word]) return draw(missing);
  accepted++;
  return word;
}

const runs = 100_000;
const seen = [0, 0, 0];
for (let i = 0; i < runs; i++) seen[speculate()]++;
const list = seen.map((n, i) => `${words[i]} ${(n / runs).toFixed(2)}`);
console.log(list.join('  '));
console.log('proposals accepted', (accepted / runs).toFixed(2));
