// Speculative decoding: a small model proposes, the large one judges.
const words = ['red', 'green', 'blue'];
const large = [0.6, 0.3, 0.1];
const small = [0.2, 0.2, 0.6];

let state = 11;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
function draw(p) {
  let left = random() * (p[0] + p[1] + p[2]);
  for (let i = 0; i < p.length; i++) if ((left -= p[i]) < 0) return i;
  return p.length - 1;
}

// #region rule
/** What the small model proposes too seldom. */
const rest = large.map((p, i) => Math.max(0, p - small[i]));
let accepted = 0;
function speculate() {
  const word = draw(small);
  if (random() >= large[word] / small[word]) return draw(rest);
  accepted++;
  return word;
}
// #endregion rule

// #region count
const runs = 20_000;
function frequencies(next) {
  const seen = words.map(() => 0);
  for (let i = 0; i < runs; i++) seen[next()]++;
  return seen
    .map((n, i) => `${words[i]} ${(n / runs).toFixed(2)}`)
    .join('  ');
}
console.log('large alone  ', frequencies(() => draw(large)));
console.log('speculative  ', frequencies(speculate));
console.log('small alone  ', frequencies(() => draw(small)));
console.log('accepted     ', (accepted / runs).toFixed(2));

const overlap = large.map((p, i) => Math.min(p, small[i]));
const sum = overlap.reduce((a, b) => a + b);
console.log('sum of minima', sum.toFixed(2));
// #endregion count
